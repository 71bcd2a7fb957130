#pragma once

#include "core/gguf/gguf_values.h"

namespace core {

/// The content of one file, a whole model or a part of a split one.
struct GgufPart {
    GgufValues values;  ///< texts are the file's bytes
    std::map<std::string, StoredTensor> tensors;
};

/// Whether these are the first four letters of a format that GGUF took the place of: GGJT, GGML.
bool isBeforeGguf(std::string_view letters);

/// @param owner  keeps `bytes` alive; so does every tensor
/// @param name   what messages call the file
/// @throws Error{CannotRead, Truncated, Malformed, Unsupported, OutOfRange} naming the file and the field
GgufPart readGgufPart(const std::shared_ptr<const void>& owner, std::span<const std::byte> bytes,
                      const std::string& name);

}  // namespace core
