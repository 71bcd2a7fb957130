#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace core {

/// A text with A … Z as a … z; other letters stay, whatever the language of the system.
inline std::string inSmallLetters(std::string_view text)
{
    std::string small(text);
    std::ranges::transform(small, small.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return small;
}

}  // namespace core
