#include "core/torch/pickle_value.h"

#include "core/error.h"

#include <array>

namespace core {

const PickleNode* nodeOf(const PickleValue& value, PickleNode::Kind kind)
{
    const auto* node = std::get_if<PickleNode*>(&value);
    return node != nullptr && (*node)->kind == kind ? *node : nullptr;
}

std::string kindName(const PickleValue& value)
{
    constexpr std::array nodes = {phrase("a tuple"), phrase("a list"), phrase("a dictionary"), phrase("an object"),
                                  phrase("a storage")};
    constexpr std::array others = {
        phrase("nothing"), phrase("a boolean"), phrase("a whole number"), phrase("a number"),
        phrase("a text"),  phrase("bytes"),     phrase("a large number"), phrase("a function or class")};
    if (const auto* node = std::get_if<PickleNode*>(&value)) return nodes.at(static_cast<std::size_t>((*node)->kind));
    return others.at(value.index());
}

}  // namespace core
