#pragma once

#include <QString>

#include "core/model/teaching/teaching_module.h"

#include <utility>
#include <vector>

/// What the position encodings of a teaching module are called in lists.
std::vector<std::pair<QString, core::PositionEncoding>> positionNames();
QString positionName(core::PositionEncoding encoding);
