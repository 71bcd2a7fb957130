#pragma once

#include <QStringList>

#include "core/session/session.h"

/// Something that a step does not take over from the one before.
struct StepChange {
    QString what;  ///< "view", "text"
    QString how;   ///< "Map → Steps"
};

/// What differs between two steps of a lesson, what weighs most first; layers and heads count from 1.
std::vector<StepChange> stepChanges(const core::Session& before, const core::Session& after);
