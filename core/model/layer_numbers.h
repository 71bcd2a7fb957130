#pragma once

#include "core/model/model.h"

namespace core {

/// A layer's number for people: its number in the whole model, of which a file may hold a few layers only.
/// @param layer       its place among those that are there, from 0
/// @param count_from  the number of the model's first layer
Index layerNumber(const ModelInfo& info, Index layer, Index count_from);

/// The place of the layer with a number: the way back.
/// @param number  counted from `count_from`
/// @throws Error{OutOfRange} naming the numbers that there are
Index layerNumbered(const ModelInfo& info, Index number, Index count_from);

/// The number of a layer by its place among all layers, those without attention among them.
Index layerNumberOfAll(const ModelInfo& info, Index layer, Index count_from);

/// "1 to 12" or "2, 5 to 8": the numbers of all layers that are there.
std::string layerNumbersText(const ModelInfo& info, Index count_from);

}  // namespace core
