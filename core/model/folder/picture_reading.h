#pragma once

#include "core/gguf/gguf_file.h"
#include "core/model/family/config_reader.h"
#include "core/model/family/weight_files.h"
#include "core/model/model.h"

namespace core {

/// The part of a folder's model that reads the pictures in its texts, with its processor and its tokens' pieces. What
/// is not supported of it is a warning of the model's, which then reads texts alone.
/// @param model  with its tokenizer and the embedding of its tokens
/// @return null where there is none
/// @throws Error naming the file and what cannot be used
std::shared_ptr<const PictureReader> readPictureReader(const ConfigReader& config, const WeightFiles& weights,
                                                       const std::filesystem::path& folder, Model& model);

/// The part of a GGUF model that reads the pictures in its texts, from the projector ("mmproj") that lies beside its
/// file. What cannot be used of that is a warning of the model's.
/// @return null where there is none
std::shared_ptr<const PictureReader> readPictureReader(const GgufFile& file, Model& model);

}  // namespace core
