#pragma once

#include "core/model/pass/trace.h"

#include <filesystem>

namespace core {

/// Texts with a box for each token, as another program made them ready for a model: `input_ids` [B, T] and `bbox`
/// [B, T, 4] (see Sequence::boxes) of a safetensors file, and `attention_mask` and `token_type_ids` where they are
/// there; and of `pixel_values` [B, channels, height, width] the picture of each page, whose tokens follow the text's.
/// @param prefix  before all of these names
/// @throws Error naming the tensor that is missing, has another shape or numbers that the model does not take
std::vector<Sequence> readPages(const Model& model, const std::filesystem::path& file, const std::string& prefix = {});

}  // namespace core
