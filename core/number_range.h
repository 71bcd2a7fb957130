#pragma once

#include <cstddef>
#include <string>

namespace core {

/// What an Error expects of a number that counts things: "1 to 12"; "1, the only one".
inline std::string numberRange(std::ptrdiff_t first, std::ptrdiff_t last)
{
    return first == last ? std::to_string(first) + ", the only one"
                         : std::to_string(first) + " to " + std::to_string(last);
}

}  // namespace core
