#include "core/model/family/layer_types.h"

#include "core/error.h"
#include "core/json/json_text.h"

namespace core {

std::vector<bool> readLayerTypes(const ConfigReader& config, Index layers, const char* type,
                                 const std::function<bool(Index)>& otherwise, const char* field)
{
    const Json* types = config.list(field);
    const bool named = types != nullptr;
    if (named && static_cast<Index>(types->size()) != layers)
        throw config.outOfRange(field, Words("%1 cannot be used: expected one text for each of the %2 layers, found %3",
                                             std::to_string(layers), std::to_string(types->size())));
    std::vector<bool> those;
    for (Index layer = 0; layer < layers; ++layer)
        those.push_back(named ? (*types)[static_cast<std::size_t>(layer)] == type : otherwise(layer));
    return those;
}

}  // namespace core
