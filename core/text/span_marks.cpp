#include "core/text/span_marks.h"

#include "core/error.h"
#include "core/text/text_span.h"

#include <algorithm>

namespace core {
namespace {

/// A mark that begins at a place, without its end; without a name where none begins there.
SpanMark begun(const std::string& text, std::size_t from)
{
    SpanMark mark{.name = {}, .from = from};
    const std::size_t colon = text.find_first_of(":[]\n", from + 2);
    if (colon == std::string::npos || text[colon] != ':') return mark;
    const std::size_t first = text.find_first_not_of(' ', from + 2);
    const std::size_t last = text.find_last_not_of(' ', colon - 1);
    if (first >= colon || last + 1 - first > longestSpanName) return mark;
    mark.name = text.substr(first, last + 1 - first);
    mark.passage = colon + 1 + (text.compare(colon + 1, 1, " ") == 0 ? 1 : 0);
    return mark;
}

}  // namespace

std::vector<SpanMark> spanMarks(const std::string& text)
{
    std::vector<SpanMark> marks;
    for (std::size_t at = text.find("[["); at != std::string::npos; at = text.find("[[", at)) {
        SpanMark mark = begun(text, at);
        if (mark.name.empty()) {
            ++at;
            continue;
        }
        mark.end = text.find("]]", mark.passage);
        if (mark.end == std::string::npos)
            throw Error(Code::Malformed, "", "the mark “%1” is not closed: expected “]]” behind its passage",
                        mark.name);
        while (text.compare(mark.end + 2, 1, "]") == 0) ++mark.end;  // a passage may end in a bracket
        if (mark.end == mark.passage)
            throw Error(Code::Malformed, "", "the mark “%1” has no passage: expected “[[name: passage]]”", mark.name);
        for (std::size_t inner = text.find("[[", mark.passage); inner < mark.end; inner = text.find("[[", inner + 1))
            if (!begun(text, inner).name.empty())
                throw Error(Code::Malformed, "", "the mark “%1” stands in “%2”: expected one behind the other",
                            begun(text, inner).name, mark.name);
        mark.to = mark.end + 2;
        at = mark.to;
        marks.push_back(std::move(mark));
    }
    return marks;
}

}  // namespace core
