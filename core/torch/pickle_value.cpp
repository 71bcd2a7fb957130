#include "core/torch/pickle_value.h"

#include <array>

namespace core {

const PickleNode* nodeOf(const PickleValue& value, PickleNode::Kind kind)
{
    const auto* node = std::get_if<PickleNode*>(&value);
    return node != nullptr && (*node)->kind == kind ? *node : nullptr;
}

std::string kindName(const PickleValue& value)
{
    constexpr std::array nodes = {"a tuple", "a list", "a dictionary", "an object", "a storage"};
    constexpr std::array others = {"nothing", "a boolean", "a whole number", "a number",
                                   "a text",  "bytes",     "a large number", "a function or class"};
    if (const auto* node = std::get_if<PickleNode*>(&value)) return nodes.at(static_cast<std::size_t>((*node)->kind));
    return others.at(value.index());
}

}  // namespace core
