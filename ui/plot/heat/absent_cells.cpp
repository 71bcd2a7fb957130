#include "ui/plot/heat/absent_cells.h"

#include "ui/theme/palette.h"

using core::Index;

namespace {

bool at(const std::vector<bool>& absent, Index place)
{
    return place >= 0 && place < std::ssize(absent) && absent[static_cast<std::size_t>(place)];
}

}  // namespace

AbsentCells::AbsentCells(MapPanel* panel, QCustomPlot* plot) : QCPLayerable(plot), m_panel(panel) {}

void AbsentCells::setAbsent(std::vector<bool> queries, std::vector<bool> keys)
{
    m_queries = std::move(queries);
    m_keys = std::move(keys);
}

bool AbsentCells::isAbsent(Index query, Index key) const { return at(m_queries, query) || at(m_keys, key); }

void AbsentCells::applyDefaultAntialiasingHint(QCPPainter* painter) const { painter->setAntialiasing(false); }

QRect AbsentCells::clipRect() const { return m_panel->axes()->rect(); }

/// Neighbours as one.
std::vector<QRectF> AbsentCells::bands(const std::vector<bool>& absent, bool rows) const
{
    const Heatmap* map = m_panel->heatmap();
    std::vector<QRectF> bands;
    for (Index place = 0; place < std::ssize(absent); ++place) {
        if (!at(absent, place)) continue;
        const Index first = place;
        while (at(absent, place + 1)) ++place;
        bands.push_back(rows ? map->cellRect(first, 0, place, map->cols() - 1)
                             : map->cellRect(0, first, map->rows() - 1, place));
    }
    return bands;
}

void AbsentCells::draw(QCPPainter* painter)
{
    const std::vector<QRectF> rows = bands(m_queries, true);
    const std::vector<QRectF> columns = bands(m_keys, false);
    for (const auto& each : {rows, columns})
        for (const QRectF& band : each) painter->fillRect(band, themeColors().panel);
    QColor line = themeColors().muted;
    line.setAlphaF(0.6F);
    painter->setPen(QPen(line, 1, Qt::DashLine));
    for (const QRectF& band : rows)
        painter->drawLine(QPointF(band.left(), band.center().y()), QPointF(band.right(), band.center().y()));
    for (const QRectF& band : columns)
        painter->drawLine(QPointF(band.center().x(), band.top()), QPointF(band.center().x(), band.bottom()));
}

#include "moc_absent_cells.cpp"
