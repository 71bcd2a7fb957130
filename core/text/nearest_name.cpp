#include "core/text/nearest_name.h"

#include <algorithm>
#include <vector>

namespace core {
namespace {

/// The optimal string alignment distance, by rows of its table.
std::size_t slipsBetween(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> before, last(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t other = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + other});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before = last;
        last.swap(row);
    }
    return last[b.size()];
}

}  // namespace

std::string_view nearestName(std::string_view typed, std::span<const std::string_view> names,
                             std::size_t lettersPerSlip)
{
    constexpr std::size_t longest = 64;  // longer names have no near one
    if (typed.empty() || typed.size() > longest) return {};
    std::string_view nearest;
    std::size_t fewest = std::max<std::size_t>(1, typed.size() / lettersPerSlip) + 1;
    for (const std::string_view name : names)
        if (const std::size_t slips = slipsBetween(typed, name); slips < fewest) {
            fewest = slips;
            nearest = name;
        }
    return nearest;
}

}  // namespace core
