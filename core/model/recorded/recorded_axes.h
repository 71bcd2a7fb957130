#pragma once

#include "core/matrix.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What the axes of an array of attention stand for is written with a letter for each, the slowest first: L layers, B
/// texts of a batch, H heads, Q queries, K keys. "LBHQK" is everything, "BQK" maps of one head each of several texts.

/// The letters of what people write: "BQK", "B,Q,K", "texts,queries,keys".
/// @return empty if it says no axes: queries and keys are among them, and none is twice
std::string axisLetters(std::string_view said);

/// "texts, queries, keys" of "BQK"; with another separator as an option has it.
std::string axisWords(std::string_view letters, std::string_view separator = ", ");

/// How an array is read, and how it might have been meant.
struct AxesReading {
    std::string letters;     ///< one for each axis
    std::string other = {};  ///< the same for another reading that nothing excludes; empty where there is none

    friend bool operator==(const AxesReading&, const AxesReading&) = default;
};

/// The facts about an array from which its axes are found.
struct AxesHints {
    std::vector<Index> shape;
    bool layered = false;     ///< it is of several arrays, of one layer each, so that its first axis is the layers'
    bool named = false;       ///< it is called as attention usually is, whose axes are as this program writes them
    Index texts = 0;          ///< texts with tokens; 0: not known
    bool heads_last = false;  ///< its numbers sum to 1 along the axis before the last: heads come behind the keys
};

/// Reads axes as `said` has them (letters), else by their number: [Q, K], [H, Q, K], [L, H, Q, K], [L, B, H, Q, K]; an
/// axis of as many as there are texts is the texts'. With heads behind the keys it is [Q, K, H] or [L, Q, K, H].
/// @param said  of a layered array also without its layers
/// @return no letters where `said` has another number of them
AxesReading readAxes(const AxesHints& hints, const std::string& said, bool transposed);

}  // namespace core
