#pragma once

#include <QString>

#include "core/analysis/measure.h"
#include "core/model/pass/trace.h"

#include <optional>

/// The head that is meant by "3.10", "L3H10", "layer 3 head 10", or by its name where heads have names.
std::optional<core::HeadAddress> headNamed(const core::ModelInfo& info, const QString& text);

/// The first measure in whose name a word begins so, with at least three letters: "previous", "induct".
std::optional<core::Measure> measureNamed(const QString& text);
