#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace core {

/// Which files of a folder hold a model's weights.
struct FoundWeights {
    std::vector<std::filesystem::path> files;  ///< one, or shards in order; an index stands first, without its shards
    std::string told;                          ///< a sentence where they have not their usual name; else empty
    bool guessed = false;                      ///< nothing but their ending says that they are weights
};

/// The files that an adapter of low rank lies in, beside adapter_config.json.
inline constexpr const char* adapterWeights[] = {"adapter_model.safetensors", "adapter_model.bin"};

/// A folder's weights under the names that transformers gives them: model.safetensors, the index of its shards,
/// pytorch_model.bin, or an index of such. One that only stands for weights (git-lfs) is passed over where another is
/// there.
/// @return empty where there is none
std::filesystem::path ownWeightsIn(const std::filesystem::path& folder);

/// What ownWeightsIn() finds; else what is named like it: "model.fp16.safetensors", shards without an index, one file
/// of another name.
/// @return no files where there are none
/// @throws Error{Ambiguous} naming files of which any could be meant; Error{Missing} naming a shard that is not there
FoundWeights findWeights(const std::filesystem::path& folder);

/// Whether a file is a placeholder of a clone without git-lfs: a few lines of text.
bool isPointer(const std::filesystem::path& file);
/// Whether it is HTML, whatever its name says.
bool isWebPage(const std::filesystem::path& file);

/// The folder that a training left in another one, "checkpoint-500", of the most steps, and that holds a model.
/// @return empty where there is none
std::filesystem::path lastCheckpointIn(const std::filesystem::path& folder);

/// Says what a folder has in place of weights that can be read, and how they can be made of it.
/// @throws Error{Missing}
[[noreturn]] void throwWithoutWeights(const std::filesystem::path& folder);

}  // namespace core
