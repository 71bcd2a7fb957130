#pragma once

#include "core/model/folder/hub_cache.h"

namespace core {

/// A model that another program keeps, and what that calls it.
struct LocalModel {
    std::string name;            ///< "gemma3:270m", "lmstudio-community/gemma-3-270m-it-GGUF/gemma-3-270m-it-Q8_0"
    std::filesystem::path file;  ///< GGUF, of a split one the first part; or a folder
};

/// Where Ollama keeps its models: OLLAMA_MODELS, else ~/.ollama/models and /usr/share/ollama/.ollama/models; those that
/// are there.
std::vector<std::filesystem::path> ollamaFolders(const Environment& environment);
/// The models that manifests/HOST/LIBRARY/NAME/TAG name, by name; each manifest is JSON with the digest of its blob.
std::vector<LocalModel> ollamaModels(const std::filesystem::path& folder);
/// What Ollama calls one of its blobs.
/// @return nothing for any other file
std::optional<std::string> ollamaName(const std::filesystem::path& blob);

/// Where LM Studio keeps its models: ~/.lmstudio/models, ~/.cache/lm-studio/models; those that are there.
std::vector<std::filesystem::path> lmStudioFolders(const Environment& environment);
/// The GGUF files in PUBLISHER/REPOSITORY/, by name.
std::vector<LocalModel> lmStudioModels(const std::filesystem::path& folder);

/// Whatever lies in a folder of somebody's own, at most four folders deep: GGUF files, and folders with a config.json
/// and weights, each by its way from there.
std::vector<LocalModel> modelsBelow(const std::filesystem::path& folder);

}  // namespace core
