#include "core/analysis/attention_steps.h"
#include "core/image/pixel_file.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/picture.h"
#include "core/model/pass/probe_weights.h"
#include "core/tensor/safetensors.h"
#include "tests/golden/cases/golden_case.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

const std::filesystem::path data = std::filesystem::path(SOURCE_DIR) / "tests/golden/data";
const std::filesystem::path siglip = data / "vision/siglip_probe";

/// Both pictures of the expected file.
std::shared_ptr<const Trace> probedTrace(const std::filesystem::path& opened)
{
    const auto model = openModel(opened);
    Batch batch;
    for (PixelValues& pixels : readPixelValues(siglip / "expected.safetensors"))
        batch.sequences.push_back(pictureSequence(*model->transformer.patches,
                                                  std::make_shared<const PixelValues>(std::move(pixels)), nullptr));
    return run(model, std::move(batch), {});
}

std::vector<Stage> stagesOf(const Trace& trace, Index layer)
{
    std::vector<Stage> stages;
    const HeadAddress address{layer, 1, 0};
    for (const AttentionStep& step : attentionSteps(trace, address, *headStages(trace, address)))
        for (const StageTable& table : step.tables) stages.push_back(table.stage);
    return stages;
}

}  // namespace

class TestProbeWeights final : public QObject {
    Q_OBJECT
private slots:
    void theyEqualTorch()
    {
        const auto trace = probedTrace(siglip);
        std::vector<float> weights;
        for (Index item = 0; item < 2; ++item)
            for (Index head = 0; head < 2; ++head) append(weights, probeWeights(*trace, item, head));
        const Comparison found =
            compare(SafetensorsFile::open(siglip / "expected.safetensors"), "probe", weights, 2e-6F, false);
        QVERIFY2(found.passed, qPrintable(QString::fromStdString(found.remark)));
    }

    void theyAreATableOfTheLastLayer()
    {
        const auto trace = probedTrace(siglip);
        QCOMPARE(std::ranges::count(stagesOf(*trace, 1), Stage::Probe), 1);
        QCOMPARE(std::ranges::count(stagesOf(*trace, 0), Stage::Probe), 0);
    }

    void otherModelsHaveNone()
    {
        const auto model = openModel(data / "models/bert");
        const auto trace = run(model, {{sequenceOf(model->encode("one two", {}).tokens)}}, {});
        QCOMPARE(probeWeights(*trace, 0, 0).size(), 0);
    }

    void anUnfinishedRunHasNone()
    {
        Trace trace = *probedTrace(siglip);
        trace.last_hidden_state.clear();
        QCOMPARE(probeWeights(trace, 0, 0).size(), 0);
    }
};

TEST_CLASS(TestProbeWeights)
#include "tst_probe_weights.moc"
