#pragma once

#include "core/explain/weights/low_rank_matrix.h"
#include "core/model/transformer.h"

/// A transformer of random numbers; its texts make no sense.
struct RandomTransformer {
    core::Index layers = 2;
    core::Index heads = 4;
    core::Index key_heads = 0;
    core::Index width = 24;
    core::Index key_width = 6;
    core::Index value_width = 5;
    core::Index vocabulary = 40;
    core::Index places = 0;
    std::optional<core::Norm::Kind> norm = core::Norm::Kind::Layer;  ///< in front of attention, and at the end
    bool sum_norms = false;                                          ///< behind attention and behind the layer
    std::optional<core::RotaryEmbedding> rotary = {};
    bool head_norms = false;
    bool output_norm = false;
    bool language_head = true;
    bool causal = true;
    unsigned seed = 1;

    /// Norms have no bias, so that the transformer is linear in its rows except for their size.
    core::Transformer make() const;
};

/// Normally distributed numbers.
core::Matrix randomNumbers(core::Index rows, core::Index cols, unsigned seed, float size = 1);
core::Weight randomWeight(core::Index rows, core::Index cols, unsigned seed, float size = 1);

/// A row for each kind: a column `of`.
void randomTransformers();

Eigen::MatrixXd precise(core::MatrixView matrix);
/// left · rightᵀ, multiplied out.
Eigen::MatrixXd whole(const core::LowRankMatrix& matrix);
/// The largest difference, as a share of the largest number.
double apart(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b);
/// Rows as a norm brings them to their size, in double, number by number.
Eigen::MatrixXd sized(const Eigen::MatrixXd& rows, const std::optional<core::Norm>& norm);
/// The effect of a norm's weight and, for a layer norm, its mean on such rows: [d, d].
Eigen::MatrixXd normMatrix(const std::optional<core::Norm>& norm, core::Index width);
/// W_V W_O of a head with the norm in front, multiplied out: [d_model, d_model].
Eigen::MatrixXd plainOutputValue(const core::Transformer& transformer, core::Index layer, core::Index head);
/// scale · W_Q W_Kᵀ of a head without rotary embedding, with the norm in front, multiplied out.
Eigen::MatrixXd plainQueryKey(const core::Transformer& transformer, core::Index layer, core::Index head);
