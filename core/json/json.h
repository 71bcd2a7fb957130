#pragma once

#include <nlohmann/json_fwd.hpp>

namespace core {

/// A JSON value, named but not defined: code that looks inside one includes json_text.h, which takes a compiler a
/// second.
using Json = nlohmann::json;

}  // namespace core
