#pragma once

#include "core/gguf/gguf_file.h"
#include "core/model/model.h"

namespace core {

class LoraAdapter;

/// The GGUF file that a path stands for: itself, by its content or its ending, or the only one in a folder without
/// config.json.
/// @return empty where it is none
/// @throws Error{Ambiguous} for a folder of several
std::filesystem::path ggufFileAt(const std::filesystem::path& path);

/// The model in such a file, as openModel() has it.
/// @param path     what was asked for: the file, or the folder that it lies in; or where an adapter lies
/// @param adapter  what is added to its weights; null for nothing
std::shared_ptr<const Model> openGgufModel(const GgufFile& file, const std::filesystem::path& path,
                                           const LoraAdapter* adapter = nullptr);
/// Its tokenizer alone, as openForTokens() does.
std::shared_ptr<const Model> openGgufForTokens(const std::filesystem::path& file, const std::filesystem::path& path);

/// What the file is called, for lists: "gemma-3-270m-it-Q4_K_M"; where its name says nothing, the one in its header. A
/// file that Ollama keeps goes by Ollama's name for it.
std::string ggufName(const std::filesystem::path& file);

}  // namespace core
