#pragma once

#include "core/attention/mask.h"
#include "core/tensor/matrix.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

namespace core {

/// How a hidden cell's score is treated.
struct MaskFill {
    enum class Mode {
        Replace,  ///< the score becomes `value`
        Add,  ///< `value` is added to the score, as Hugging Face's eager attention does with float32's lowest number
    };

    float value = -std::numeric_limits<float>::infinity();
    Mode mode = Mode::Replace;

    friend bool operator==(const MaskFill&, const MaskFill&) = default;
};

/// The two orders that textbooks give for masking; with -∞ they agree up to rounding.
enum class MaskOrder {
    BeforeSoftmax,            ///< fill the hidden scores, then softmax
    RenormaliseAfterSoftmax,  ///< softmax over all keys, zero the hidden weights, divide each row by its sum
};

/// What happens to the scores between q·kᵀ and the weights.
struct ScoreRule {
    float scale = 1.0F;        ///< usually 1/√d_k
    float temperature = 1.0F;  ///< scores are divided by it; positive
    MaskFill fill = {};
    MaskOrder order = MaskOrder::BeforeSoftmax;
};

/// Dropout on the weights (Srivastava et al., 2014): each is zeroed with probability `rate`, the others are divided by
/// 1 - rate. Which ones depends on the seed, the query and the key alone, so that it is the same on every machine.
struct Dropout {
    float rate = 0;  ///< 0 ≤ rate < 1; 0 is none
    std::uint64_t seed = 0;

    bool drops(Index query, Index key) const;
};

/// How one head's scores become its weights.
struct HeadScoring {
    Mask mask = {};
    ScoreRule rule = {};
    std::shared_ptr<const Matrix> bias = {};  ///< [T_q, T_k] added to the scaled scores (ALiBi, T5); null for none
    Dropout dropout = {};
};

/// How much of a head to keep.
enum class Keep {
    Context,  ///< only context
    Weights,  ///< and weights
    Stages,   ///< and every stage of the scores
};

/// Every step of one head. What was not asked for, or does not occur, has no rows.
struct HeadAttention {
    Matrix scores_raw;       ///< [T_q, T_k] q·kᵀ
    Matrix scores_scaled;    ///< [T_q, T_k] after scale and temperature
    Matrix scores_biased;    ///< [T_q, T_k] after an additive bias; empty without one
    Matrix scores_masked;    ///< [T_q, T_k] after the fill; empty with RenormaliseAfterSoftmax
    Matrix weights;          ///< [T_q, T_k] each row sums to 1, or is zero where nothing is visible
    Matrix weights_dropped;  ///< [T_q, T_k] after dropout; empty without it
    Matrix context;          ///< [T_q, d_v] weights·v, or weights_dropped·v

    Matrix weights_unmasked;  ///< [T_q, T_k] RenormaliseAfterSoftmax only: softmax over all keys
    Matrix weights_masked;    ///< [T_q, T_k] RenormaliseAfterSoftmax only: hidden weights zeroed
    Matrix row_sums;          ///< [T_q, 1]   RenormaliseAfterSoftmax only: what the rows are divided by

    std::vector<Index> rows_without_keys;  ///< queries that see no key at all
};

/// Scaled dot-product attention of one head: softmax(mask(scale / temperature · q·kᵀ + bias)) · v  (Vaswani et al.,
/// 2017, eq. 1).
///
/// @param q        [T_q, d_k]  one row per query token
/// @param k        [T_k, d_k]  one row per key token; T_k ≠ T_q is cross-attention
/// @param v        [T_k, d_v]  one row per key token
/// @param scoring  a query that sees no key gets zeros when the fill is -∞, never NaN
/// @throws Error{WrongShape} naming the shapes that do not fit
HeadAttention attend(MatrixView q, MatrixView k, MatrixView v, const HeadScoring& scoring, Keep keep);

}  // namespace core
