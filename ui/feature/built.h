#pragma once

#include <left_out.h>  // which ui/CMakeLists.txt writes

#include <string_view>

/// Whether a name is one of those that stand in a text with commas between them.
constexpr bool isOneOf(std::string_view name, std::string_view names)
{
    while (!names.empty()) {
        const std::size_t comma = names.find(',');
        if (names.substr(0, comma) == name) return true;
        names = comma == std::string_view::npos ? std::string_view() : names.substr(comma + 1);
    }
    return false;
}

/// Whether a feature is part of this build, by the name of its folder. `if constexpr` on it keeps what a feature that
/// is left out (-DATTENTIONSCOPE_WITHOUT=NAME) would define from being asked for.
constexpr bool isBuilt(std::string_view feature) { return !isOneOf(feature, leftOut); }
