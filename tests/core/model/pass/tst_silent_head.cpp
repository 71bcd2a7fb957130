#include "core/model/pass/silent_head.h"
#include "core/prepare/prepared_run.h"
#include "core/session/run_edits.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

std::shared_ptr<const Trace> traceOf(const char* model, const std::vector<Intervention>& interventions = {})
{
    static OpenedModels models;
    Run asked;
    asked.model = model;
    asked.texts = {"dogcatpendog"};
    asked.interventions = interventions;
    const PreparedRun prepared = prepare(asked, models);
    return run(prepared.model, prepared.batch, optionsOf(asked));
}

/// [4] of two layers with two heads
std::vector<bool> silentIn(const Trace& trace)
{
    std::vector<bool> silent;
    for (Index layer = 0; layer < 2; ++layer)
        for (Index head = 0; head < 2; ++head) silent.push_back(addsNothing(trace, layer, head));
    return silent;
}

constexpr const char* withAll = SOURCE_DIR "/resources/lessons/runs/learned.attntrain";
constexpr const char* without = SOURCE_DIR "/resources/lessons/runs/without.attntrain";

}  // namespace

/// Heads that add nothing to their layer's output.
class TestSilentHead final : public QObject {
    Q_OBJECT
private slots:
    void oneThatWasTakenAwayInTrainingIsTold()
    {
        QCOMPARE(silentIn(*traceOf(withAll)), (std::vector<bool>{false, false, false, false}));
        QCOMPARE(silentIn(*traceOf(without)), (std::vector<bool>{false, true, false, false}));
    }

    void oneThatIsSwitchedOffIsToldAndNoneThatIsMadeSmaller()
    {
        const auto off = traceOf(withAll, {{.layer = 1, .head = 0, .factor = 0}});
        QCOMPARE(silentIn(*off), (std::vector<bool>{false, false, true, false}));
        const auto half = traceOf(withAll, {{.layer = 1, .head = 0, .factor = 0.5F}});
        QCOMPARE(silentIn(*half), (std::vector<bool>{false, false, false, false}));
    }

    void whatIsNotThereIsNotSilent()
    {
        const auto trace = traceOf(without);
        QVERIFY(!addsNothing(*trace, 0, 2));
        QVERIFY(!addsNothing(*trace, 2, 0));
    }
};

TEST_CLASS(TestSilentHead)
#include "tst_silent_head.moc"
