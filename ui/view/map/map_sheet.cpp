#include "ui/view/map/map_sheet.h"

#include <QCoreApplication>

#include "ui/plot/heat/cell_font.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>

MapSheet::MapSheet(QCustomPlot* plot)
    : m_plot(plot),
      m_panel((clearForPanels(plot), MapPanel(plot, false))),
      m_bar(new ColorBar(plot)),
      m_letters(new LetterAxis(m_panel.keyAxis())),
      m_colorMenu(new MapColorMenu(plot)),
      m_tint(new MarkedCells(&m_panel, plot)),
      m_annotations(new MapAnnotations(&m_panel, plot)),
      m_marker(new CellMarker(&m_panel, plot)),
      m_minimap(new Minimap(&m_panel, plot)),
      m_captions(plot)
{
    m_colorMenu->hide();  // until there is a map
}

void MapSheet::giveTheme()
{
    giveFonts(1, smallestCellFont());
    m_bar->setFonts(numberFont(8), textFont(8));
    m_letters->setFont(textFont(8.5));
    m_plot->setBackground(themeColors().window);
    m_captions.giveTheme();
}

/// @param labels   their share of the usual size
/// @param numbers  the smallest that there may be
void MapSheet::giveFonts(double labels, const QFont& numbers)
{
    constexpr double usual = 9;
    m_panel.setValues(true, numbers);
    m_panel.setStyle(m_coloring.style, textFont(labels * usual));
    for (TokenAxis* axis : {m_panel.queryLabels(), m_panel.keyLabels()})
        axis->setMarkedPoints(textFont(usual).pointSizeF());
}

void MapSheet::setBare(bool bare)
{
    if (bare && !m_isBare) m_window = {.size = m_plot->size(), .percent = Magnification::instance().percent()};
    m_isBare = bare;
    giveFonts(1, smallestCellFont());
    m_bar->setVisible(!bare);
    m_captions.setVisible(!bare);
}

void MapSheet::setSpotlight(bool on)
{
    m_spotlight = on;
    for (TokenAxis* axis : {m_panel.queryLabels(), m_panel.keyLabels()}) axis->setFaded(on);
}

bool MapSheet::lightUp(const core::Cell& chosen)
{
    m_chosen = chosen;
    return fade();
}

bool MapSheet::pointOut(std::optional<core::Index> row, std::optional<core::Index> column)
{
    m_pointedRow = row;
    m_pointedColumn = column;
    return fade();
}

bool MapSheet::fade()
{
    return m_spotlight ? m_panel.heatmap()->setPointedOut(m_chosen.query, m_chosen.key)
                       : m_panel.heatmap()->setPointedOut(m_pointedRow, m_pointedColumn);
}

std::vector<InkTable> MapSheet::inkTables(const ShownMap& shown) const
{
    if (isEmpty()) return {};
    const QRectF cells = map().cellRect(0, 0, map().rows() - 1, map().cols() - 1);
    return {{.cells = cells,
             .seen = cells.intersected(QRectF(m_panel.axes()->rect())),
             .rows = {.count = map().rows(), .words = shown.query_tokens},
             .columns = {.count = map().cols(), .words = shown.key_tokens}}};
}

bool MapSheet::setColoring(const MapColoring& coloring)
{
    const bool same = m_coloring.style == coloring.style && m_coloring.shares == coloring.shares
                      && m_coloring.one_range == coloring.one_range;
    m_coloring = coloring;
    m_panel.heatmap()->setShares(coloring.shares);  // a map's new pictures have none
    if (same) return false;
    m_panel.heatmap()->setStyle(coloring.style);
    m_bar->setStyle(coloring.style);
    m_bar->setEnds(coloring.one_range ? QString() : QCoreApplication::translate("MapView", "lowest"),
                   coloring.one_range ? QString() : QCoreApplication::translate("MapView", "highest"));
    m_minimap->renew();
    return true;
}

double MapSheet::barExtent() const
{
    return std::max(scaled(MapLayout::barWidth) + m_bar->extent(m_plot),
                    static_cast<double>(m_colorMenu->sizeHint().width()));
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
            .strip = m_letters->extent(),
            .caption_lines = m_isBare ? 0 : m_captions.lines(map().rows(), map().cols()),
            .menu = m_isBare ? QSizeF() : m_colorMenu->sizeHint(),
            .bare = m_isBare};
}

std::optional<QFont> MapSheet::numbersIn(const MapLayout& layout) const
{
    const MapLayout::Room room = this->room();
    return m_panel.heatmap()->numbersIn({layout.map.width() / room.keys, layout.map.height() / room.queries});
}

/// Another map than the one that was shown there may be on the wall by now.
double MapSheet::pointsInWindow()
{
    if (isEmpty()) return usualCellPoints();
    const int now = Magnification::instance().percent();
    const double share = static_cast<double>(m_window.percent) / now;
    giveFonts(share, smallestCellFont(m_window.percent));
    MapLayout::Room all = room();
    all.size = m_window.size;
    all.line *= share;
    all.bar *= share;
    all.menu = m_colorMenu->sizeHint() * share;
    all.caption_lines = m_captions.lines(map().rows(), map().cols());
    all.bare = false;
    const auto numbers = numbersIn(MapLayout::in(all));
    return numbers ? numbers->pointSizeF() : usualCellPoints();
}

/// Labels step back before numbers do. Where numbers cannot grow as much as they should, they are at least as large as
/// before, then as large as the smallest labels let them be; and where there is room for none, labels are as large as
/// ever.
MapLayout MapSheet::layout(const QSizeF& size)
{
    const auto with = [&](double labels, const QFont& numbers) {
        giveFonts(labels, numbers);
        MapLayout::Room all = room();
        all.size = size;
        return MapLayout::in(all);
    };
    if (!m_isBare) return MapLayout::in(room());
    constexpr double shares[] = {1, 0.85, 0.7, 0.55};
    constexpr double readable = 0.7, ofLabels = 0.85;
    const double before = pointsInWindow();
    for (const QFont& numbers : {presentedCellFont(before), presentedCellFont(before, 1)})
        for (const double share : shares) {
            const MapLayout found = with(share, numbers);
            const auto drawn = numbersIn(found);
            if (!drawn) continue;
            const double labels = m_panel.queryLabels()->font().pointSizeF();
            if (share <= readable || drawn->pointSizeF() >= ofLabels * labels) return found;
        }
    if (const MapLayout found = with(std::ranges::min(shares), smallestCellFont()); numbersIn(found)) return found;
    return with(1, smallestCellFont());
}

bool MapSheet::letsNumbersGrow(const QSizeF& size)
{
    if (isEmpty()) return true;
    const double before = pointsInWindow();
    const auto numbers = numbersIn(layout(size));
    return numbers && numbers->pointSizeF() >= presentedCellFont(before).pointSizeF();
}

void MapSheet::arrange()
{
    m_layout = layout(m_plot->size());
    m_panel.setRect(m_layout.map, m_plot->size());
    m_bar->setRect(m_layout.bar);
    m_colorMenu->setGeometry(m_layout.menu.toRect());
    m_colorMenu->setVisible(!m_isBare);
}

void MapSheet::placeCaptions()
{
    m_captions.place(m_layout.map, m_panel.queryLabels()->extent(1, m_plot), m_letters->extent());
}

void MapSheet::arrangeMinimap()
{
    if (isEmpty() || m_isBare) return m_minimap->hide();
    const double captions =
        m_letters->extent() + m_captions.lines(map().rows(), map().cols()) * m_captions.lineHeight();
    m_minimap->arrange(MapLayout::freeAround(m_panel.axes()->rect(), m_plot->size(), barExtent(), captions));
}
