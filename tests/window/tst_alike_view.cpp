#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTreeWidget>

#include "core/explain/text_likeness.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/window_driver.h"
#include "ui/find/command_palette.h"
#include "ui/part/segments.h"
#include "ui/view/alike/alike_view.h"
#include "ui/view/why/account_canvas.h"
#include "ui/view/why/answer_canvas.h"

#include <cmath>

using core::Index;
using By = core::AlikeSettings::By;

namespace {

const std::filesystem::path reranker =
    std::filesystem::path(SOURCE_DIR) / "../shared/golden/now/labels/xlm_roberta_reranker";

}  // namespace

/// Why two texts are alike, in the window.
class TestAlikeView final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-alike"); }
    void cleanup() { m_hands.window.reset(); }

    /// The cosines are those of the mean rows that the engine returned.
    void theNearestTextIsOpenedFirst()
    {
        open("primer-encoder", {"The cat sat.", "My teacher reads a book.", "The dog sat."});
        QTRY_VERIFY2(m_hands.shows("cosine of text 1 and text 3"), qPrintable(m_hands.screen()));
        const auto means = meanRows();
        const auto cosine = [&](std::size_t text) {
            return QString::number(means[0].normalized().dot(means[text].normalized()), 'f', 4);
        };
        QVERIFY(m_hands.shows(cosine(2)));
        QCOMPARE(list()->topLevelItemCount(), 2);
        QCOMPARE(line(0), "3|The dog sat.|" + cosine(2));
        QCOMPARE(line(1), "2|My teacher reads a book.|" + cosine(1));
        QVERIFY(cosine(2).toDouble() > cosine(1).toDouble());
        // A click opens the other one, and the session remembers it.
        emit list()->itemClicked(list()->topLevelItem(1), 1);
        QTRY_VERIFY(m_hands.shows("cosine of text 1 and text 2"));
        QCOMPARE(session().alike.other, Index{2});
        QCOMPARE(list()->currentItem()->text(0), QString("2"));
        // So does Enter.
        list()->setCurrentItem(list()->topLevelItem(0));
        QTest::keyClick(list(), Qt::Key_Return);
        QTRY_VERIFY(m_hands.shows("cosine of text 1 and text 3"));
        // And another text in focus is compared with its own nearest.
        m_hands.window->editor().look([](core::Session& next) { next.focus.item = 2; });
        QTRY_VERIFY2(m_hands.shows("cosine of text 3 and text 1"), qPrintable(m_hands.screen()));
    }

    void thePairsAddUp()
    {
        open("primer-encoder", {"The cat sat.", "Unbelievably, the dog sat."});
        QTRY_VERIFY(m_hands.shows("cosine of text 1 and text 2"));
        const AccountCanvas* pairs = view()->pairs();
        const auto trace = m_hands.window->bench().results.whole();
        QCOMPARE(pairs->table().values.rows(), std::ranges::count(trace->batch.sequences[0].real, true));
        const auto means = meanRows();
        const double cosine = means[0].normalized().dot(means[1].normalized());
        QVERIFY(std::abs(static_cast<double>(pairs->table().values.sum()) - cosine) < 1e-5);
        const Index tokens = pairs->table().values.cols();
        m_hands.find<QCheckBox>("alikeWords")->click();
        QTRY_VERIFY(pairs->table().values.cols() < tokens);
        QVERIFY(std::abs(static_cast<double>(pairs->table().values.sum()) - cosine) < 1e-5);
        QVERIFY(session().figure.map.words);
    }

    void keysAndTablesWalkThePairs()
    {
        open("primer-encoder", {"The cat sat.", "The dog sat."});
        QTRY_VERIFY(m_hands.shows("[CLS] with [CLS]"));
        QTest::keyClick(view()->pairs(), Qt::Key_Down);
        QTest::keyClick(view()->pairs(), Qt::Key_Right);
        QVERIFY2(m_hands.shows("␣the with ␣the"), qPrintable(m_hands.screen()));
        const auto tables = view()->pairs()->spokenTables();
        QCOMPARE(tables.size(), std::size_t{1});
        QCOMPARE(tables[0].name, QString("What each pair of tokens adds to the cosine of both texts"));
        QCOMPARE(tables[0].chosen, std::optional(SpokenPlace{1, 1}));
        QVERIFY(tables[0].row_name(2).startsWith("␣cat of the first text adds"));
        QVERIFY(tables[0].column_name(2).startsWith("␣dog of the second text adds"));
        QVERIFY(m_hands.shows("the mean of all is taken"));
        QVERIFY(tables[0].sentenceOf({2, 2}).startsWith("␣cat × ␣dog adds 0.03"));
    }

    void whatWroteEitherSideAddsUpToo()
    {
        open("primer-encoder", {"The cat sat.", "The dog sat."});
        for (const By side : {By::First, By::Second}) {
            emit m_hands.find<Segments>("alikeKinds")->chosen(static_cast<int>(side));
            QTRY_VERIFY(view()->parts()->isVisible() && view()->parts()->parts().lines() > 3);
            QCOMPARE(session().alike.by, side);
            double sum = 0;
            for (const double value : view()->parts()->parts().values) sum += value;
            const auto means = meanRows();
            QVERIFY2(std::abs(sum - means[0].normalized().dot(means[1].normalized())) < 1e-5,
                     qPrintable(QString::number(sum)));
        }
        // A click on a head of the map goes there.
        emit view()->parts()->headOpened(2, 3);
        QCOMPARE(session().focus.layer, Index{2});
        QCOMPARE(session().focus.head, Index{3});
    }

    void escStopsTheComparison()
    {
        open("primer-encoder", {"The cat sat.", "The dog sat."});
        QTRY_VERIFY(m_hands.shows("[CLS] with [CLS]"));
        m_hands.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_hands.window.get()));
        emit m_hands.find<Segments>("alikeKinds")->chosen(static_cast<int>(By::First));
        QVERIFY(m_hands.shows("Comparing the texts… (Esc stops)"));
        QTest::keyClick(m_hands.window.get(), Qt::Key_Escape);
        QVERIFY2(m_hands.shows("Stopped before anything could be shown."), qPrintable(m_hands.screen()));
        QVERIFY(at_rest::comesToRest());
        QVERIFY(m_hands.shows("Stopped before anything could be shown."));
        QVERIFY(!m_hands.shows("cosine of text 1 and text 2"));
        // The next question is answered.
        emit m_hands.find<Segments>("alikeKinds")->chosen(static_cast<int>(By::Second));
        QTRY_VERIFY(m_hands.shows("cosine of text 1 and text 2"));
        QVERIFY(view()->parts()->isVisible());
    }

    /// In a small window, and of long texts, whose map is larger than the window.
    void namesDoNotTouch()
    {
        std::string many;
        for (int i = 0; i < 30; ++i) many += "The cat sat on the mat. ";
        open("primer-encoder", {"The cat sat.", many});
        m_hands.window->resize(1024, 740);
        QTRY_VERIFY(m_hands.shows("[CLS] with [CLS]"));
        const AccountCanvas* pairs = view()->pairs();
        QVERIFY(pairs->table().values.cols() > 90);
        QTRY_VERIFY(pairs->width() >= pairs->minimumSizeHint().width());
        QVERIFY(pairs->width() > view()->width());
        // What is chosen by the keys comes into sight, and is written large.
        for (Index i = 1; i < pairs->table().values.cols(); ++i) QTest::keyClick(view()->pairs(), Qt::Key_Right);
        QTRY_VERIFY(pairs->visibleRegion().contains(pairs->chosenRect().center()));
        const auto* number = m_hands.find<QLabel>("alikeChosen");
        const double added = static_cast<double>(pairs->table().values(0, pairs->table().values.cols() - 1));
        QCOMPARE(number->text(), QString("+%1").arg(added, 0, 'f', 4));
        QVERIFY(number->font().pointSizeF() >= 14);
    }

    void itIsFoundAndKept()
    {
        m_hands.open();
        begin("primer-encoder", {"The cat sat.", "The dog sat."});
        m_hands.press(Qt::Key_K, Qt::ControlModifier);
        auto* palette = m_hands.find<CommandPalette>();
        QTRY_VERIFY(palette->isVisible());
        auto* field = palette->findChild<QLineEdit*>();
        field->setText("alike");
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(session().view, core::View::Alike);
        QTRY_VERIFY(m_hands.shows("cosine of text 1 and text 2"));
        m_hands.window->editor().look([](core::Session& next) { next.alike = {By::Second, 2}; });
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("kept.attnscope").toStdString();
        core::saveSession(session(), file);
        const core::Session again = core::openSession(file);
        QCOMPARE(again.view, core::View::Alike);
        QVERIFY(again.alike == session().alike);
    }

    void whatIsLackingIsSaid()
    {
        open("primer-encoder", {"The cat sat."});
        QTRY_VERIFY2(m_hands.shows("There is one text."), qPrintable(m_hands.screen()));
        m_hands.window->editor().apply([](core::Session& next) { next.run().texts.emplace_back("The dog sat."); });
        QTRY_VERIFY(m_hands.shows("cosine of text 1 and text 2"));
        m_hands.window->editor().apply([](core::Session& next) { next.run().texts[1] = " "; });
        QTRY_VERIFY2(m_hands.shows("expected words in each, found an empty one"), qPrintable(m_hands.screen()));
        m_hands.window->editor().look([](core::Session& next) { next.alike.other = 7; });
        QTRY_VERIFY2(m_hands.shows("expected the number of a text from 1 to 2, found 7"), qPrintable(m_hands.screen()));
        // A model that has nothing of it shows its map.
        begin("primer-decoder", {"The cat sat."});
        QTRY_COMPARE(session().view, core::View::Map);
        QVERIFY(!m_hands.find<QAction>("alikeView")->isVisible());
        // Why leads to it where it would have to explain an answer that there is none of.
        begin("primer-encoder", {"The cat sat.", "The dog sat."});
        QVERIFY(m_hands.find<QAction>("alikeView")->isVisible());
    }

    void whyLeadsToItWhereThereIsNoAnswer()
    {
        const std::filesystem::path sentences = reranker.parent_path() / "sentence_mean";
        if (!std::filesystem::exists(sentences / "config.json")) QSKIP("the golden set is not there");
        m_hands.open();
        core::Example example;
        example.session.run().model = sentences;
        example.session.run().texts = {"The lamp needs oil.", "The keeper looks at the sea."};
        example.session.why.of = core::WhySettings::Of::Answer;
        begin(example);
        m_hands.window->setView(core::View::Why);
        QTRY_VERIFY2(m_hands.shows("shows why the vectors of two texts are alike"), qPrintable(m_hands.screen()));
    }

    void aRerankersNumberIsReadFromTokens()
    {
        if (!std::filesystem::exists(reranker / "config.json")) QSKIP("the golden set is not there");
        m_hands.open();
        core::Example example;
        example.session.run().model = reranker;
        example.session.run().texts = {"The lamp needs oil.", "The keeper looks at the sea."};
        example.session.run().keys_text = "Does the engine need glass?";
        begin(example);
        m_hands.window->setView(core::View::Alike);
        QTRY_VERIFY2(m_hands.shows("the model’s number for text 1"), qPrintable(m_hands.screen()));
        const auto trace = m_hands.window->bench().results.whole();
        QVERIFY(std::abs(static_cast<double>(view()->pairs()->table().values.sum()) - core::rankedScore(*trace, 0))
                < 1e-5);
        QCOMPARE(list()->topLevelItemCount(), 2);
        const QString second = QString::number(std::abs(core::rankedScore(*trace, 1)), 'f', 4);
        for (int row = 0; row < 2; ++row) {
            if (!line(row).startsWith("2|")) continue;
            QVERIFY2(line(row).endsWith(second), qPrintable(line(row)));
            emit list()->itemClicked(list()->topLevelItem(row), 1);
            break;  // the list is made anew
        }
        QTRY_COMPARE(session().focus.item, Index{1});
        QTRY_VERIFY(m_hands.shows("the model’s number for text 2"));
        QVERIFY(m_hands.shows(second));
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    AlikeView* view() const { return m_hands.find<AlikeView>(); }
    QTreeWidget* list() const { return m_hands.find<QTreeWidget>("alikeTexts"); }
    QString line(int row) const
    {
        const QTreeWidgetItem* item = list()->topLevelItem(row);
        return item->text(0) + "|" + item->text(1) + "|" + item->text(2);
    }

    /// The mean of each text's rows that are no padding.
    std::vector<Eigen::RowVectorXd> meanRows() const
    {
        const auto trace = m_hands.window->bench().results.whole();
        std::vector<Eigen::RowVectorXd> means;
        for (std::size_t text = 0; text < trace->batch.sequences.size(); ++text) {
            const auto& rows = trace->last_hidden_state[text];
            const auto& real = trace->batch.sequences[text].real;
            Eigen::RowVectorXd sum = Eigen::RowVectorXd::Zero(rows.cols());
            for (Index row = 0; row < rows.rows(); ++row)
                if (real[static_cast<std::size_t>(row)]) sum += rows.row(row).cast<double>();
            means.push_back(sum);
        }
        return means;
    }

    /// Until what is shown is no longer what was there before, whose model may compare no texts.
    void begin(const core::Example& example)
    {
        QTRY_VERIFY(m_hands.shows("computed in"));
        const auto before = m_hands.window->bench().results.whole();
        m_hands.window->begin(example);
        QTRY_VERIFY(m_hands.window->bench().results.whole() != nullptr
                    && m_hands.window->bench().results.whole() != before);
        QTRY_VERIFY(m_hands.shows("computed in"));
    }

    void begin(const char* model, std::vector<std::string> texts)
    {
        core::Example example;
        example.session.run().model = std::string(SOURCE_DIR "/resources/models/") + model;
        example.session.run().texts = std::move(texts);
        example.session.view = session().view;
        begin(example);
    }

    void open(const char* model, std::vector<std::string> texts)
    {
        m_hands.open();
        begin(model, std::move(texts));
        m_hands.press(Qt::Key_5, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(session().view, core::View::Alike);
        QTRY_VERIFY(view() != nullptr);
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestAlikeView)
#include "tst_alike_view.moc"
