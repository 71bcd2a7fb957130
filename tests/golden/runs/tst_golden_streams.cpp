#include "core/prepare/prepared_run.h"
#include "core/tensor/safetensors.h"
#include "tests/core/preset_runs.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

const std::filesystem::path golden = std::filesystem::path(SOURCE_DIR) / "tests/golden/data/streams/xlnet.safetensors";

float farthest(MatrixView ours, MatrixView theirs)
{
    return ours.rows() == theirs.rows() ? (ours - theirs).cwiseAbs().maxCoeff() : 1e9F;
}

}  // namespace

/// The preset of XLNet's two streams beside XLNet's own layer of both, with the same weights.
class TestGoldenStreams final : public QObject {
    Q_OBJECT
private slots:
    void bothStreamsEqualTransformers()
    {
        const ModulePreset preset = presetNamed("two_streams");
        Run run = withPreset({.texts = {"a b c d e f g"}}, preset);
        run.model = golden;
        const auto trace = tracedRun(run);
        QCOMPARE(trace->layers.size(), std::size_t{2});
        const SafetensorsFile file = SafetensorsFile::open(golden);
        for (const Index stream : {0, 1}) {
            const std::string of = std::to_string(stream);
            const Matrix weights = file.matrix("expected.weights." + of, 28, 7).matrix();
            const Matrix output = file.matrix("expected.output." + of, 7, 32).matrix();
            // The second stream's first token sees nothing: XLNet spreads its weights over all that is hidden.
            const Index seeing = 7 - stream;
            const MultiHeadAttention& layer = trace->at({stream, 0, 0}).attention;
            for (Index head = 0; head < 4; ++head) {
                const Matrix ours = layer.heads[static_cast<std::size_t>(head)].weights;
                QVERIFY(farthest(ours.bottomRows(seeing), weights.middleRows(7 * head, 7).bottomRows(seeing)) < 1e-5F);
                QCOMPARE(ours.row(0).isZero(), stream == 1);
            }
            QVERIFY(farthest(layer.output->bottomRows(seeing), output.bottomRows(seeing)) < 1e-4F);
        }
    }
};

TEST_CLASS(TestGoldenStreams)
#include "tst_golden_streams.moc"
