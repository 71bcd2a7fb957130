#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Part of a text, in bytes.
struct TextPart {
    std::size_t from = 0;
    std::size_t to = 0;

    std::string_view of(std::string_view text) const { return text.substr(from, to - from); }
    friend bool operator==(const TextPart&, const TextPart&) = default;
};

/// A heading at the top level of a Markdown text: not within a quotation or a list.
struct LessonHeading {
    int level = 1;
    std::string title;
    TextPart part;  ///< its lines
};

/// A fenced code block at the top level.
struct LessonFence {
    std::string name;  ///< the first word behind the fence
    TextPart part;     ///< all its lines, both fences included
    TextPart inside;   ///< the lines between the fences
};

/// A picture or link in prose.
struct LessonTarget {
    bool picture = false;  ///< false: a link
    std::string address;
    std::size_t at = 0;  ///< a byte of the block that it is in
};

/// The blocks of a Markdown text, in their order.
struct LessonBlocks {
    std::vector<LessonHeading> headings;
    std::vector<LessonFence> fences;
    std::vector<LessonTarget> targets;
};

/// CommonMark (https://spec.commonmark.org/0.30), read by md4c.
/// @param text  UTF-8, less than 4 GiB
LessonBlocks blocksOf(std::string_view text);

}  // namespace core
