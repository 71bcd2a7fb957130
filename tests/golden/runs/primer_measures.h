#pragma once

#include "core/model/model.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>

/// The ability of a bundled model, as a share of held-out cases.
/// @param ability  one of the file's "abilities": its kind says how a case is asked
/// @throws std::runtime_error naming a kind that is none, or a case whose words are not in its text
double measuredAbility(const std::shared_ptr<const core::Model>& model, const nlohmann::json& ability);

/// The head that does best what a name like "previous token" says, and how well.
struct MeasuredHead {
    core::Index layer = 0;  ///< from 0
    core::Index head = 0;   ///< from 0
    double score = 0;       ///< 0 … 1
};

/// @param head  one of the file's "heads"
MeasuredHead measuredHead(const std::shared_ptr<const core::Model>& model, const nlohmann::json& head);
