#include "core/error.h"
#include "core/explain/patch/path_patch.h"
#include "tests/core/explain/patched_passes.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>

using namespace core;

namespace {

constexpr std::pair<const char*, AttentionBlock> patchedStacks[] = {{"gpt2_fp16", AttentionBlock::Self},
                                                                    {"llama_bf16", AttentionBlock::Self},
                                                                    {"bert", AttentionBlock::Self},
                                                                    {"marian", AttentionBlock::Self},
                                                                    {"marian", AttentionBlock::Decoder}};

const Matrix& contextOf(const TracePtr& trace, const BlockHead& place)
{
    const SequenceLayer& layer = blockOf(trace, place.block)->layers[static_cast<std::size_t>(place.layer)]->items[0];
    return layer.attention.heads[static_cast<std::size_t>(place.head)].context;
}

/// All rows of a table as patches.
std::vector<RowPatch> rowPatches(RowPatch::Kind kind, const BlockHead& place, const Matrix& rows)
{
    std::vector<RowPatch> patches;
    for (Index row = 0; row < rows.rows(); ++row)
        patches.push_back({.kind = kind,
                           .layer = place.layer,
                           .head = place.head,
                           .row = row,
                           .values = rows.row(row),
                           .block = place.block});
    return patches;
}

void eachStack()
{
    QTest::addColumn<std::string>("model");
    QTest::addColumn<int>("block");
    for (const auto& [model, block] : patchedStacks)
        QTest::addRow("%s, block %d", model, static_cast<int>(block)) << std::string(model) << static_cast<int>(block);
}

}  // namespace

/// One head's direct effect on another.
class TestPathPatch final : public QObject {
    Q_OBJECT
private slots:
    void whatArrivesIsWhatTheHeadWrites_data() { eachStack(); }

    /// In a stream without norms of its own.
    void whatArrivesIsWhatTheHeadWrites()
    {
        QFETCH(std::string, model);
        QFETCH(int, block);
        const auto kind = static_cast<AttentionBlock>(block);
        const PatchedRuns runs = PatchedRuns::of(model);
        const PassRoute route = routeOf(runs.to, 0, kind == AttentionBlock::Self, {});
        DirectPath path(route, {});
        const std::size_t arrival = route.stageOf(kind, 1);
        const BlockHead sender{kind, 0, 1};
        const Matrix arriving = path.arriving(0, 1, contextOf(runs.from, sender), arrival);
        QVERIFY((arriving - route.entering(arrival)).cwiseAbs().maxCoeff() > 1e-3F);
        QCOMPARE(path.arriving(0, 1, contextOf(runs.to, sender), arrival), route.entering(arrival));
        const Block& first = *route.stages.front().block;
        if (first.attention_sum_norm || first.feed_forward_sum_norm) return;
        const Matrix more = headOutput(first.attention, 1, contextOf(runs.from, sender) - contextOf(runs.to, sender));
        QVERIFY((arriving - route.entering(arrival) - more).cwiseAbs().maxCoeff() < 1e-5F);
    }

    void theReceiverAloneSeesIt_data() { eachStack(); }

    /// A pass whose stream is patched with what arrives says what the receiver makes of it; a second, in which the
    /// receiver's context is that, says what becomes of it.
    void theReceiverAloneSeesIt()
    {
        QFETCH(std::string, model);
        QFETCH(int, block);
        const auto kind = static_cast<AttentionBlock>(block);
        const PatchedRuns runs = PatchedRuns::of(model);
        const BlockHead sender{kind, 0, 3}, receiver{kind, 1, 2};
        const PassRoute route = routeOf(runs.to, 0, kind == AttentionBlock::Self, {});
        const Matrix arriving =
            DirectPath(route, {}).arriving(0, 3, contextOf(runs.from, sender), route.stageOf(kind, 1));
        const TracePtr seen = run(runs.to->model, runs.to->batch,
                                  {.row_patches = rowPatches(RowPatch::Kind::Stream, {kind, 1, 0}, arriving)});
        const double plain = answerOf(runs, rowPatches(RowPatch::Kind::Context, receiver, contextOf(seen, receiver)));
        const PatchSweep sweep = sweepPaths(runs.from, runs.to, runs.asked, {.block = kind, .receiver = receiver});
        QVERIFY(std::abs(sweep.values(0, 3) - plain) < 1e-5 * std::max(1.0, std::abs(plain)));
        QVERIFY(std::abs(plain - sweep.unpatched) > 1e-4);
        QVERIFY(std::isnan(sweep.values(1, 0)));
    }

    void aRunPatchedIntoItselfChangesNothing_data() { eachStack(); }

    void aRunPatchedIntoItselfChangesNothing()
    {
        QFETCH(std::string, model);
        QFETCH(int, block);
        const auto kind = static_cast<AttentionBlock>(block);
        const PatchedRuns runs = PatchedRuns::of(model);
        for (const auto input : {ReceiverInput::All, ReceiverInput::Query, ReceiverInput::Key, ReceiverInput::Value}) {
            const PatchSweep sweep = sweepPaths(runs.to, runs.to, runs.asked,
                                                {.block = kind, .receiver = BlockHead{kind, 1, 0}, .input = input});
            for (Index head = 0; head < 4; ++head) QCOMPARE(sweep.values(0, head), sweep.unpatched);
        }
    }

    /// If every head of a layer is replaced, each one brings its part: the stream is a sum.
    void aWayOfOneTokenIsThatTokensAlone()
    {
        const PatchedRuns runs = PatchedRuns::of("gpt2_fp16");
        const PatchSweep last =
            sweepPaths(runs.from, runs.to, runs.asked, {.position = runs.asked.answer.position, .receiver = {}});
        const PatchSweep all = sweepPaths(runs.from, runs.to, runs.asked, {});
        const PatchSweep first = sweepPaths(runs.from, runs.to, runs.asked, {.position = 0, .receiver = {}});
        for (Index layer = 0; layer < 3; ++layer)
            for (Index head = 0; head < 4; ++head) {
                QCOMPARE(last.values(layer, head), all.values(layer, head));  // the answer's row reads no other
                QCOMPARE(first.values(layer, head), first.unpatched);
            }
    }

    void waysThatAreNoneAreRefused()
    {
        const PatchedRuns runs = PatchedRuns::of("marian");
        const auto refused = [&](const PathPlan& plan) {
            try {
                sweepPaths(runs.from, runs.to, runs.asked, plan);
            } catch (const Error& error) {
                return error.code;
            }
            return Code::CannotRead;
        };
        QCOMPARE(refused({.block = AttentionBlock::Self}), Code::Unsupported);
        QCOMPARE(refused({.block = AttentionBlock::Self, .receiver = BlockHead{AttentionBlock::Cross, 0, 0}}),
                 Code::Unsupported);
        QCOMPARE(refused({.block = AttentionBlock::Decoder,
                          .receiver = BlockHead{AttentionBlock::Cross, 0, 0},
                          .input = ReceiverInput::Key}),
                 Code::Unsupported);
        QCOMPARE(refused({.block = AttentionBlock::Decoder, .head = 4}), Code::OutOfRange);
        // From a decoder's own attention to its cross-attention there is one.
        const PatchSweep sweep =
            sweepPaths(runs.from, runs.to, runs.asked,
                       {.block = AttentionBlock::Decoder, .receiver = BlockHead{AttentionBlock::Cross, 0, 0}});
        QVERIFY(!std::isnan(sweep.values(0, 0)) && sweep.values(0, 0) != sweep.unpatched);
    }
};

TEST_CLASS(TestPathPatch)
#include "tst_path_patch.moc"
