#pragma once

#include "core/error.h"

#include <cstdint>
#include <string>

namespace core {

/// How many bytes of memory a file of this size may ask for, so that a small one cannot claim all there is. Texts get
/// less, because each is an object of its own and they are held twice while they are handed over.
constexpr std::uint64_t memoryForNumbers(std::uint64_t fileBytes) { return (16U << 20U) + 8 * fileBytes; }
constexpr std::uint64_t memoryForTexts(std::uint64_t fileBytes) { return (16U << 20U) + 4 * fileBytes; }

/// No file of attention has more arrays.
constexpr std::size_t mostArrays = 1U << 14U;

/// @throws Error{OutOfRange} naming the bound
inline void requireAtMost(std::uint64_t most, std::uint64_t bytes, const std::string& file, const Words& field)
{
    if (bytes > most)
        throw Error(Code::OutOfRange, file,
                    "%1 cannot be used: expected at most %2 bytes for a file of this size, found %3", field,
                    std::to_string(most), std::to_string(bytes));
}

}  // namespace core
