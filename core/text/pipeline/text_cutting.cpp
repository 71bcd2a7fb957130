#include "core/text/pipeline/text_cutting.h"

#include <algorithm>

namespace core {
namespace {

struct Stretch {
    ByteRange range;
    bool delimits;
};

/// The whole text, stretch by stretch.
std::vector<Stretch> stretches(std::size_t size, const std::vector<ByteRange>& found, bool inverted)
{
    std::vector<Stretch> all;
    std::size_t covered = 0;
    for (const ByteRange& range : found) {
        if (range.from > covered) all.push_back({{covered, range.from}, inverted});
        all.push_back({range, !inverted});
        covered = range.to;
    }
    if (covered < size) all.push_back({{covered, size}, inverted});
    return all;
}

/// Joins stretches to the one before them: neighbours of one kind, or a delimiter to other text.
std::vector<Stretch> joined(const std::vector<Stretch>& all, bool equalKinds)
{
    std::vector<Stretch> parts;
    bool previous = false;
    for (const Stretch& stretch : all) {
        const bool joins = equalKinds ? stretch.delimits == previous : stretch.delimits && !previous;
        previous = stretch.delimits;
        if (joins && !parts.empty())
            parts.back().range = {std::min(parts.back().range.from, stretch.range.from),
                                  std::max(parts.back().range.to, stretch.range.to)};
        else
            parts.push_back(stretch);
    }
    return parts;
}

std::vector<Stretch> partsOf(std::vector<Stretch> all, Delimiters fate)
{
    switch (fate) {
    case Delimiters::Removed: std::erase_if(all, [](const Stretch& stretch) { return stretch.delimits; }); return all;
    case Delimiters::Isolated: return all;
    case Delimiters::Contiguous: return joined(all, true);
    case Delimiters::MergedWithPrevious: return joined(all, false);
    case Delimiters::MergedWithNext: break;
    }
    std::ranges::reverse(all);
    all = joined(all, false);
    std::ranges::reverse(all);
    return all;
}

}  // namespace

std::vector<NormalizedText> cut(const NormalizedText& text, const std::vector<ByteRange>& delimiters, Delimiters fate,
                                bool inverted)
{
    std::vector<NormalizedText> parts;
    for (const Stretch& part : partsOf(stretches(text.text().size(), delimiters, inverted), fate))
        if (!part.range.empty()) parts.push_back(text.slice(part.range));
    return parts;
}

}  // namespace core
