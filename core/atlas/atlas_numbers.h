#pragma once

#include "core/atlas/atlas.h"

namespace core {

/// The numbers of a step, one after the other, least byte first: doubles and floats as IEEE 754 has them.
std::string numbersOf(const AtlasStep& step);

/// Reads them back into a step whose statistics and rows have their right number.
/// @param texts  of the collection, among which its rows are
/// @param file   names it in errors
/// @throws Error{Truncated, Malformed}
void readNumbers(AtlasStep& step, std::size_t texts, const std::string& bytes, const std::string& file);

}  // namespace core
