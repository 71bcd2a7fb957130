#pragma once

#include "ui/plot/figure/figure_layout.h"

namespace figure_layout {

/// "only the first 128 of 521 tokens of the text": where the model has no places for more, or the run wants no more.
/// Empty where the text was read whole.
QString cutTextNote(const FigureSource& source, const core::FigureSettings& settings);

/// What a caption says of what the model read, a phrase each: the text in its words, pictures and sounds by their
/// files' names; and the model, and from where layers and heads are counted, unless `said` has it.
QStringList inputNotes(const FigureSource& source, const core::FigureSettings& settings, const QStringList& said);

}  // namespace figure_layout
