#include <QLabel>
#include <QLineEdit>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>

#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/bench/view_stack.h"
#include "ui/part/segments.h"
#include "ui/view/why/account_canvas.h"
#include "ui/view/why/answer_canvas.h"
#include "ui/view/why/lens_canvas.h"
#include "ui/view/why/patch_canvas.h"
#include "ui/view/why/weights_table.h"
#include "ui/view/why/why_trail.h"
#include "ui/view/why/why_view.h"

using core::Index;

/// Why a cell has its score, in the window.
class TestWhyView final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-why"); }
    void cleanup() { m_hands.window.reset(); }

    void aCellsAccountAddsUpAndLeadsBack()
    {
        open("primer-encoder", "The cat sat on the mat because it was tired.",
             {.layer = 3, .head = 3, .query = 8, .key = 2});
        QTRY_VERIFY(m_hands.shows("9.7116"));
        QVERIFY(m_hands.shows("score of ␣it for ␣cat"));
        QTRY_VERIFY(m_hands.shows("27 × 27 products"));
        // 3.6 is the head that adds most, and looks at ␣tired.
        auto* walks = view()->panel()->walks();
        QCOMPARE(walks->topLevelItem(0)->text(0), QString("3.6"));
        QCOMPARE(walks->topLevelItem(0)->text(1), QString("␣tired"));
        emit walks->itemClicked(walks->topLevelItem(0), 0);
        QTRY_VERIFY(m_hands.shows("score of ␣it for ␣tired"));
        QCOMPARE(session().focus.layer, Index{2});
        QCOMPARE(session().focus.head, Index{5});
        QVERIFY(!view()->trail()->isHidden());
        // The keys that go to the next head elsewhere walk the trail.
        QTest::keyClick(view()->account(), Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(m_hands.shows("score of ␣it for ␣cat"));
        QCOMPARE(session().focus.layer, Index{3});
        QTest::keyClick(view()->account(), Qt::Key_Right, Qt::AltModifier);
        QTRY_VERIFY(m_hands.shows("score of ␣it for ␣tired"));
    }

    void anInductionHeadLeadsToThePreviousTokenHead()
    {
        open("primer-decoder", "Zanik met the queen. The queen thanked Zan",
             {.layer = 1, .head = 3, .query = 11, .key = 2});
        QTRY_VERIFY(m_hands.shows("score of an for ik"));
        auto* through = m_hands.find<QToolButton>("lookThrough");
        QTRY_COMPARE(through->text(), QString("Look through feed-forward 1"));
        through->click();
        QTRY_COMPARE(through->text(), QString("Feed-forward 1 as a whole"));
        QCOMPARE(session().why.through, std::optional<Index>(0));
        const auto lists = view()->panel()->findChildren<QTreeWidget*>();
        const QTreeWidgetItem* first = lists.back()->topLevelItem(0);  // of the key's row
        QCOMPARE(first->text(0), QString("1.4"));
        QCOMPARE(first->text(1), QString("an"));  // the token before
        QVERIFY(first->text(3).startsWith("+8"));
        emit lists.back()->itemClicked(const_cast<QTreeWidgetItem*>(first), 0);
        QTRY_VERIFY(m_hands.shows("score of ik for an"));
        QCOMPARE(session().focus.layer, Index{0});
        QCOMPARE(session().focus.head, Index{3});
    }

    void anotherCellBeginsAnotherTrail()
    {
        open("primer-encoder", "The cat sat on the mat because it was tired.",
             {.layer = 3, .head = 3, .query = 8, .key = 2});
        QTRY_VERIFY(m_hands.shows("9.7116"));
        auto* walks = view()->panel()->walks();
        emit walks->itemClicked(walks->topLevelItem(0), 0);
        QTRY_VERIFY(!view()->trail()->isHidden());
        QTRY_COMPARE(session().focus.layer, Index{2});
        m_hands.press(Qt::Key_Up, Qt::AltModifier);  // the layer before, as anywhere else
        QTRY_VERIFY(view()->trail()->isHidden());
        QCOMPARE(session().focus.layer, Index{1});
    }

    void keysChooseProducts()
    {
        open("primer-encoder", "The cat sat on the mat because it was tired.",
             {.layer = 3, .head = 3, .query = 8, .key = 2});
        QTRY_VERIFY(m_hands.shows("feed-forward 2 at ␣it × head 3.3 at ␣cat"));
        QTest::keyClick(view()->account(), Qt::Key_Right);
        QVERIFY(m_hands.shows("feed-forward 2 at ␣it × feed-forward 2 at ␣cat"));
        QTRY_VERIFY(m_hands.shows("+0.8978"));
        QVERIFY(view()->account()->accessibleDescription().contains("0.90"));
    }

    void anAnswerIsWrittenByItsParts()
    {
        open("primer-decoder", "Zanik met the queen. The queen thanked Z",
             {.layer = 1, .head = 2, .query = 10, .key = 1});
        choose(core::WhySettings::Of::Answer);
        auto* word = m_hands.find<QLineEdit>("whyWord");
        auto* against = m_hands.find<QLineEdit>("whyAgainst");
        word->setText("an");
        QTest::keyClick(word, Qt::Key_Return);
        QTRY_VERIFY(m_hands.shows("logit of an"));
        QVERIFY(m_hands.shows("14.006"));
        against->setText("ed");
        QTest::keyClick(against, Qt::Key_Return);
        QTRY_VERIFY(m_hands.shows("logit of an minus logit of ed"));
        m_hands.find<QToolButton>("whyKnockOut")->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_hands.shows("They differ most for head"), 20000);
        QTRY_COMPARE(m_hands.find<QToolButton>("whyKnockOut")->text(), QString("Knock out each head"));
    }

    void everyLayerSaysSomething()
    {
        open("primer-decoder", "The dogs run.", {.layer = 0, .head = 0, .query = 1, .key = 0});
        QTRY_VERIFY(m_hands.shows("score of"));
        choose(core::WhySettings::Of::Lens);
        QVERIFY(!m_hands.shows("score of"));  // no number of another question stands beside what is not there yet
        QTRY_VERIFY(m_hands.shows("after layer 4, the model would continue from ␣dogs with:"));
        QTest::keyClick(view()->lens(), Qt::Key_Up);
        QVERIFY(m_hands.shows("after layer 3, the model would continue from ␣dogs"));
    }

    void aHeadIsReadFromItsWeights()
    {
        open("primer-decoder", "The dogs run.", {.layer = 1, .head = 3, .query = 1, .key = 0});
        choose(core::WhySettings::Of::Weights);
        QTRY_VERIFY(m_hands.shows("head 2.4, whatever the text says"));
        QTRY_VERIFY(m_hands.shows("copying score"));
        QCOMPARE(view()->weights()->topLevelItemCount(), 18);  // two circuits of eight directions, and their headings
        // A click on a head that it reads goes there.
        auto* walks = view()->panel()->walks();
        QVERIFY(walks->topLevelItem(0)->text(0).startsWith("1."));
        emit walks->itemClicked(walks->topLevelItem(0), 0);
        QTRY_COMPARE(session().focus.layer, Index{0});
        QTRY_VERIFY(m_hands.shows("head 1."));
    }

    void patchesTellWhereAnAnswerComesFrom()
    {
        open("primer-decoder", "The dogs", {.layer = 1, .head = 3, .query = 1, .key = 0});
        choose(core::WhySettings::Of::Patches);
        QTRY_VERIFY(m_hands.shows("Add a run in Compare"));
        m_hands.window->editor().apply([](core::Session& next) {
            next.runs.push_back(next.runs.front());
            next.runs.back().texts = {"The dog"};
        });
        QTRY_VERIFY(m_hands.shows("How far the answer moves to run B's"));
        m_hands.find<QLineEdit>("whyWord")->setText("is");
        QTest::keyClick(m_hands.find<QLineEdit>("whyWord"), Qt::Key_Return);
        m_hands.find<QLineEdit>("whyAgainst")->setText("are");
        QTest::keyClick(m_hands.find<QLineEdit>("whyAgainst"), Qt::Key_Return);
        m_hands.find<QToolButton>("whyKnockOut")->click();
        QTRY_VERIFY2(m_hands.shows("by the logit of ␣is minus that of ␣are"), qPrintable(m_hands.screen()));
        QTRY_COMPARE(m_hands.find<QToolButton>("whyKnockOut")->text(), QString("Patch every place"));
        QTest::keyClick(view()->patches(), Qt::Key_Right);
        QTRY_VERIFY(m_hands.shows("run B's stream before layer 1, at token 2, ␣dogs"));
        QTRY_VERIFY(m_hands.shows("100.0 %"));
    }

    void theTabStandsBehindTheOthers()
    {
        open("primer-encoder", "The cat sat.");
        auto* tabs = m_hands.find<QTabBar>();
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(tabs->count(), 5);
        m_hands.press(Qt::Key_9, Qt::ControlModifier);
        QCOMPARE(session().view, core::View::Why);
        QCOMPARE(tabs->tabText(tabs->currentIndex()), QString("Why"));  // as long as it is shown
        m_hands.press(Qt::Key_7, Qt::ControlModifier);
        QCOMPARE(session().view, core::View::Measures);
        QCOMPARE(tabs->tabText(tabs->currentIndex()), QString("Measures"));
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(tabs->count(), 5);
        m_hands.find<QToolButton>("why")->click();
        QCOMPARE(session().view, core::View::Why);
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    WhyView* view() const { return m_hands.find<WhyView>(); }

    /// A cell that stays chosen.
    void open(const char* model, const QString& text, const core::Focus& focus = {})
    {
        m_hands.open();
        core::Example example;
        example.session.run().model = std::string(SOURCE_DIR "/resources/models/") + model;
        example.session.run().texts = {text.toStdString()};
        example.session.focus = focus;
        m_hands.window->begin(example);
        QTRY_VERIFY(m_hands.shows("computed in"));
        m_hands.window->setView(core::View::Why);
        QTRY_VERIFY(m_hands.shows("DOES IT ADD UP?"));
    }

    void choose(core::WhySettings::Of of) { emit m_hands.find<Segments>("whyKinds")->chosen(static_cast<int>(of)); }

    WindowDriver m_hands;
};

TEST_CLASS(TestWhyView)
#include "tst_why_view.moc"
