#pragma once

#include "core/matrix.h"

#include <cstdint>
#include <string>

namespace core {

/// Which sheet this is of all that a lesson's version, or a head, and a seed make; the same for ever.
struct SheetNumber {
    std::string lesson = {};  ///< the lesson's name in ids: "L2"; "M" of maps and "S" of steps
    Index version = 1;        ///< version of the lesson
    std::uint64_t seed = 1;
    Index copy = 1;  ///< from 1

    /// "L2-1-012": large enough to type.
    std::string id() const;
};

}  // namespace core
