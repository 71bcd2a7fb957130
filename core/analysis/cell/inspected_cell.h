#pragma once

#include "core/analysis/cell/cell_derivation.h"
#include "core/attention/cell.h"

namespace core {

/// A cell of a map with the row that it stands in.
struct InspectedCell {
    Cell cell;
    CellDerivation derivation;
    RowVector weights;  ///< [T_k] of its query

    /// @param stages  of the whole head
    static InspectedCell of(const Trace& trace, const HeadAddress& address, const HeadAttention& stages,
                            const Cell& cell);
    /// The cell of a map that is too long to be kept; only its query's row is computed.
    static InspectedCell ofLong(const Trace& trace, const HeadAddress& address, const Cell& cell);

    /// The keys of the query's largest weights, in their order, whatever their sign; those that the mask hides are left
    /// out, unless weight leaked to them.
    std::vector<Index> largestKeys(const Mask& mask, std::size_t most) const;
};

}  // namespace core
