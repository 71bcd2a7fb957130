#pragma once

#include "core/explain/weights/attention_stack.h"
#include "core/explain/weights/token_vectors.h"

#include <Eigen/Core>

namespace core {

/// How much of a circuit is wanted.
struct DirectionsAsked {
    Index directions = 8;
    Index tokens = 10;  ///< at each end of each direction
};

/// One term σ · left · rightᵀ of a circuit's singular value decomposition, and the tokens that lie farthest along it.
struct HeadDirection {
    double value = 0;            ///< σ
    double share = 0;            ///< σ² as a share of the circuit's squared Frobenius norm, 0 to 1
    Eigen::VectorXd left;        ///< [d_model] of length 1
    Eigen::VectorXd right;       ///< [d_model] of length 1
    DirectionEnds left_tokens;   ///< empty where the model has no tokens
    DirectionEnds right_tokens;  ///< empty where the model has no tokens
};

/// What a head does by its weights alone, without context: the directions that its circuit tells apart most (Millidge
/// and Black, 2022, "The Singular Value Decompositions of Transformer Weight Matrices are Highly Interpretable"), with
/// tokens by their projections (Dar et al., 2023, "Analyzing Transformers in Embedding Space").
struct HeadDirections {
    std::vector<HeadDirection> directions;  ///< the largest first; none where the circuit is 0
    double norm = 0;                        ///< the circuit's Frobenius norm
    std::optional<Index> distance = {};     ///< see QueryKeyCircuit
    bool head_norms = false;                ///< whether queries and keys have norms in each head
    TokenVectors::Source left_source = TokenVectors::Source::Embedding;
    TokenVectors::Source right_source = TokenVectors::Source::Embedding;
};

/// Directions of the QK circuit: left are queries, right keys. A direction adds σ times the product of two tokens'
/// projections to their score.
/// @param distance  query's place minus key's, which counts for rotary embeddings
/// @throws Error as queryKeyCircuit() does, Stopped
HeadDirections queryKeyDirections(const AttentionStack& stack, const HeadPlace& place, Index distance = 0,
                                  const DirectionsAsked& asked = {}, const std::stop_token& stop = {});

/// Directions of the OV circuit: left are attended tokens, right the tokens whose scores the head then raises.
/// @throws Error as outputValueCircuit() does, Stopped
HeadDirections outputValueDirections(const AttentionStack& stack, const HeadPlace& place,
                                     const DirectionsAsked& asked = {}, const std::stop_token& stop = {});

}  // namespace core
