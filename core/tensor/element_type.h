#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace core {

/// How a file stores one number. The names are safetensors'; .npy files have the same but for those of 4 to 8 bits and
/// BF16.
enum class ElementType {
    Bool,
    U8,
    I8,
    F4,
    F6_E2M3,
    F6_E3M2,
    F8_E5M2,
    F8_E4M3,
    F8_E8M0,
    U16,
    I16,
    F16,
    BF16,
    U32,
    I32,
    F32,
    U64,
    I64,
    F64,
    C64,
};

/// "F32", "BF16", … as safetensors writes them.
std::string_view elementTypeName(ElementType type);
std::optional<ElementType> elementTypeNamed(std::string_view name);

/// Bytes of one number, or of the fewest numbers that fill whole bytes.
std::size_t elementBytes(ElementType type);
/// How many numbers fill these bytes: 2 of 4 bits, 4 of 6 bits, else 1.
std::size_t elementsInBytes(ElementType type);

/// False for floats of 4 to 8 bits and for complex numbers, which have no conversion here.
bool isReadable(ElementType type);

/// Little-endian numbers, not necessarily aligned, as float32: beyond its range infinity, booleans 0 and 1.
/// @param type  a readable one
/// @param out   room for every number
void convertToFloats(ElementType type, std::span<const std::byte> data, float* out);

}  // namespace core
