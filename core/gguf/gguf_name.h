#pragma once

#include <filesystem>
#include <string>

namespace core {

/// A file's name without its ending, and without the number of its part: "NAME" of "NAME-00001-of-00003.gguf".
std::string ggufStem(const std::filesystem::path& file);

/// Whether a file is named as one that stands for a model: NAME.gguf, or the first part of several; not what
/// makes a model's input of pictures, which llama.cpp calls mmproj: "NAME.mmproj-f16.gguf".
bool isNamedAsModel(const std::filesystem::path& file);

}  // namespace core
