#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace core {

/// How a file stores one number. The names are safetensors'; .npy files have the same but for F8 and BF16.
enum class ElementType { Bool, U8, I8, F8_E5M2, F8_E4M3, U16, I16, F16, BF16, U32, I32, F32, U64, I64, F64 };

/// "F32", "BF16", … as safetensors writes them.
std::string_view elementTypeName(ElementType type);
std::optional<ElementType> elementTypeNamed(std::string_view name);

std::size_t elementBytes(ElementType type);

/// False for 8-bit floats, which have no conversion here.
bool isReadable(ElementType type);

/// Little-endian numbers, not necessarily aligned, as float32: beyond its range infinity, booleans 0 and 1.
/// @param type  a readable one
/// @param out   room for every number
void convertToFloats(ElementType type, std::span<const std::byte> data, float* out);

}  // namespace core
