#pragma once

#include "core/lesson/lesson_words.h"
#include "ui/plot/figure/figure.h"
#include "ui/plot/sheet/sheet_layout.h"

/// The possible subjects of worksheets when the dialog was opened.
struct SheetGround {
    std::shared_ptr<const core::Lesson> lesson = {};      ///< null: none is open
    std::shared_ptr<const core::LessonWords> words = {};  ///< in the played language; null: the lesson's own
    FigureSource figure = {};  ///< its session looks at the head; without traces: there is none
    std::string command = {};  ///< the command that makes the head's sheets without the window, up to "--view"

    bool hasHead() const { return !figure.traces.empty() && figure.traces.front() != nullptr; }
    /// Attention from a file has weights alone, so it has no steps.
    bool hasSteps() const { return hasHead() && !figure.traces.front()->recorded(); }
};

/// The user's choice of worksheets.
struct SheetWish {
    enum class Of { Lesson, Map, Steps };

    Of of = Of::Map;
    core::Index copies = 1;
    std::uint64_t seed = 1;
    SheetLayout::Paper paper = SheetLayout::Paper::A4;
    bool causal = false;                  ///< a lesson's head
    std::optional<core::Index> row = {};  ///< row of steps; nothing: the seed draws it
};

inline constexpr core::Index mostSheetCopies = 999;
inline constexpr std::uint64_t largestSheetSeed = 999'999;
