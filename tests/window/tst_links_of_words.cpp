#include <QCheckBox>
#include <QLineEdit>
#include <QTemporaryDir>

#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/control/run_results.h"
#include "ui/view/flow/flow_canvas.h"
#include "ui/view/flow/flow_view.h"

using core::AttentionBlock;
using core::Index;

/// Which word of a text belongs to which of its translation, drawn in Flow.
class TestLinksOfWords final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-links"); }
    void init()
    {
        m_hands.open();
        core::Example example;
        example.session.run().model = SOURCE_DIR "/resources/models/primer-translator";
        example.session.run().texts = {"My name is Tom."};
        example.session.run().targets = {"我的名字是汤姆。"};
        example.session.focus = {.block = AttentionBlock::Cross, .layer = 0, .head = 0};
        m_hands.window->begin(example);
        QTRY_VERIFY(m_hands.shows("computed in"));
        m_hands.press(Qt::Key_6, Qt::ControlModifier);
        QTRY_VERIFY(view() != nullptr && links()->isVisible());
    }
    void cleanup() { m_hands.window.reset(); }

    void theBestHeadsLinksFollowTheWords()
    {
        align();
        m_hands.click("bestHead");
        QTRY_COMPARE(session().focus.layer, Index{2});
        QCOMPARE(session().focus.head, Index{0});
        QCOMPARE(session().focus.block, AttentionBlock::Cross);
        // Every word of the translation, and each goes to the word in its own place.
        QTRY_COMPARE(canvas()->lines().size(), std::size_t{5});
        const auto& content = canvas()->content();
        QStringList said;
        for (const FlowLine& line : canvas()->lines())
            said << content.queries.labels[line.query] + "-" + content.keys[line.key];
        said.sort();
        QStringList meant{"名字-␣name", "我的-␣My", "是-␣is", "汤姆-␣Tom", "。-."};
        for (QString& each : meant) each.remove(u'␣');
        for (QString& each : said) each.remove(u'␣').remove(u'▁');
        meant.sort();
        QCOMPARE(said, meant);
        // The weights come back.
        links()->click();
        QTRY_VERIFY(m_hands.shows("the 5 largest of each query"));
    }

    void theBestHeadWaitsForLayersThatAreStillToCome()
    {
        align();
        auto* results = m_hands.find<RunResults>();
        bool asked = false;
        connect(m_hands.find<RunController>(), &RunController::layerFinished, this, [this, results, &asked] {
            if (asked || results->shown() == nullptr || results->shown()->finished()) return;
            asked = true;
            m_hands.click("bestHead");
        });
        results->openAgain();
        QTRY_VERIFY(asked);
        QTRY_COMPARE(session().focus.layer, Index{2});
        disconnect(m_hands.find<RunController>(), nullptr, this, nullptr);
    }

    void aGoldStandsBesideTheFound()
    {
        align();
        m_hands.click("bestHead");
        QTRY_COMPARE(session().focus.layer, Index{2});
        type("0-0 1-1 2-2 3-3 4-4");
        QTRY_VERIFY2(m_hands.shows("5 of them in the gold; 0 of its sure ones missing"), qPrintable(m_hands.screen()));
        QVERIFY(m_hands.shows("alignment error rate 0.000"));
        // One link of the gold is another one, and the last is only possible: 4 of 5 are found, 1 of 4 sure ones not.
        type("0-0 1-2 2-2 3-3 4?4");
        QTRY_VERIFY2(m_hands.shows("4 of them in the gold; 1 of its sure ones missing"), qPrintable(m_hands.screen()));
        QVERIFY(m_hands.shows("alignment error rate 0.222"));  // 1 - (3 + 4) ∕ (5 + 4)
        for (const char* kind : {"found, and in the gold", "found, not in the gold", "in the gold, not found"})
            QVERIFY2(m_hands.shows(kind), kind);
        std::array<int, 3> lines{};
        for (const FlowLine& line : canvas()->lines()) ++lines[line.head];
        QCOMPARE(lines, (std::array{4, 1, 1}));
        // What was typed is undone, and kept in files.
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("kept.attnscope").toStdString();
        core::saveSession(session(), file);
        QVERIFY(core::openSession(file).flow == session().flow);
        m_hands.window->editor().undo();
        QTRY_COMPARE(session().flow.gold, std::string("0-0 1-1 2-2 3-3 4-4"));
        QTRY_VERIFY(m_hands.shows("alignment error rate 0.000"));
    }

    void aGoldOfOtherTextsIsNamed()
    {
        align();
        type("0-0 9-9");
        QTRY_VERIFY2(m_hands.shows("is of other texts"), qPrintable(m_hands.screen()));
        type("0-0 1:1");
        QTRY_VERIFY2(m_hands.shows("expected links such as 0-0 1-2"), qPrintable(m_hands.screen()));
        QVERIFY(m_hands.shows("5 links of words"));  // the head's own are drawn all the same
    }

    void otherAttentionsHaveNone()
    {
        QTRY_VERIFY(m_hands.shows("the 5 largest of each query"));
        m_hands.press(Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(session().focus.block != AttentionBlock::Cross);
        QTRY_VERIFY(!links()->isVisible());
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    FlowView* view() const { return m_hands.find<FlowView>(); }
    FlowCanvas* canvas() const { return view()->canvas(); }
    QCheckBox* links() const { return m_hands.find<QCheckBox>("linksOfWords"); }
    void align() const
    {
        QTRY_VERIFY(m_hands.shows("the 5 largest of each query"));
        links()->click();
        QTRY_VERIFY2(m_hands.shows("5 links of words"), qPrintable(m_hands.screen()));
    }
    void type(const char* gold) const
    {
        auto* field = m_hands.find<QLineEdit>("goldLinks");
        field->setText(gold);
        QTest::keyClick(field, Qt::Key_Return);
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestLinksOfWords)
#include "tst_links_of_words.moc"
