#pragma once

#include "core/error.h"

#include <string>
#include <string_view>

namespace core {

/// Whether it is the model_type of an architecture that transformers has and this program does not read: no slip of
/// the hand, however near a known one it is.
bool isOtherModelType(std::string_view type);

/// The error for a configuration with such a type: another program can open it.
Error otherModelType(const std::string& file, const std::string& type);
/// The error for a type that nobody knows, of a configuration that names Python code for it.
Error ownModelType(const std::string& file, const std::string& type);
/// The type that one of these errors is about; empty for any other error.
std::string otherTypeIn(const Error& error);

}  // namespace core
