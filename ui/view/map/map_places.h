#pragma once

#include "core/attention/cell.h"
#include "core/attention/mask/painting.h"
#include "ui/plot/heat/shown_map.h"

/// A map's places, which are rows and columns of tokens or of words, and the tokens that they stand for.

/// Row and column of two tokens; beyond the last where they are left out.
core::Cell placeOf(const ShownMap& map, const core::Cell& tokens);

/// The row of a query and the column of a key, as far as they are named.
std::pair<std::optional<core::Index>, std::optional<core::Index>>
placesOf(const ShownMap& map, const std::optional<core::Index>& query, const std::optional<core::Index>& key);

/// The tokens at a place; of words the last query and the first key.
core::Cell tokensAt(const ShownMap& map, const core::Cell& place);

/// All tokens of a place.
core::CellRange tokensOf(const ShownMap& map, const core::Cell& place);

/// The rows and columns that have one of the painted cells.
core::Painting::Runs placesOf(const ShownMap& map, const core::Painting& cells);
