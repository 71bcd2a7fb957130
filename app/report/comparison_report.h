#pragma once

#include "core/compare/comparison_table.h"

#include <string>

/// From which number layers and heads are counted, and how many heads are ranked by what.
struct ReportCounts {
    core::Index from = 1;
    core::Index top = 10;
    std::optional<core::ChangeOf> by = {};  ///< nothing: RunComparison::usualOrder()
};

/// Tables for people: by layer, of the heads that changed most, and of the answers. Ends with a new line.
/// @param read  heads whose matrices were asked for
std::string comparisonText(const core::RunComparison& comparison, const ReportCounts& counts,
                           const std::vector<core::ReadHeadChange>& read);
