#pragma once

#include <limits>

namespace core {

inline constexpr float infinity = std::numeric_limits<float>::infinity();

}  // namespace core
