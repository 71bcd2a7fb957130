#pragma once

#include "core/attention/scaled_dot_product.h"

#include <span>

namespace core {

/// The mean of some rows.
/// @param over  [rows] which of them count; empty: all
/// @return [columns] 0 of none
RowVector meanOfRows(const Matrix& rows, const std::vector<bool>& over);

/// Puts the weights of an intervention in the place of those that were computed. A row keeps its sum, so that what a
/// sink takes stays the sink's; a query that sees none of the keys in question keeps its weights.
/// @param weights  [rows, T_k]
/// @param queries  [rows] which of the scoring's queries they are
void replaceWeights(Matrix& weights, const HeadScoring& scoring, std::span<const Index> queries);

/// Replaces rows of a head's context by an intervention's, once all rows are there; then multiplies them by the
/// scoring's `output`.
/// @param context    [rows, d_v]
/// @param first_row  the number of row 0 among the scoring's queries
void replaceContext(Matrix& context, const HeadScoring& scoring, Index first_row);

}  // namespace core
