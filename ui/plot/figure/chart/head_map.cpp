#include "ui/plot/figure/chart/head_map.h"

#include "ui/plot/figure/chart/chart_words.h"
#include "ui/plot/heat/map_colors.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/measure_names.h"

#include <algorithm>
#include <cmath>
#include <limits>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr double betweenMaps = 14;    ///< two maps
constexpr double narrowestMap = 150;  ///< the narrowest of several maps side by side
/// A cell's height where the height is open: wider ones are a little higher, so that the map is no strip.
double cellHeight(double width)
{
    constexpr double lowest = 28, highest = 38, share = 0.8;
    return std::min(width, std::clamp(share * width, lowest, highest));
}
constexpr double longestBar = 150;

}  // namespace

HeadMaps::HeadMaps(ChartSheet& sheet, const FigureSettings& settings, const core::ModelInfo& info,
                   std::vector<const MeasuredHeads*> maps)
    : m_sheet(sheet),
      m_settings(settings),
      m_info(info),
      m_maps(std::move(maps))
{
}

/// Shares span 0 to 1, changes reach equally far to both sides of zero, others from 0 to a round number; a chosen range
/// replaces all.
HeatStyle HeadMaps::style() const
{
    const core::Measure measure = m_maps.front()->measure;
    double lowest = std::numeric_limits<double>::infinity(), highest = -lowest;
    for (const MeasuredHeads* heads : m_maps) {
        const auto [low, high] = heads->range();
        lowest = std::min(lowest, low);
        highest = std::max(highest, high);
    }
    const double end = evenAxis(0, std::max(-lowest, highest), 5).to;
    const bool change = core::isKnockOut(measure) || lowest < 0;
    const auto range = change ? std::pair(-end, end) : isShare(measure) ? std::pair(0.0, 1.0) : std::pair(0.0, end);
    HeatStyle style =
        heatStyle(m_settings, {static_cast<float>(range.first), static_cast<float>(range.second)}, m_sheet.colors());
    if (m_settings.scale != FigureSettings::Scale::Shared) {
        style.lowest = change ? -std::max(-lowest, highest) : lowest;
        style.highest = std::max(change ? std::max(-lowest, highest) : highest, style.lowest + 1e-6);
    }
    if (style.isDiverging()) style.colors = &ColorMap::named(QStringLiteral("diverging"));
    return style;
}

ColorKey HeadMaps::key() const
{
    return {.style = style(),
            .colors = m_sheet.page().colors,
            .numbers = m_sheet.fonts().numbers,
            .text = m_sheet.fonts().names,
            .name = m_barName};
}

bool HeadMaps::setBarName(const QString& name)
{
    const auto layers = static_cast<double>(m_info.layers), heads = static_cast<double>(m_info.heads);
    constexpr double around = 60;  // labels and the bar itself, beside the maps
    const double cell = cellHeight((m_sheet.width() - around) / heads);
    const bool fits =
        TextMetrics(m_sheet.fonts().names, ruler()).horizontalAdvance(name) <= std::min(cell * layers, longestBar);
    if (!m_settings.color_bar || m_settings.height_mm || m_maps.size() > 1 || !fits) return false;
    m_barName = name;
    return true;
}

std::shared_ptr<const HeatData> HeadMaps::cellsOf(const MeasuredHeads& heads) const
{
    const core::Matrix shown = heads.values.array().isFinite().select(heads.values, HeatData::hidden);
    return std::make_shared<const HeatData>(shown, HeatData::Pooling::Farthest);
}

void HeadMaps::addOne(std::size_t place, const QRectF& rect)
{
    const HeatStyle colors = style();
    // The numbers are in the session's unit already.
    const auto number = [heads = *m_maps[place]](Index layer, Index head) {
        return measureText(heads.measure, heads.values(layer, head));
    };
    addMap(m_sheet.page(), m_settings, rect, cellsOf(*m_maps[place]), colors, number);
    FigurePage::Map& map = m_sheet.page().maps.back();
    map.minuses = colors.isDiverging();
    TokenLabels layers = labelsOf(m_settings, TokenLabels::Side::Left, layerNames(m_info, m_settings.count_from),
                                  m_sheet.fonts().tokens);
    TokenLabels names = labelsOf(m_settings, TokenLabels::Side::Bottom, headNames(m_info, m_settings.count_from),
                                 m_sheet.fonts().tokens);
    if (m_info.head_names.empty()) names.angle = 0;
    m_sheet.page().addLabels(layers, rect, m_info.layers);
    m_sheet.page().addLabels(names, rect, m_info.heads);
    if (!m_settings.axis_names) return;
    const double line = m_sheet.line();
    const double below = names.extent(rect.width() / static_cast<double>(m_info.heads), ruler());
    const double beside = layers.extent(rect.height() / static_cast<double>(m_info.layers), ruler());
    const QColor ink = m_sheet.colors().text;
    m_sheet.page().addText(m_sheet.fonts().names, ink, {rect.left(), rect.bottom() + below, rect.width(), line},
                           Qt::AlignHCenter, tr("head"));
    m_sheet.page().addText(m_sheet.fonts().names, ink,
                           {rect.left() - beside - line - 2, rect.top(), line, rect.height()}, Qt::AlignHCenter,
                           tr("layer"), true);
}

double HeadMaps::add()
{
    ColorKey colors = key();
    const double line = m_sheet.line();
    const double name = m_settings.axis_names ? line + 2 : 0;
    const TokenLabels layers = labelsOf(m_settings, TokenLabels::Side::Left, layerNames(m_info, m_settings.count_from),
                                        m_sheet.fonts().tokens);
    TokenLabels heads = labelsOf(m_settings, TokenLabels::Side::Bottom, headNames(m_info, m_settings.count_from),
                                 m_sheet.fonts().tokens);
    if (m_info.head_names.empty()) heads.angle = 0;
    const double left = layers.extent(line, ruler()) + name;
    const double right = m_settings.color_bar ? barGap + barWidth + colors.extent(ruler()) : 0;
    const double above = m_titles.isEmpty() ? 0 : line + 3;
    const auto count = static_cast<Index>(m_maps.size());

    const double room = m_sheet.width() - right;
    const auto fits = static_cast<Index>((room + betweenMaps) / (narrowestMap + left + betweenMaps));
    const Index across = std::clamp<Index>(fits, 1, count), down = (count + across - 1) / across;
    const double wide = (room - static_cast<double>(across - 1) * betweenMaps) / static_cast<double>(across) - left;
    const double pitch = wide / static_cast<double>(m_info.heads);
    const double below = heads.extent(pitch, ruler()) + (m_settings.axis_names ? line : 0);
    const double cell = cellHeight(pitch);
    const double wish = (above + cell * static_cast<double>(m_info.layers) + below) * static_cast<double>(down)
                        + betweenMaps * static_cast<double>(down - 1);
    const QRectF whole = m_sheet.room(wish);
    const double each = (whole.height() - betweenMaps * static_cast<double>(down - 1)) / static_cast<double>(down);
    for (std::size_t i = 0; i < m_maps.size(); ++i) {
        const Index line_of_maps = static_cast<Index>(i) / across;
        const auto column = static_cast<double>(static_cast<Index>(i) % across);
        const auto row = static_cast<double>(line_of_maps);
        const QRectF rect(whole.left() + column * (left + wide + betweenMaps) + left,
                          whole.top() + row * (each + betweenMaps) + above, wide, each - above - below);
        addOne(i, rect);
        if (m_titles.isEmpty()) continue;
        QRectF title(rect.left(), rect.top() - above, rect.width(), line);
        title.setLeft(title.left() + addLetter(m_sheet.page(), m_settings, m_sheet.fonts(), title, i));
        m_sheet.page().addText(
            m_sheet.fonts().names, m_sheet.colors().text, title, Qt::AlignLeft,
            TextMetrics(m_sheet.fonts().names, ruler())
                .elidedText(m_titles.value(static_cast<qsizetype>(i)), Qt::ElideRight, title.width()));
    }
    if (m_settings.color_bar) {
        for (const MeasuredHeads* map : m_maps) sayClips(colors, *cellsOf(*map));
        const QRectF first = m_sheet.page().maps[m_sheet.page().maps.size() - m_maps.size()].rect;
        m_sheet.page().bars.push_back(
            {colors, {edge + room + barGap, first.top(), barWidth, std::min(first.height(), longestBar)}});
    }
    return whole.bottom();
}

}  // namespace figure_layout
