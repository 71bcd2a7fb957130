#include "core/analysis/cell/cell_derivation.h"
#include "core/error.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/trace_tensors.h"
#include "core/text/cut/text_splitter.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <fstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

fs::path goldenModel() { return fs::path(SOURCE_DIR) / "tests/golden/data/models/gpt2_fp16"; }

Sequence textOf(const Model& model, const std::string& text) { return sequenceOf(model.encode(text, {}).tokens); }

Batch batchOf(std::size_t tokens) { return {{sequenceOf(std::vector<Token>(tokens))}}; }

std::string messageOf(const fs::path& folder)
{
    try {
        openModel(folder);
    } catch (const Error& error) {
        return saidParts(error).field + " " + saidParts(error).found;
    }
    return "opened";
}

}  // namespace

class TestTrace final : public QObject {
    Q_OBJECT
private slots:
    void everyLayerIsASnapshotThatSharesTheOnesBefore()
    {
        const auto model = openModel(goldenModel());
        std::vector<std::shared_ptr<const Trace>> snapshots;
        RunOptions options;
        options.onLayer = [&](const auto& trace) { snapshots.push_back(trace); };
        const auto trace = run(model, {{textOf(*model, "The keeper looks.")}}, options);
        QCOMPARE(snapshots.size(), trace->layers.size());
        QCOMPARE(snapshots[0]->layers.size(), std::size_t{1});
        QCOMPARE(snapshots[0]->layers[0], trace->layers[0]);
        QVERIFY(!snapshots[0]->finished());
        QVERIFY(trace->finished());
    }

    void stoppingIsNotAnError()
    {
        const auto model = openModel(goldenModel());
        std::stop_source stop;
        RunOptions options{.keep = Keep::Stages, .stop = stop.get_token(), .onLayer = {}};
        options.onLayer = [&](const auto&) { stop.request_stop(); };
        QVERIFY(run(model, {{textOf(*model, "The keeper looks.")}}, options) == nullptr);
    }

    void tracesOfOneTextAreToldFromOthers()
    {
        const auto model = openModel(goldenModel());
        const auto of = [&](const std::string& text, const RunOptions& options = {}) {
            return run(model, {{textOf(*model, text)}}, options);
        };
        const auto trace = of("The keeper looks.");
        QVERIFY(isOfTheSameText(*trace,
                                *of("The keeper looks.", {.interventions = {{.layer = 0, .head = 0, .factor = 0}}})));
        QVERIFY(!isOfTheSameText(*trace, *of("And the keeper looks.")));
        QVERIFY(!isOfTheSameText(*trace, *run(openModel(goldenModel()), trace->batch, {})));
    }

    void whatWasNotKeptIsComputedAgainAlike()
    {
        const auto model = openModel(goldenModel());
        const Sequence text = textOf(*model, "The keeper looks at the sea.");
        const auto full = run(model, {{text}}, {});
        const auto lean = run(model, {{text}}, {.keep = Keep::Context});
        QCOMPARE(lean->layers[1]->items[0].attention.heads[2].weights.rows(), Index{0});
        HeadStages stages(1U << 20U);
        const auto again = stages.of(lean, {1, 2, 0});
        QCOMPARE(stages.of(lean, {1, 2, 0}), again);
        const auto kept = stages.of(full, {1, 2, 0});
        QVERIFY((again->weights - kept->weights).cwiseAbs().maxCoeff() == 0.0F);
        QVERIFY((again->scores_raw - kept->scores_raw).cwiseAbs().maxCoeff() == 0.0F);
    }

    void theBudgetDecidesWhatIsKept()
    {
        Model model;
        model.info.layers = 12;
        model.info.heads = 12;
        QCOMPARE(keepWithin(256U << 20U, model, batchOf(64)), Keep::Stages);
        QCOMPARE(keepWithin(256U << 20U, model, batchOf(512)), Keep::Weights);
        QCOMPARE(keepWithin(256U << 20U, model, batchOf(1024)), Keep::Context);
        const auto small = openModel(goldenModel());
        const auto bytes = [&](Keep keep) { return traceBytes(*small, batchOf(512), keep, small->info.layers); };
        QVERIFY(bytes(Keep::Vectors) < bytes(Keep::Context) && bytes(Keep::Context) < bytes(Keep::Weights));
    }

    void aCellsDerivationIsTheTracesOwnNumbers()
    {
        const auto model = openModel(goldenModel());
        const auto trace = run(model, {{textOf(*model, "The keeper looks at the sea.")}}, {});
        const HeadAttention& head = trace->layers[2]->items[0].attention.heads[1];
        const CellDerivation cell = deriveCell(*trace, {2, 1, 0}, head, 5, 3);
        QCOMPARE(cell.weight, head.weights(5, 3));
        QCOMPARE(cell.score_raw, head.scores_raw(5, 3));
        QCOMPARE(cell.softmax_keys, Index{6});
        QVERIFY(qAbs(cell.score_raw / cell.divisor - cell.score_scaled) < 1e-6F);
        QCOMPARE(deriveCell(*trace, {2, 1, 0}, head, 3, 5).hidden_by, std::vector<std::string>{"causal"});
    }

    void nextTokensAreProbabilities()
    {
        const auto model = openModel(goldenModel());
        const auto trace = run(model, {{textOf(*model, "The keeper")}}, {});
        const auto all = predictedTokens(*trace, 0, 1, 100'000);
        float sum = 0;
        for (const Prediction& each : all) sum += each.probability;
        QVERIFY(qAbs(sum - 1) < 1e-4F);
        QVERIFY(all[0].probability >= all[1].probability);
        QVERIFY(predictedTokens(*run(openModel(fs::path(SOURCE_DIR) / "resources/models/named-heads"),
                                     {{sequenceOf(SymbolTokenizer(TextSplit::Words).encode("a b").tokens)}}, {}),
                                0, 0, 5)
                    .empty());
    }

    void tooMuchIsRefused()
    {
        const auto model = openModel(goldenModel());
        QVERIFY_EXCEPTION_THROWN(run(model, {{sequenceOfIds(*model, std::vector<Index>(65, 0))}}, {}), Error);
        QVERIFY_EXCEPTION_THROWN(run(model, {{sequenceOfIds(*model, {0, 400})}}, {}), Error);
        QVERIFY_EXCEPTION_THROWN(run(model, {{sequenceOfIds(*model, {-1})}}, {}), Error);
    }

    void foldersThatCannotBeOpenedSayWhy()
    {
        const QTemporaryDir temporary;
        const fs::path folder = temporary.path().toStdString();
        QVERIFY(messageOf(folder / "nowhere").find("no such file") != std::string::npos);
        QVERIFY(messageOf(folder).find("config.json") != std::string::npos);
        std::ofstream(folder / "config.json") << R"({"model_type":"superformer"})";
        QVERIFY(messageOf(folder).find("superformer") != std::string::npos);
        fs::copy_file(goldenModel() / "config.json", folder / "config.json", fs::copy_options::overwrite_existing);
        QVERIFY(messageOf(folder).find("model.safetensors") != std::string::npos);
        std::ofstream(folder / "pytorch_model.bin") << "pickle";
        QVERIFY(messageOf(folder).find("the beginning of the file") != std::string::npos);
        writeSafetensors(folder / "model.safetensors", {{"transformer.wte.weight", {2}, std::vector<float>{1, 2}}}, {});
        QVERIFY(messageOf(folder).find("wte.weight") != std::string::npos);
    }
};

TEST_CLASS(TestTrace)
#include "tst_trace.moc"
