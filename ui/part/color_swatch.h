#pragma once

#include <QIcon>

struct ColorMap;

constexpr QSize swatchSize(28, 10);

/// A colour map from low to high, for lists of them.
QIcon colorSwatch(const ColorMap& map);
