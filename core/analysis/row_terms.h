#pragma once

#include "core/model/pass/head_stages.h"

#include <optional>
#include <vector>

namespace core {

/// One key's way through the softmax of its row.
struct SoftmaxTerm {
    float score = 0;        ///< s: softmax's input; for a hidden key the fill, unless weights are hidden after softmax
    float exponential = 0;  ///< exp(s - largest), exactly 0 for -∞
    float quotient = 0;     ///< exponential / sum
    float weight = 0;       ///< the Trace's own: the quotient, or what hiding and renormalising made of it
    bool hidden = false;    ///< whether the mask hides it
};

/// How a row of scores becomes weights, key by key: w = exp(s - largest) / Σ exp(s - largest). The largest score is
/// taken off so that no exponential overflows; the quotient is the same without it.
struct SoftmaxTerms {
    std::vector<SoftmaxTerm> terms;  ///< [T_k]; none where weights do not come from a softmax
    float largest = 0;               ///< the largest of the scores and the sink; -∞ where there is nothing else
    float sum = 0;                   ///< sum of the exponentials, the sink's included
    std::optional<float> sink;       ///< the sink's exponential
    bool hides_weights = false;      ///< hidden weights become 0 behind the softmax
    std::optional<float> sum_of_what_is_left;  ///< by what each row is divided again where weights are hidden after it

    /// No score but -∞: exp(-∞ - (-∞)) is not a number, and PyTorch makes the row NaN. Here its weights are 0.
    bool seesNothing() const;
    /// The number of keys in the softmax: those whose exponential is not 0.
    Index keys() const;
};
/// Nothing for a recorded trace and where an intervention puts other weights in place of the softmax's.
SoftmaxTerms softmaxTerms(const Trace& trace, const HeadAddress& address, const HeadAttention& head, Index query);

/// The keys of the largest weights in the order of the text: where there is room for some of them only.
/// @param most    so many; at least one
/// @param chosen  is among them in any case
std::vector<Index> heaviestKeys(const RowVector& weights, Index most, Index chosen);

/// The keys that are not among `shown` as one row of sums, without a score of its own.
/// @param shown  ascending
SoftmaxTerm othersTogether(const SoftmaxTerms& row, const std::vector<Index>& shown);
/// @param values  [T_k, d_v]
/// @return [d_v]
RowVector othersTogether(const Matrix& values, const std::vector<Index>& shown);

/// Each key's addition to a query's context: its weight (after dropout, where there is one) times its value.
/// The rows sum to the context, before an intervention on it.
/// @return [T_k, d_v]; no rows where there are no values
Matrix weightedValues(const Trace& trace, const HeadAddress& address, const HeadAttention& head, Index query);

/// Each key's addition, by way of its head, to a query's output: weightedValues() times W_O. The rows sum to the head's
/// share of the output, without the layer's bias and before an intervention.
/// @return [T_k, d_model]; no rows where there are no values or no W_O
Matrix weightedOutputs(const Trace& trace, const HeadAddress& address, const HeadAttention& head, Index query);

/// A head's addition to a query's output: its context, as a gate and an intervention leave it, times W_O.
/// @return [d_model]; empty where there are no values or no W_O
RowVector headShare(const Trace& trace, const HeadAddress& address, const HeadAttention& head, Index query);

}  // namespace core
