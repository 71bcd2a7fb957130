#pragma once

#include <limits>

namespace core {

/// The score of a key that is hidden, once it is negated.
inline constexpr float infinity = std::numeric_limits<float>::infinity();

}  // namespace core
