#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// The head of labels that is a model's answer: an encoder–decoder's is its decoder's.
const std::optional<LabelHead>& labelHeadOf(const Model& model);

/// What a model with a label head answers.
/// @param trace  finished
/// @return [1, labels] for the text or picture, [T, labels] for tokens, [T, 2] for where an answer begins and ends;
/// without rows where the model has no such head
/// @throws Stopped; Error{Missing} where an encoder–decoder's text lacks the token at which its labels are read
Matrix labelScores(const Trace& trace, Index item, const std::stop_token& stop = {});

/// The one vector that a model of sentence-transformers makes of a text.
/// @param trace  finished
/// @return [d]; empty where the model's folder describes none
/// @throws Stopped
RowVector sentenceVector(const Trace& trace, Index item, const std::stop_token& stop = {});

}  // namespace core
