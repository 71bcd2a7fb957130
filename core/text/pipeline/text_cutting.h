#pragma once

#include "core/text/pattern/text_pattern.h"

namespace core {

/// The treatment of the stretches at which a text is cut.
enum class Delimiters {
    Removed,             ///< they are left out
    Isolated,            ///< each is a part of its own
    MergedWithPrevious,  ///< each ends the part before it
    MergedWithNext,      ///< each begins the part behind it
    Contiguous,          ///< neighbours are one part
};

/// Cuts a text where a pattern was found. Empty parts are left out.
/// @param delimiters  in order, not overlapping
/// @param inverted    what lies between them delimits instead
std::vector<NormalizedText> cut(const NormalizedText& text, const std::vector<ByteRange>& delimiters, Delimiters fate,
                                bool inverted = false);

}  // namespace core
