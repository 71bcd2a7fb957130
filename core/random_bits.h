#pragma once

#include <cstdint>
#include <string_view>

namespace core {

/// 64 well-mixed bits from a seed and a counter: splitmix64 (Steele, Lea and Flood, 2014). The standard library's
/// distributions may differ between machines; this does not.
constexpr std::uint64_t mixedBits(std::uint64_t seed, std::uint64_t counter)
{
    std::uint64_t z = seed + 0x9E3779B97F4A7C15U * (counter + 1);
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

/// 0 ≤ x < 1 with the 24 bits that a float holds.
constexpr float unitInterval(std::uint64_t bits) { return static_cast<float>(bits >> 40U) * 0x1p-24F; }

/// FNV-1a (Fowler, Noll and Vo): a text as a number, for a seed. Not a checksum against malice.
constexpr std::uint64_t hashOf(std::string_view text, std::uint64_t basis = 0xCBF29CE484222325U)
{
    for (const char c : text) basis = (basis ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return basis;
}

}  // namespace core
