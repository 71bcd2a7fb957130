#pragma once

#include <QJsonObject>

#include "core/lesson/computed_step.h"

#include <QByteArray>
#include <QStringList>

/// What a step of a lesson shows, as part of a page.
struct StepFigure {
    QByteArray html;         ///< elements
    QJsonObject maps = {};   ///< what a map's script reads, its letters among it; empty for a drawing
    QJsonObject at = {};     ///< the cell that is looked at: row and column of the map
    QJsonObject whole = {};  ///< likewise, with the row that the step hides; empty where none is hidden
    bool pictures = false;   ///< there are some in its elements
    QStringList warnings = {};
};

/// A view of one head or of all becomes maps that one looks into, any other a drawing with its numbers in tables.
/// @param asked  what the lesson says of the step
/// @param id     of letters and digits, for ids in its elements
/// @param bytes  that its maps' numbers take at most, of which else some are rounded
/// @throws core::Error as Figure
StepFigure stepFigure(const core::ComputedStep& step, const core::LessonStep& asked, const QByteArray& id,
                      double bytes);
