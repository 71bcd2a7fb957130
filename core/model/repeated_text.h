#pragma once

#include "core/model/model.h"

namespace core {

/// Whether a model's decoder reads the encoder's text once more, where nothing else is given to it: so do those that
/// answer in labels (Lewis et al., 2020: BART).
bool repeatsText(const Model& model);

/// The encoder's text one place later, as transformers shifts it: behind the token that a decoder's text begins with,
/// or, where the model names none, behind its own last token, the language (mBART); the last one is left out.
/// @param model  repeats its text
Encoding repeatedText(const Model& model, std::vector<Token> text);

}  // namespace core
