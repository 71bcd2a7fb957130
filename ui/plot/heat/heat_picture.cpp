#include "ui/plot/heat/heat_picture.h"

using core::Index;

namespace {

/// Which of `count` numbers for `all` cells a cell is part of: number i begins at cell i·all/count, rounded down.
Index numberOf(Index cell, Index count, Index all) { return ((cell + 1) * count - 1) / all; }

Index begin(Index number, Index count, Index all) { return number * all / count; }

}  // namespace

bool HeatPicture::contains(Index query, Index key) const { return contains(core::MapRegion{query, key, 1, 1}); }

bool HeatPicture::contains(const core::MapRegion& other) const
{
    return other.first_query >= region.first_query && other.first_key >= region.first_key
           && other.first_query + other.queries <= region.first_query + region.queries
           && other.first_key + other.keys <= region.first_key + region.keys;
}

float HeatPicture::at(Index query, Index key) const
{
    return data->at(numberOf(query - region.first_query, data->rows(), region.queries),
                    numberOf(key - region.first_key, data->cols(), region.keys));
}

float HeatPicture::coloredAt(Index query, Index key) const
{
    return HeatPicture{region, shares ? shares : data}.at(query, key);
}

core::MapRegion HeatPicture::cellsAt(Index query, Index key) const
{
    const Index row = numberOf(query - region.first_query, data->rows(), region.queries);
    const Index col = numberOf(key - region.first_key, data->cols(), region.keys);
    const Index top = begin(row, data->rows(), region.queries);
    const Index left = begin(col, data->cols(), region.keys);
    return {region.first_query + top, region.first_key + left, begin(row + 1, data->rows(), region.queries) - top,
            begin(col + 1, data->cols(), region.keys) - left};
}

core::MapRegion HeatPicture::largestCells() const
{
    return {0, 0, (region.queries + data->rows() - 1) / data->rows(), (region.keys + data->cols() - 1) / data->cols()};
}
