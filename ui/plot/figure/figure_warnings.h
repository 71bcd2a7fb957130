#pragma once

#include <QStringList>

#include "ui/plot/figure/figure.h"

namespace figure_layout {
/// What a page lacks that its reader would expect, a sentence each.
QStringList warningsOf(const FigurePage& page, const core::FigureSettings& settings);

/// Families and scripts that are not installed.
QStringList fontWarnings(const FigureSource& source, const core::FigureSettings& settings);

/// Tokens that were to be left out and stay, because nobody says which they are.
QStringList specialWarnings(const FigureSource& source, const core::FigureSettings& settings);

}  // namespace figure_layout
