#pragma once

#include <QColor>

/// The orange of what is drawn by hand: in no colour map, neither the accent nor the warning, and to be seen on light
/// and dark cells and grounds alike.
inline QColor inkColor() { return {0xff, 0x7a, 0x1a}; }
