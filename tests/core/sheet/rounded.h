#pragma once

#include <cmath>

/// To a multiple of 1 / steps.
inline double rounded(double value, double steps) { return std::round(value * steps) / steps; }
