#include "core/model/layer_numbers.h"

#include "core/error.h"

#include <algorithm>

namespace core {

Index layerNumber(const ModelInfo& info, Index layer, Index count_from)
{
    const Index known = layer < static_cast<Index>(info.layer_numbers.size()) ? info.layer_numbers[layer] : layer + 1;
    return known - 1 + count_from;
}

Index layerNumbered(const ModelInfo& info, Index number, Index count_from)
{
    for (Index layer = 0; layer < info.layers; ++layer)
        if (layerNumber(info, layer, count_from) == number) return layer;
    const bool silent = std::ranges::binary_search(info.without_attention, number - count_from + 1);
    throw Error(Code::OutOfRange, "",
                info.without_attention.empty() ? silent
                                                     ? "the layer cannot be used: expected %1, found %2, which has none"
                                                     : "the layer cannot be used: expected %1, found %2"
                : silent ? "the layer cannot be used: expected %1, which have attention, found %2, which has none"
                         : "the layer cannot be used: expected %1, which have attention, found %2",
                layerNumbersText(info, count_from), std::to_string(number));
}

Index layerNumberOfAll(const ModelInfo& info, Index layer, Index count_from)
{
    if (info.without_attention.empty()) return layerNumber(info, layer, count_from);
    std::vector<Index> all = info.without_attention;
    for (Index each = 0; each < info.layers; ++each) all.push_back(layerNumber(info, each, 1));
    std::ranges::sort(all);
    return all[static_cast<std::size_t>(layer)] - 1 + count_from;
}

std::string layerNumbersText(const ModelInfo& info, Index count_from)
{
    std::string text;
    for (Index first = 0; first < info.layers;) {
        const Index number = layerNumber(info, first, count_from);
        Index last = first;
        while (last + 1 < info.layers && layerNumber(info, last + 1, count_from) == number + last + 1 - first) ++last;
        text += (text.empty() ? "" : ", ") + std::to_string(number);
        if (last > first) text += " to " + std::to_string(number + last - first);
        first = last + 1;
    }
    return text;
}

}  // namespace core
