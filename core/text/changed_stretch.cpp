#include "core/text/changed_stretch.h"

#include "core/text/unicode.h"

#include <algorithm>
#include <string>

namespace core {
namespace {

std::u32string pointsOf(std::string_view text)
{
    std::u32string points;
    for (std::size_t at = 0; at < text.size();) points.push_back(codePointAt(text, at));
    return points;
}

}  // namespace

ChangedStretch changedStretch(std::string_view before, std::string_view after)
{
    const std::u32string old = pointsOf(before);
    const std::u32string now = pointsOf(after);
    const auto same = static_cast<Index>(std::ranges::mismatch(old, now).in1 - old.begin());
    Index tail = 0;
    const auto shorter = static_cast<Index>(std::min(old.size(), now.size()));
    while (tail < shorter - same && old[old.size() - 1 - tail] == now[now.size() - 1 - tail]) ++tail;
    return {same, static_cast<Index>(old.size()) - tail,
            static_cast<Index>(now.size()) - static_cast<Index>(old.size())};
}

}  // namespace core
