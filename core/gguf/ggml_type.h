#pragma once

#include "core/tensor/stored_tensor.h"

#include <cstdint>
#include <optional>
#include <string>

namespace core {

/// How ggml's types of numbers, which GGUF files give by their ids, are stored; nothing for types that are not read
/// here.
std::optional<StoredType> ggmlType(std::uint32_t id);

/// A type's name in messages: "IQ2_XXS"; "type 200" where it is unknown.
std::string ggmlTypeName(std::uint32_t id);

/// The supported types: "F32, F16, … MXFP4".
std::string readableGgmlTypes();

}  // namespace core
