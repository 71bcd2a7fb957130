#pragma once

#include "core/explain/weights/attention_stack.h"

#include <variant>

namespace core {

/// Where a head looks by the learned positions alone: the weights of softmax over the keys that the model lets a query
/// see, of the scores p_i · QK · p_jᵀ of W_pos' rows (Elhage et al., 2021: previous-token heads). As if nothing but its
/// place were known of a token: each row goes through the norms alone, as TokenVectors::read() takes tokens. Sinusoidal
/// positions count where they are added like learned ones. A position bias, a window, a soft-cap and a sink of the
/// layer act as in a pass.
struct PositionScores {
    double previous = 0;         ///< mean weight on the key before, over all queries but the first
    double self = 0;             ///< mean weight on the query's own place, over all
    std::optional<double> next;  ///< on the key behind, over all queries but the last; empty in causal models
    Index places = 0;            ///< number of places and of queries
};

/// Why there are none.
enum class NoPositionScores {
    NoTable,       ///< the model adds no positions to its tokens: it turns them, biases scores, or has none
    AnotherText,   ///< queries and keys are of two texts, where no place is before another's
    NoFixedScore,  ///< a rotary embedding turns them as well, or queries and keys have norms of their own
};

/// One head's.
/// @param most_places  only the first so many; a table of thousands takes seconds
/// @throws Error as queryKeyCircuit() does, Stopped
std::variant<PositionScores, NoPositionScores> positionScores(const AttentionStack& stack, const HeadPlace& place,
                                                              Index most_places = 1024,
                                                              const std::stop_token& stop = {});

}  // namespace core
