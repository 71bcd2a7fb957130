#pragma once

#include "core/training/training_record.h"

#include <string>

/// A weight of a head for a text, as it is asked for.
struct GradientAsked {
    std::string text;
    core::Index layer = 1, head = 1;  ///< from 1
    std::string query, key;           ///< tokens by their place or as they are written
    core::Index step = 0;
    bool csv = false;
};

/// The effect that learning from a text would have on that weight, prediction by prediction; see core::ScoreGradient.
/// @throws core::Error naming what is not there
std::string gradientReport(const core::TrainingRecord& record, const GradientAsked& asked);
