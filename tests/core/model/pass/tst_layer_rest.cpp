#include "core/analysis/attention_steps.h"
#include "core/model/pass/concealed_row.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/layer_rest.h"
#include "core/model/pass/trace_tensors.h"
#include "core/not_shown.h"
#include "core/prepare/prepared_run.h"

#include <QTest>

#include "tests/core/explain/patched_passes.h"
#include "tests/test_class.h"

#include <functional>

using namespace core;

namespace {

constexpr const char* llama = "llama_bf16";

TracePtr modelTrace(const std::string& name, Keep keep, RunOptions options = {}, Index tokens = 6, Index first = 3)
{
    options.keep = keep;
    return PatchedRuns::traceOf(name, tokens, first, options);
}

/// Rotation and norms between projection and scores, and two heads of keys for four of queries.
Run moduleRun()
{
    TeachingModule module{.heads = 4, .key_heads = 2, .width = 20, .key_dimensions = 8, .value_dimensions = 5};
    module.positions = PositionEncoding::Rotary;
    module.query_key_norm = true;
    return {.module = module, .texts = {"the cat sat on my mat"}, .changes = {{.mask = "causal"}}};
}

TracePtr moduleTrace(Keep keep)
{
    OpenedModels models;
    const PreparedRun prepared = prepare(moduleRun(), models);
    RunOptions options = optionsOf(moduleRun());
    options.keep = keep;
    return run(prepared.model, prepared.batch, options);
}

bool equal(const Matrix& a, const Matrix& b, float apart = 0)
{
    if (a.rows() != b.rows() || a.cols() != b.cols()) return false;
    return (a.array() == b.array() || (a - b).array().abs() <= apart).all();  // -∞ less itself is no number
}

/// Whether a completed layer equals that of a run that keeps contexts.
bool equal(const SequenceLayer& a, const SequenceLayer& b, float apart = 0)
{
    if (!equal(a.attention.output, b.attention.output, apart) || a.attention.output.rows() == 0) return false;
    for (std::size_t head = 0; head < b.attention.heads.size(); ++head)
        if (!equal(a.attention.heads[head].context, b.attention.heads[head].context, apart)
            || !equal(a.attention.heads[head].sink_weights, b.attention.heads[head].sink_weights, apart)
            || !equal(a.overviews[head], b.overviews[head], apart))
            return false;
    return equal(a.input, b.input) && equal(a.attention.q, b.attention.q) && equal(a.attention.k, b.attention.k);
}

/// Compares two runs, the first of which keeps vectors alone.
/// @param apart  0, except where rows of an earlier run were taken over: that run multiplied fewer rows at once
void compareRuns(const TracePtr& vectors, const TracePtr& contexts, float apart = 0)
{
    QVERIFY(equal(vectors->last_hidden_state.front(), contexts->last_hidden_state.front()));
    for (Index layer = 0; layer < std::ssize(contexts->layers); ++layer) {
        const HeadAddress address{.layer = layer};
        QCOMPARE(vectors->at(address).attention.output.rows(), Index{0});
        for (const HeadAttention& head : vectors->at(address).attention.heads) QCOMPARE(head.context.rows(), Index{0});
        QVERIFY(equal(*completeLayer(*vectors, address), contexts->at(address), apart));
        QVERIFY(equal(headStages(*vectors, address)->context, headStages(*contexts, address)->context));
    }
}

/// Every table that both have, from x to the output.
void compareSteps(const TracePtr& lean, const TracePtr& full)
{
    for (Index layer = 0; layer < std::ssize(full->layers); ++layer) {
        const HeadAddress address{.layer = layer, .head = 1};
        const auto few = attentionSteps(*lean, address, *headStages(*lean, address));
        const auto all = attentionSteps(*full, address, *headStages(*full, address));
        QCOMPARE(few.size(), all.size());
        for (std::size_t step = 0; step + 1 < all.size(); ++step) {  // the last one are the measures of whole maps
            QCOMPARE(few[step].kind, all[step].kind);
            QCOMPARE(few[step].tables.size(), all[step].tables.size());
            for (std::size_t i = 0; i < all[step].tables.size(); ++i)
                QVERIFY(equal(few[step].tables[i].values, all[step].tables[i].values));
        }
    }
}

const Matrix* tableOf(const std::vector<AttentionStep>& steps, Stage stage)
{
    for (const AttentionStep& step : steps)
        for (const StageTable& table : step.tables)
            if (table.stage == stage) return &table.values;
    return nullptr;
}

}  // namespace

/// The parts that a run leaves out of its layers come back unchanged.
class TestLayerRest final : public QObject {
    Q_OBJECT
private slots:
    void vectorsAreEnough_data()
    {
        QTest::addColumn<QString>("model");
        for (const char* each : {"gpt2_fp16", "llama_bf16", "llama4", "gpt_oss", "deepseek_v3", "bert", "marian"})
            QTest::newRow(each) << each;
    }
    void vectorsAreEnough()
    {
        QFETCH(QString, model);
        const TracePtr vectors = modelTrace(model.toStdString(), Keep::Vectors);
        const TracePtr contexts = modelTrace(model.toStdString(), Keep::Context);
        compareRuns(vectors, contexts);
        if (contexts->decoder) compareRuns(vectors->decoder, contexts->decoder);
        if (contexts->cross) compareRuns(vectors->cross, contexts->cross);
    }

    void theyAreTakenOverByTheNextRun()
    {
        const TracePtr vectors = modelTrace(llama, Keep::Vectors), contexts = modelTrace(llama, Keep::Context);
        compareRuns(modelTrace(llama, Keep::Vectors, {.previous = vectors}, 7),
                    modelTrace(llama, Keep::Context, {.previous = contexts}, 7), 1e-6F);
        RunOptions masked{.changes = {{.layer = 1, .head = 0, .mask = "causal & window(1, 0)"}}};
        masked.previous = contexts;
        const TracePtr with = modelTrace(llama, Keep::Context, masked);
        masked.previous = vectors;
        const TracePtr without = modelTrace(llama, Keep::Vectors, masked);
        compareRuns(without, with);
        QVERIFY(without->layers.front() == vectors->layers.front());
        QVERIFY(!equal(without->last_hidden_state.front(), vectors->last_hidden_state.front()));
    }

    void stepsAreTheSame()
    {
        const auto compare = [](const std::function<TracePtr(Keep)>& traceOf) {
            const TracePtr full = traceOf(Keep::Stages);
            for (const Keep keep : {Keep::Weights, Keep::Context, Keep::Vectors}) {
                const TracePtr lean = traceOf(keep);
                QCOMPARE(lean->at({}).attention.projected.q.cols(), Index{0});
                compareSteps(lean, full);
            }
        };
        compare(moduleTrace);
        for (const char* name : {"llama_bf16", "llama4", "deepseek_v3"})
            compare([name](Keep keep) { return modelTrace(name, keep); });
    }

    void aRowThatIsNotShownStaysHidden()
    {
        const HeadAddress hidden{.head = 1};
        for (const Keep keep : {Keep::Stages, Keep::Weights, Keep::Vectors}) {
            const TracePtr left = withoutRow(moduleTrace(keep), hidden, 3);
            const auto steps = attentionSteps(*left, hidden, *headStages(*left, hidden));
            const auto other = attentionSteps(*left, {}, *headStages(*left, {}));
            for (const Stage stage : {Stage::QueryProjected, Stage::QueryNormed, Stage::Query, Stage::Context}) {
                QVERIFY(isNotShown((*tableOf(steps, stage))(3, 0)));
                QVERIFY(!isNotShown((*tableOf(steps, stage))(2, 0)));
                QVERIFY(!isNotShown((*tableOf(other, stage))(3, 0)));
            }
            QVERIFY(isNotShown(completeLayer(*left, hidden)->attention.output->coeff(3, 0)));
        }
    }

    void tensorsAreTheSame()
    {
        const auto some = tensorsOf(*modelTrace(llama, Keep::Vectors), {.stages = true});
        const auto all = tensorsOf(*modelTrace(llama, Keep::Stages), {.stages = true});
        QCOMPARE(some.size(), all.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(some[i].name, all[i].name);
            QVERIFY(some[i].values == all[i].values);
        }
    }

    void aPatchTakesWhatItNeeds()
    {
        const auto patched = [](Keep keep) {
            RunOptions options{.interventions = {{.kind = Intervention::Kind::Patch, .layer = 1, .head = 2, .run = 1}}};
            options.patches = {nullptr, modelTrace(llama, keep, {}, 6, 120)};
            return modelTrace(llama, Keep::Context, options)->last_hidden_state.front();
        };
        QVERIFY(equal(patched(Keep::Vectors), patched(Keep::Context)));
        QVERIFY(!equal(patched(Keep::Vectors), modelTrace(llama, Keep::Context)->last_hidden_state.front()));
    }

    void aLightLayerIsComputedAgain()
    {
        const TracePtr whole = modelTrace(llama, Keep::Context);
        const TracePtr light = modelTrace(llama, Keep::Context, {.whole_layer = 0});
        QVERIFY(light->layers[1]->light);
        QVERIFY(equal(*completeLayer(*light, {.layer = 1}), whole->at({.layer = 1})));
        QVERIFY(completeLayer(*whole, {.layer = 1}).get() == &whole->at({.layer = 1}));
    }
};

TEST_CLASS(TestLayerRest)
#include "tst_layer_rest.moc"
