#pragma once

#include "core/array/array_file.h"
#include "core/error.h"
#include "core/tensor/element_type.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What precedes the elements of a .npy file (NEP 1, versions 1.0 to 3.0): a magic number, a version, the length of a
/// Python dict literal and that literal, which is parsed and never evaluated.
struct NpyHeader {
    /// How texts are stored, each in the same number of bytes, zeros at the end.
    enum class TextType { Utf32, Bytes };

    std::string type;  ///< the dtype as it is written, "<f4"; of a structure: "records"
    ArrayFile::Kind kind = ArrayFile::Kind::Other;
    ElementType element = ElementType::F32;  ///< the type of Kind::Numbers
    TextType text = TextType::Utf32;         ///< the type of Kind::Texts
    bool big_endian = false;
    bool fortran_order = false;  ///< the first index is the fastest
    std::vector<Index> shape;
    std::uint64_t item_bytes = 0;  ///< 0 for Kind::Other, and for texts without characters
    std::uint64_t count = 0;       ///< elements
    std::uint64_t data_bytes = 0;  ///< bytes of all elements
};

/// The first bytes of a file, enough to know how long its header is.
constexpr std::size_t npyPrefixBytes = 12;

/// Offset of the first element from the file's first byte.
/// @param bytes  npyPrefixBytes of the file or more; fewer if the file is shorter
/// @param field  names the array in messages
/// @throws Error{Malformed, Truncated, Unsupported}
std::size_t npyHeaderBytes(std::span<const std::byte> bytes, const std::string& file, const Words& field);

/// @param bytes  the file's first npyHeaderBytes()
/// @throws Error{Malformed, OutOfRange, Unknown}
NpyHeader parseNpyHeader(std::span<const std::byte> bytes, const std::string& file, const Words& field);

}  // namespace core
