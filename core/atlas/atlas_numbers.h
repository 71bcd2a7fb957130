#pragma once

#include "core/atlas/atlas.h"

namespace core {

/// The numbers of a step, one after the other, least byte first: doubles and floats as IEEE 754 has them.
std::string numbersOf(const AtlasStep& step);

/// Reads them back into a step whose statistics and rows have their right number.
/// @param file  names it in errors
/// @throws Error{Truncated, Malformed}
void readNumbers(AtlasStep& step, const std::string& bytes, const std::string& file);

}  // namespace core
