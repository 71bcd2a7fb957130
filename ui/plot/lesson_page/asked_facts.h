#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include "core/lesson/computed_step.h"

/// A step's prediction and questions, in the form that resources/html/guess.js and question.js read.

/// The hidden row, and the row behind it, which is in the page but not among its texts.
/// @return nothing where nothing is predicted
QJsonObject guessFacts(const core::ComputedStep& step);

/// A question without an answer is noted, not judged.
QJsonArray questionFacts(const core::LessonStep& asked, const core::ComputedStep& step);

/// The step's tokens by the names that answers use, and the rows' names.
QJsonObject tokenNames(const core::ComputedStep& step);
