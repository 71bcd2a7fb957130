#pragma once

#include <filesystem>

#include "ui/plot/figure.h"

/// A figure in the format that the file name's ending asks for, whole or not at all.
///
/// PNG: at the settings' dpi, with its physical size. PDF: cells as rectangles up to Heatmap::largestVectorSide tokens,
/// fonts embedded, the page exactly as large as the figure. The same input gives the same bytes.
///
/// @throws core::Error{Unsupported} for another ending; core::Error{OutOfRange} for a picture too large to be drawn;
///         core::Error{CannotWrite}
void exportFigure(const Figure& figure, const std::filesystem::path& path);

/// The endings that exportFigure knows, without the dot.
QStringList figureFormats();

/// The figure as a picture of `dpi` dots per inch.
QImage figureImage(const Figure& figure, double dpi);
