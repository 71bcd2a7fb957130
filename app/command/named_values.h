#pragma once

#include "app/cli/cli.h"

#include <string>
#include <utility>
#include <vector>

/// The names of an enumeration's values on the command line, which are those of session files.
template<typename Value, std::size_t count>
std::vector<std::string> namesOf(const std::pair<Value, const char*> (&names)[count])
{
    std::vector<std::string> all;
    for (const auto& [value, name] : names) all.emplace_back(name);
    return all;
}

/// Takes the one that was named; leaves the value alone for none.
template<typename Value, std::size_t count>
void choose(Value& value, const std::string& name, const std::pair<Value, const char*> (&names)[count])
{
    for (const auto& [each, spelling] : names)
        if (name == spelling) value = each;
}
