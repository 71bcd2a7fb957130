#pragma once

#include <QString>

#include "core/model/teaching/teaching_module.h"

#include <utility>
#include <vector>

/// The names of a teaching module's position encodings in lists.
std::vector<std::pair<QString, core::PositionEncoding>> positionNames();
QString positionName(core::PositionEncoding encoding);
