#pragma once

#include "core/model/model.h"

namespace core {

/// Opens a model folder in the Hugging Face layout (config.json, model.safetensors, pytorch_model.bin or their shards,
/// tokenizer files), a teaching module, or a GGUF file. Weights stay in the mapped files; nothing is computed. An
/// adapter, a folder with adapter_config.json or a GGUF file, opens with its base, as ModelSource::at() finds it; what
/// it adapts is computed.
///
/// @param path  the folder, or a file in it; a GGUF file, any part of one that is split, or a folder that holds one
/// @param tower  of a model that has two
/// @throws Error naming the file and what is missing, malformed or unknown
std::shared_ptr<const Model> openModel(const std::filesystem::path& path, Tower tower = Tower::Pictures);

/// An adapter with a base that is given apart.
/// @param base     a model folder or a GGUF file
/// @param adapter  a folder with adapter_config.json and adapter_model.safetensors, or a file in it; or a GGUF file
/// @throws Error as openModel() does; Error{Missing, WrongShape} naming the tensor where it is another base's adapter
std::shared_ptr<const Model> openAdapted(const std::filesystem::path& base, const std::filesystem::path& adapter,
                                         Tower tower = Tower::Pictures);

/// A folder's tokenizer without its weights, so that texts can be cut for models that cannot be run, too. A folder
/// without a tokenizer is opened as a whole; an adapter without one has its base's.
/// @param base  of an adapter; empty: as ModelSource::at() finds it
/// @throws Error as openModel() does
std::shared_ptr<const Model> openForTokens(const std::filesystem::path& path, const std::filesystem::path& base = {});

/// What a folder is called, for lists: the name its configuration gives, else the folder's own. One that is called
/// "model" goes by the folder that it lies in, or by its architecture.
std::string modelName(const std::filesystem::path& folder);

/// Whether a folder or file has this name because a model lies in it, whichever.
bool isGenericName(std::string_view name);

/// A configuration alone, without weights: all its checks.
/// @return oddities that do not stand in the way, one sentence each
/// @throws Error naming the field
std::vector<std::string> checkConfiguration(const std::filesystem::path& file);

/// Whether a folder's model reads proteins instead of texts, as far as its configuration says; false where it has none
/// that can be read.
bool readsProteins(const std::filesystem::path& folder);

}  // namespace core
