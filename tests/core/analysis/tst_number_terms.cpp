#include "core/analysis/cell/number_terms.h"
#include "core/json/value_names.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/mixing_source.h"
#include "core/prepare/prepared_run.h"
#include "core/session/module_presets.h"
#include "core/session/session_names.h"

#include <QTest>

#include "tests/core/traced_run.h"
#include "tests/test_class.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <memory>
#include <set>
#include <variant>

using namespace core;

namespace {

Run goldenRun(const QString& name)
{
    return {.model = (SOURCE_DIR "/tests/golden/data/" + name).toStdString(),
            .texts = {"The keeper looks at the sea."}};
}

/// A pass of a golden folder; by ids where it has no tokenizer.
std::shared_ptr<const Trace> goldenTrace(const std::string& name)
{
    const std::filesystem::path folder = SOURCE_DIR "/tests/golden/data/" + name;
    if (std::filesystem::exists(folder / "tokenizer.json")) return tracedRun(goldenRun(name.c_str()));
    Batch batch;
    batch.sequences.resize(1);
    batch.sequences[0].tokens.resize(6);
    for (std::size_t i = 0; i < batch.sequences[0].tokens.size(); ++i)
        batch.sequences[0].tokens[i].id = 3 + static_cast<Index>(i * 5 % 11);
    batch.sequences[0].real.assign(batch.sequences[0].tokens.size(), true);
    return run(openModel(folder), batch, {});
}

}  // namespace

/// Every number of q, k, v and of a head's output from the table before.
class TestNumberTerms final : public QObject {
    Q_OBJECT
private slots:
    void theTermsMakeTheTracesNumber_data()
    {
        QTest::addColumn<Run>("asked");
        QTest::newRow("gpt2, with biases") << goldenRun("models/gpt2_fp16");
        QTest::newRow("llama, rotated and grouped") << goldenRun("models/llama_bf16");
        QTest::newRow("gpt-oss") << goldenRun("models/gpt_oss");
        for (const ModulePreset& preset : modulePresets()) {
            if (!preset.name.starts_with("m0")) continue;  // those of the tutorials
            QTest::newRow(preset.name.c_str()) << withPreset({.texts = {"the cat sat on my mat"}}, preset);
        }
    }
    void theTermsMakeTheTracesNumber()
    {
        QFETCH(Run, asked);
        const auto trace = tracedRun(asked);
        int told = 0;
        for (Index head = 0; head < trace->model->info.heads; ++head) {
            const HeadAddress address{0, head, 0};
            const auto stages = headStages(*trace, address);
            const std::vector<AttentionStep> steps = attentionSteps(*trace, address, *stages);
            for (const Stage stage : {Stage::QueryProjected, Stage::KeyProjected, Stage::Query, Stage::Key,
                                      Stage::Value, Stage::HeadOutput}) {
                const Matrix* table = tableOf(steps, stage);
                if (table == nullptr) continue;
                for (Index row = 0; row < table->rows(); ++row)
                    for (Index dimension = 0; dimension < table->cols(); ++dimension) {
                        const auto terms = numberTerms(*trace, address, steps, stage, row, dimension);
                        if (!terms) continue;
                        ++told;
                        QCOMPARE(terms->number, (*table)(row, dimension));
                        float size = std::abs(terms->bias.value_or(0));
                        for (const ScoreTerm& term : terms->terms) {
                            QVERIFY(term.product == term.query * term.key);
                            size += std::abs(term.product);
                        }
                        QVERIFY2(std::abs(terms->sum - terms->number) <= 4e-6F * size + 1e-6F,
                                 qPrintable(QStringLiteral("stage %1 row %2 dimension %3: %4 for %5")
                                                .arg(static_cast<int>(stage))
                                                .arg(row)
                                                .arg(dimension)
                                                .arg(static_cast<double>(terms->sum))
                                                .arg(static_cast<double>(terms->number))));
                    }
            }
        }
        QVERIFY(told > 100);
    }

    /// The terms of every table add up to the Trace's number, and these models have these tables.
    void everyTableIsTold_data()
    {
        using enum Stage;
        QTest::addColumn<Run>("asked");
        QTest::addColumn<std::set<Stage>>("told");
        const std::set<Stage> plain{Query, Key, Value, Context, Entropy, MeanDistance, ReceivedAttention};
        const auto with = [&](std::set<Stage> more) {
            more.insert(plain.begin(), plain.end());
            return more;
        };
        const std::set<Stage> output{HeadOutput, SumOfHeads, Output};
        QTest::newRow("gpt2") << goldenRun("models/gpt2_fp16") << with(output);
        QTest::newRow("llama") << goldenRun("models/llama_bf16")
                               << with({QueryProjected, KeyProjected, HeadOutput, SumOfHeads, Output});
        const auto made = [](const TeachingModule& of, const ScoringChange& change = {}) {
            Run run{.module = of, .texts = {"the cat sat on my mat"}};
            if (change.mask) run.changes = {change};
            return run;
        };
        QTest::newRow("norm and rotation")
            << made({.heads = 2, .width = 12, .positions = PositionEncoding::Rotary, .query_key_norm = true})
            << with({QueryProjected, KeyProjected, QueryNormed, KeyNormed});
        QTest::newRow("gate") << made({.heads = 2, .width = 12, .gate = GateForm::Number})
                              << with({Gate, ContextGated, HeadOutput});
        QTest::newRow("latents") << made({.heads = 2, .width = 12, .latents = {.key_value = 6, .query = 5}})
                                 << std::set<Stage>{QueryLatent, KeyLatent, Value, Context};
        QTest::newRow("no W_O") << made({.heads = 2, .width = 12, .output_projection = false}) << with({Concatenation});
        QTest::newRow("mask behind the softmax")
            << made({.heads = 1, .width = 10}, {.mask = "causal", .order = MaskOrder::RenormaliseAfterSoftmax})
            << with({RowSums});
        QTest::newRow("difference of softmaxes")
            << made({.heads = 4, .width = 12, .difference = 0.4F}) << std::set<Stage>{PairContext, Query};
    }
    void everyTableIsTold()
    {
        QFETCH(Run, asked);
        QFETCH(std::set<Stage>, told);
        const auto trace = tracedRun(asked);
        const HeadAddress address{0, trace->model->info.heads - 1, 0};
        const auto stages = headStages(*trace, address);
        const std::vector<AttentionStep> steps = attentionSteps(*trace, address, *stages);
        for (const AttentionStep& step : steps)
            for (const StageTable& table : step.tables) {
                const Index last = table.values.rows() - 1, edge = table.values.cols() - 1;
                for (const Index row : {Index{0}, last})
                    for (const Index column : {Index{0}, edge}) {
                        const auto terms = numberTerms(*trace, address, steps, table.stage, row, column);
                        const std::string name = nameOf(table.stage, stageNames);
                        QVERIFY2(terms || !told.contains(table.stage), name.c_str());
                        if (!terms) continue;
                        QCOMPARE(terms->number, table.values(row, column));
                        float size = 1e-3F + std::abs(terms->bias.value_or(0));
                        for (const ScoreTerm& term : terms->terms) size += std::abs(term.product);
                        const float sum =
                            terms->then == NumberTerms::Then::Sigmoid ? 1 / (1 + std::exp(-terms->sum)) : terms->sum;
                        if (terms->then != NumberTerms::Then::Norm)
                            QVERIFY2(std::abs(sum - terms->number) < 1e-5F * size, name.c_str());
                    }
            }
        for (const Stage stage : told) QVERIFY2(tableOf(steps, stage) != nullptr, nameOf(stage, stageNames));
    }

    void layersWithoutASoftmaxAreTold_data()
    {
        QTest::addColumn<Run>("asked");
        for (const char* family : {"lfm2", "qwen3_next", "falcon_h1"})
            QTest::newRow(family) << goldenRun(QStringLiteral("families/") + family);
        for (const ModulePreset& preset : modulePresets())
            if (preset.name.starts_with("mixer."))
                QTest::newRow(preset.name.c_str()) << withPreset({.texts = {"the cat sat on my mat"}}, preset);
    }
    void layersWithoutASoftmaxAreTold()
    {
        QFETCH(Run, asked);
        const auto whole = tracedRun(asked);
        QVERIFY(whole->mixing != nullptr);
        const Trace& trace = *whole->mixing;
        for (Index layer = 0; layer < trace.model->info.layers; ++layer) {
            const HeadAddress address{layer, trace.mixes->places()[static_cast<std::size_t>(layer)].heads() - 1, 0};
            const std::vector<AttentionStep> steps = attentionSteps(trace, address, *headStages(trace, address));
            for (const AttentionStep& step : steps)
                for (const StageTable& table : step.tables) {
                    if (table.stage == Stage::Input) continue;
                    const bool map = table.stage == Stage::MixingWeights;
                    int told = 0;
                    for (Index row = 0; row < table.values.rows(); ++row)
                        for (Index column = 0; column < (map ? row + 1 : table.values.cols()); ++column) {
                            const auto terms = numberTerms(trace, address, steps, table.stage, row, column);
                            const std::string name = nameOf(table.stage, stageNames);
                            // Before the taps of a short convolution there is nothing.
                            QVERIFY2(terms || (map && table.values(row, column) == 0), name.c_str());
                            if (!terms) continue;
                            ++told;
                            QCOMPARE(terms->number, table.values(row, column));
                            float size = 1e-3F + std::abs(terms->bias.value_or(0));
                            for (const ScoreTerm& term : terms->terms) size += std::abs(term.product);
                            QVERIFY2(std::abs(terms->result() - terms->number) <= 2e-5F * size,
                                     qPrintable(QStringLiteral("%1 [%2, %3]: %4 for %5")
                                                    .arg(QString::fromStdString(name))
                                                    .arg(row)
                                                    .arg(column)
                                                    .arg(static_cast<double>(terms->result()))
                                                    .arg(static_cast<double>(terms->number))));
                        }
                    QVERIFY(told > 0);
                }
        }
        QVERIFY(!numberTerms(trace, {0, 0, 0}, {}, Stage::Query, 0, 0));
    }

    /// From the scores that are told, the experts that are taken and their shares follow.
    void expertsAreTold_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"families/qwen2_moe", "families/granitemoe", "families/gemma4_experts",
                                 "models/gpt_oss", "models/deepseek_v3"})
            QTest::newRow(name) << QString(name);
    }
    void expertsAreTold()
    {
        QFETCH(QString, name);
        const auto trace = goldenTrace(name.toStdString());
        int told = 0;
        for (Index layer = 0; layer < trace->model->info.layers; ++layer) {
            const HeadAddress address{layer, 0, 0};
            const std::vector<AttentionStep> steps = attentionSteps(*trace, address, *headStages(*trace, address));
            const Matrix* table = tableOf(steps, Stage::ExpertWeights);
            if (table == nullptr) continue;
            const auto& experts =
                std::get<Experts>(trace->model->transformer.blocks[static_cast<std::size_t>(layer)].feed_forward);
            for (Index row = 0; row < table->rows(); ++row) {
                std::vector<float> scores;
                float least = std::numeric_limits<float>::infinity(), most_left = -least;
                for (Index expert = 0; expert < table->cols(); ++expert) {
                    const auto terms = numberTerms(*trace, address, steps, Stage::ExpertWeights, row, expert);
                    QVERIFY(terms && terms->chosen == experts.router.chosen);
                    scores.push_back(terms->sum);
                    const bool taken = (*table)(row, expert) != 0;
                    (taken ? least : most_left) = taken ? std::min(least, terms->sum) : std::max(most_left, terms->sum);
                    ++told;
                }
                // Where nothing but the scores decides, the highest are taken, by their softmax.
                const Router& router = experts.router;
                if (router.correction.size() > 0 || router.groups > 1) continue;
                QVERIFY(least >= most_left);
                if (router.squash != Router::Squash::Softmax || !router.normalised || router.factors.size() > 0)
                    continue;
                float sum = 0;
                for (Index expert = 0; expert < table->cols(); ++expert)
                    if ((*table)(row, expert) != 0) sum += std::exp(scores[static_cast<std::size_t>(expert)]);
                for (Index expert = 0; expert < table->cols(); ++expert)
                    if ((*table)(row, expert) != 0)
                        QVERIFY(std::abs(router.factor * std::exp(scores[static_cast<std::size_t>(expert)]) / sum
                                         - (*table)(row, expert))
                                < 1e-4F);
            }
        }
        QVERIFY(told > 0);
    }

    /// OLMo 2 norms the queries of all heads together, so that one head's row does not tell its size.
    void normsThatSpanHeadsAreTold()
    {
        const auto trace = goldenTrace("families/olmoe_clip");
        const HeadAddress address{0, trace->model->info.heads - 1, 0};
        const MultiHeadWeights& weights = trace->model->transformer.blocks[0].attention;
        QVERIFY(weights.query_norm && weights.query_norm->spansHeads(weights.keyDimensions()));
        const std::vector<AttentionStep> steps = attentionSteps(*trace, address, *headStages(*trace, address));
        for (const Stage stage : {Stage::QueryNormed, Stage::KeyNormed}) {
            const Matrix* table = tableOf(steps, stage);
            QVERIFY(table != nullptr);
            for (Index row = 0; row < table->rows(); ++row)
                for (Index column = 0; column < table->cols(); ++column) {
                    const auto terms = numberTerms(*trace, address, steps, stage, row, column);
                    QVERIFY(terms && terms->way == NumberTerms::Way::Norm);
                    QVERIFY(terms->norm.numbers > terms->input.size());
                    QVERIFY(std::abs(terms->result() - terms->number) <= 1e-5F * (1 + std::abs(terms->number)));
                }
        }
    }

    void numbersOfAStateAreCountedThroughItsRows()
    {
        const StageTable state{Stage::MixingState, StageAxis::Dimensions, StageAxis::Dimensions, Matrix::Zero(3, 5)};
        QCOMPARE(dimensionAt(state, 2, 1), 11);
        QCOMPARE(placeOf(state, 11, 7, 8).row, 2);
        QCOMPARE(placeOf(state, 11, 7, 8).column, 1);
        const StageTable keys{Stage::Key, StageAxis::Keys, StageAxis::Dimensions, Matrix::Zero(9, 5)};
        QCOMPARE(dimensionAt(keys, 2, 1), 1);
        QCOMPARE(placeOf(keys, 1, 7, 8).row, 8);
    }

    void aHeadThatIsSwitchedOffIsNotTold()
    {
        Run run{.module = TeachingModule{.heads = 2, .width = 12}, .texts = {"the cat sat"}};
        run.interventions = {{.kind = Intervention::Kind::Scale, .layer = 0, .head = 1, .factor = 0}};
        const auto trace = tracedRun(run);
        const auto stages = headStages(*trace, {0, 1, 0});
        const auto steps = attentionSteps(*trace, {0, 1, 0}, *stages);
        QVERIFY(!numberTerms(*trace, {0, 1, 0}, steps, Stage::Context, 1, 0));
        QVERIFY(numberTerms(*trace, {0, 1, 0}, steps, Stage::HeadOutput, 1, 0));
    }

    void whatIsNoSumIsNotTold()
    {
        const auto trace = tracedRun(goldenRun("models/gpt2_fp16"));
        const auto stages = headStages(*trace, {0, 0, 0});
        const auto steps = attentionSteps(*trace, {0, 0, 0}, *stages);
        QVERIFY(!numberTerms(*trace, {0, 0, 0}, steps, Stage::Input, 0, 0));
        QVERIFY(!numberTerms(*trace, {0, 0, 0}, steps, Stage::Weights, 0, 0));
        QVERIFY(!numberTerms(*trace, {0, 0, 0}, steps, Stage::Query, 0, 10'000));
        QVERIFY(!numberTerms(*trace, {0, 0, 0}, steps, Stage::Query, -1, 0));
    }

    void headsAddUpToTheOutput_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"models/gpt2_fp16", "models/gpt_oss", "models/bert"}) QTest::newRow(name) << name;
    }
    void headsAddUpToTheOutput()
    {
        QFETCH(QString, name);
        const auto trace = tracedRun(goldenRun(name));
        for (Index query = 0; query < std::ssize(trace->queries(0)); ++query) {
            const HeadSum sum = headSum(*trace, {0, 0, 0}, query);
            QCOMPARE(std::ssize(sum.parts), trace->model->info.heads);
            QCOMPARE(sum.output, RowVector(trace->at({0, 0, 0}).attention.output->row(query)));
            QVERIFY((sum.einsum - sum.sum()).cwiseAbs().maxCoeff() <= 1e-5F);
            QVERIFY(sum.largestDifference() <= 1e-5F * std::max(1.0F, sum.output.cwiseAbs().maxCoeff()));
            // Taken out, a head leaves the others' sum.
            const RowVector without = sum.sum({1});
            QVERIFY((without + sum.parts[1] - sum.sum()).cwiseAbs().maxCoeff() <= 1e-5F);
        }
    }

    void withoutWOThereIsNoSum()
    {
        Run run{.module = TeachingModule{.heads = 2, .width = 12, .output_projection = false},
                .texts = {"the cat sat"}};
        QVERIFY(headSum(*tracedRun(run), {0, 0, 0}, 0).parts.empty());
    }

    /// m07's mask, but nothing is divided: rows sum to what is left of the softmax over all keys.
    void hiddenWeightsAreNotDividedAgain()
    {
        Run run{.module = TeachingModule{.heads = 1, .width = 10}, .texts = {"the cat sat on my mat"}};
        run.changes = {{.mask = "causal", .order = MaskOrder::HideAfterSoftmax}};
        Run whole = run, divided = run;
        whole.changes = {{.mask = "full"}};
        divided.changes[0].order = MaskOrder::RenormaliseAfterSoftmax;
        const auto left = headStages(*tracedRun(run), {0, 0, 0});
        const auto all = headStages(*tracedRun(whole), {0, 0, 0});
        const auto again = headStages(*tracedRun(divided), {0, 0, 0});
        const Index tokens = left->weights.rows();
        for (Index query = 0; query < tokens; ++query) {
            float sum = 0;
            for (Index key = 0; key < tokens; ++key) {
                QCOMPARE(left->weights(query, key), key <= query ? all->weights(query, key) : 0.0F);
                sum += left->weights(query, key);
            }
            QVERIFY(std::abs(left->row_sums(query, 0) - sum) < 1e-6F);
            QVERIFY(query + 1 == tokens ? std::abs(sum - 1) < 1e-6F : sum < 0.999F);
            for (Index key = 0; key <= query; ++key)
                QVERIFY(std::abs(left->weights(query, key) / sum - again->weights(query, key)) < 1e-6F);
        }
        QCOMPARE(left->weights_masked.rows(), Index{0});
        const auto trace = tracedRun(run);
        const auto steps = attentionSteps(*trace, {0, 0, 0}, *left);
        std::vector<StepKind> kinds;
        for (const AttentionStep& step : steps) kinds.push_back(step.kind);
        QVERIFY(std::ranges::find(kinds, StepKind::Renormalise) == kinds.end());
        QVERIFY(std::ranges::find(kinds, StepKind::Softmax) < std::ranges::find(kinds, StepKind::Mask));
        QCOMPARE(*tableOf(steps, Stage::RowSums), left->row_sums);
    }
};

TEST_CLASS(TestNumberTerms)

#include "tst_number_terms.moc"
