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

/// What one number of a picture says of the cells that it stands for.
enum class PooledBy {
    Largest,  ///< so that a thin line does not vanish
    Mean,
};

}  // namespace core
