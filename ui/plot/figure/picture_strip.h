#pragma once

#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/picture/patch_picture.h"

namespace figure_layout {

/// Whether the photo in its own colours stands beside the one under colours, which is grey. Figures that were saved
/// when colours covered it evenly have none.
bool hasPhotoBeside(const core::PictureLook& look);

/// Whether a picture's settings ask for every head of a layer.
bool isPictureStrip(const core::FigureSettings& settings);

/// One query's attention over a picture in every head of a layer, side by side.
/// @throws core::Error as pictureFigure
Draft pictureStrip(const FigureSource& source, const core::FigureSettings& settings);

/// Whether the colours over a picture are of several heads together.
bool isOfSeveralHeads(const PatchNumbers& numbers, const core::FigureSettings& settings);
/// The name of a picture: its head's, or what a mean is of.
QString titleOfPicture(const core::ModelInfo& info, const HeadMap& head, const PatchNumbers& numbers,
                       const core::FigureSettings& settings);

}  // namespace figure_layout
