#pragma once

#include <nlohmann/json.hpp>

#include <cmath>
#include <optional>

/// A number as JSON has it, which knows neither NaN nor infinity: null for these, and for none.
inline nlohmann::ordered_json numberOrNull(std::optional<double> number)
{
    return number && std::isfinite(*number) ? nlohmann::ordered_json(*number) : nlohmann::ordered_json(nullptr);
}
