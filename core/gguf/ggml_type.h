#pragma once

#include "core/tensor/stored_tensor.h"

#include <cstdint>
#include <optional>
#include <string>

namespace core {

/// How ggml's types of numbers, which GGUF files give by their ids, are stored; nothing for what is not read here.
std::optional<StoredType> ggmlType(std::uint32_t id);

/// What messages call a type: "IQ2_XXS"; "type 200" where nobody knows it.
std::string ggmlTypeName(std::uint32_t id);

/// Those that are read: "F32, F16, … MXFP4".
std::string readableGgmlTypes();

}  // namespace core
