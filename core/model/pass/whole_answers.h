#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// The head of labels that is a model's answer: an encoder–decoder's is its decoder's.
const std::optional<LabelHead>& labelHeadOf(const Model& model);

/// The answer of a model with a label head.
/// @param trace  finished
/// @return [1, labels] for the text or picture, [T, labels] for tokens, [T, 2] for where an answer begins and ends;
/// without rows where the model has no such head
/// @throws Stopped; Error{Missing} where an encoder–decoder's text lacks the token at which its labels are read
Matrix labelScores(const Trace& trace, Index item, const std::stop_token& stop = {});

/// What a model with a label head answers at some rows of the part of it that speaks: the answer of a whole text stands
/// at every row; of where an answer begins and ends it is the logarithm of each token's probability among all that are
/// no padding, for what a token gets depends on the others.
/// @param speaker  finished; of an encoder–decoder the decoder's
/// @return [rows, labels]
/// @throws Stopped
Matrix labelRows(const Trace& speaker, Index item, Index first, Index rows, const std::stop_token& stop = {});

/// The row that a head of labels for whole texts reads, or the first of several.
/// @param speaker  as labelRows() has it
Index labelledRow(const Trace& speaker, Index item);

/// The makers of a pooled row, which is the sum over all rows of the last hidden state of their numbers by these.
enum class PooledFor {
    Labels,   ///< the first row is whatever stands there, as transformers' classes have it
    Sentence  ///< it is the first that is not padding, as sentence-transformers has it
};
/// What multiplies each number of the last hidden state on its way into a pooled row, which is the sum of the products.
/// The choice of the largest numbers is held as this pass made it.
/// @param trace    finished; of an encoder–decoder's labels the decoder's
/// @param padding  see LabelHead
/// @return [T, d_model]
Matrix poolingFactors(const Trace& trace, Index item, RowPooling pooling, PooledFor made_for,
                      const std::optional<Index>& padding = {});

/// Behind a pooled row, or a token's: what a label head makes of it.
/// @param x  [rows, d]
/// @return [rows, labels]
/// @throws Stopped
Matrix labelsOf(const LabelHead& head, Matrix x, const std::stop_token& stop = {});

/// The one vector that a model of sentence-transformers makes of a text.
/// @param trace  finished
/// @return [d]; empty where the model's folder describes none
/// @throws Stopped
RowVector sentenceVector(const Trace& trace, Index item, const std::stop_token& stop = {});

}  // namespace core
