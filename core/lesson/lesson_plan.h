#pragma once

#include "core/lesson/lesson.h"

#include <optional>
#include <string_view>

namespace core {

/// How long somebody means to stay at something: the first "3 min" or "2.5 minutes" of their notes.
/// @return minutes, more than 0; nothing where none is named
std::optional<double> plannedMinutes(std::string_view notes);

/// When a lesson means to be at a step.
struct LessonPlan {
    double begins = 0;     ///< minutes from the lesson's beginning
    double ends = 0;       ///< minutes from the lesson's beginning to the step's end
    double whole = 0;      ///< minutes of the lesson; 0 where its notes name none
    bool planned = false;  ///< whether this step has minutes of its own
};
LessonPlan planAt(const Lesson& lesson, std::size_t step);

/// The step at which a lesson is done: the last one, or the one before its appendices, steps at the end of a lesson
/// whose titles begin with "Appendix".
std::size_t endOf(const Lesson& lesson);

/// The presenter's notes: the step's notes, a paragraph between two blocks.
std::string notesOf(const Lesson& lesson, std::size_t step);

}  // namespace core
