#pragma once

#include "core/model/family/model_plan.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The architectures that model folders may have, as config.json's model_type spells them.
std::vector<std::string> knownModelTypes();

/// What people call the families that model folders may be of, in the order of the table.
std::vector<std::string> knownArchitectures();

/// What people call it: "GPT-2" for "gpt2"; the same text where it is not known.
std::string architectureName(std::string_view model_type);

/// Whether it reads pictures and texts, each with layers of its own.
bool hasTowers(std::string_view model_type);

/// Reads and checks a configuration.
/// @param tower  of a model that has two
/// @throws Error{Unsupported} for a type that transformers has and this program has not; Error{Unknown} that lists the
/// known types, and names the one that is meant where it is misspelled; Error naming the field that is missing or
/// cannot be used
ModelPlan planModel(const ConfigReader& config, Tower tower = Tower::Pictures);

}  // namespace core
