#pragma once

#include <span>
#include <string>

namespace core {

/// Names for a sentence: "“a”, “b” and 3 more".
/// @param shown  so many are spelled out
std::string listedNames(std::span<const std::string> listed, std::size_t shown = 8);

}  // namespace core
