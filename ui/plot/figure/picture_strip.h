#pragma once

#include "ui/plot/figure/figure_layout.h"

namespace figure_layout {

/// Whether the photo in its own colours stands beside the one under colours, which is grey. Figures that were saved
/// when colours covered it evenly have none.
bool hasPhotoBeside(const core::PictureLook& look);

/// Whether a picture's settings ask for every head of a layer.
bool isPictureStrip(const core::FigureSettings& settings);

/// One query's attention over a picture in every head of a layer, side by side.
/// @throws core::Error as pictureFigure
Draft pictureStrip(const FigureSource& source, const core::FigureSettings& settings);

}  // namespace figure_layout
