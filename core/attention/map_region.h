#pragma once

#include "core/matrix.h"

namespace core {

/// Neighbouring rows and columns of a map.
struct MapRegion {
    Index first_query = 0;
    Index first_key = 0;
    Index queries = 0;
    Index keys = 0;

    friend bool operator==(const MapRegion&, const MapRegion&) = default;
};

/// How one number of a picture sums up its cells.
enum class PooledBy {
    Largest,  ///< a thin line stays visible
    Mean,
};

}  // namespace core
