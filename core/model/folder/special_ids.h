#pragma once

#include "core/model/family/config_reader.h"
#include "core/model/model.h"

namespace core {

/// The tokens that a configuration, and generation_config.json in its folder, give a meaning to: padding, end, start,
/// what is never generated. What cannot be used is a warning of the model's.
/// @param folder  empty where there is only the configuration
void readSpecialIds(const ConfigReader& config, const std::filesystem::path& folder, Model& model);

/// The token that fills texts up where the model sees it: the tokenizer's own goes before the configuration's, since it
/// is the tokenizer that fills them up.
void readFillingId(const std::filesystem::path& folder, Model& model);

}  // namespace core
