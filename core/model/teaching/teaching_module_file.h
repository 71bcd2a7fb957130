#pragma once

#include "core/model/teaching/teaching_module.h"

namespace core {

/// Writes a module for a class to hand round: one safetensors file with every tensor, the tokens' vectors as
/// "symbol_embedding" [symbols, d_model], recipe and symbols as JSON in the metadata.
/// @throws Error{CannotWrite}
void saveTeachingModule(const std::filesystem::path& file, const TeachingModule& module,
                        const TeachingWeights& weights);

struct SavedTeachingModule {
    TeachingModule module;
    TeachingWeights weights;
};

/// @throws Error{Missing} if the file is a safetensors file but no teaching module, Error{WrongShape, …} naming a
/// tensor
SavedTeachingModule openTeachingModule(const std::filesystem::path& file);

/// Whether the file says that it is one, without reading its tensors.
bool isTeachingModule(const std::filesystem::path& file);

}  // namespace core
