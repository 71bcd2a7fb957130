#pragma once

#include "core/attention/projection.h"

namespace core {

/// Gated attention (Qiu et al., 2025, "Gated Attention for Large Language Models", the gate behind the weighted sum):
/// what each head made is multiplied by a sigmoid of what the layer read, before W_O:
///
///     context_i ← context_i ⊙ 1 / (1 + e^-(x_i · W_G + b_G))
struct OutputGate {
    Projection projection;  ///< W_G [d_model, H·d_v], a gate for each number, or [d_model, H], one for each head

    /// @param x  [T_q, d_model] what the queries are projected from
    /// @return [T_q, H·d_v] or [T_q, H], each between 0 and 1
    /// @throws Error{WrongShape}, Stopped
    Matrix operator()(MatrixView x, const std::stop_token& stop = {}) const;
};

/// Each row times its own gate.
/// @param rows  [n, d_v]
/// @param gate  [n, d_v] or [n, 1]
void applyGate(Eigen::Ref<Matrix> rows, MatrixView gate);

/// Weighed rows after one query's gate.
/// @param rows  [n, d_v]
/// @param gate  [T_q, d_v] or [T_q, 1]; without rows nothing is taken away
/// @return [n, d_v]
Matrix behindGate(Matrix rows, const Matrix& gate, Index query);

}  // namespace core
