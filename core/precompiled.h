#pragma once

// What most files of core parse first. Nothing may count on it: each file includes what it uses, and a build without it
// (cmake -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON), which tests/check-style makes, finds what is missing. A header costs
// every group of files a little, since inline functions that use templates are looked through again: here belongs what
// more than half include.

#include "core/model/pass/trace.h"
#include "core/session/session.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>
