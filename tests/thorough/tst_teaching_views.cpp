#include "tests/window/window_driver.h"

#include <QDoubleSpinBox>

#include "core/analysis/divergence.h"
#include "core/prepare/prepared_run.h"
#include "tests/core/traced_run.h"
#include "tests/test_class.h"
#include "ui/control/comparison_editor.h"
#include "ui/panel/inspect/heads_navigator.h"
#include "ui/view/compare/compare_maps.h"
#include "ui/view/compare/compare_view.h"
#include "ui/view/mask/mask_diagram.h"
#include "ui/view/mask/mask_view.h"
#include "ui/view/steps/steps_view.h"
#include "ui/view/steps/term_bars.h"
#include "ui/words/short_numbers.h"

#include <utility>

/// Acts as a teacher does in Steps, Mask and Compare, and compares what the screen says with the engine.
class TestTeachingViews final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-views"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void theStepsArePlayedByKeysWithTheEnginesNumbers()
    {
        m_hands.window->openPath(WindowDriver::gpt2());
        QTRY_VERIFY(m_hands.shows("12 heads"));
        m_hands.type("The keeper looks");
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        auto* steps = m_hands.find<StepsView>();
        QVERIFY(steps->isVisible());
        const auto trace = tracedRun(session().run());
        QTRY_COMPARE(shownTokens(), static_cast<core::Index>(trace->queries(0).size()));

        const core::Cell cell{4, 2};
        m_hands.window->editor().setSteps({});
        QTest::keyClick(steps, Qt::Key_3);
        choose(steps->sheet(), core::Stage::ScoresRaw, cell);
        const core::HeadAttention& head = trace->layers[0]->items[0].attention.heads[0];
        const auto live = [&] { return m_hands.textOf("liveNumbers"); };
        QTRY_VERIFY(live().contains(numberText(head.scores_raw(4, 2))));
        QTest::keyClick(steps, Qt::Key_Right);
        QTRY_VERIFY(live().contains("= " + numberText(head.scores_scaled(4, 2))));
        QTest::keyClick(steps, Qt::Key_Right);
        QVERIFY(live().contains("is visible"));
        QTest::keyClick(steps, Qt::Key_Right);
        QVERIFY(live().contains(numberText(head.weights(4, 2))));
        QTest::keyClick(steps, Qt::Key_8);
        QVERIFY(live().contains("largest difference"));
        QTest::keyClick(steps, Qt::Key_Left);
        QCOMPARE(session().steps.step, core::Index{6});

        const QString terms = m_hands.find<TermBars>()->summary();
        QVERIFY2(terms.contains(numberText(head.scores_raw(4, 2))) && terms.contains(numberText(head.weights(4, 2))),
                 qPrintable(terms));
    }

    void oneQueryShowsItsRowAlone()
    {
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        auto* steps = m_hands.find<StepsView>();
        m_hands.window->editor().setSteps({false, 5});
        QTRY_VERIFY(steps->sheet()->positionOf(core::Stage::Weights, {3, 2}).has_value());
        int all = 0;
        const auto hasFoundItsSize = [&] {  // the same twice
            const int before = std::exchange(all, steps->sheet()->height());
            return all > 900 && all == before;
        };
        QTRY_VERIFY(hasFoundItsSize());
        QTest::keyClick(steps, Qt::Key_O);
        QTRY_VERIFY(steps->sheet()->height() < all);
        QTest::keyClick(steps, Qt::Key_A);
        QTRY_COMPARE(steps->sheet()->height(), all);
    }

    void playingRunsToTheLastStepAndStops()
    {
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        auto* steps = m_hands.find<StepsView>();
        QTRY_VERIFY(!steps->sheet()->content().steps.empty());
        m_hands.window->editor().setSteps({false, 5});
        QTest::keyClick(steps, Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(session().steps.step, core::Index{8}, 6000);
        const auto* play = steps->findChild<QToolButton*>("primary");
        QVERIFY(play->text().startsWith(QStringLiteral("❚❚")));
        QTRY_VERIFY(play->text().startsWith(QStringLiteral("▶ Step 9 of 9")));
        QCOMPARE(session().steps.step, core::Index{8});
    }

    void aTypedRecipeHidesWhatTheEngineHides()
    {
        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        auto* line = m_hands.find<MaskView>()->findChild<QLineEdit*>();
        m_hands.typeInto(line, "causal & (window(1,0) | global(1))");
        QTRY_COMPARE(QString::fromStdString(m_hands.window->editor().recipe()),
                     QString("causal & (window(1, 0) | global(1))"));
        QTRY_VERIFY(m_hands.shows("more by window(1, 0)"));
        const auto trace = tracedRun(session().run());
        QCOMPARE(trace->mask({0, 0, 0}).hiddenCells(12, 12), core::Index{111});
        QVERIFY(m_hands.shows("66 of 144 cells hidden by causal, 45 more by window(1, 0)"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("66 of 144 cells hidden by causal"));
        QCOMPARE(m_hands.window->editor().recipe(), std::string("model"));
    }

    void paintingIsOneStepForAStroke()
    {
        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        auto* diagram = m_hands.find<MaskDiagram>();
        m_hands.click("paintHide");
        const auto at = [&](core::Index query, core::Index key) { return diagram->positionOf({query, key}).toPoint(); };
        QWidget* grid = diagram->viewport();
        QTest::mousePress(grid, Qt::LeftButton, {}, at(5, 1));
        for (const core::Index query : {6, 7, 8}) {
            QMouseEvent move(QEvent::MouseMove, at(query, 1), grid->mapToGlobal(at(query, 1)), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(grid, &move);
        }
        QTest::mouseRelease(grid, Qt::LeftButton, {}, at(8, 1));
        const core::Run painted = session().run();
        for (const core::Index query : {5, 6, 7, 8}) QVERIFY(painted.painting->hides(query, 1));
        QTRY_VERIFY(m_hands.shows("4 more by hand"));
        QCOMPARE(tracedRun(painted)->mask({0, 0, 0}).hiddenCells(12, 12), core::Index{70});
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(session().run().painting == nullptr);
        m_hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(session().run().painting->hides(7, 1));
    }

    void aBlindQueryIsExplained()
    {
        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        m_hands.window->editor().paint({3, 3, 0, 11}, core::Brush::Hide);
        QTRY_VERIFY(m_hands.shows("query 4 sees no key"));
        auto* diagram = m_hands.find<MaskDiagram>();
        QTest::mouseClick(diagram->viewport(), Qt::LeftButton, {}, diagram->positionOf({3, 1}).toPoint());
        QTRY_VERIFY(m_hands.shows("sees no key"));
        QVERIFY(tracedRun(session().run())->layers[0]->items[0].attention.heads[0].weights.row(3).isZero());
    }

    void aScopeTouchesOneHeadOnly()
    {
        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        m_hands.window->editor().setScope(SessionEditor::Scope::Head);
        auto* temperature = m_hands.find<MaskView>()->findChild<QDoubleSpinBox*>();
        temperature->setValue(5);
        QTRY_COMPARE(session().run().changes.size(), std::size_t{1});
        QCOMPARE(session().run().changes[0].head, std::optional<core::Index>(0));
        const auto trace = tracedRun(session().run());
        QCOMPARE(trace->scoring({0, 0, 0}).rule.temperature, 5.0F);
        QCOMPARE(trace->scoring({0, 1, 0}).rule.temperature, 1.0F);
    }

    void ctrlClickComparesWithTheDivergenceOfTheEngine()
    {
        auto* heads = m_hands.find<HeadsNavigator>();
        QTest::mouseClick(heads, Qt::LeftButton, Qt::ControlModifier, QPoint(90, 20));
        QTRY_VERIFY(m_hands.find<CompareView>()->isVisible());
        const core::ComparedHead other = session().compare.heads[1];
        QVERIFY(other.head != 0);
        const auto trace = tracedRun(session().run());
        const auto& maps = trace->layers[0]->items[0].attention.heads;
        const auto wanted = core::divergence(maps[0].weights, maps[other.head].weights).mean;
        QTRY_VERIFY2(m_hands.shows(QString::number(*wanted, 'f', 3) + " nats (mean over queries)"),
                     qPrintable(QString::number(*wanted) + "\n" + m_hands.screen()));
    }

    void runsAreComparedAsTheyAreTyped()
    {
        m_hands.press(Qt::Key_4, Qt::ControlModifier);
        ComparisonEditor(m_hands.window->editor()).setKind(core::CompareSettings::Kind::Runs);
        QTRY_COMPARE(session().runs.size(), std::size_t{2});
        const auto lines = m_hands.find<CompareView>()->findChildren<QLineEdit*>("runText");
        QTRY_VERIFY(lines.size() >= 2);
        m_hands.typeInto(lines[1], "the dog sat on the mat because the dog was tired.");
        QTRY_COMPARE(session().runs[1].texts.front(), std::string("the dog sat on the mat because the dog was tired."));
        ComparisonEditor(m_hands.window->editor()).setTemperature(1, 3);
        const auto a = tracedRun(session().runs[0]);
        const auto b = tracedRun(session().runs[1]);
        const auto wanted = core::divergence(a->layers[0]->items[0].attention.heads[0].weights,
                                             b->layers[0]->items[0].attention.heads[0].weights)
                                .mean;
        QTRY_VERIFY(m_hands.shows(QString::number(*wanted, 'f', 3) + " nats (mean over queries)"));
        auto* masks = m_hands.find<CompareView>()->findChildren<QLineEdit*>("runMask")[1];
        m_hands.typeInto(masks, "nonsense(");
        QCOMPARE(core::maskRecipeOf(session().runs[1], -1, -1), std::string("model"));
    }

    void theSameCellIsPointedAtInEveryView()
    {
        m_hands.press(Qt::Key_4, Qt::ControlModifier);
        auto* maps = m_hands.find<CompareMaps>();
        QTRY_COMPARE(maps->cellAt(maps->positionOf(1, {7, 3})), std::optional(core::Cell{7, 3}));
        QTest::mouseClick(maps, Qt::LeftButton, {}, maps->positionOf(1, {7, 3}).toPoint());
        QTRY_COMPARE(session().focus.query, core::Index{7});
        QCOMPARE(session().focus.key, core::Index{3});
        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("query 8 · key 4"));
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }

    core::Index shownTokens() const
    {
        for (const QLabel* label : m_hands.window->findChildren<QLabel*>())
            if (label->isVisible() && label->text().endsWith("head shown"))
                return label->text().section(' ', 0, 0).toLongLong();
        return -1;
    }

    static void choose(StepsSheet* sheet, core::Stage stage, const core::Cell& cell)
    {
        const auto place = sheet->positionOf(stage, cell);
        QVERIFY(place.has_value());
        QTest::mouseClick(sheet, Qt::LeftButton, {}, *place);
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestTeachingViews)
#include "tst_teaching_views.moc"
