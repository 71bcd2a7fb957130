#pragma once

#include "core/matrix.h"

#include <string_view>

namespace core {

/// What an edit changed between the common beginning and the common end of two texts, in code points.
struct ChangedStretch {
    Index from = 0;   ///< where the change begins, in both
    Index to = 0;     ///< where it ends, in the text before; not before `from`
    Index grown = 0;  ///< by how much the text is longer now; below 0: shorter
};

/// @param before, after  UTF-8
ChangedStretch changedStretch(std::string_view before, std::string_view after);

}  // namespace core
