#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace core {

/// A mark that is typed into a text, "[[name: passage]]": it names its passage and is no part of the text itself.
/// Places are in bytes.
struct SpanMark {
    std::string name;
    std::size_t from = 0;     ///< of the mark
    std::size_t passage = 0;  ///< where the passage begins
    std::size_t end = 0;      ///< behind the passage
    std::size_t to = 0;       ///< behind the mark
};

/// The marks of a text, in order. Brackets without a name and a colon are text.
/// @throws Error{Malformed} for a mark that is not closed, that has no passage, or that stands in another one
std::vector<SpanMark> spanMarks(const std::string& text);

}  // namespace core
