#include "core/analysis/other_heads.h"
#include "core/prepare/prepared_run.h"
#include "core/stopped.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

std::shared_ptr<const Trace> maskedTrace(Keep keep, const std::string& mask = "model")
{
    static OpenedModels models;
    Run asked;
    asked.model = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";
    asked.texts = {"The keeper looks at the sea"};
    asked.changes = {{.layer = 1, .head = 2, .mask = mask}};
    const PreparedRun prepared = prepare(asked, models);
    RunOptions options = optionsOf(asked);
    options.keep = keep;
    return run(prepared.model, prepared.batch, options);
}

}  // namespace

/// One cell in every other head.
class TestOtherHeads final : public QObject {
    Q_OBJECT
private slots:
    void whatWasNotKeptIsComputedTheSame()
    {
        const auto kept = maskedTrace(Keep::Weights), let_go = maskedTrace(Keep::Context);
        const HeadAddress here{1, 1, 0};
        QVERIFY(keepsWeights(*kept, here));
        QVERIFY(!keepsWeights(*let_go, here));
        for (const Cell cell : {Cell{5, 2}, Cell{0, 0}, Cell{7, 7}}) {
            const auto expected = otherHeadsAt(*kept, here, cell);
            const auto computed = computedOtherHeadsAt(*let_go, here, cell, {});
            QCOMPARE(computed.size(), expected.size());
            QCOMPARE(computed.size(), std::size_t{11});
            for (std::size_t i = 0; i < computed.size(); ++i) {
                QVERIFY(std::abs(computed[i].weight - expected[i].weight) < 1e-6F);
                if (i > 0) QVERIFY(computed[i].weight <= computed[i - 1].weight);
            }
        }
        QVERIFY(otherHeadsAt(*let_go, here, {5, 2}).empty());
    }

    void headsThatMayNotSeeItAreLeftOut()
    {
        const auto kept = maskedTrace(Keep::Weights, "causal & window(1, 0)");
        const auto let_go = maskedTrace(Keep::Context, "causal & window(1, 0)");
        QCOMPARE(otherHeadsAt(*kept, {0, 0, 0}, {5, 2}).size(), std::size_t{10});
        QCOMPARE(computedOtherHeadsAt(*let_go, {0, 0, 0}, {5, 2}, {}).size(), std::size_t{10});
        QVERIFY(otherHeadsAt(*kept, {0, 0, 0}, {2, 5}).empty());
    }

    void itStops()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(computedOtherHeadsAt(*maskedTrace(Keep::Context), {0, 0, 0}, {5, 2}, stop.get_token()),
                                 Stopped);
    }
};

TEST_CLASS(TestOtherHeads)
#include "tst_other_heads.moc"
