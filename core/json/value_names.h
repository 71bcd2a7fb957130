#pragma once

#include <cstddef>
#include <utility>

namespace core {

/// An enumeration's values with their spelling in files.
template<typename Value, std::size_t count>
const char* nameOf(Value value, const std::pair<Value, const char*> (&names)[count])
{
    for (const auto& [each, name] : names)
        if (each == value) return name;
    return "";
}

}  // namespace core
