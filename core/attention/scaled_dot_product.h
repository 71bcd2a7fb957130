#pragma once

#include "core/attention/mask/mask.h"
#include "core/attention/mask/painting.h"
#include "core/attention/score_bias.h"
#include "core/stopped.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <stop_token>
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

/// The orders that textbooks give for masking; with -∞ the first two agree up to rounding.
enum class MaskOrder {
    BeforeSoftmax,            ///< fill the hidden scores, then softmax
    RenormaliseAfterSoftmax,  ///< softmax over all keys, zero the hidden weights, divide each row by its sum
    HideAfterSoftmax,         ///< softmax over all keys, zero the hidden weights: rows sum to less than 1
};

/// Whether weights are hidden, not scores.
constexpr bool masksWeights(MaskOrder order) { return order != MaskOrder::BeforeSoftmax; }

/// The steps between q·kᵀ and the weights.
struct ScoreRule {
    float scale = 1.0F;        ///< usually 1/√d_k
    float temperature = 1.0F;  ///< scores are divided by it; positive
    float soft_cap = 0.0F;     ///< c: scores become c · tanh(s / c) (Gemma 2, 2024); 0 is none
    MaskFill fill = {};
    MaskOrder order = MaskOrder::BeforeSoftmax;

    friend bool operator==(const ScoreRule&, const ScoreRule&) = default;
};

/// Bounds for a scale of q·k that a person sets, and for a soft-cap.
inline constexpr float smallestScale = 1e-6F, largestScale = 1e6F;

/// Dropout on the weights (Srivastava et al., 2014): each is zeroed with probability `rate`, the others are divided by
/// 1 - rate. Which ones depends on the seed, the query and the key alone, so that it is the same on every machine.
struct Dropout {
    float rate = 0;  ///< 0 ≤ rate < 1; 0 is none
    std::uint64_t seed = 0;

    bool drops(Index query, Index key) const;

    friend bool operator==(const Dropout&, const Dropout&) = default;
};

/// An intervention's rows in place of a head's own weights or context.
struct HeadReplacement {
    bool mean = false;                 ///< each query's context becomes the mean over the queries
    std::vector<bool> mean_over = {};  ///< [T_q] which queries are no padding; empty: all of them
    bool uniform = false;              ///< weights become equal over the keys that a query sees
    /// A query that has cells here attends to these alone, to each equally; null for none.
    std::shared_ptr<const Painting> pattern = {};
    std::shared_ptr<const Matrix> context = {};  ///< [T, d_v] of another text; null: as computed
    /// [T_q] which of these rows each query takes; -1: its own. Empty: one after the other, as far as there are rows.
    std::vector<Index> context_rows = {};
    std::shared_ptr<const Matrix> weights = {};  ///< [n, T_k] other weights for some queries; null: as computed
    std::vector<Index> weight_rows = {};         ///< [T_q] which of these rows each query takes; -1: its own

    bool none() const { return !mean && !uniform && pattern == nullptr && context == nullptr && weights == nullptr; }
    friend bool operator==(const HeadReplacement& a, const HeadReplacement& b);
};

/// How one head's scores become its weights.
struct HeadScoring {
    Mask mask = {};
    ScoreRule rule = {};
    std::optional<ScoreBias> bias = {};  ///< added to the scaled scores (ALiBi, T5)
    std::optional<float> sink = {};      ///< a score that joins the softmax without a key of its own
    Dropout dropout = {};
    float output = 1.0F;  ///< multiplies the context: an intervention, 0 switches the head off
    HeadReplacement replaced = {};
    Index first_query = 0;  ///< which token query 0 is, for bias and dropout; the mask knows by itself
    /// [T] each token's segment, where a bias follows from it and there are several; else null
    std::shared_ptr<const std::vector<Index>> segments = {};
    SharedMatrix gate = {};  ///< [T_q, d_v] or [T_q, 1] multiplies the context first; without rows: no gate
};

/// The parts of a head to keep.
enum class Keep {
    Vectors,  ///< nothing of a run but the queries, keys and values that all of it follows from
    Context,  ///< only context
    Weights,  ///< and weights
    Stages,   ///< and every stage of the scores
};

/// Every step of one head. What was not asked for, or does not occur, has no rows.
struct HeadAttention {
    Matrix scores_raw;       ///< [T_q, T_k] q·kᵀ
    Matrix scores_uncapped;  ///< [T_q, T_k] after scale and temperature, where a soft-cap follows
    Matrix scores_scaled;    ///< [T_q, T_k] after scale, temperature and soft-cap
    Matrix scores_biased;    ///< [T_q, T_k] after an additive bias; empty without one
    Matrix scores_masked;    ///< [T_q, T_k] after the fill; empty where weights are masked
    Matrix weights;          ///< [T_q, T_k] each row sums to 1 (less the sink's), or is zero where nothing is visible;
                             ///< with HideAfterSoftmax it sums to what is left
    Matrix sink_weights;     ///< [T_q, 1]   the sink's share of each row; empty without one
    Matrix dropout_kept;     ///< [T_q, T_k] 1, and 0 where dropout zeroes; empty without it
    Matrix weights_dropped;  ///< [T_q, T_k] after dropout; empty without it
    Matrix context_ungated;  ///< [T_q, d_v] weights·v where a gate follows; empty without one
    Matrix context;  ///< [T_q, d_v] weights·v, or weights_dropped·v; times the scoring's `gate`, then its `output`

    Matrix weights_unmasked;  ///< [T_q, T_k] where weights are masked: softmax over all keys
    Matrix weights_masked;    ///< [T_q, T_k] RenormaliseAfterSoftmax only: hidden weights zeroed
    Matrix row_sums;          ///< [T_q, 1]   where weights are masked: what is left of each row; the divisors of
                              ///<            RenormaliseAfterSoftmax

    std::vector<Index> rows_without_keys;  ///< queries that see no key at all
};

/// How a head is to be computed.
struct AttendOptions {
    Keep keep = Keep::Weights;  ///< at least context
    std::stop_token stop = {};  ///< checked every few milliseconds of work
    /// Told each row's weights, before dropout, a few rows at a time and in order; also where they are not kept.
    std::function<void(Index first_row, MatrixView weights)> on_weights = {};
    Index first_row = 0;  ///< which of the scoring's queries row 0 of q is
};

/// Scaled dot-product attention of one head: softmax(mask(cap(scale / temperature · q·kᵀ) + bias)) · v  (Vaswani et
/// al., 2017, eq. 1). Only what is kept takes T_q × T_k numbers: rows are computed a few at a time.
///
/// @param q        [T_q, d_k]  one row per query token
/// @param k        [T_k, d_k]  one row per key token; T_k ≠ T_q is cross-attention
/// @param v        [T_k, d_v]  one row per key token; no columns where values are not known: then no context either
/// @param scoring  a query that sees no key gets zeros when the fill is -∞, never NaN
/// @throws Error{WrongShape} naming the shapes that do not fit, Stopped
HeadAttention attend(MatrixView q, MatrixView k, MatrixView v, const HeadScoring& scoring,
                     const AttendOptions& options);
inline HeadAttention attend(MatrixView q, MatrixView k, MatrixView v, const HeadScoring& scoring, Keep keep)
{
    return attend(q, k, v, scoring, AttendOptions{.keep = keep});
}

}  // namespace core
