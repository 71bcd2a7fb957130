#pragma once

#include <QString>

#include "core/lesson/lesson_asks.h"

/// What a question's answer is, in the words that the question is read in: the right options, else the answer as the
/// lesson writes it; empty where the lesson does not tell it.
/// @param words  of this question, in the language of the window
QString solutionOf(const core::LessonQuestion& question, const core::QuestionWords& words);
