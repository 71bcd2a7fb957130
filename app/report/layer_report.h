#pragma once

#include "core/analysis/measures.h"
#include "core/model/model.h"

#include <string>
#include <vector>

/// Changes of an answer, a number for each layer, in the ways that were asked for.
struct LayerReport {
    core::ModelInfo model;
    std::string answer;                   ///< the token
    std::vector<std::string> columns;     ///< [ways]
    std::vector<core::HeadTable> tables;  ///< [ways] of Measure::KnockOut and one column
    bool compared = false;                ///< the first two ways are zero and mean
    core::LogUnit unit = core::LogUnit::Nats;
    core::Index count_from = 1;
};

/// A row for each layer: its number, a number for each way, and whether zero misleads where mean stands beside it.
std::string layersCsv(const LayerReport& report);

/// {"model": …, "count_from": …, "unit": …, "answer": …, "layers": [{"layer": …, "knock_out": …, …}, …]}
std::string layersJson(const LayerReport& report);
