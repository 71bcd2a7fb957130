#pragma once

#include "ui/plot/figure/figure.h"

/// What each format makes of a figure; figure_export.h has the way in.
QByteArray pdfBytes(const Figure& figure, const std::string& session);
/// Several pages of one size, such as a worksheet.
QByteArray pdfOfPages(const QString& title, const std::vector<FigurePage>& pages);
QByteArray svgBytes(const Figure& figure, const std::string& session);
/// A document for pdfLaTeX and LuaLaTeX, which may also be \input.
/// @throws core::Error{TooLong} for pictures of more cells than TeX can read
QByteArray tikzBytes(const Figure& figure, const std::string& session);
QByteArray csvBytes(const Figure& figure);
/// @throws core::Error{Unsupported} for tables of different shapes
QByteArray npyBytes(const Figure& figure);
