#pragma once

#include <bit>
#include <cstdint>

namespace core {

/// A number that is there but is not to be known yet. It is no number (NaN) with a mark of its own, so that whatever is
/// computed of it is not known either: sums, means, pictures and files can give away only what they do not have.
/// Arithmetic hands the mark on on the processors that this program runs on; where it is lost a plain NaN is left,
/// which gives nothing away.
inline constexpr std::uint32_t notShownBits = 0x7FC0'6E55U;
inline const float notShown = std::bit_cast<float>(notShownBits);

inline bool isNotShown(float value) { return (std::bit_cast<std::uint32_t>(value) & 0x7FFF'FFFFU) == notShownBits; }
/// Whether a double was converted from one of these numbers.
inline bool isNotShown(double value) { return value != value && isNotShown(static_cast<float>(value)); }

}  // namespace core
