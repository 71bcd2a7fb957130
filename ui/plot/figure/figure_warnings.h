#pragma once

#include <QStringList>

#include "ui/plot/figure/figure.h"

namespace figure_layout {
/// The parts that a page lacks, a sentence each.
QStringList warningsOf(const FigurePage& page, const core::FigureSettings& settings);

/// Families and scripts that are not installed.
QStringList fontWarnings(const FigureSource& source, const core::FigureSettings& settings);

/// Warns about special tokens that stay because it is unknown which they are.
QStringList specialWarnings(const FigureSource& source, const core::FigureSettings& settings);

}  // namespace figure_layout
