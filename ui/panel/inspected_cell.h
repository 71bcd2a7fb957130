#pragma once

#include "core/analysis/cell_derivation.h"
#include "core/attention/cell.h"

/// A cell with the row that it stands in.
struct InspectedCell {
    core::Cell cell;
    core::CellDerivation derivation;
    core::RowVector weights;  ///< [T_k] of its query

    /// @param stages  of the whole head
    static InspectedCell of(const core::Trace& trace, const core::HeadAddress& address,
                            const core::HeadAttention& stages, const core::Cell& cell);
    /// Of a map that is too long to be kept: the query's row alone is computed.
    static InspectedCell ofLong(const core::Trace& trace, const core::HeadAddress& address, const core::Cell& cell);

    /// The keys of the query's largest weights, in their order; those that the mask hides are left out, unless weight
    /// leaked to them.
    std::vector<core::Index> largestKeys(const core::Mask& mask, std::size_t most) const;
};
