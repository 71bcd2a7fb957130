#pragma once

#include "core/model/trace.h"

namespace core {

/// One candidate for the token that comes next.
struct Prediction {
    Token token;
    float probability = 0;
};

/// The likeliest next tokens after `position`: softmax over the whole vocabulary.
///
/// @param trace  finished
/// @param count  how many, at most; the likeliest first
/// @return empty if the model predicts nothing
std::vector<Prediction> nextTokens(const Trace& trace, Index item, Index position, std::size_t count);

}  // namespace core
