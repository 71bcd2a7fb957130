#pragma once

#include "core/model/family/config_reader.h"
#include "core/model/model.h"

namespace core {

/// The tokens that a configuration, and generation_config.json in its folder, give a meaning to: padding, end, start,
/// what is never generated. What cannot be used is a warning of the model's.
/// @param folder  empty where there is only the configuration
void readSpecialIds(const ConfigReader& config, const std::filesystem::path& folder, Model& model);

}  // namespace core
