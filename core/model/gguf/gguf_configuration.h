#pragma once

#include "core/gguf/gguf_file.h"
#include "core/json/json.h"
#include "core/model/gguf/gguf_architecture.h"

namespace core {

/// The config.json of a GGUF file's model: what its header says, and what llama.cpp takes for granted.
/// @param unread  receives the architecture's keys in the header that are not known
/// @throws Error{Missing, Malformed, Unsupported} naming the key
Json ggufConfiguration(const GgufFile& file, const GgufArchitecture& architecture, std::vector<std::string>& unread);

}  // namespace core
