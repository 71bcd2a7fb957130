#include "ui/plot/heat/map_panel.h"

#include "ui/theme/palette.h"

#include <cmath>

using core::Cell;
using core::Index;

namespace {

QCPLayoutInset* sheetOf(QCustomPlot* plot) { return qobject_cast<QCPLayoutInset*>(plot->plotLayout()->element(0, 0)); }

}  // namespace

void clearForPanels(QCustomPlot* plot)
{
    plot->plotLayout()->clear();
    plot->plotLayout()->addElement(0, 0, new QCPLayoutInset);
    plot->plotLayout()->setAutoMargins(QCP::msNone);
    plot->plotLayout()->setMargins({});
    plot->setNoAntialiasingOnDrag(false);
}

MapPanel::MapPanel(QCustomPlot* plot, bool below)
    : m_axes(new QCPAxisRect(plot, false)),
      m_heatmap(nullptr),
      m_queries(nullptr),
      m_keys(nullptr)
{
    m_axes->setAutoMargins(QCP::msNone);
    m_axes->setMargins({});
    m_axes->setMinimumMargins({});
    m_axes->setMinimumSize(0, 0);
    for (const auto side : {QCPAxis::atLeft, QCPAxis::atBottom}) {
        QCPAxis* axis = m_axes->addAxis(side);
        axis->setVisible(false);
        axis->grid()->setVisible(false);
    }
    queryAxis()->setRangeReversed(true);
    sheetOf(plot)->addElement(m_axes, QRectF());
    m_heatmap = new Heatmap(keyAxis(), queryAxis());
    m_queries = new TokenAxis(queryAxis(), TokenLabels::Side::Left);
    m_keys = new TokenAxis(keyAxis(), below ? TokenLabels::Side::Bottom : TokenLabels::Side::Top);
}

void MapPanel::setContent(std::shared_ptr<const HeatData> data, const QStringList& queries, const QStringList& keys)
{
    m_heatmap->setData(std::move(data));
    setTokens(queries, keys);
}

void MapPanel::setTokens(const QStringList& queries, const QStringList& keys)
{
    m_queries->setTokens(queries);
    m_keys->setTokens(keys);
}

void MapPanel::setStyle(const HeatStyle& style, const QFont& labels)
{
    m_heatmap->setStyle(style);
    m_heatmap->setGround(themeColors().window);
    for (TokenAxis* axis : {m_queries, m_keys}) axis->setFont(labels);
}

void MapPanel::setRect(const QRectF& rect, const QSizeF& viewport)
{
    auto* sheet = qobject_cast<QCPLayoutInset*>(m_axes->layout());
    for (int i = 0; i < sheet->elementCount(); ++i)
        if (sheet->elementAt(i) == m_axes) {
            sheet->setInsetPlacement(i, QCPLayoutInset::ipFree);
            sheet->setInsetRect(i, QRectF(rect.x() / viewport.width(), rect.y() / viewport.height(),
                                          rect.width() / viewport.width(), rect.height() / viewport.height()));
        }
}

void MapPanel::fit()
{
    if (m_heatmap->rows() == 0) return;
    keyAxis()->setRange(-0.5, static_cast<double>(m_heatmap->cols()) - 0.5);
    queryAxis()->setRange(-0.5, static_cast<double>(m_heatmap->rows()) - 0.5);
}

bool MapPanel::has(const Cell& cell) const
{
    return cell.query >= 0 && cell.key >= 0 && cell.query < m_heatmap->rows() && cell.key < m_heatmap->cols();
}

std::optional<Cell> MapPanel::cellAt(const QPointF& position) const
{
    if (!m_axes->rect().contains(position.toPoint())) return std::nullopt;
    const Cell cell{static_cast<Index>(std::floor(queryAxis()->pixelToCoord(position.y()) + 0.5)),
                    static_cast<Index>(std::floor(keyAxis()->pixelToCoord(position.x()) + 0.5))};
    return has(cell) ? std::optional(cell) : std::nullopt;
}

QPointF MapPanel::positionOf(const Cell& cell) const
{
    return {keyAxis()->coordToPixel(static_cast<double>(cell.key)),
            queryAxis()->coordToPixel(static_cast<double>(cell.query))};
}
