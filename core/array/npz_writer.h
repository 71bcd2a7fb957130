#pragma once

#include "core/tensor/safetensors_writer.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace core {

/// Writes tensors as numpy.savez() does, whole or not at all: a zip file that holds NAME.npy of each tensor, stored and
/// not made smaller, float32 or int64.
///
/// @param metadata  JSON or other texts. A list of texts, or of lists of one length, becomes an array of texts of its
///                  name ("tokens", [B, T]); any other value becomes one text, an array without axes
/// @throws Error{CannotWrite, WrongShape}
void writeNpz(const std::filesystem::path& path, const std::vector<NamedTensor>& tensors,
              const std::map<std::string, std::string>& metadata);

}  // namespace core
