#pragma once

// What most files of ui and app parse first. Nothing may count on it, as core/precompiled.h says.

#include <QtWidgets>
#include <qcustomplot.h>

#include "core/matrix.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <vector>
