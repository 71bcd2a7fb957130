#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// The number of a sequence's tokens of text: all but those of a page's picture, which stand behind them.
Index textTokens(const Transformer& transformer, const Sequence& sequence);

/// Puts the tokens of its picture behind a page's text, each with the box of its square: [CLS] with nearly the whole
/// page's.
/// @param page  with boxes
/// @throws Error{Unsupported} where the model has no vectors for pictures, Error{WrongShape} naming the picture's size
void addPagePicture(const Model& model, Sequence& page, std::shared_ptr<const PixelValues> pixels);

/// The vectors of a page's picture for the tokens behind the text, before the norm that they share with it.
/// @return [tokens of the picture, d_model]
Matrix pagePictureVectors(const PagePicture& picture, const PixelValues& pixels);

}  // namespace core
