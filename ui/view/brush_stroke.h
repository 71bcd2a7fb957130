#pragma once

#include "core/attention/cell.h"

#include <vector>

/// The cells that a pointer comes over from one to the next, without the first: a quick pointer skips those between.
std::vector<core::Cell> cellsPassed(const core::Cell& from, const core::Cell& to);
