#pragma once

#include "core/explain/patch/ablation_sweep.h"

#include <string>

/// Whose set of heads is printed.
struct SetReport {
    core::ModelInfo model;
    std::string answer;          ///< the token
    double below = 0;            ///< the probability to get below
    core::Index count_from = 1;  ///< the number of the first layer and head
};

/// A row for each head, in the order in which they were found: its number in the set, layer, head, and the answer's
/// probability without it and those before it. Row 0 is the whole model.
std::string setCsv(const core::KnockedOutSet& set, const SetReport& report);

/// {"model": …, "count_from": …, "answer": …, "below": …, "reached": …, "probability": …, "heads": [{"layer": …,
/// "head": …, "probability": …}, …]}
std::string setJson(const core::KnockedOutSet& set, const SetReport& report);
