#include "core/text/listed_names.h"

#include <algorithm>

namespace core {

std::string listedNames(std::span<const std::string> names, std::size_t most)
{
    std::string text;
    for (const std::string& name : names.first(std::min(most, names.size())))
        text.append(text.empty() ? "“" : ", “").append(name).append("”");
    return names.size() > most ? text + " and " + std::to_string(names.size() - most) + " more" : text;
}

}  // namespace core
