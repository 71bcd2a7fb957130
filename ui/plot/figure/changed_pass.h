#pragma once

#include "ui/plot/figure/figure_layout.h"

namespace figure_layout {

/// What a figure's numbers are computed otherwise with than its models would by themselves: "with mask: causal"; of a
/// comparison that does not hold for all sides, "B: with temperature 0.5". Empty where nothing is changed.
QString changedPass(const FigureSource& source, const core::FigureSettings& settings);

/// What the note in a figure says of it: as changedPass(), but for the mask of a figure that shows the mask.
QString changedNote(const FigureSource& source, const core::FigureSettings& settings);

/// A figure with a note below everything else, on as many lines as it takes.
/// @param drawn  makes the figure in the height that the note leaves; a figure without a height of its own grows
Draft withNoteBelow(const core::FigureSettings& settings, const QString& note,
                    const std::function<Draft(const core::FigureSettings&)>& drawn);

}  // namespace figure_layout
