#pragma once

#include "core/atlas/head_search.h"

namespace core {

/// A head's mean of a measure at a step.
struct AtlasLine {
    std::size_t step = 0;
    AtlasHead head = {};
    Measure measure = {};
    const ResampledMean* mean = nullptr;  ///< the atlas'
};

/// Every mean of the steps and heads that are asked for: step by step, head by head.
std::vector<AtlasLine> linesOf(const Atlas& atlas, const std::vector<std::size_t>& steps, const HeadSearch& where);

/// The means as CSV (RFC 4180): mean, standard deviation over queries, the interval that holds 95 % of the means over
/// resampled texts, and the number of queries that have the measure. With several steps a column names the step.
std::string atlasCsv(const Atlas& atlas, const std::vector<std::size_t>& steps, const HeadSearch& where);

}  // namespace core
