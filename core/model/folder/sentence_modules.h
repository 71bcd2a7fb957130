#pragma once

#include "core/model/model.h"

namespace core {

/// Where the model of a folder lies that may be of sentence-transformers: the folder itself, or, where only its
/// modules.json says what is inside, the module that this names first ("0_Transformer").
/// @throws Error{Malformed} naming what is wrong with modules.json, which may name nothing outside of its folder
std::filesystem::path transformerFolderOf(const std::filesystem::path& folder);

/// How a folder of sentence-transformers makes one vector of a text: what its modules.json names behind the model,
/// "Pooling", "Dense" and "Normalize", each with a folder of its own.
/// @param width     of the model's last hidden state
/// @param warnings  receives a sentence where there is something that is not computed here, or cannot be read
/// @return nothing in that case, and for any other folder
std::optional<SentenceHead> readSentenceHead(const std::filesystem::path& folder, Index width,
                                             std::vector<std::string>& warnings);

}  // namespace core
