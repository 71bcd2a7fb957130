#pragma once

#include "core/json/json.h"
#include "core/model/teaching/teaching_module.h"

namespace core {

/// A teaching module's recipe as JSON; what is absent is as in a fresh TeachingModule.
Json toJson(const TeachingModule& module);
/// @throws Error{Malformed, Unknown, OutOfRange} naming `file` and the field
TeachingModule teachingModuleIn(const Json& json, const std::string& file);

}  // namespace core
