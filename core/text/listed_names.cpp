#include "core/text/listed_names.h"

#include <algorithm>

namespace core {

std::string listedNames(std::span<const std::string> listed, std::size_t shown)
{
    std::string text;
    for (const std::string& name : listed.first(std::min(shown, listed.size())))
        text.append(text.empty() ? "“" : ", “").append(name).append("”");
    return listed.size() > shown ? text + " and " + std::to_string(listed.size() - shown) + " more" : text;
}

}  // namespace core
