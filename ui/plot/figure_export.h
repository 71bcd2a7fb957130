#pragma once

#include <filesystem>
#include <string>

#include "ui/plot/figure.h"

/// A figure in the format that the file name's ending asks for, whole or not at all.
///
/// PNG: at the settings' dpi, with its physical size. PDF and SVG: cells as rectangles up to
/// Heatmap::largestVectorSide tokens, the page exactly as large as the figure; PDF embeds its fonts, SVG names them.
/// The same input gives the same bytes.
///
/// @param session  carried inside the file for sessionIn(); nothing is embedded for an empty one
/// @throws core::Error{Unsupported} for another ending; core::Error{OutOfRange} for a picture too large to be drawn or
///         a session too long to be read back; core::Error{CannotWrite}
void exportFigure(const Figure& figure, const std::filesystem::path& path, const std::string& session = {});

/// The endings that exportFigure knows, without the dot.
QStringList figureFormats();

/// The figure as a picture of `dpi` dots per inch.
QImage figureImage(const Figure& figure, double dpi);
