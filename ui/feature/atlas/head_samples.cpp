#include "ui/feature/atlas/head_samples.h"

#include "ui/plot/atlas/atlas_charts.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double quantiles[] = {0.05, 0.25, 0.5, 0.75, 0.95};

/// 0, 1, −1, 2, −2, …
std::ptrdiff_t turn(std::size_t others)
{
    const auto half = static_cast<std::ptrdiff_t>((others + 1) / 2);
    return others % 2 == 1 ? half : -half;
}

std::optional<double> knockOut(const core::RowValues& values)
{
    const float change = values[core::placeInRow(core::Measure::KnockOut)];
    return std::isnan(change) ? std::nullopt : std::optional<double>(change);
}

std::vector<HeadSample> byQuantile(const std::vector<core::AtlasRow>& rows, const std::vector<core::RowValues>& values,
                                   std::size_t measure, std::size_t others)
{
    std::vector<std::pair<float, std::size_t>> sorted;
    for (std::size_t i = 0; i < std::min(rows.size(), values.size()); ++i)
        if (!std::isnan(values[i][measure])) sorted.emplace_back(values[i][measure], i);
    std::ranges::sort(sorted);
    std::vector<HeadSample> samples;
    if (sorted.empty()) return samples;
    const auto last = std::ssize(sorted) - 1;
    // Others are neighbours, as far as halfway to the next quantile.
    const std::ptrdiff_t room = std::max<std::ptrdiff_t>(1, last / 20);
    const std::ptrdiff_t away = turn(others % static_cast<std::size_t>(2 * room + 1));
    for (const double quantile : quantiles) {
        const auto at = static_cast<std::ptrdiff_t>(std::lround(quantile * static_cast<double>(last)));
        const auto& [value, place] = sorted[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + away, 0, last))];
        samples.push_back({.row = rows[place],
                           .place = QStringLiteral("%1 %").arg(std::lround(100 * quantile)),
                           .value = value,
                           .without = knockOut(values[place])});
    }
    return samples;
}

QString partName(core::Measure measure, std::size_t part)
{
    const bool last = part + 1 == core::sampleParts;
    if (measure == core::Measure::Distance) {
        const int from = part == 0 ? 0 : 1 << (part - 1), to = (1 << part) - 1;
        return last         ? QStringLiteral("%1 …").arg(from)
               : from >= to ? QString::number(from)
                            : QStringLiteral("%1–%2").arg(from).arg(to);
    }
    if (measure == core::Measure::Entropy)
        return last ? QStringLiteral("%1 …").arg(part) : QStringLiteral("%1–%2").arg(part).arg(part + 1);
    const double width = 1.0 / static_cast<double>(core::sampleParts);
    const auto number = [](double share) { return QString::number(share, 'f', 2); };
    return number(static_cast<double>(part) * width) + QStringLiteral("–")
           + number(static_cast<double>(part + 1) * width);
}

}  // namespace

std::vector<HeadSample> samplesOf(const core::Atlas& atlas, std::size_t step, const core::AtlasHead& head,
                                  core::Measure measure, SampledBy by, std::size_t others)
{
    const core::AtlasStep& of = atlas.steps[step];
    const core::HeadStatistics& statistics = of.statistics[atlas.placeOf(head)];
    const std::size_t place = core::placeInRow(measure);
    const core::AtlasBlockRows& rows = of.rows[head.block];
    if (place > core::rowMeasures.size()) return {};
    if (by == SampledBy::Quantile || place == core::rowMeasures.size())
        return rows.without.rows().empty() ? byQuantile(rows.drawn.rows(), statistics.drawn, place, others)
                                           : byQuantile(rows.without.rows(), statistics.without, place, others);
    std::vector<HeadSample> samples;
    for (std::size_t part = 0; part < core::sampleParts; ++part) {
        const auto& kept = statistics.samples[place][part];
        if (kept.empty()) continue;
        const core::AtlasSample& sample = kept[others % kept.size()];
        samples.push_back(
            {.row = sample.row, .place = partName(measure, part), .value = static_cast<double>(sample.value)});
    }
    return samples;
}
