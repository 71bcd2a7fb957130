#pragma once

#include <QString>

#include "core/analysis/measures.h"
#include "core/session/session.h"

#include <optional>

/// "attends to previous token", as lists and menus call it.
QString measureName(core::Measure measure, core::LogUnit unit = core::LogUnit::Nats);
/// "previous token", as badges and columns call it.
QString shortMeasureName(core::Measure measure);
/// A measure's meaning, in a sentence.
/// @param sees_one  whether the first row sees one key, as in a causal map; then its number says nothing
QString measureMeaning(core::Measure measure, const core::HeadsSettings& settings = {}, bool sees_one = true);
/// A share of the weight, 0 to 1.
bool isShare(core::Measure measure);
/// "0.93", "2.41" nats or bits; "–" for none.
QString measureText(core::Measure measure, std::optional<float> value, core::LogUnit unit = core::LogUnit::Nats);
/// A measure with its spread between sequences: "0.82 ± 0.01".
QString measureText(const core::HeadTable& table, core::Measure measure, const core::HeadAddress& head,
                    core::LogUnit unit);
