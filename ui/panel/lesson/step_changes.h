#pragma once

#include <QStringList>

#include "core/lesson/lesson.h"

/// Something that a step does not take over from the one before.
struct StepChange {
    QString what;  ///< "view", "text"
    QString how;   ///< "Map → Steps"
};

/// The differences between two steps of a lesson, the weightiest first; layers and heads count from 1.
std::vector<StepChange> stepChanges(const core::Session& before, const core::Session& after);
/// A step's changes from the step before, in a sentence.
QString changesInWords(const core::Lesson& lesson, std::size_t step);
/// [steps] The same of every step, as short as a list says it: "text · cell".
QStringList changesInShort(const core::Lesson& lesson);
