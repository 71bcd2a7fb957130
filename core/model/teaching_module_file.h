#pragma once

#include "core/model/teaching_module.h"
#include "core/tensor/json.h"

namespace core {

/// A teaching module's recipe as JSON; what is absent is as in a fresh TeachingModule.
Json toJson(const TeachingModule& module);
/// @throws Error{Malformed, Unknown, OutOfRange} naming `file` and the field
TeachingModule teachingModuleIn(const Json& json, const std::string& file);

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
