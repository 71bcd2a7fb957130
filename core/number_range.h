#pragma once

#include "core/error.h"

#include <cstddef>
#include <optional>
#include <string>

namespace core {

/// The range of a number that counts things, in an error: "1 to 12"; "1, the only one".
inline Words numberRange(std::ptrdiff_t first, std::ptrdiff_t last)
{
    return first == last ? Words("%1, the only one", std::to_string(first))
                         : Words("%1 to %2", std::to_string(first), std::to_string(last));
}

/// @param field  names what is counted, in errors
/// @param place  from 0; none is always there
/// @throws Error{OutOfRange} where there is no such place, counted from 1
inline void requirePlace(const char* field, std::optional<std::ptrdiff_t> place, std::ptrdiff_t count)
{
    if (place && (*place < 0 || *place >= count))
        throw Error(Code::OutOfRange, "", "%1 cannot be used: expected %2, found %3", field, numberRange(1, count),
                    std::to_string(*place + 1));
}

}  // namespace core
