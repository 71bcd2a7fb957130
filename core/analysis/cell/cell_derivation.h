#pragma once

#include "core/model/pass/head_stages.h"

#include <optional>

namespace core {

/// How one number of a map comes about; every value is the Trace's own.
struct CellDerivation {
    Index key_dimensions = 0;              ///< d_k, over which q·k is summed
    float score_raw = 0;                   ///< q·k
    float divisor = 1;                     ///< divides q·k: 1/scale · temperature
    float temperature = 1;                 ///< the part of the divisor that is the temperature
    float scale = 1;                       ///< multiplies q·k before the temperature; usually 1/√d_k
    std::optional<float> score_uncapped;   ///< the quotient, where a soft-cap follows
    float soft_cap = 0;                    ///< c of c · tanh(s / c); 0 is none
    float score_scaled = 0;                ///< the quotient, capped where there is a soft-cap
    std::optional<float> score_biased;     ///< with the bias of position, where there is one
    std::vector<std::string> hidden_by;    ///< rules that hide the cell; empty if it is visible
    std::optional<float> score_masked;     ///< softmax's input; none where masking comes after it
    Index keys = 0;                        ///< T_k
    Index softmax_keys = 0;                ///< visible keys, and hidden ones whose fill leaves them a weight
    std::optional<float> weight_unmasked;  ///< where masking comes after softmax: over all keys
    std::optional<float> row_sum;          ///< where weights are divided again after masking: the sum of the row's
                                           ///< visible weights, by which they are divided
    float weight = 0;                      ///< after softmax
    bool replaced = false;                 ///< the weight is an intervention's, not the softmax's
    std::optional<float> sink_weight;      ///< the sink's share of the query's row
    std::optional<float> weight_dropped;   ///< after dropout, where there is one
    std::optional<float> contribution_norm;  ///< ‖weight · v W_O‖, the length of the cell's part of the query's output
};

/// A recorded trace gives only the weight, the keys and the rules that hide the cell; key_dimensions is 0.
///
/// @param stages  of the head at `address`
CellDerivation deriveCell(const Trace& trace, const HeadAddress& address, const HeadAttention& stages, Index query,
                          Index key);

}  // namespace core
