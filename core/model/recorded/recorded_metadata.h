#pragma once

#include "core/array/array_file.h"
#include "core/json/json.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// The value of a key in a file's metadata for an array: of "decoder_q" under "decoder_scale", else under "scale".
/// @param warnings  told of what is no JSON
std::optional<Json> saidOf(const ArrayFile& file, const std::string& array, const std::string& key,
                           std::vector<std::string>& warnings);

}  // namespace core
