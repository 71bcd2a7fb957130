// Where the parts of a map view go, and what is written below the map.

#include "ui/view/map_view.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr double margin = 8;
constexpr double barGap = 26, barWidth = 13;

/// Maps with more rows or columns are pooled somewhere between all of it and close up: a line is kept for saying so,
/// lest the map jumps while one zooms.
constexpr Index mostUnpooled = 200;

}  // namespace

/// Square cells in the middle of what labels and colour bar leave.
void MapView::arrange()
{
    if (isEmpty() || width() < 50 || height() < 50) return;
    const double queries = std::max(1.0, m_panel.queryAxis()->range().size());
    const double keys = std::max(1.0, m_panel.keyAxis()->range().size());
    const double lineHeight = QFontMetricsF(m_queryName->font(), this).height();
    const double left = 16 + lineHeight + 6 + m_panel.queryLabels()->extent(1, this);
    const double right = barGap + barWidth + m_bar->extent(this) + 16;
    const double bottom = margin + (2 + captionLines()) * lineHeight + margin;
    const double room = std::max(40.0, width() - left - right);
    double cell = std::min(room / keys, std::max(40.0, height() - bottom - 40) / queries);
    const double top = 14 + m_panel.keyLabels()->extent(cell, this);
    cell = std::min(room / keys, std::max(40.0, height() - top - bottom) / queries);
    const QSizeF map(std::floor(cell * keys), std::floor(cell * queries));

    const double x = std::round(left + std::max(0.0, (width() - left - right - map.width()) / 2));
    const double y = std::round(top + std::max(0.0, (height() - top - bottom - map.height()) / 3));
    m_panel.setRect(QRectF(QPointF(x, y), map), size());
    m_bar->setRect(
        QRectF(x + map.width() + barGap, y, barWidth, std::max(map.height(), std::min(120.0, height() - y - bottom))));
    updateLayout();  // cells are asked for before the queued replot
    lookAround();
    placeNames(QRectF(QPointF(x, y), map));
    arrangeMinimap();
}

void MapView::placeNames(const QRectF& map)
{
    const QFontMetricsF metrics(m_keyName->font(), this);
    const double line = metrics.height();
    m_queryName->position->setCoords(map.left() - m_panel.queryLabels()->extent(1, this) - 6 - line / 2,
                                     map.center().y());
    m_keyName->position->setCoords(map.right(), map.bottom() + margin);
    // On a narrow map the two captions would run into each other: the second goes below the first.
    const double both = metrics.horizontalAdvance(m_keyName->text() + m_hatchName->text()) + 24;
    const double below = both > map.width() ? line + 2 : 0;
    m_hatchName->position->setCoords(map.left(), map.bottom() + margin + below);
    // As far to the left as its lines ask for.
    double widest = 0;
    for (const QString& each : m_pixelName->text().split(QLatin1Char('\n')))
        widest = std::max(widest, metrics.horizontalAdvance(each));
    const double x = std::max(margin, std::min(map.left(), width() - margin - widest));
    m_pixelName->position->setCoords(x, map.bottom() + margin + line + 2 + below);
}

/// Lines under the two that every map has.
int MapView::captionLines() const
{
    const Heatmap* map = m_panel.heatmap();
    const int spare = std::max(map->rows(), map->cols()) > mostUnpooled ? 1 : 0;
    const QString& text = m_pixelName->text();
    return std::max(spare, text.isEmpty() ? 0 : static_cast<int>(text.count(QLatin1Char('\n'))) + 1);
}

void MapView::describePixels()
{
    QStringList notes = m_shown.notes;
    notes << (m_long.isShown() ? m_long.caption() : poolingNote());
    notes.removeAll(QString());
    m_caption = notes.join(tr(" · "));
    m_pixelName->setText(wrapped(m_caption));
}

/// What a pixel stands for where cells are smaller.
QString MapView::poolingNote() const
{
    if (isEmpty()) return {};
    const double pixels = m_panel.axes()->width() * devicePixelRatioF();
    const double cells = m_panel.keyAxis()->range().size();
    if (pixels < 1 || cells <= pixels) return {};
    const auto side = static_cast<int>(std::ceil(cells / pixels));
    const bool mean = m_panel.heatmap()->overview()->data->pooling() == HeatData::Pooling::Mean;
    if (m_shown.weights)
        return (mean ? tr("each pixel is the mean of about %1 × %1 weights")
                     : tr("each pixel is the largest of about %1 × %1 weights"))
            .arg(side);
    return (mean ? tr("each pixel is the mean of about %1 × %1 cells")
                 : tr("each pixel is the largest of about %1 × %1 cells"))
        .arg(side);
}

/// As many lines as the view's width asks for.
QString MapView::wrapped(const QString& text) const
{
    const QFontMetricsF metrics(m_pixelName->font(), this);
    QStringList lines{QString()};
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = lines.last().isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (lines.last().isEmpty() || metrics.horizontalAdvance(longer) <= width() - 2 * margin)
            lines.last() = longer;
        else
            lines << word;
    }
    return lines.join(QLatin1Char('\n'));
}

void MapView::arrangeMinimap()
{
    if (isEmpty()) return m_minimap->hide();
    // A map that moves away from under the pointer cannot be dragged.
    if (m_drag == Drag::Minimap || m_drag == Drag::Pan) return;
    const QRectF map = m_panel.axes()->rect();
    const double line = QFontMetricsF(m_pixelName->font(), this).height();
    const double beside = map.right() + barGap + barWidth + m_bar->extent(this) + margin;
    const double under = map.bottom() + margin + (2 + captionLines()) * line + margin;
    m_minimap->arrange({QRectF(QPointF(beside, 0), QPointF(width(), height())),
                        QRectF(QPointF(map.left(), under), QPointF(width(), height()))});
}

/// A line around the view says that the arrow keys go here.
void MapView::paintEvent(QPaintEvent* event)
{
    QCustomPlot::paintEvent(event);
    if (!hasFocus()) return;
    QPainter painter(this);
    painter.setPen(QPen(m_colors->accentSoft, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void MapView::resizeEvent(QResizeEvent* event)
{
    QCustomPlot::resizeEvent(event);
    arrange();
}
