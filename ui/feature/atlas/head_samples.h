#pragma once

#include <QString>

#include "core/atlas/atlas.h"

#include <optional>

/// An example of a head's behaviour: a row of a text of the collection.
struct HeadSample {
    core::AtlasRow row = {};
    QString place;                       ///< "25 %", or the part of the range, "0.50–0.63"
    double value = 0;                    ///< value of the measure
    std::optional<double> without = {};  ///< the change of the next token's log-probability without the head, in nats
};

enum class SampledBy { Quantile, Range };

/// Examples of a head, by one of its rows' measures: at five quantiles of rows drawn from all alike, or one of each
/// part of the measure's range. Where texts were run without heads, quantiles are those of their rows.
/// @param others  how often others were asked for
/// @return none for a measure that rows do not have
std::vector<HeadSample> samplesOf(const core::Atlas& atlas, std::size_t step, const core::AtlasHead& head,
                                  core::Measure measure, SampledBy by, std::size_t others);
