#include "core/model/pass/row_patch.h"

#include "core/error.h"
#include "core/model/pass/trace.h"
#include "core/number_range.h"

#include <algorithm>

namespace core {
namespace {

void requireLength(const RowPatch& patch, Index length)
{
    if (patch.values.size() != length)
        throw Error(Code::WrongShape, "", "the numbers that are patched in have the wrong shape: expected %1, found %2",
                    std::to_string(length), std::to_string(patch.values.size()));
}

/// One row more for a head to take its own from.
/// @param rows  [T_q] which of them each query takes; -1: its own
void addRow(std::shared_ptr<const Matrix>& numbers, std::vector<Index>& rows, const RowPatch& patch, Index queries)
{
    const Index known = numbers == nullptr ? 0 : numbers->rows();
    if (rows.empty())
        for (Index row = 0; row < queries; ++row) rows.push_back(row < known ? row : -1);
    Matrix more(known + 1, patch.values.size());
    if (known > 0) more.topRows(known) = *numbers;
    more.row(known) = patch.values;
    rows[static_cast<std::size_t>(patch.row)] = known;
    numbers = std::make_shared<const Matrix>(std::move(more));
}

}  // namespace

std::vector<RowPatch> patchesOf(const std::vector<RowPatch>& all, AttentionBlock block, bool of_stream)
{
    std::vector<RowPatch> those;
    for (const RowPatch& patch : all)
        if (patch.block == block && (patch.kind == RowPatch::Kind::Stream) == of_stream) those.push_back(patch);
    return those;
}

void patchHeads(std::span<const RowPatch> patches, Index layer, Index item, Index queries, Index keys, Index dimensions,
                std::vector<HeadScoring>& heads)
{
    for (const RowPatch& patch : patches) {
        if (patch.layer != layer || patch.item != item) continue;
        requirePlace(phrase("the position that is patched"), patch.row, queries);
        requirePlace(phrase("the head that is patched"), patch.head, std::ssize(heads));
        HeadReplacement& replaced = heads[static_cast<std::size_t>(patch.head)].replaced;
        if (patch.kind == RowPatch::Kind::Context) {
            requireLength(patch, dimensions);
            addRow(replaced.context, replaced.context_rows, patch, queries);
            continue;
        }
        requireLength(patch, keys);
        if (queries * keys > mostStageCells)  // computed in tiles, which know nothing of other weights
            throw Error(
                Code::OutOfRange, "",
                "the map of a head that is given other weights cannot be used: expected at most %1 cells, found %2",
                std::to_string(mostStageCells), std::to_string(queries * keys));
        addRow(replaced.weights, replaced.weight_rows, patch, queries);
    }
}

void patchStream(std::span<const RowPatch> patches, Index layer, Index item, Index kept, Matrix& x)
{
    for (const RowPatch& patch : patches) {
        if (patch.layer != layer || patch.item != item) continue;
        requirePlace(phrase("the position that is patched"), patch.row, kept + x.rows());
        requireLength(patch, x.cols());
        if (patch.row >= kept) x.row(patch.row - kept) = patch.values;  // an earlier trace has those before
    }
}

std::optional<Index> firstPatched(std::span<const RowPatch> patches, Index layer)
{
    std::optional<Index> first;
    for (const RowPatch& patch : patches)
        if (patch.layer == layer) first = std::min(first.value_or(patch.row), patch.row);
    return first;
}

}  // namespace core
