#include "ui/view/map/map_sheet.h"

#include "ui/theme/fonts.h"

#include <algorithm>

MapSheet::MapSheet(QCustomPlot* plot)
    : m_plot(plot),
      m_panel((clearForPanels(plot), MapPanel(plot, false))),
      m_bar(new ColorBar(plot)),
      m_tint(new MarkedCells(&m_panel, plot)),
      m_marker(new CellMarker(&m_panel, plot)),
      m_minimap(new Minimap(&m_panel, plot)),
      m_captions(plot)
{
}

void MapSheet::setColors(const Palette& colors)
{
    m_colors = &colors;
    m_panel.setValues(true, numberFont(8));
    m_bar->setFonts(numberFont(8), textFont(8));
    m_plot->setBackground(colors.window);
    showStyle();
    m_bar->setColors(colors);
    m_tint->setColors(colors);
    m_marker->setColors(colors);
    m_minimap->setColors(colors);
    m_captions.setColors(colors);
}

bool MapSheet::setRange(const std::pair<float, float>& range, HeatStyle::Curve curve)
{
    if (m_range == range && m_curve == curve) return false;
    m_range = range;
    m_curve = curve;
    showStyle();
    return true;
}

void MapSheet::showStyle()
{
    const HeatStyle style{.colors = &ColorMap::named(QStringLiteral("viridis")),
                          .lowest = static_cast<double>(m_range.first),
                          .highest = static_cast<double>(m_range.second),
                          .hatch = m_colors->hatch,
                          .notANumber = m_colors->notANumber,
                          .curve = m_curve};
    m_panel.setStyle(style, *m_colors, m_colors->window, textFont(9));
    m_bar->setStyle(style);
    m_minimap->renew();
}

MapLayout::Room MapSheet::room() const
{
    return {.size = m_plot->size(),
            .queries = std::max(1.0, m_panel.queryAxis()->range().size()),
            .keys = std::max(1.0, m_panel.keyAxis()->range().size()),
            .line = m_captions.lineHeight(),
            .query_labels = m_panel.queryLabels()->extent(1, m_plot),
            .key_labels = [this](double cell) { return m_panel.keyLabels()->extent(cell, m_plot); },
            .bar = m_bar->extent(m_plot),
            .caption_lines = m_captions.lines(map().rows(), map().cols())};
}

void MapSheet::arrange()
{
    m_layout = MapLayout::in(room());
    m_panel.setRect(m_layout.map, m_plot->size());
    m_bar->setRect(m_layout.bar);
}

void MapSheet::placeCaptions() { m_captions.place(m_layout.map, m_panel.queryLabels()->extent(1, m_plot)); }

void MapSheet::arrangeMinimap()
{
    if (isEmpty()) return m_minimap->hide();
    const double captions = m_captions.lines(map().rows(), map().cols()) * m_captions.lineHeight();
    m_minimap->arrange(MapLayout::freeAround(m_panel.axes()->rect(), m_plot->size(), m_bar->extent(m_plot), captions));
}
