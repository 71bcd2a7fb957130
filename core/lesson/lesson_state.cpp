#include "core/lesson/lesson_state.h"

#include <nlohmann/json.hpp>

namespace core {

Json differenceOf(const Json& before, const Json& after)
{
    if (!before.is_object() || !after.is_object()) return after;
    Json difference = Json::object();
    for (const auto& [name, value] : before.items())
        if (!after.contains(name)) difference[name] = nullptr;
    for (const auto& [name, value] : after.items()) {
        const auto known = before.find(name);
        if (known == before.end())
            difference[name] = value;
        else if (*known != value)
            difference[name] = differenceOf(*known, value);
    }
    return difference;
}

Json withDifference(Json before, const Json& difference)
{
    before.merge_patch(difference);
    return before;
}

}  // namespace core
