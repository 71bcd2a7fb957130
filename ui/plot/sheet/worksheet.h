#pragma once

#include "core/lesson/lesson_words.h"
#include "core/sheet/hand_sheet.h"
#include "ui/plot/sheet/sheet_layout.h"

/// The data for a worksheet of a lesson.
struct WorksheetRequest {
    const core::Lesson& lesson;
    core::SheetNumber number;
    core::Index copies = 1;  ///< the number of copies, of which this is one
    bool causal = false;     ///< each token sees itself and those before it
    SheetLayout::Paper paper = SheetLayout::Paper::A4;
    const core::LessonWords* words = nullptr;  ///< title and questions; null: the lesson's own
};

/// One sheet: a head to be computed by hand over the lesson's words, then those of its questions that paper can ask.
/// @param key  with every answer
std::vector<FigurePage> worksheetPages(const WorksheetRequest& request, bool key);

/// A lesson's name in the ids of its sheets: "L2" of 02-….lesson.md.
std::string sheetNameOf(const core::Lesson& lesson);
