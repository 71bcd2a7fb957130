#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// The input of one layer for one text.
struct LayerInput {
    Matrix x;                               ///< [T_q - kept, d_model] hidden states of the rows that are to be computed
    SharedMatrix keys;                      ///< [T_k, d_model] what keys and values come from; no rows where that is x
    Index first_query;                      ///< which of the keys' places the first query has
    Index kept = 0;                         ///< rows that `before` has already
    const SequenceLayer* before = nullptr;  ///< the earlier layer that is taken over in part; null for none
    SharedMatrix token_vectors = {};        ///< [T_q, n] for a block with a TokenGate
    const std::vector<bool>* real = nullptr;         ///< [T_q] false where a token is padding: for a block with a mixer
    RowVector mixer_factors = {};                    ///< see mixed(), for the same
    std::shared_ptr<const LayerChange> change = {};  ///< see SequenceLayer
};

/// One block over one text.
struct LayerOutput {
    SequenceLayer layer;
    Matrix x;  ///< [T_q - kept, d_model] the next block's input
};

/// Computes a block; of its earlier run it keeps the first `kept` rows.
/// @throws Stopped
LayerOutput runBlock(const Block& block, LayerInput input, std::vector<HeadScoring> scoring, const RunOptions& options);

/// Computes a block on the same input with other scoring; q, k, v and heads whose scoring is unchanged are taken over.
/// @param change  see SequenceLayer
LayerOutput rescoreBlock(const Block& block, const SequenceLayer& before, std::vector<HeadScoring> scoring,
                         std::shared_ptr<const LayerChange> change, const RunOptions& options);

/// The heads and the output of a block that was run, from its queries, keys and values and with its own scoring.
/// @throws Stopped
SequenceLayer attendAgain(const Block& block, const SequenceLayer& before, const RunOptions& options);

/// From what attention made of some rows to what the next block gets of them.
/// @param x       [rows, d_model] what entered the block
/// @param output  [rows, d_model] the heads' joined output
/// @param change  see SequenceLayer; null: none
/// @return [rows, d_model]
/// @throws Error as fedForward(), Error{Unsupported} for steering a block whose rows something else is added to;
/// Stopped
Matrix afterAttention(const Block& block, Matrix x, const Matrix& output, const LayerChange* change,
                      const std::stop_token& stop);

/// The stream between a block's attention and its feed-forward layer.
/// @param x       [rows, d_model] what entered the block
/// @param output  [rows, d_model] the heads' joined output
Matrix withAttention(const Block& block, Matrix x, const Matrix& output);

/// The input of a block's attention, behind its norm.
/// @param x  [rows, d_model] what entered the block
Matrix attentionInput(const Block& block, const Matrix& x);

/// The input of a block's feed-forward layer, or of its experts' router, behind its norm.
/// @param x       [rows, d_model] what entered the block
/// @param output  [rows, d_model] the heads' joined output
Matrix feedForwardInput(const Block& block, const Matrix& x, const Matrix& output);

/// Attention between queries and keys that are given: weights alone, and none of a long map.
SequenceLayer runGiven(const Block& block, const QueriesAndKeys& given, std::vector<HeadScoring> scoring,
                       const RunOptions& options);

}  // namespace core
