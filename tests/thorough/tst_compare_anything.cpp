#include "tests/window/window_driver.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QMenu>

#include "core/analysis/divergence.h"
#include "core/prepare/prepared_run.h"
#include "tests/core/traced_run.h"
#include "tests/test_class.h"
#include "ui/plot/figure/figure.h"
#include "ui/view/compare/compare_maps.h"
#include "ui/view/compare/compare_view.h"
#include "ui/words/token_text.h"

using core::Index;
using core::Matrix;

namespace {

const Matrix& weights(const core::Trace& trace, Index layer, Index head)
{
    return trace.layers[static_cast<std::size_t>(layer)]
        ->items[0]
        .attention.heads[static_cast<std::size_t>(head)]
        .weights;
}

}  // namespace

/// Compares heads, texts, masks, temperatures, position encodings and models as a person does, and what is drawn with
/// the engine's weights.
class TestCompareAnything final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-compare"); }
    void init()
    {
        m_hands.open();
        m_hands.press(Qt::Key_4, Qt::ControlModifier);
    }
    void cleanup() { m_hands.window.reset(); }

    void heads()
    {
        auto* second = m_hands.find<QComboBox>("headsB");
        QTRY_VERIFY(second->isVisible() && second->count() > 2);
        second->setFocus();
        QTest::keyClick(second, Qt::Key_End);
        const Index last = second->count() - 1;
        QTRY_COMPARE(session().compare.heads[1].head, last);
        const auto trace = tracedRun(session().run());
        drawnAs(0, weights(*trace, 0, 0));
        drawnAs(1, weights(*trace, 0, last));
        drawnAsDifference(weights(*trace, 0, 0), weights(*trace, 0, last));
    }

    void masks()
    {
        compareRuns();
        m_hands.typeInto(editor<QLineEdit>("runMask", 1), "causal & window(1, 0)");
        QTRY_VERIFY(!session().runs[1].changes.empty());
        drawnAsTheRuns();
        QVERIFY(weights(*tracedRun(session().runs[1]), 0, 0)(8, 3) == 0);
    }

    void temperatures()
    {
        compareRuns();
        auto* temperature = editor<QDoubleSpinBox>("runTemperature", 1);
        temperature->setFocus();
        temperature->selectAll();
        QTest::keyClicks(temperature, QLocale().toString(4.0));
        QTest::keyClick(temperature, Qt::Key_Return);
        QTRY_VERIFY(!session().runs[1].changes.empty());
        drawnAsTheRuns();
        QVERIFY(core::meanEntropy(weights(*tracedRun(session().runs[1]), 0, 0))
                > core::meanEntropy(weights(*tracedRun(session().runs[0]), 0, 0)));
    }

    void textsWithAnInsertion()
    {
        compareRuns();
        m_hands.typeInto(editor<QLineEdit>("runText", 1), "the cat sat not on the mat because the cat was tired.");
        const auto a = tracedRun(session().runs[0]);
        const auto b = tracedRun(session().runs[1]);
        const Index added = 3, count = std::ssize(b->queries(0));
        QCOMPARE(b->queries(0)[added].text, std::string("not"));
        QTRY_VERIFY(m_hands.shows("1 token of B is not in A"));
        const auto before = [&](Index place) { return place < added ? place : place - 1; };
        Matrix laidOut = Matrix::Zero(count, count);
        for (Index query = 0; query < count; ++query)
            for (Index key = 0; key < count; ++key) {
                const bool both = query != added && key != added;
                if (both) laidOut(query, key) = weights(*a, 0, 0)(before(query), before(key));
                QCOMPARE(maps()->isAbsent(0, {query, key}), !both);
                QCOMPARE(maps()->isAbsent(1, {query, key}), false);
                QCOMPARE(maps()->isAbsent(2, {query, key}), !both);
            }
        drawnAs(0, laidOut);
        drawnAs(1, weights(*b, 0, 0));
        drawnAsDifference(laidOut, weights(*b, 0, 0));
        double sum = 0;
        for (Index query = 0; query < count; ++query)
            if (query != added) sum += *core::jensenShannon(laidOut.row(query), weights(*b, 0, 0).row(query));
        const QString mean = QString::number(sum / static_cast<double>(count - 1), 'f', 3);
        QVERIFY2(m_hands.shows(mean + " nats (mean over queries)"), qPrintable(mean + "\n" + m_hands.screen()));

        // A click in B's map chooses the same word's cell in A.
        QTest::mouseClick(maps(), Qt::LeftButton, {}, maps()->positionOf(1, {8, 5}).toPoint());
        QTRY_COMPARE(session().focus.query, Index{7});
        QCOMPARE(session().focus.key, Index{4});
        QTest::mouseClick(maps(), Qt::LeftButton, {}, maps()->positionOf(1, {added, 1}).toPoint());
        QVERIFY(m_hands.textOf("queryTitle").contains("“not”"));
        QCOMPARE(session().focus.query, Index{7});
    }

    void shuffledWordsWithoutPositionsAreTheSame()
    {
        core::TeachingModule module;
        module.positions = core::PositionEncoding::None;
        m_hands.window->editor().setModule(module);
        compareRuns();
        for (const int run : {0, 1}) m_hands.typeInto(editor<QLineEdit>("runMask", run), "padding");
        m_hands.typeInto(editor<QLineEdit>("runText", 0), "the cat sat on the mat because it was tired");
        m_hands.typeInto(editor<QLineEdit>("runText", 1), "tired the was mat it cat the because on sat");
        QTRY_VERIFY2(m_hands.shows("B has the tokens of A in another order"), qPrintable(m_hands.screen()));
        QTRY_VERIFY2(m_hands.shows("equal up to rounding") || m_hands.shows("A and B are equal"),
                     qPrintable(m_hands.screen()));
        QVERIFY(!m_hands.shows("not in A"));
        const auto a = tracedRun(session().runs[0]);
        drawnAs(0, weights(*a, 0, 0));
        drawnAs(1, weights(*a, 0, 0));  // as the words stand in A
        core::FigureSettings settings;
        settings.content = core::FigureSettings::Content::Compare;
        const Figure figure({.session = session(), .traces = {a, tracedRun(session().runs[1])}}, settings);
        QCOMPARE(figure.tables()[2].rows, tokenTexts(a->queries(0)));
        QVERIFY(figure.tables()[2].values->cwiseAbs().maxCoeff() < 1e-6F);
    }

    void theFigureHasTheSameWordAtTheSamePlace()
    {
        compareRuns();
        m_hands.typeInto(editor<QLineEdit>("runText", 1), "the cat sat not on the mat because the cat was tired.");
        const auto a = tracedRun(session().runs[0]);
        const auto b = tracedRun(session().runs[1]);
        core::FigureSettings settings;
        settings.content = core::FigureSettings::Content::Compare;
        const Figure figure({.session = session(), .traces = {a, b}}, settings);
        QCOMPARE(*figure.tables()[0].values, weights(*a, 0, 0));
        QCOMPARE(*figure.tables()[1].values, weights(*b, 0, 0));
        const FigureTable& difference = figure.tables()[2];
        QCOMPARE(difference.rows, tokenTexts(a->queries(0)));
        for (Index query = 0; query < 12; ++query)
            for (Index key = 0; key < 12; ++key) {
                const auto after = [](Index place) { return place < 3 ? place : place + 1; };
                QCOMPARE((*difference.values)(query, key),
                         weights(*a, 0, 0)(query, key) - weights(*b, 0, 0)(after(query), after(key)));
            }
    }

    void positionEncodings()
    {
        m_hands.window->editor().setModule({});
        compareRuns();
        auto* positions = editor<QComboBox>("runPositions", 1);
        QTRY_VERIFY(positions->isVisible());
        QCOMPARE(positions->currentText(), QString("sinusoidal"));
        for (const auto wanted : {core::PositionEncoding::Rotary, core::PositionEncoding::Alibi,
                                  core::PositionEncoding::Relative, core::PositionEncoding::None}) {
            positions->setFocus();
            QTest::keyClick(positions, Qt::Key_Home);
            for (int i = 0; i < static_cast<int>(wanted); ++i) QTest::keyClick(positions, Qt::Key_Down);
            QTRY_COMPARE(session().runs[1].module->positions, wanted);
            QCOMPARE(session().runs[0].module->positions, core::PositionEncoding::Sinusoidal);
            QTRY_VERIFY(titles()[1].endsWith(positions->currentText()));
            QVERIFY(titles()[0].endsWith("sinusoidal"));
            drawnAsTheRuns();
        }
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(session().runs[1].module->positions, core::PositionEncoding::Relative);
    }

    void twoModelsOnOneText()
    {
        m_hands.window->openPath(WindowDriver::gpt2());
        QTRY_COMPARE(m_hands.find<QComboBox>("headsA")->count(), 12);
        compareRuns();
        const std::filesystem::path bert = WindowDriver::gpt2().parent_path() / "bert";
        m_hands.answerDialog(QString::fromStdString(bert.string()));
        choose(1, "Folder…");
        QTRY_COMPARE(session().runs[1].model, bert);
        QCOMPARE(session().runs[0].model, WindowDriver::gpt2());
        QCOMPARE(session().runs[1].texts, session().runs[0].texts);
        const auto a = tracedRun(session().runs[0]);
        const auto b = tracedRun(session().runs[1]);
        QTRY_VERIFY(titles()[1].endsWith("of " + QString::fromStdString(b->model->info.name)));
        QVERIFY(titles()[0].endsWith("of " + QString::fromStdString(a->model->info.name)));
        const auto places = core::placesOf({a->queries(0), b->queries(0)}, core::SameToken::Place);
        const Matrix x = core::placed(weights(*a, 0, 0), places[0], places[0], 0);
        const Matrix y = core::placed(weights(*b, 0, 0), places[1], places[1], 0);
        drawnAs(0, x);
        drawnAs(1, y);
        drawnAsDifference(x, y);
        const QString mean = QString::number(*core::divergence(x, y).mean, 'f', 3);
        QVERIFY2(m_hands.shows(mean + " nats (mean over queries)"), qPrintable(mean + "\n" + m_hands.screen()));

        // A module instead, which has one layer: its nearest head is shown, and said to be.
        m_hands.press(Qt::Key_Down, Qt::AltModifier);
        choose(1, "Teaching module (random parameters)");
        QTRY_VERIFY(session().runs[1].module.has_value());
        QTRY_VERIFY(titles()[1].endsWith("of the teaching module"));
        QTRY_VERIFY(m_hands.shows("nearest to layer 2 · head 1"));
        QVERIFY(titles()[0].contains("layer 2"));
    }

    void aModelThatCannotBeOpenedLeavesTheOtherSide()
    {
        compareRuns();
        QTemporaryDir empty;
        m_hands.answerDialog(empty.path());
        choose(1, "Folder…");
        QTRY_VERIFY(m_hands.window->findChildren<QLabel*>("runError")[1]->isVisible());
        QVERIFY(!m_hands.window->findChildren<QLabel*>("runError")[0]->isVisible());
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!m_hands.window->findChildren<QLabel*>("runError")[1]->isVisible());
        drawnAsTheRuns();
    }

    void everyEditorIsReachedByTabAndHasAName()
    {
        m_hands.window->editor().setModule({});
        compareRuns();
        auto* first = editor<QLineEdit>("runText", 0);
        QTRY_VERIFY(editor<QComboBox>("runPositions", 1)->isVisible());
        first->setFocus();
        QStringList names;
        for (int i = 0; i < 12; ++i) {
            QWidget* focus = QApplication::focusWidget();
            if (focus == nullptr) break;
            names << focus->accessibleName();
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        const QStringList wanted{"Text of run A",
                                 "Model of run A: teaching module",
                                 "Position encoding of run A",
                                 "Mask recipe of run A",
                                 "Temperature of run A",
                                 "Text of run B",
                                 "Model of run B: teaching module",
                                 "Position encoding of run B",
                                 "Mask recipe of run B",
                                 "Temperature of run B"};
        QCOMPARE(names.mid(0, wanted.size()), wanted);
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    CompareMaps* maps() const { return m_hands.find<CompareMaps>(); }

    template<typename Widget>
    Widget* editor(const char* name, int run) const
    {
        return m_hands.find<CompareView>()->findChildren<Widget*>(name)[run];
    }

    /// Chooses "runs" in the bar.
    void compareRuns() const
    {
        auto* kind = m_hands.find<QComboBox>("compareKind");
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_End);
        QTRY_COMPARE(session().runs.size(), std::size_t{2});
    }

    /// In a run's list of models.
    void choose(int run, const QString& item) const
    {
        auto* button = editor<QToolButton>("runModel", run);
        emit button->menu()->aboutToShow();
        for (QAction* action : button->menu()->actions())
            if (action->text() == item) return action->trigger();
        QFAIL(qPrintable("no " + item));
    }

    QStringList titles() const
    {
        QStringList all;
        for (const QLabel* label : m_hands.find<CompareView>()->findChildren<QLabel*>("mapTitle"))
            if (label->isVisible()) all << label->text();
        return all;
    }

    /// Every cell with a weight has its colour.
    void drawnAs(std::size_t map, const Matrix& expected) const
    {
        const auto differs = [&] {
            for (Index query = 0; query < expected.rows(); ++query)
                for (Index key = 0; key < expected.cols(); ++key)
                    if (expected(query, key) > 0
                        && maps()->colorOf(map, {query, key})
                               != ColorMap::named("viridis").at(static_cast<double>(expected(query, key))))
                        return true;
            return false;
        };
        QTRY_VERIFY(!differs());
    }

    /// In cells that both have: red where a is larger, blue where b is.
    void drawnAsDifference(const Matrix& a, const Matrix& b) const
    {
        for (Index query = 0; query < a.rows(); ++query)
            for (Index key = 0; key < a.cols(); ++key) {
                const float difference = a(query, key) - b(query, key);
                if (maps()->isAbsent(2, {query, key}) || std::abs(difference) < 0.02F) continue;
                const QColor color(maps()->colorOf(2, {query, key}));
                QVERIFY((difference > 0) == (color.red() > color.blue()));
            }
    }

    void drawnAsTheRuns() const
    {
        const auto a = tracedRun(session().runs[0]);
        const auto b = tracedRun(session().runs[1]);
        drawnAs(0, weights(*a, 0, 0));
        drawnAs(1, weights(*b, 0, 0));
        drawnAsDifference(weights(*a, 0, 0), weights(*b, 0, 0));
        const auto mean = core::divergence(weights(*a, 0, 0), weights(*b, 0, 0)).mean;
        QTRY_VERIFY(m_hands.shows(QString::number(*mean, 'f', 3) + " nats (mean over queries)"));
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestCompareAnything)
#include "tst_compare_anything.moc"
