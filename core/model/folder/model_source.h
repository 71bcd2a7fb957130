#pragma once

#include "core/model/adapter/lora_adapter.h"
#include "core/model/folder/hub_cache.h"

namespace core {

/// Where the parts lie of what somebody opens as a model folder.
struct ModelSource {
    std::filesystem::path folder;               ///< of config.json and the weights
    std::optional<LoraAdapter> adapter = {};    ///< what is added to these weights
    std::filesystem::path adapter_folder = {};  ///< where that lies

    /// A folder itself; of sentence-transformers the model that lies in it; of an adapter its base, which is looked for
    /// in the adapter's own folder, as "base" or where its configuration says, and in the Hugging Face cache. A path
    /// that leads elsewhere is not followed: whoever wrote it is a stranger.
    /// @throws Error{Missing} naming the base that is not there, Error{Malformed} as transformerFolderOf()
    static ModelSource at(const std::filesystem::path& folder, const Environment& environment = environmentVariable);
    /// An adapter with a base that was named by whoever opens it.
    /// @throws Error{Unsupported} where the base is no model folder
    static ModelSource adapted(const std::filesystem::path& base, const std::filesystem::path& adapter);

    /// @throws Error as WeightFiles::open() and LoraAdapter::addedTo()
    WeightFiles weights(const ConfigReader& config, WeightLayout layout = {}) const;
    /// The class that the model is of: the first of `architectures`, or what an adapter was made for, such as
    /// "ForSequenceClassification"; empty where nothing is said.
    std::string architecture(const ConfigReader& config) const;
};

}  // namespace core
