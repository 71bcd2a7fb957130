#pragma once

#include "core/model/family/config_reader.h"

#include <functional>
#include <vector>

namespace core {

/// Which layers are of a type that `layer_types` names for each, such as "sliding_attention"; where the configuration
/// has no such list, as `otherwise` says.
/// @param field  the list
/// @return [layers]
/// @throws Error unless the list has a text for every layer
std::vector<bool> readLayerTypes(const ConfigReader& config, Index layers, const char* type,
                                 const std::function<bool(Index)>& otherwise, const char* field = "layer_types");

}  // namespace core
