#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include "core/lesson/computed_step.h"

/// What a step of a lesson asks, as resources/html/guess.js and question.js read it.

/// What is hidden, and the row behind it, which is in the page but not among its texts.
/// @return nothing where nothing is predicted
QJsonObject guessFacts(const core::ComputedStep& step);

/// A question without an answer is noted, not judged.
QJsonArray questionFacts(const core::LessonStep& asked, const core::ComputedStep& step);

/// What the step's tokens are called where answers name them, and which row is named after which.
QJsonObject tokenNames(const core::ComputedStep& step);
