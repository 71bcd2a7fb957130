#pragma once

#include <QColor>

/// The orange of drawings by hand: in no colour map, neither the accent nor the warning, and visible on light and dark
/// cells and grounds alike.
inline QColor inkColor() { return {0xff, 0x7a, 0x1a}; }
