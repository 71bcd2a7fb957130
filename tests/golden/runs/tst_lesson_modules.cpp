#include "core/attention/multi_head_attention.h"
#include "core/lesson/lesson.h"
#include "core/model/pass/head_stages.h"
#include "core/prepare/prepared_run.h"
#include "tests/core/traced_run.h"
#include "tests/golden/cases/golden_case.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path lessons = fs::path(SOURCE_DIR) / "resources/lessons";
const fs::path modules = fs::path(SOURCE_DIR) / "tests/golden/data/modules";

/// Every stage of the layer's heads, head after head, and what comes out, under the names of the golden files.
Computed computed(const Trace& trace)
{
    Computed all;
    const Index heads = trace.model->info.heads;
    const MultiHeadWeights& weights = trace.model->transformer.blocks.front().attention;
    const MultiHeadAttention& layer = trace.at({0, 0, 0}).attention;
    for (Index head = 0; head < heads; ++head) {
        const HeadAttention& stages = *headStages(trace, {0, head, 0});
        const std::string own = "heads." + std::to_string(head) + ".";
        const auto add = [&](const std::string& name, const Matrix& values) {
            append(all[name], values);
            append(all[own + name], values);
        };
        add("q", headColumns(layer.q, head, heads));
        add("k", headColumns(layer.k, head, heads));
        add("v", headColumns(layer.v, head, heads));
        add("scores_raw", stages.scores_raw);
        add("scores_scaled", stages.scores_scaled);
        add("scores_masked", stages.scores_masked);
        add("weights_unmasked", stages.weights_unmasked);
        add("weights_masked", stages.weights_masked);
        add("row_sums", stages.row_sums);
        add("weights", stages.weights);
        add("context", stages.context);
        if (weights.output) append(all["head_output"], headOutput(weights, head, stages.context));
    }
    for (const char* name : {"output", "output_concat", "output_sum", "output_einsum"})
        append(all[name], *layer.output);
    return all;
}

bool isAlike(float ours, float theirs, float tolerance)
{
    return ours == theirs || std::abs(ours - theirs) <= tolerance;  // infinities are equal
}

}  // namespace

/// The tutorials' modules as lessons show them are those of the golden files: what a class reads is what PyTorch
/// computes.
class TestLessonModules final : public QObject {
    Q_OBJECT
private slots:
    void aStepShowsWhatPyTorchComputes_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("golden");
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("tensors");
        const auto row = [](const char* lesson, int step, const char* golden, const char* variant, int tensors) {
            QTest::addRow("%s, step %d", golden, step) << lesson << step << golden << variant << tensors;
        };
        row("01-query-key-value", 10, "m01_single_fused_dk", "nomask.", 9);
        row("01-query-key-value", 11, "m05_single_dims_wrapper", "", 22);
        row("03-masks", 4, "m07_causal_two_ways", "neginf.", 9);
        row("03-masks", 6, "m07_causal_two_ways", "renorm.", 10);
        row("03-masks", 10, "m03_mha_block", "self_causal.", 10);
        row("03-masks", 11, "m04b_fill_leak", "fill_1e4.", 9);
        row("04-many-heads", 10, "m02a_mha_fused_dkh", "nomask.", 10);
        row("04-many-heads", 4, "m08_einsum_vs_sum", "", 4);
        row("06-two-sequences", 10, "m06_cross", "", 8);
    }

    void aStepShowsWhatPyTorchComputes()
    {
        QFETCH(QString, lesson);
        QFETCH(int, step);
        QFETCH(QString, golden);
        QFETCH(QString, variant);
        QFETCH(int, tensors);
        const Lesson opened = Lesson::open(lessons / (lesson.toStdString() + ".lesson.md"));
        const auto trace = tracedRun(opened.sessionAt(static_cast<std::size_t>(step - 1)).run());
        const fs::path file = modules / golden.toStdString();
        const SafetensorsFile expected = SafetensorsFile::open(file.string() + ".safetensors");
        const Json tolerance = readJsonObject(file.string() + ".json", 1U << 20U)["tolerance"];
        int compared = 0;
        for (const auto& [name, ours] : computed(*trace)) {
            std::string tensor = "out." + variant.toStdString() + name;
            if (!expected.contains(tensor)) tensor = "out." + name;  // what the variants have in common
            if (!expected.contains(tensor)) continue;
            const Json exceptions = tolerance.value("exceptions", Json::object());
            const float bound = exceptions.value(tensor, tolerance["float32_max_abs"].get<float>());
            const std::vector<float> theirs = expected.floats(tensor);  // of several texts the first is the lesson's
            QVERIFY2(ours.size() <= theirs.size() && !ours.empty(), tensor.c_str());
            for (std::size_t i = 0; i < ours.size(); ++i)
                QVERIFY2(isAlike(ours[i], theirs[i], bound), qPrintable(QString("%1[%2]: %3, PyTorch %4")
                                                                            .arg(QString::fromStdString(tensor))
                                                                            .arg(i)
                                                                            .arg(ours[i])
                                                                            .arg(theirs[i])));
            ++compared;
        }
        QCOMPARE(compared, tensors);
    }
};

TEST_CLASS(TestLessonModules)
#include "tst_lesson_modules.moc"
