#pragma once

#include "core/gguf/gguf_file.h"
#include "core/json/json_text.h"
#include "core/model/family/config_reader.h"
#include "core/model/family/weight_files.h"

#include <string>

namespace core {

/// What reads the pictures of a GGUF model, which lies in a file of its own ("mmproj"), as the folders' families ask
/// for it.
struct GgufProjector {
    ConfigReader config;
    WeightFiles weights;
    Json processor;  ///< as a preprocessor_config.json has it
};

/// @param model  the file that it belongs to
/// @param width  of that model
/// @throws Error naming the key or the tensor; Error{Unsupported} for other kinds of projectors
GgufProjector readGgufProjector(const GgufFile& file, const GgufFile& model, Index width);

/// Whether a projector makes vectors of a model's width, as far as it says it.
bool fitsWidth(const GgufFile& projector, Index width);

}  // namespace core
