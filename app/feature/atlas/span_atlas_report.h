#pragma once

#include "core/atlas/atlas.h"
#include "core/model/model.h"

/// Who reads whom in an atlas, to be printed.
struct SpanReport {
    const core::Atlas& atlas;
    std::vector<std::size_t> steps;  ///< the requested ones, in their order
    const core::ModelInfo& info;     ///< its name, and the numbers of its layers
    core::Index count_from = 1;      ///< the number of the first layer and head
};

/// @throws core::Error{Missing} where no text of the steps had spans; so do the other reports
std::string spanReportCsv(const SpanReport& report);
/// {"model": …, "texts": …, "kinds": […], "heads": [{"layer": …, "head": …, "shares": [[…]], "deviations": [[…]]}, …]};
/// of several steps a list of them, each with its name.
std::string spanReportJson(const SpanReport& report);
/// For a reader: for each pair the heads in which the one reads most of the other.
std::string spanReportText(const SpanReport& report);
