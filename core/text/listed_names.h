#pragma once

#include <span>
#include <string>

namespace core {

/// Names for a sentence: "“a”, “b” and 3 more".
/// @param most  so many are spelled out
std::string listedNames(std::span<const std::string> names, std::size_t most = 8);

}  // namespace core
