#pragma once

#include <QJsonObject>

#include "core/lesson/computed_step.h"

#include <QByteArray>
#include <QStringList>

/// A step's view, as part of a page.
struct StepFigure {
    QByteArray html;         ///< elements
    QJsonObject maps = {};   ///< a map's data for the script, its letters among it; empty for a drawing
    QJsonObject at = {};     ///< the focused cell: row and column of the map
    QJsonObject whole = {};  ///< the figure with the row that the step hides; empty where none is hidden
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
