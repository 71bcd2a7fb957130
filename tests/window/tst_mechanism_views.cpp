#include "tests/core/traced_run.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"

#include "core/analysis/head_measures.h"
#include "core/prepare/prepared_run.h"
#include "ui/plot/steps/stage_painter.h"
#include "ui/view/mask/mask_diagram.h"
#include "ui/view/steps/steps_view.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>

namespace {

core::ModulePreset presetNamed(const QString& name)
{
    for (const core::ModulePreset& preset : core::modulePresets())
        if (name == QString::fromStdString(preset.name)) return preset;
    qFatal("no preset %s", qPrintable(name));
}

/// The window's example with a preset's module.
core::Run presetRun(const QString& name)
{
    return core::withPreset({.texts = {MainWindow::exampleText().toStdString()}}, presetNamed(name));
}

core::MultiHeadAttention attentionOf(const char* name) { return tracedRun(presetRun(name))->at({0, 0, 0}).attention; }

/// Rows of what only models have that are too large to run: preset, step, and what is said of query 5 and key 3.
void addLargeRows()
{
    const core::MultiHeadAttention longer = attentionOf("place_temperature");
    QTest::newRow("longer queries") << "place_temperature"
                                    << "lengthen by position"
                                    << QString("× %1 for position 5: q of <b>the</b>: %2")
                                           .arg(numberText(1 + 0.5F * std::log(2.0F)),
                                                numberText((*longer.projected.q)(4, 0)));
    const auto gated = tracedRun(presetRun("gate.number"));
    QTest::newRow("gate") << "gate.number"
                          << "gate"
                          << QString("gate of <b>the</b>: %1, %2, …; its context ")
                                 .arg(numberText((*gated->scoring({}).gate)(4, 0)),
                                      numberText((*gated->scoring({}).gate)(4, 1)));
    const auto indexed = tracedRun(presetRun("index"));
    QTest::newRow("index") << "index"
                           << "index of keys"
                           << (indexed->mask({}).allows(4, 2)
                                   ? ": among the 3 highest that <b>the</b> may see, so it stays"
                                   : ": not among the 3 highest that <b>the</b> may see, so it is hidden");
    const auto pairs = attentionOf("difference").heads;
    QTest::newRow("difference") << "difference"
                                << "difference of softmaxes"
                                << QString("v of <b>sat</b>: %1 − 0.8 · %2 = %3")
                                       .arg(numberText(pairs[0].weights(4, 2)), numberText(pairs[1].weights(4, 2)),
                                            numberText(pairs[0].weights(4, 2) - 0.8F * pairs[1].weights(4, 2)));
}

}  // namespace

/// Looks at the presets' mechanisms in Steps and Mask, and compares what the screen says with the engine.
class TestMechanismViews final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-mechanisms"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    /// Every preset's mechanism is said with the numbers of the focused cell.
    void theMechanismsAreSaidInTheEnginesNumbers_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("said");
        const auto of = attentionOf;
        const auto number = [](float value) { return numberText(value); };
        core::HeadAttention head = of("m09_softcap").heads[0];
        QTest::newRow("soft-cap") << "m09_softcap"
                                  << "soft-cap"
                                  << QString("20 · tanh(%1 ∕ 20) = %2")
                                         .arg(number(head.scores_uncapped(4, 2)), number(head.scores_scaled(4, 2)));
        head = of("m09_t5_bias").heads[0];
        QTest::newRow("scale") << "m09_t5_bias"
                               << "scale" << QString("%1 × 1.0000 = %1").arg(number(head.scores_raw(4, 2)));
        head = of("m09_sinks").heads[0];
        QTest::newRow("sink") << "m09_sinks"
                              << "softmax"
                              << QString(
                                     "softmax over 5 keys and the sink: weight of <b>sat</b> = %1; the sink takes %2")
                                     .arg(number(head.weights(4, 2)), number(head.sink_weights(4, 0)));
        const core::MultiHeadAttention turned = of("m09_rope");
        QTest::newRow("rotary") << "m09_rope"
                                << "rotate by position"
                                << QString("rotated by position 4: dimensions 1 and 5 of q, (%1, %2) → (%3, %4)")
                                       .arg(number((*turned.projected.q)(4, 0)), number((*turned.projected.q)(4, 4)),
                                            number((*turned.q)(4, 0)), number((*turned.q)(4, 4)));
        const core::MultiHeadAttention normed = of("m09_qk_norm");
        QTest::newRow("norm") << "m09_qk_norm"
                              << "norm of q and k"
                              << QString("q of <b>the</b>: %1, %2, … → %3, ")
                                     .arg(number((*normed.projected.q)(4, 0)), number((*normed.projected.q)(4, 1)),
                                          number((*normed.normed.q)(4, 0)));
        QTest::newRow("shared keys") << "m09_gqa"
                                     << "project"
                                     << "head 1 of 2, which 2 heads share";
        head = of("m10_metrics").heads[0];
        QTest::newRow("measures") << "m10_metrics"
                                  << "measures"
                                  << QString(
                                         "of at most ln 12 = 2.4849; mean distance %1 tokens; <b>sat</b> receives %2")
                                         .arg(number(core::distances(head.weights)(4, 0)),
                                              number(core::receivedAttention(head.weights)(2, 0)));
        addLargeRows();
    }
    void theMechanismsAreSaidInTheEnginesNumbers()
    {
        QFETCH(QString, preset);
        QFETCH(QString, step);
        QFETCH(QString, said);
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        m_hands.window->editor().setPreset(presetNamed(preset));
        auto* steps = m_hands.find<StepsView>();
        const auto computed = [&] {
            const StepsSheet::Content& content = steps->sheet()->content();
            return std::ranges::any_of(content.steps, [&](const core::AttentionStep& each) {
                return stepTitle(each.kind, content.context) == step;
            });
        };
        QTRY_VERIFY(computed());
        QTest::keyClick(steps, Qt::Key_9);
        QTRY_VERIFY(steps->sheet()->positionOf(core::Stage::ScoresRaw, {4, 2}).has_value());
        choose(steps->sheet(), core::Stage::ScoresRaw, {4, 2});
        QTest::keyClick(steps, Qt::Key_1);
        const auto button = [&] { return steps->findChild<QToolButton*>("primary")->text(); };
        for (int i = 0; i < 14 && !button().endsWith(": " + step); ++i) QTest::keyClick(steps, Qt::Key_Right);
        QVERIFY2(button().endsWith(": " + step), qPrintable(button()));
        QTRY_VERIFY2(m_hands.textOf("liveNumbers").contains(said),
                     qPrintable(m_hands.textOf("liveNumbers") + "\n" + said));
    }

    /// Weights of a difference are below zero too: their number has a sign, their colour the other half of the scale.
    void aNegativeWeightIsShownAsOne()
    {
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        m_hands.window->editor().setPreset(presetNamed("difference"));
        const auto* steps = m_hands.find<StepsView>();
        const auto difference = [&]() -> const core::StageTable* {
            for (const core::AttentionStep& step : steps->sheet()->content().steps)
                for (const core::StageTable& table : step.tables)
                    if (table.stage == core::Stage::WeightsDifference) return &table;
            return nullptr;
        };
        QTRY_VERIFY(difference() != nullptr);
        const core::Matrix values = difference()->values;
        core::Index row = 0, col = 0;
        QVERIFY(values.minCoeff(&row, &col) < -0.005F);
        const StagePicture picture = stagePicture(*difference(), {}, Palette::light());
        QCOMPARE(picture.style.lowest, -picture.style.highest);
        QVERIFY(cellNumber(values(row, col), picture.look).startsWith(QString("−.")));
        QVERIFY(picture.style.color(values(row, col)) != picture.style.color(-values(row, col)));
        QCOMPARE(cellNumber(-0.001F, picture.look), QString(".00"));
    }

    void dropoutIsDrawnAndSaid()
    {
        core::ModulePreset dropping = presetNamed("m03");
        dropping.module.dropout = 0.5F;
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        m_hands.window->editor().setPreset(dropping);
        const auto trace = tracedRun(session().run());
        const core::HeadAttention& head = trace->layers[0]->items[0].attention.heads[0];
        m_hands.window->editor().setSteps({false, 6});
        for (const core::Index key : {0, 1, 2, 3, 4}) {
            m_hands.find<StepsView>()->sheet()->cellClicked({4, key});
            const bool kept = head.dropout_kept(4, key) == 1;
            const QString said = kept ? "keeps it: %1 ∕ (1 − 0.5) = %2" : "drops it: %1 → %2";
            QTRY_VERIFY(
                m_hands.textOf("liveNumbers")
                    .contains(said.arg(numberText(head.weights(4, key)), numberText(head.weights_dropped(4, key)))));
        }
    }

    void aStrokeOnTheLastQueriesPaintsTheirTokens()
    {
        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        m_hands.window->editor().setPreset(presetNamed("m09_causal_offset"));
        QTRY_VERIFY(m_hands.shows("of 36 cells hidden by causal"));
        auto* diagram = m_hands.find<MaskDiagram>();
        QTest::mouseClick(diagram->viewport(), Qt::LeftButton, {}, diagram->positionOf({0, 10}).toPoint());
        QTRY_VERIFY(m_hands.shows("query 10 · key 11 · distance 1"));
        QVERIFY2(m_hands.shows("hides it: 11 &gt; 10"), qPrintable(m_hands.screen()));
        m_hands.click("paintHide");
        QTest::mouseClick(diagram->viewport(), Qt::LeftButton, {}, diagram->positionOf({1, 4}).toPoint());
        QVERIFY(session().run().painting->hides(10, 4));
        QVERIFY(!session().run().painting->hides(1, 4));
        QTRY_VERIFY(m_hands.shows("1 more by hand"));
        QVERIFY(!tracedRun(session().run())->mask({0, 0, 0}).allows(1, 4));
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }

    static void choose(StepsSheet* sheet, core::Stage stage, const core::Cell& cell)
    {
        const auto place = sheet->positionOf(stage, cell);
        QVERIFY(place.has_value());
        QTest::mouseClick(sheet, Qt::LeftButton, {}, *place);
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestMechanismViews)
#include "tst_mechanism_views.moc"
