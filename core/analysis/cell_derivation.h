#pragma once

#include "core/model/head_stages.h"

#include <optional>

namespace core {

/// How one number of a map comes about; every value is the Trace's own.
struct CellDerivation {
    Index key_dimensions = 0;                ///< d_k, over which q·k is summed
    float score_raw = 0;                     ///< q·k
    float divisor = 1;                       ///< what q·k is divided by: 1/scale · temperature
    float score_scaled = 0;                  ///< the quotient
    std::vector<std::string> hidden_by;      ///< rules that hide the cell; empty if it is visible
    float score_masked = 0;                  ///< what softmax sees
    Index visible_keys = 0;                  ///< of this query
    float weight = 0;                        ///< after softmax
    std::optional<float> contribution_norm;  ///< ‖weight · v W_O‖, the length of what is added to the query's output
};

/// @param stages  of the head at `address`
CellDerivation deriveCell(const Trace& trace, const HeadAddress& address, const HeadAttention& stages, Index query,
                          Index key);

}  // namespace core
