#pragma once

#include "core/explain/weights/attention_stack.h"
#include "core/explain/weights/token_vectors.h"

namespace core {

/// Whether a head writes what it reads, by its weights alone: 1 where all that it passes on raises the token that was
/// attended to, -1 where it lowers it, near 0 where it maps tokens to others (Elhage et al., 2021).
struct CopyingScore {
    /// Σ Re λ / Σ |λ| over the eigenvalues of the OV circuit between tokens, embedding · OV · unembedding [V, V]; empty
    /// where the model has no tokens, the attended text has others, or every eigenvalue is 0
    std::optional<double> tokens;
    /// Σ Re λ / Σ |λ| over the eigenvalues of the OV circuit itself [d_model, d_model], whatever tokens there are;
    /// empty where every eigenvalue is 0
    std::optional<double> hidden;
    /// The share of sampled tokens that are among the few whose scores the head raises most where it attends to them
    /// ("copy score", Wang et al., 2023, without their first feed-forward layer); empty where it was not asked for
    std::optional<double> among_top;
    /// The vectors by which tokens are written; their embedding always reads them.
    TokenVectors::Source written = TokenVectors::Source::LanguageHead;
};

/// How far a square matrix maps vectors to themselves: Σ Re λ / Σ |λ| over its eigenvalues.
/// @return -1 … 1; empty where the matrix is empty or every eigenvalue is 0
std::optional<double> positiveShare(const Eigen::MatrixXd& matrix);

/// The tokens that `among_top` is about.
struct CopyingAsked {
    Index sampled = 256;  ///< tokens, evenly spread over the vocabulary; 0 leaves it out
    Index top = 5;
};

/// One head's. Of the V × V numbers none but a few rows at a time are made: the nonzero eigenvalues are those of a d_v
/// × d_v matrix.
/// @throws Error as outputValueCircuit() does, Stopped
CopyingScore copyingScore(const AttentionStack& stack, const HeadPlace& place, const CopyingAsked& asked = {},
                          const std::stop_token& stop = {});

/// Every head's, without `among_top`: the vocabulary is gone through once, for Σ unembedding ⊗ embedding [d_model,
/// d_model].
/// @param progress  told how many layers are done, of how many; the vocabulary comes before the first
/// @return [layers · heads]
/// @throws Error as outputValueCircuit() does, Stopped
std::vector<CopyingScore> copyingScores(const AttentionStack& stack, const std::stop_token& stop = {},
                                        const std::function<void(Index done, Index layers)>& progress = {});

}  // namespace core
