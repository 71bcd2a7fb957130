#pragma once

#include <QStringList>

#include "core/lesson/lesson.h"

/// Something that a step does not take over from the one before.
struct StepChange {
    QString what;  ///< "view", "text"
    QString how;   ///< "Map → Steps"
};

/// What differs between two steps of a lesson, what weighs most first; layers and heads count from 1.
std::vector<StepChange> stepChanges(const core::Session& before, const core::Session& after);
/// What a step of a lesson changes of the one before, in a sentence.
QString changesInWords(const core::Lesson& lesson, std::size_t step);
/// [steps] The same of every step, as short as a list says it: "text · cell".
QStringList changesInShort(const core::Lesson& lesson);
