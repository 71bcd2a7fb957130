#include "core/explain/patch/path_patch.h"
#include "tests/core/explain/planted_heads.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>
#include <set>

using namespace core;
using Columns = PatchPlan::Columns;
using Cells = std::set<std::pair<Index, Index>>;

namespace {

/// Mary rather than John, behind "gave to".
const AskedScore mary{.answer = {.item = 0, .position = 7, .id = planted::Mary, .against = planted::John}};

/// The cells whose patch makes at least half of the difference between the two runs; of the others none makes a third.
Cells found(const PatchSweep& sweep)
{
    Cells cells;
    for (Index layer = 0; layer < sweep.values.rows(); ++layer)
        for (Index column = 0; column < sweep.values.cols(); ++column) {
            const double effect = sweep.effect(layer, column);
            if (effect > 0.5) cells.insert({layer, column});
            if (effect < 0.5 && std::abs(effect) > 0.33) cells.insert({-layer - 1, column});  // undecided
        }
    return cells;
}

PatchSweep swept(const std::vector<Index>& from, const PatchPlan& plan)
{
    return sweepPatches(planted::traceOf(from), planted::traceOf(planted::twice), mary, plan);
}

PatchSweep waysTo(std::optional<BlockHead> receiver, ReceiverInput input)
{
    return sweepPaths(planted::traceOf(planted::once), planted::traceOf(planted::twice), mary,
                      {.receiver = receiver, .input = input});
}

}  // namespace

/// In a model whose mechanism was put in by hand, patching finds it and nothing else.
class TestIndirectObject final : public QObject {
    Q_OBJECT
private slots:
    void theModelKnowsTheAnswer()
    {
        const PatchSweep sweep = swept(planted::other, {});
        QVERIFY(sweep.unpatched > 1);
        QVERIFY(*sweep.source < -1);
        QVERIFY(std::abs(*swept(planted::once, {}).source) < 0.3);
    }

    void theHeadsAreFound()
    {
        const PatchPlan heads{.kind = PatchKind::Head, .columns = Columns::Heads};
        QCOMPARE(found(swept(planted::once, heads)), (Cells{{0, 1}, {1, 2}, {2, 0}}));
        // If another name comes twice, the mark is unchanged but the answer is not.
        QCOMPARE(found(swept(planted::other, heads)), (Cells{{1, 2}, {2, 0}}));
    }

    void theirPositionsAreFound()
    {
        const std::pair<Index, Cells> byHead[] = {{1, {{0, 5}}}, {2, {{1, 7}}}, {0, {{2, 7}}}};
        for (const auto& [head, cells] : byHead)
            QCOMPARE(found(swept(planted::once, {.kind = PatchKind::Head, .head = head})), cells);
    }

    /// The name that is there twice, until it was told to the last token.
    void theStreamIsFollowed() { QCOMPARE(found(swept(planted::other, {})), (Cells{{0, 5}, {1, 5}, {2, 7}})); }

    /// Where another name comes twice, only the head that reads the mark changes its attention.
    void thePatternsAreFound()
    {
        const PatchPlan patterns{.kind = PatchKind::Pattern, .columns = Columns::Heads};
        QCOMPARE(found(swept(planted::once, patterns)), (Cells{{0, 1}, {1, 2}, {2, 0}}));
        QCOMPARE(found(swept(planted::other, patterns)), (Cells{{2, 0}}));
    }

    void theWaysAreFound()
    {
        const BlockHead inhibition{.layer = 1, .head = 2}, mover{.layer = 2, .head = 0};
        QCOMPARE(found(waysTo(inhibition, ReceiverInput::Key)), (Cells{{0, 1}}));
        QCOMPARE(found(waysTo(inhibition, ReceiverInput::Query)), Cells{});
        QCOMPARE(found(waysTo(inhibition, ReceiverInput::Value)), Cells{});
        QCOMPARE(found(waysTo(mover, ReceiverInput::Query)), (Cells{{1, 2}}));
        QCOMPARE(found(waysTo(mover, ReceiverInput::Key)), Cells{});
        QCOMPARE(found(waysTo(mover, ReceiverInput::All)), (Cells{{1, 2}}));
        QCOMPARE(found(waysTo({}, ReceiverInput::All)), (Cells{{2, 0}}));
    }
};

TEST_CLASS(TestIndirectObject)
#include "tst_indirect_object.moc"
