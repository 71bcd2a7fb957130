#pragma once

#include "core/model/model.h"

#include <array>

namespace core {

/// The matrices that a layer has learned. Biases and norms are not among them: a file that stores weights in fewer bits
/// leaves these as they are.
enum class WeightPart { Query, Key, Value, Output, FeedForwardIn, FeedForwardGate, FeedForwardOut };
inline constexpr std::array weightParts = {WeightPart::Query,         WeightPart::Key,
                                           WeightPart::Value,         WeightPart::Output,
                                           WeightPart::FeedForwardIn, WeightPart::FeedForwardGate,
                                           WeightPart::FeedForwardOut};

/// @return null where the layer has none such
const Weight* weightOf(const Block& block, WeightPart part);

/// The matrix that turns a text's tokens, or a picture's squares, into vectors.
const Weight& embeddingOf(const Transformer& transformer);

/// @throws Error{WrongShape} naming what of `b` is not as in `a`: its layers, heads and their widths, its width, its
/// feed-forward layers, its vocabulary
void requireSameShape(const Model& a, const Model& b);

}  // namespace core
