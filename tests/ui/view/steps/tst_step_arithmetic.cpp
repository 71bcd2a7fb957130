#include "ui/view/steps/step_arithmetic.h"

#include <QTest>

#include "core/analysis/row_terms.h"
#include "core/prepare/prepared_run.h"
#include "tests/core/traced_run.h"
#include "tests/test_class.h"
#include "ui/view/steps/value_stack.h"

namespace {

constexpr core::HeadAddress changedHead{0, 1, 0};

core::Run wordsRun(std::vector<core::Intervention> interventions)
{
    core::Run run{.module = core::TeachingModule{.heads = 2, .width = 12}, .texts = {"the cat sat on my mat"}};
    run.interventions = std::move(interventions);
    return run;
}

}  // namespace

/// The panel under Steps' tables, for the chosen cell.
class TestStepArithmetic final : public QObject {
    Q_OBJECT
private slots:
    void whatAHeadWritesIsTheTracesNumber_data()
    {
        using Intervention = core::Intervention;
        QTest::addColumn<int>("kind");
        QTest::addColumn<float>("factor");
        QTest::addColumn<QString>("said");
        QTest::newRow("off") << static_cast<int>(Intervention::Kind::Scale) << 0.0F
                             << "times 0: the head is switched off";
        QTest::newRow("times a number") << static_cast<int>(Intervention::Kind::Scale) << 2.5F << "times 2.5";
        QTest::newRow("its mean") << static_cast<int>(Intervention::Kind::Mean) << 0.0F << "the mean over all queries";
    }
    void whatAHeadWritesIsTheTracesNumber()
    {
        QFETCH(int, kind);
        QFETCH(float, factor);
        QFETCH(QString, said);
        const auto trace = tracedRun(
            wordsRun({{.kind = static_cast<core::Intervention::Kind>(kind), .layer = 0, .head = 1, .factor = factor}}));
        const auto stages = core::headStages(*trace, changedHead);
        StepArithmetic panel;
        for (const core::StepKind step : {core::StepKind::Context, core::StepKind::Output}) {
            QVERIFY(panel.setKind(step));
            panel.display({.trace = *trace,
                           .address = changedHead,
                           .stages = *stages,
                           .context = stageContext(*trace, changedHead),
                           .steps = {},
                           .queries = {},
                           .keys = {"the", "cat", "sat", "on", "my", "mat"},
                           .query = "on",
                           .cell = {3, 1}});
            const auto* values = panel.findChild<ValueStack*>();
            const core::RowVector wanted = step == core::StepKind::Context
                                               ? core::RowVector(stages->context.row(3))
                                               : core::headShare(*trace, changedHead, *stages, 3);
            QCOMPARE(values->content().context, wanted);
            QCOMPARE(values->content().context.isZero(0), factor == 0 && said.startsWith("times"));
            QVERIFY2(values->summary().contains(said), qPrintable(values->summary()));
        }
    }
};

TEST_CLASS(TestStepArithmetic)
#include "tst_step_arithmetic.moc"
