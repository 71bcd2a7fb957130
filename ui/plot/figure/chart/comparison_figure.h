#pragma once

#include "core/compare/comparison.h"
#include "ui/plot/figure/figure.h"

/// How much every head changed from A to B: layers × heads, coloured by one of its changes.
/// @throws core::Error{Missing} where no head has it
Figure comparisonFigure(const core::RunComparison& comparison, core::ChangeOf what, core::FigureSettings settings);
