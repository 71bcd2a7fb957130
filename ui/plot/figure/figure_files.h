#pragma once

#include "ui/plot/figure/figure.h"

/// What each format makes of a figure; figure_export.h has the way in.
QByteArray pdfBytes(const Figure& figure, const std::string& session);
QByteArray svgBytes(const Figure& figure, const std::string& session);
/// A document for pdfLaTeX and LuaLaTeX, which may also be \input.
/// @throws core::Error{TooLong} for pictures of more cells than TeX can read
QByteArray tikzBytes(const Figure& figure, const std::string& session);
/// One page for a browser, which asks for no other file.
/// @throws core::Error{TooLong} for more numbers than a page may hold
QByteArray htmlBytes(const Figure& figure, const std::string& session);
QByteArray csvBytes(const Figure& figure);
/// @throws core::Error{Unsupported} for tables of different shapes
QByteArray npyBytes(const Figure& figure);
