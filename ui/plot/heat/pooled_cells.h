#pragma once

#include "ui/plot/heat/heat_data.h"

/// A map with fewer rows and columns, as evenly cut as HeatPicture has it. Each cell is what the map's pooling makes of
/// the cells that it stands for: their largest, their mean, or the farthest from zero. It is hidden where all of them
/// are, broken where one is, and not shown where one is not.
///
/// @param rows, cols  at most the map's
std::shared_ptr<const HeatData> pooledCells(const HeatData& data, core::Index rows, core::Index cols);
