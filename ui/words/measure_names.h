#pragma once

#include <QString>

#include "core/analysis/measure.h"

#include <optional>

/// "attends to previous token", as lists and menus call it.
QString measureName(core::Measure measure);
/// "previous token", as badges and columns call it.
QString shortMeasureName(core::Measure measure);
/// What it is, in a sentence.
QString measureMeaning(core::Measure measure);
/// A share of the weight, 0 to 1.
bool isShare(core::Measure measure);
/// "0.93", "2.41 nats"; "–" for none.
QString measureText(core::Measure measure, std::optional<float> value);
