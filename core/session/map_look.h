#pragma once

#include "core/analysis/map_cells.h"
#include "core/analysis/word_map.h"
#include "core/attention/map_region.h"
#include "core/model/pass/row_reading.h"

namespace core {

/// How a head's map is to be read; the same for window and figures.
struct MapLook {
    using Cells = MapCells;
    using SpecialTokens = core::SpecialTokens;
    /// Which of its sides are joined by the named spans of the text; what lies between two spans is joined, too.
    enum class BySpan { No, Keys, Both };

    Cells cells = Cells::Weights;
    HeadsJoined joined = HeadsJoined::Mean;  ///< where cells are of several heads
    bool words = false;  ///< pieces of a word are one row and column: summed over keys, averaged over queries
    SpecialTokens special_tokens = SpecialTokens::Shown;
    PairPart pair = PairPart::Whole;         ///< pair of two texts read as one sequence
    PooledBy pooled_by = PooledBy::Largest;  ///< where one colour stands for several cells
    bool exact = false;                      ///< figures: all cells of large maps; else at most seenDpi an inch
    RowReading rows = RowReading::Usual;     ///< where a model's rows can be read for the next token
    BySpan by_span = BySpan::No;             ///< goes before `words`, on the sides that it joins
    bool dots = false;  ///< circles whose area is the cell's part of the range shown, instead of coloured squares

    friend bool operator==(const MapLook&, const MapLook&) = default;
};

}  // namespace core
