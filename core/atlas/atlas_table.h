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

/// As CSV (RFC 4180): mean, standard deviation over queries, the interval in which 95 % of the means over resampled
/// texts lie, and how many queries have the measure; of several steps, which one.
std::string atlasCsv(const Atlas& atlas, const std::vector<std::size_t>& steps, const HeadSearch& where);

}  // namespace core
