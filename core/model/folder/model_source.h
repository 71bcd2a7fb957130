#pragma once

#include "core/model/adapter/lora_adapter.h"
#include "core/model/folder/hub_cache.h"

namespace core {

/// The places of a model folder's parts.
struct ModelSource {
    std::filesystem::path folder;               ///< folder of config.json and the weights; or a GGUF file
    std::optional<LoraAdapter> adapter = {};    ///< added to these weights
    std::filesystem::path adapter_folder = {};  ///< where that lies
    std::vector<std::string> warnings = {};     ///< about the adapter, and where its base was found; a sentence each

    /// A folder itself; of sentence-transformers the model that lies in it; of an adapter its base, which is looked for
    /// in the adapter's own folder, as "base" or where its configuration says, in the Hugging Face cache and in the
    /// user's own folders. A path that leads elsewhere is not followed: whoever wrote it is a stranger.
    /// @param folder  a folder, or a GGUF file of an adapter
    /// @throws Error{Missing} naming the base that is not there, Error{Malformed} as transformerFolderOf()
    static ModelSource at(const std::filesystem::path& folder, const Environment& environment = environmentVariable);
    /// An adapter, as a folder or a GGUF file, with a base that was named by whoever opens it.
    /// @throws Error{Unsupported} where the base is no model
    static ModelSource adapted(const std::filesystem::path& base, const std::filesystem::path& adapter);

    /// An adapter that was read from a GGUF file.
    static ModelSource of(LoraAdapter adapter, const std::filesystem::path& file,
                          const Environment& environment = environmentVariable);

    bool isGguf() const;
    /// The weights of a folder.
    /// @throws Error as WeightFiles::open() and LoraAdapter::addedTo()
    WeightFiles weights(const ConfigReader& config, WeightLayout layout = {}) const;
    /// The class that the model is of: the first of `architectures`, or what an adapter was made for, such as
    /// "ForSequenceClassification"; empty where nothing is said.
    std::string architecture(const ConfigReader& config) const;
};

/// Whether a path is an adapter without a model of its own: a folder, or a GGUF file.
bool isAdapter(const std::filesystem::path& path);

/// Whether an error says that an adapter's base was not found, so that the caller may name one.
bool asksForBase(const Error& error);

/// Where the words of an adapter's folder lead to outside of it, if something lies there: to be read only after whoever
/// opens it was asked, as a stranger may have written them.
std::filesystem::path baseOutside(const std::filesystem::path& adapter);

}  // namespace core
