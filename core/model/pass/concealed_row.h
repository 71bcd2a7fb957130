#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// A trace in which a head's row is not shown: its query vector, its scores and weights, what comes of them and its
/// place in the head's overview are `notShown`. What somebody computes again from the query is therefore not known
/// either. Keys, values and what enters the layer stay, and so do later layers.
///
/// @param trace  of one kind of attention; its layer may still be to come, then it stays as it is
std::shared_ptr<const Trace> withoutRow(const std::shared_ptr<const Trace>& trace, const HeadAddress& address,
                                        Index query);

/// The hidden rows of a head. In a layer of which only overviews are kept these are all rows that share a row of the
/// picture.
std::vector<Index> concealedRows(const SequenceLayer& layer, Index head, Index queries);

/// In every table of a head that has a row for each query; cells that the mask fills or leaves nothing stay.
void concealRow(HeadAttention& head, const Mask& mask, Index query);

/// Hides in a recomputed layer the rows that the layer before hides.
void concealAsIn(const SequenceLayer& before, SequenceLayer& again);

}  // namespace core
