#include "ui/plot/heat/map_colors.h"

#include "core/analysis/divergence.h"

#include <algorithm>
#include <cmath>
#include <map>

using core::FigureSettings;
using core::Index;
using Scale = core::FigureSettings::Scale;

namespace {

using Range = std::pair<float, float>;

/// The range of a row's numbers; empty where there are none.
std::optional<Range> rangeOfRow(const HeatData& cells, Index row)
{
    Range range{HeatData::broken, HeatData::hidden};
    for (Index col = 0; col < cells.cols(); ++col) {
        const float value = cells.at(row, col);
        if (!std::isfinite(value)) continue;
        range = {std::min(range.first, value), std::max(range.second, value)};
    }
    return range.first <= range.second ? std::optional(range) : std::nullopt;
}

/// Each row from 0, its smallest number, to 1, its largest; all 1 where they differ by nothing but rounding.
std::shared_ptr<const HeatData> rowsToTheirRange(const HeatData& cells)
{
    core::Matrix shown(cells.rows(), cells.cols());
    for (Index row = 0; row < cells.rows(); ++row) {
        const auto [lowest, highest] = rangeOfRow(cells, row).value_or(Range(0.0F, 0.0F));
        const float equal = core::roundingOf(std::max(std::abs(lowest), std::abs(highest)), cells.cols());
        const bool flat = !(highest - lowest > equal);
        for (Index col = 0; col < cells.cols(); ++col) {
            const float value = cells.at(row, col);
            shown(row, col) = !std::isfinite(value) ? value : flat ? 1.0F : (value - lowest) / (highest - lowest);
        }
    }
    return std::make_shared<const HeatData>(std::move(shown), cells.pooling());
}

/// Each row in shares of its number that is farthest from 0, with its sign.
std::shared_ptr<const HeatData> rowsToTheirSize(const HeatData& cells)
{
    core::Matrix shown(cells.rows(), cells.cols());
    for (Index row = 0; row < cells.rows(); ++row) {
        const auto [lowest, highest] = rangeOfRow(cells, row).value_or(Range(0.0F, 0.0F));
        const float size = std::max(std::abs(lowest), std::abs(highest));
        for (Index col = 0; col < cells.cols(); ++col) {
            const float value = cells.at(row, col);
            shown(row, col) = !std::isfinite(value) || size == 0 ? value : value / size;
        }
    }
    return std::make_shared<const HeatData>(std::move(shown), cells.pooling());
}

/// Maps of one key share a range.
std::pair<Index, Index> groupOf(Scale scale, const core::HeadAddress& head, std::size_t place)
{
    switch (scale) {
    case Scale::Cell:
    case Scale::ChosenRow: return {static_cast<Index>(place), 0};
    case Scale::Head: return {head.layer, head.head};
    case Scale::Layer: return {head.layer, 0};
    default: return {0, 0};
    }
}

}  // namespace

HeatStyle heatStyle(const FigureSettings& settings, const Range& usual, const Palette& colors)
{
    Range range = settings.hasUsualRange() ? usual : Range(settings.lowest, settings.highest);
    const bool bothWays = usual.first < 0 && usual.first == -usual.second;
    if (bothWays) {
        const float size = std::max(std::abs(range.first), std::abs(range.second));
        range = {-size, size};
    }
    return {.colors =
                &ColorMap::named(bothWays ? QStringLiteral("diverging") : QString::fromStdString(settings.color_map)),
            .lowest = static_cast<double>(range.first),
            .highest = static_cast<double>(range.second),
            .hatch = colors.hatch,
            .notANumber = colors.notANumber,
            .curve = settings.curve,
            .gamma = settings.gamma,
            .dots = settings.map.dots,
            .ink = colors.text};
}

void fitRange(HeatStyle& style, const Range& range, Index keys)
{
    style.lowest = static_cast<double>(range.first);
    style.highest = static_cast<double>(range.second);
    const float size = std::max(std::abs(range.first), std::abs(range.second));
    const double least = std::max(1e-6, 16 * static_cast<double>(core::roundingOf(size, keys)));
    style.highest = std::max(style.highest, style.lowest + least);
    if (range.first < 0 && range.first == -range.second) style.lowest = -style.highest;
    // Tails of a softmax reach down to 1e-30: the part of a range that the logarithm does not show begins at 0.
    const bool tail = style.lowest > 0 && style.lowest < style.highest * HeatStyle::logDecades;
    if (style.curve == HeatStyle::Curve::Log && tail) style.lowest = 0;
}

bool setRanges(const FigureSettings& settings, std::vector<ColoredMap>& maps)
{
    if (settings.scale == Scale::Shared) return true;
    if (settings.scale == Scale::Row) {
        for (ColoredMap& map : maps) {
            const bool bothWays = map.style.isDiverging();
            map.cells = bothWays ? rowsToTheirSize(*map.cells) : rowsToTheirRange(*map.cells);
            map.style.lowest = bothWays ? -1 : 0;
            map.style.highest = 1;
        }
        return false;
    }
    std::map<std::pair<Index, Index>, Range> ranges;
    for (std::size_t i = 0; i < maps.size(); ++i) {
        const HeatData& cells = *maps[i].cells;
        const bool chosen = settings.scale == Scale::ChosenRow && maps[i].chosen_row;
        const auto row = chosen ? rangeOfRow(cells, *maps[i].chosen_row) : std::nullopt;
        Range own = row.value_or(cells.range());
        if (maps[i].style.isDiverging()) {
            const float size = std::max(std::abs(own.first), std::abs(own.second));
            own = {-size, size};
        }
        auto& range = ranges.try_emplace(groupOf(settings.scale, maps[i].address, i), own).first->second;
        range = {std::min(range.first, own.first), std::max(range.second, own.second)};
    }
    for (std::size_t i = 0; i < maps.size(); ++i)
        fitRange(maps[i].style, ranges[groupOf(settings.scale, maps[i].address, i)], maps[i].cells->cols());
    return ranges.size() == 1;
}

HeatStyle differenceStyle(HeatStyle weights, const DifferenceSize& size)
{
    weights.colors = &ColorMap::named(QStringLiteral("diverging"));
    weights.highest = size.end();
    weights.lowest = -weights.highest;
    if (size.equal) weights.curve = HeatStyle::Curve::Linear;  // another could show what rounding leaves
    return weights;
}

FigureSettings asLongMapsAreShown(FigureSettings settings)
{
    if (settings.hasUsualRange() && settings.curve == FigureSettings::Curve::Linear)
        settings.curve = FigureSettings::Curve::Log;
    return settings;
}
