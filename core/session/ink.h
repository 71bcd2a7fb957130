#pragma once

#include "core/attention/stage.h"
#include "core/session/focus.h"

#include <optional>
#include <vector>

namespace core {

/// A place in a picture made of cells: the middle of cell (i, j) is (i + ½, j + ½), whatever the picture's size.
struct InkPoint {
    double row = 0;
    double column = 0;

    friend bool operator==(const InkPoint&, const InkPoint&) = default;
};

/// A line that was drawn by hand over the cells of a view. It belongs to the focus at that time, without query and key.
struct InkStroke {
    View view = View::Map;
    Focus over = {};
    std::optional<Stage> stage = {};    ///< Steps: the table that it lies on
    std::vector<InkPoint> points = {};  ///< at least one, at most `mostInkPoints`

    friend bool operator==(const InkStroke&, const InkStroke&) = default;
};

inline constexpr std::size_t mostStrokes = 1000;
inline constexpr std::size_t mostInkPoints = 10'000;

}  // namespace core
