#include "core/error.h"
#include "tests/core/explain/patched_passes.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

const SequenceLayer& layerIn(const TracePtr& trace, Index layer)
{
    return trace->layers[static_cast<std::size_t>(layer)]->items[0];
}

const HeadAttention& patchedHead(const TracePtr& trace, Index layer, Index head)
{
    return layerIn(trace, layer).attention.heads[static_cast<std::size_t>(head)];
}

TracePtr passOf(const PatchedRuns& runs, std::vector<RowPatch> patches, TracePtr previous = nullptr)
{
    RunOptions options{.row_patches = std::move(patches), .previous = std::move(previous)};
    return run(runs.to->model, runs.to->batch, options);
}

bool same(const Matrix& a, const Matrix& b) { return a.rows() == b.rows() && a.cols() == b.cols() && a == b; }

float furthestApart(const TracePtr& a, const TracePtr& b)
{
    float largest = (a->last_hidden_state[0] - b->last_hidden_state[0]).cwiseAbs().maxCoeff();
    for (std::size_t layer = 0; layer < a->layers.size(); ++layer)
        for (std::size_t head = 0; head < 4; ++head) {
            const HeadAttention& one = a->layers[layer]->items[0].attention.heads[head];
            const HeadAttention& other = b->layers[layer]->items[0].attention.heads[head];
            largest = std::max({largest, (one.weights - other.weights).cwiseAbs().maxCoeff(),
                                (one.context - other.context).cwiseAbs().maxCoeff()});
        }
    return largest;
}

}  // namespace

/// Numbers that are put in the place of one row of a pass, and what such a pass takes over from another.
class TestRowPatches final : public QObject {
    Q_OBJECT
private slots:
    void aRowIsWhatItIsSaidToBe()
    {
        const PatchedRuns runs = PatchedRuns::of("gpt2_fp16");
        const TracePtr stream = passOf(runs, {{.layer = 1, .row = 4, .values = layerIn(runs.from, 1).input->row(4)}});
        QVERIFY(layerIn(stream, 1).input->row(4) == layerIn(runs.from, 1).input->row(4));
        QVERIFY(layerIn(stream, 1).input->row(5) == layerIn(runs.to, 1).input->row(5));
        const RowVector context = patchedHead(runs.from, 1, 2).context.row(4);
        const TracePtr head =
            passOf(runs, {{.kind = RowPatch::Kind::Context, .layer = 1, .head = 2, .row = 4, .values = context}});
        QVERIFY(patchedHead(head, 1, 2).context.row(4) == context);
        QVERIFY(patchedHead(head, 1, 2).context.row(5) == patchedHead(runs.to, 1, 2).context.row(5));
        QVERIFY(same(patchedHead(head, 1, 1).context, patchedHead(runs.to, 1, 1).context));
        QVERIFY(same(patchedHead(head, 1, 2).weights, patchedHead(runs.to, 1, 2).weights));
    }

    void aPatternKeepsItsRowsSum()
    {
        const PatchedRuns runs = PatchedRuns::of("llama_bf16");
        const RowVector other = 3 * patchedHead(runs.from, 2, 1).weights.row(6);
        for (const Keep keep : {Keep::Stages, Keep::Weights}) {
            RunOptions options{
                .keep = keep,
                .row_patches = {{.kind = RowPatch::Kind::Weights, .layer = 2, .head = 1, .row = 6, .values = other}}};
            const TracePtr patched = run(runs.to->model, runs.to->batch, options);
            const Matrix& weights = patchedHead(patched, 2, 1).weights;
            QVERIFY((weights.row(6) - patchedHead(runs.from, 2, 1).weights.row(6)).cwiseAbs().maxCoeff() < 1e-6F);
            QVERIFY((weights.row(5) - patchedHead(runs.to, 2, 1).weights.row(5)).cwiseAbs().maxCoeff() < 1e-6F);
            const HeadVectors own = patched->vectors({2, 1, 0});
            QVERIFY((patchedHead(patched, 2, 1).context - weights * own.v).cwiseAbs().maxCoeff() < 1e-5F);
        }
    }

    void whatLiesBeforeAPatchIsTakenOver_data()
    {
        QTest::addColumn<std::string>("model");
        QTest::newRow("causal") << std::string("gpt2_fp16");
        QTest::newRow("causal, rotary, grouped heads") << std::string("llama_bf16");
        QTest::newRow("both ways") << std::string("bert");
    }

    void whatLiesBeforeAPatchIsTakenOver()
    {
        QFETCH(std::string, model);
        const PatchedRuns runs = PatchedRuns::of(model);
        for (Index layer = 0; layer < 3; ++layer)
            for (const Index row : {0, 4, 8}) {
                const std::vector<RowPatch> patch{
                    {.layer = layer, .row = row, .values = layerIn(runs.from, layer).input->row(row)}};
                const TracePtr alone = passOf(runs, patch);
                const TracePtr after = passOf(runs, patch, runs.to);
                QVERIFY(furthestApart(alone, after) < 1e-5F);
                QVERIFY(furthestApart(after, runs.to) > 1e-3F);
                for (Index each = 0; each < 3; ++each) {
                    const auto place = static_cast<std::size_t>(each);
                    QCOMPARE(after->layers[place] == runs.to->layers[place], each < layer);
                    if (each < layer || model == "bert") continue;
                    for (Index head = 0; head < 4; ++head)
                        QVERIFY(same(patchedHead(after, each, head).context.topRows(row),
                                     patchedHead(runs.to, each, head).context.topRows(row)));
                }
            }
    }

    /// The old content of a patched row is unknown.
    void aPatchedPassIsTakenOverByItsLikeAlone()
    {
        const PatchedRuns runs = PatchedRuns::of("gpt2_fp16");
        const RowPatch patch{.layer = 1, .row = 4, .values = layerIn(runs.from, 1).input->row(4)};
        RowPatch another = patch;
        another.row = 6;
        const TracePtr patched = passOf(runs, {patch});
        QCOMPARE(furthestApart(passOf(runs, {}, patched), runs.to), 0.0F);
        QCOMPARE(furthestApart(passOf(runs, {another}, patched), passOf(runs, {another})), 0.0F);
        const TracePtr again = passOf(runs, {patch}, patched);
        for (std::size_t layer = 0; layer < 3; ++layer) QCOMPARE(again->layers[layer], patched->layers[layer]);
        QVERIFY(*withLayer(patched, 1)->layers[1]->items[0].attention.output == *layerIn(patched, 1).attention.output);
    }

    void patchesOfOneStackAreItsOwn()
    {
        const PatchedRuns runs = PatchedRuns::of("marian");
        for (const auto block : {AttentionBlock::Self, AttentionBlock::Decoder, AttentionBlock::Cross}) {
            const auto from = blockOf(runs.from, block);
            const RowPatch patch{
                .layer = 1, .row = 2, .values = from->layers[1]->items[0].input->row(2), .block = block};
            const TracePtr alone = passOf(runs, {patch});
            const TracePtr after = passOf(runs, {patch}, runs.to);
            for (const auto each : {AttentionBlock::Self, AttentionBlock::Decoder, AttentionBlock::Cross})
                QVERIFY(furthestApart(blockOf(alone, each), blockOf(after, each)) < 1e-5F);
            QVERIFY(layerIn(blockOf(after, block), 1).input->row(2) == patch.values);
            const TracePtr back = passOf(runs, {}, after);
            for (const auto each : {AttentionBlock::Self, AttentionBlock::Decoder, AttentionBlock::Cross})
                QCOMPARE(furthestApart(blockOf(back, each), blockOf(runs.to, each)), 0.0F);
        }
    }

    void rowsThatAreNotThereAreRefused()
    {
        const PatchedRuns runs = PatchedRuns::of("gpt2_fp16");
        const RowVector wide = RowVector::Zero(64), narrow = RowVector::Zero(7);
        QVERIFY_EXCEPTION_THROWN(passOf(runs, {{.row = 9, .values = wide}}), Error);
        QVERIFY_EXCEPTION_THROWN(passOf(runs, {{.row = 1, .values = narrow}}), Error);
        QVERIFY_EXCEPTION_THROWN(
            passOf(runs, {{.kind = RowPatch::Kind::Context, .head = 4, .row = 1, .values = narrow}}), Error);
        QVERIFY_EXCEPTION_THROWN(
            passOf(runs, {{.kind = RowPatch::Kind::Context, .head = 1, .row = 1, .values = narrow}}), Error);
        QVERIFY_EXCEPTION_THROWN(
            passOf(runs, {{.kind = RowPatch::Kind::Weights, .head = 1, .row = 1, .values = narrow}}), Error);
    }
};

TEST_CLASS(TestRowPatches)
#include "tst_row_patches.moc"
