#pragma once

#include "ui/plot/figure/figure.h"

/// What each format makes of a figure; figure_export.h has the way in.
QByteArray pdfBytes(const Figure& figure, const std::string& session);
QByteArray svgBytes(const Figure& figure, const std::string& session);
QByteArray csvBytes(const Figure& figure);
/// @throws core::Error{Unsupported} for tables of different shapes
QByteArray npyBytes(const Figure& figure);
