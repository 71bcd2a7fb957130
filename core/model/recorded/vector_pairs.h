#pragma once

#include "core/model/recorded/recorded_arrays.h"

#include <optional>

namespace core {

/// Queries and keys of a file that belong together.
struct VectorPair {
    RecordedArray queries;
    RecordedArray keys;
};

/// The pairs of a file that are called queries and keys: numbers of rank 2 to 5 under the names q and k, Q and K, query
/// and key, queries and keys, or query_states and key_states. The same may stand before both names, up to a separator
/// ("layer.0.q", "layer.0.k"), and a number behind them ("q_3", "k_3"). Per-layer arrays count as one ("layer.*.q").
std::vector<VectorPair> vectorCandidates(const ArrayFile& file);

/// Arrays without those that their names make queries, keys or values: such are never attention.
std::vector<RecordedArray> withoutVectors(std::vector<RecordedArray> arrays);

/// The pair that a file is opened for where nothing is named: it holds one, and nothing that must be attention. That
/// has a usual name ("attentions", "weights", …), or the shape of the pair's maps.
/// @throws Error{Ambiguous} listing the pairs if several can be meant
std::optional<VectorPair> meantPair(const ArrayFile& file);

}  // namespace core
