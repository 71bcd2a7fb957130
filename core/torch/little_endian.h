#pragma once

#include <bit>
#include <cstddef>
#include <cstring>
#include <span>

namespace core {

static_assert(std::endian::native == std::endian::little, "numbers are copied as they lie, so the machine must be too");

/// A number whose lowest byte comes first.
/// @param at  where it begins; all of it lies within `bytes`
template<typename Number>
Number littleEndian(std::span<const std::byte> bytes, std::size_t at)
{
    Number number;
    std::memcpy(&number, bytes.subspan(at, sizeof number).data(), sizeof number);
    return number;
}

}  // namespace core
