// How the grid of heads is painted.

#include "ui/view/head_grid.h"

#include <QPainter>

#include "core/model/layer_numbers.h"
#include "ui/plot/color_map.h"
#include "ui/theme/measure_names.h"

#include <algorithm>
#include <cmath>

using core::Index;

/// Where a value lies between the ends of the measure.
double HeadGrid::shareOf(float value) const
{
    const double span = static_cast<double>(m_range.second) - static_cast<double>(m_range.first);
    return span > 0 ? (static_cast<double>(value) - static_cast<double>(m_range.first)) / span : 0;
}

void HeadGrid::paintTile(QPainter& painter, Index head, const QRect& tile, const Layout& layout)
{
    const Index layer = head / heads();
    const auto value = m_table.at(m_settings.measure, layer, head % heads());
    if (m_settings.tinted) {
        const QColor tint = value && std::isfinite(*value)
                                ? ColorMap::named(isChange() ? QStringLiteral("diverging") : QStringLiteral("viridis"))
                                      .at(shareOf(*value))
                                : m_colors->panel;
        painter.fillRect(tile.adjusted(-3, -3, 3, 3), tint);
    }
    if (m_thumbnails.has(layer, head % heads())) {
        painter.drawImage(
            tile, m_thumbnails.picture(layer, head % heads(), tile.size() * devicePixelRatioF(), devicePixelRatioF()));
    } else {
        painter.fillRect(tile, m_colors->panel);
    }
    painter.setPen(QPen(m_colors->border, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(tile.adjusted(-1, -1, 0, 0));
    if (layout.label > 0) paintLabel(painter, head, {tile.left(), tile.bottom() + 2, tile.width(), layout.label});
    if (layout.beside > 0)
        paintLabel(painter, head, {tile.right() + 4, tile.top() + 4, layout.beside - 2, tile.height() - 8});
    paintBadge(painter, head, tile);
    paintRings(painter, head, tile);
}

/// What a head is called after, in the corner that a causal mask leaves free.
void HeadGrid::paintBadge(QPainter& painter, Index head, const QRect& tile) const
{
    const auto named = core::badges(m_table, head / heads(), head % heads(), m_settings.badge);
    if (named.empty()) return;
    const QString text = QStringLiteral("%1 %2").arg(shortMeasureName(named.front().first),
                                                     measureText(named.front().first, named.front().second));
    const QFontMetrics metrics(font());
    QRect badge(0, tile.top() + 3, metrics.horizontalAdvance(text) + 8, metrics.height() + 2);
    if (badge.width() + 6 > tile.width()) return;
    badge.moveRight(tile.right() - 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colors->accent);
    painter.drawRoundedRect(badge, 3, 3);
    painter.setPen(m_colors->onAccent);
    painter.drawText(badge, Qt::AlignCenter, text);
}

/// "2.3" and the measure, below the tile or beside it; the number of a named head stands out.
void HeadGrid::paintLabel(QPainter& painter, Index head, const QRect& label)
{
    const Index layer = head / heads();
    const auto value = m_table.at(m_settings.measure, layer, head % heads());
    const auto names = core::badges(m_table, layer, head % heads(), m_settings.badge);
    const bool named = std::ranges::any_of(names, [&](const auto& name) { return name.first == m_settings.measure; });
    const bool below = label.height() < 2 * roomForLabel;
    const auto first = below ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignTop;
    const auto second = below ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignBottom;
    painter.setPen(m_colors->muted);
    painter.drawText(label, first,
                     QStringLiteral("%1.%2")
                         .arg(core::layerNumber(m_thumbnails.trace()->model->info, layer, 1))
                         .arg(head % heads() + 1));
    painter.setPen(named ? m_colors->accent : m_colors->text);
    if (value) painter.drawText(label, second, measureText(m_settings.measure, value));
}

void HeadGrid::paintRings(QPainter& painter, Index head, const QRect& tile) const
{
    painter.setBrush(Qt::NoBrush);
    if (isChosen(head)) {
        painter.setPen(QPen(m_colors->accent, 2, Qt::DotLine));
        painter.drawRect(tile.adjusted(-3, -3, 2, 2));
    }
    if (head != m_current) return;
    painter.setPen(QPen(m_colors->accent, hasFocus() ? 3 : 2));
    painter.drawRect(tile.adjusted(-2, -2, 1, 1));
}

void HeadGrid::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    const Layout layout = layoutFor(width());
    const QRect dirty = event->rect();
    if (byLayers()) {
        painter.setPen(m_colors->muted);
        for (Index layer = 0; layer < m_thumbnails.layers(); ++layer) {
            const QRect name(4, margin + static_cast<int>(layer) * layout.stepY(), layout.left - 6, layout.side);
            if (name.bottom() >= dirty.top() && name.top() <= dirty.bottom())
                painter.drawText(
                    name, Qt::AlignVCenter | Qt::AlignLeft,
                    QStringLiteral("L%1").arg(core::layerNumber(m_thumbnails.trace()->model->info, layer, 1)));
        }
    }
    for (std::size_t place = 0; place < m_shown.size(); ++place) {
        const QRect tile = tileAt(place, layout);
        if (tile.adjusted(-4, -4, 4 + layout.beside, 4 + layout.label).intersects(dirty))
            paintTile(painter, m_shown[place], tile, layout);
    }
    if (m_band.isNull()) return;
    painter.setPen(QPen(m_colors->accent, 1));
    QColor soft = m_colors->accent;
    soft.setAlpha(40);
    painter.setBrush(soft);
    painter.drawRect(m_band);
}
