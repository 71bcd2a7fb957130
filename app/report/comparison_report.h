#pragma once

#include "core/analysis/compared_models.h"

#include <string>

/// From which number layers and heads are counted, and how many heads are ranked.
struct ReportCounts {
    core::Index from = 1;
    core::Index top = 10;
};

/// Tables for people: by layer, of the heads that are most apart, and of the answers. Ends with a new line.
std::string comparisonText(const core::ComparedModels& comparison, const ReportCounts& counts);

/// Each head's divergence as CSV, in the order of layers.
std::string comparisonCsv(const core::ComparedModels& comparison, const ReportCounts& counts);

/// All numbers as JSON; null for what is none.
std::string comparisonJson(const core::ComparedModels& comparison, const ReportCounts& counts);
