#pragma once

#include "core/lesson/lesson_words.h"
#include "ui/plot/figure/figure.h"
#include "ui/plot/sheet/sheet_layout.h"

/// What worksheets can be made of, as it was when somebody asked for them.
struct SheetGround {
    std::shared_ptr<const core::Lesson> lesson = {};      ///< null: none is open
    std::shared_ptr<const core::LessonWords> words = {};  ///< as it is played; null: its own
    FigureSource figure = {};  ///< its session looks at the head; without traces: there is none
    std::string command = {};  ///< that makes the head's sheets without the window, up to "--view"

    bool hasHead() const { return !figure.traces.empty() && figure.traces.front() != nullptr; }
    /// Of attention from a file there are weights alone.
    bool hasSteps() const { return hasHead() && !figure.traces.front()->recorded(); }
};

/// What is asked for.
struct SheetWish {
    enum class Of { Lesson, Map, Steps };

    Of of = Of::Map;
    core::Index copies = 1;
    std::uint64_t seed = 1;
    SheetLayout::Paper paper = SheetLayout::Paper::A4;
    bool causal = false;                  ///< a lesson's head
    std::optional<core::Index> row = {};  ///< of steps; nothing: the seed draws it
};

inline constexpr core::Index mostSheetCopies = 999;
inline constexpr std::uint64_t largestSheetSeed = 999'999;
