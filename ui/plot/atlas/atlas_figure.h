#pragma once

#include "ui/plot/atlas/atlas_charts.h"
#include "ui/plot/figure/figure.h"

/// The heads of an atlas as a figure: a scatter of two measures, over the steps of a training one measure,
/// or what one kind of span reads of another.
/// @throws core::Error{Missing} where no head has what is shown
Figure atlasScatterFigure(const AtlasCharted& of, core::Measure across, core::Measure up,
                          core::FigureSettings settings);
/// Who reads whom, head by head: spanChartOf().
Figure atlasSpanFigure(const AtlasCharted& of, core::FigureSettings settings);
Figure atlasTrainingFigure(const AtlasCharted& of, core::Measure measure, core::FigureSettings settings);

/// An atlas's facts in a line: "gpt2 · 2,000 texts · 1,024,000 tokens · 144 heads".
QString atlasFacts(const core::Atlas& atlas, std::size_t step);
QString stepName(const core::Atlas& atlas, std::size_t step);
