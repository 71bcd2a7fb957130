#pragma once

#include "core/attention/map_region.h"
#include "ui/plot/heat/heat_data.h"

#include <vector>

/// Part of a map, or all of it, as there are numbers of it: one for each cell, or one for several.
struct HeatPicture {
    core::MapRegion region;
    std::shared_ptr<const HeatData> data;
    /// Coloured in place of the numbers, in the same shape: for rows with ranges of their own, their shares of the
    /// range.
    std::shared_ptr<const HeatData> shares = nullptr;

    const HeatData& colored() const { return shares != nullptr ? *shares : *data; }
    bool isExact() const { return data->rows() == region.queries && data->cols() == region.keys; }
    bool contains(core::Index query, core::Index key) const;
    bool contains(const core::MapRegion& other) const;

    /// The number that a cell of the region is part of, and all cells that it stands for, as core::PooledMap has them.
    float at(core::Index query, core::Index key) const;
    float coloredAt(core::Index query, core::Index key) const;
    core::MapRegion cellsAt(core::Index query, core::Index key) const;

    /// The most cells that one of its numbers stands for.
    core::MapRegion largestCells() const;
    /// Whether all of them stand for so many.
    bool isEven() const { return region.queries % data->rows() == 0 && region.keys % data->cols() == 0; }
};
