#pragma once

#include <span>
#include <string_view>

namespace core {

/// The name that somebody most likely meant: the one that the fewest slips of the hand lead from, a slip being a letter
/// too much, too few, another one, or two that changed places.
/// @param typed  compared byte by byte
/// @param lettersPerSlip  so many letters for each slip, but one in any case
/// @return one of the names; empty where none is near
std::string_view nearestName(std::string_view typed, std::span<const std::string_view> names,
                             std::size_t lettersPerSlip = 3);

}  // namespace core
