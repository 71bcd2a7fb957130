#pragma once

#include "core/json/json.h"

#include <string>

namespace core {

/// The text of a file of ours, an object with "format" and "version": these two first, by which desktops and other
/// programs know what a file is, then the rest by its names.
/// @param indent  spaces a level; -1: all in one line
std::string fileText(Json json, int indent = 1);

}  // namespace core
