#pragma once

#include "ui/plot/figure/figure.h"

#include <string>

/// Writes a figure's caption, one line of UTF-8.
/// @param file  empty: nowhere; "-": to standard output
/// @throws core::Error{CannotWrite}
void writeCaption(const Figure& figure, const std::string& file);
