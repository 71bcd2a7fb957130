#pragma once

#include "core/lesson/lesson.h"

namespace core {

/// The texts of a step.
struct StepWords {
    std::string title;
    std::string prose;  ///< Markdown, as Lesson::proseOf() has it
    std::string notes;  ///< from notesOf()
    std::vector<QuestionWords> questions;
};

/// The texts of a lesson, in one language as far as it is translated.
struct LessonWords {
    std::string title;
    std::string introduction;
    std::vector<StepWords> steps;
};

/// A lesson's words in a language, of the translation beside it; its own where there is none, and of each step that
/// was changed since it was translated.
/// @param language  "de", "zh_CN"
LessonWords wordsOf(const Lesson& lesson, const std::string& language);

/// A step that is called and asks in these words, which are its own.
LessonStep inWords(LessonStep step, const StepWords& words);

}  // namespace core
