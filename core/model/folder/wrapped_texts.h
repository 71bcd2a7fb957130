#pragma once

#include "core/model/family/config_reader.h"

namespace core {

/// The configuration of the model of texts inside one that reads pictures or sounds, too: its `text_config`, or, as
/// older files have it, what the file says itself. Fields that it leaves out are those of transformers.
///
/// @param type  the model_type of the model of texts where the configuration does not say it
ConfigReader textsInside(const ConfigReader& config, std::string_view type);

}  // namespace core
