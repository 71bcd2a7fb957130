#include "ui/view/heads/head_ranking.h"

#include "ui/words/measure_names.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

using core::Index;
using Order = core::HeadsSettings::Order;

namespace {

/// The number that sorts heads: for a change, its size.
double sizeOf(core::Measure measure, float value)
{
    const auto size = static_cast<double>(value);
    return isChange(measure) ? std::abs(size) : size;
}

}  // namespace

HeadRanking HeadRanking::of(const core::HeadTable& table, const core::HeadsSettings& settings, Index layers,
                            Index heads, const std::vector<Index>& given)
{
    HeadRanking all{.layers = layers, .heads = heads, .by_layers = settings.order == Order::Layers};
    const auto valueOf = [&](Index head) { return table.at(settings.measure, head / heads, head % heads); };
    if (!isShare(settings.measure)) {
        all.range = {0.0F, 0.0F};
        for (Index head = 0; head < all.count(); ++head)
            if (const auto value = valueOf(head))
                all.range = {std::min(all.range.first, *value), std::max(all.range.second, *value)};
    }
    if (isChange(settings.measure)) {
        const float most = std::max(-all.range.first, all.range.second);
        all.range = {-most, most};
    }
    const bool alike = settings.order == Order::Similarity && std::ssize(given) == all.count();
    for (Index i = 0; i < all.count(); ++i) {
        const Index head = alike ? given[static_cast<std::size_t>(i)] : i;
        const auto value = valueOf(head);
        if (!settings.least
            || (value
                && sizeOf(settings.measure, *value) * core::factorOf(settings.measure, settings.unit)
                       >= *settings.least))
            all.shown.push_back(head);
    }
    if (settings.order == Order::Measure)
        std::ranges::stable_sort(all.shown, std::greater{}, [&](Index head) {
            const auto value = valueOf(head);
            return value ? sizeOf(settings.measure, *value) : -std::numeric_limits<double>::infinity();
        });
    return all;
}

double HeadRanking::shareOf(float value) const
{
    const double span = static_cast<double>(range.second) - static_cast<double>(range.first);
    return span > 0 ? (static_cast<double>(value) - static_cast<double>(range.first)) / span : 0;
}
