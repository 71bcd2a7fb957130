#pragma once

#include "core/model/family/config_reader.h"

namespace core {

/// Warns of the fields of a configuration that nobody has read so far and that are not known to leave the attention as
/// it is: names of the makers, training, dropout, generation, heads that are not here. To be
/// asked once a model is planned and its special tokens are read.
/// @param warnings  receives one sentence about all of them
void warnOfUnread(const ConfigReader& config, std::vector<std::string>& warnings);

}  // namespace core
