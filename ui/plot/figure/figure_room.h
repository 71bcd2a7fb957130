#pragma once

#include "core/attention/stage.h"
#include "core/model/pass/trace.h"

#include <memory>
#include <utility>
#include <vector>

/// The ends of the colours of a figure's maps and of the bars that explain them, as they lie on its page.
struct FigureRanges {
    using Range = std::pair<double, double>;
    std::vector<Range> maps = {};
    std::vector<Range> bars = {};

    /// Each of them reaches as far as it does here or there. Those of another number of maps stay as they are.
    void include(const FigureRanges& others);
    friend bool operator==(const FigureRanges&, const FigureRanges&) = default;
};

/// The room that a figure leaves around its content, so that nothing on its page moves from one frame of a film to the
/// next.
struct FigureRoom {
    std::vector<core::Stage> stages = {};            ///< Steps: tables that the page is laid out for; none: those shown
    std::shared_ptr<const core::Trace> tokens = {};  ///< Maps: of the whole text, whose beginning is shown; null: of it
    bool names_temperature = false;  ///< its title says the last change's temperature, which is each frame's own
    FigureRanges ranges = {};        ///< Steps: of all frames, whose numbers stand beside the tables; empty: its own
};
