#pragma once

#include "core/json/json.h"
#include "core/model/teaching/teaching_module.h"

#include <utility>

namespace core {

/// How files spell position encodings.
inline constexpr std::pair<PositionEncoding, const char*> positionEncodings[] = {
    {PositionEncoding::None, "none"},
    {PositionEncoding::Sinusoidal, "sinusoidal"},
    {PositionEncoding::Learned, "learned"},
    {PositionEncoding::Rotary, "rotary"},
    {PositionEncoding::Alibi, "alibi"},
    {PositionEncoding::Relative, "t5"},
    {PositionEncoding::Pairs, "pairs"},
    {PositionEncoding::Disentangled, "disentangled"},
    {PositionEncoding::RelativeSinusoidal, "relative_sinusoidal"}};

/// A teaching module's recipe as JSON; absent fields are as in a fresh TeachingModule.
Json toJson(const TeachingModule& module);
/// @throws Error{Malformed, Unknown, OutOfRange} naming `file` and the field
TeachingModule teachingModuleIn(const Json& json, const std::string& file);

}  // namespace core
