#pragma once

#include "core/matrix.h"

namespace core {

/// A cell of an attention map: query (row) and key (column), from 0.
struct Cell {
    Index query = 0;
    Index key = 0;

    friend bool operator==(const Cell&, const Cell&) = default;
};

}  // namespace core
