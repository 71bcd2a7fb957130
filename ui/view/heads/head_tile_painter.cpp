#include "ui/view/heads/head_tile_painter.h"

#include <QCoreApplication>

#include "core/model/layer_numbers.h"
#include "core/model/pass/silent_head.h"
#include "ui/plot/heat/color_map.h"
#include "ui/theme/magnification.h"
#include "ui/words/head_names.h"
#include "ui/words/measure_names.h"

#include <algorithm>
#include <cmath>

using core::Index;

std::optional<float> HeadTilePainter::valueOf(Index head) const
{
    return m_of.table.at(m_of.settings.measure, head / m_of.ranking.heads, head % m_of.ranking.heads);
}

Index HeadTilePainter::layerNumber(Index layer) const
{
    return core::layerNumber(m_of.thumbnails.trace()->model->info, layer, 1);
}

void HeadTilePainter::paintTile(Index head, const QRect& tile)
{
    if (m_of.settings.tinted) {
        const auto value = valueOf(head);
        const auto& scale =
            ColorMap::named(isChange(m_of.settings.measure) ? QStringLiteral("diverging") : QStringLiteral("viridis"));
        const QColor tint =
            value && std::isfinite(*value) ? QColor(scale.at(m_of.ranking.shareOf(*value))) : m_of.colors.panel;
        m_painter.fillRect(tile.adjusted(-3, -3, 3, 3), tint);
    }
    paintPicture(head, tile);
    const QRect label = m_of.tiles.labelOf(tile);
    if (!label.isNull()) paintLabel(head, label);
    if (core::addsNothing(*m_of.thumbnails.trace(), head / m_of.ranking.heads, head % m_of.ranking.heads))
        paintOff(tile);
    else
        paintBadge(head, tile);
}

/// A head that is switched off is faded and crossed, and says so where there is room.
void HeadTilePainter::paintOff(const QRect& tile)
{
    QColor veil = m_of.colors.window;
    veil.setAlphaF(0.7F);
    m_painter.fillRect(tile, veil);
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    m_painter.setPen(QPen(m_of.colors.warning, 2));
    m_painter.drawLine(tile.bottomLeft(), tile.topRight());
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    const QString off = QCoreApplication::translate("HeadTilePainter", "off");
    const QFontMetrics metrics = m_painter.fontMetrics();
    QRect sign(tile.topLeft() + QPoint(2, 3), QSize(metrics.horizontalAdvance(off) + 8, metrics.height() + 2));
    if (sign.width() + 6 > tile.width()) return;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_of.colors.warning);
    m_painter.drawRoundedRect(sign, 3, 3);
    m_painter.setPen(m_of.colors.window);
    m_painter.drawText(sign, Qt::AlignCenter, off);
}

void HeadTilePainter::paintPicture(Index head, const QRect& tile)
{
    const Index layer = head / m_of.ranking.heads;
    const Index place = head % m_of.ranking.heads;
    const double ratio = m_painter.device()->devicePixelRatioF();
    if (m_of.thumbnails.has(layer, place))
        m_painter.drawImage(tile, m_of.thumbnails.picture(layer, place, tile.size() * ratio, ratio, m_of.colors));
    else
        m_painter.fillRect(tile, m_of.colors.panel);
    m_painter.setPen(QPen(m_of.colors.border, 1));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(tile.adjusted(-1, -1, 0, 0));
}

/// Paints the head's pattern in the corner that a causal mask leaves free.
void HeadTilePainter::paintBadge(Index head, const QRect& tile)
{
    const auto named =
        core::badges(m_of.table, head / m_of.ranking.heads, head % m_of.ranking.heads, m_of.settings.badge);
    if (named.empty()) return;
    const QString text = surelyNamed(m_of.thumbnails.trace()->model->info, head / m_of.ranking.heads,
                                     head % m_of.ranking.heads, named.front().first, named.front().second);
    const QFontMetrics metrics = m_painter.fontMetrics();
    QRect badge(0, tile.top() + 3, metrics.horizontalAdvance(text) + 8, metrics.height() + 2);
    if (badge.width() + 6 > tile.width()) return;
    badge.moveRight(tile.right() - 2);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_of.colors.accent);
    m_painter.drawRoundedRect(badge, 3, 3);
    m_painter.setPen(m_of.colors.onAccent);
    m_painter.drawText(badge, Qt::AlignCenter, text);
}

/// "2.3" and the measure, below the tile or beside it; the number of a named head stands out.
void HeadTilePainter::paintLabel(Index head, const QRect& label)
{
    const Index layer = head / m_of.ranking.heads;
    const Index place = head % m_of.ranking.heads;
    const auto value = valueOf(head);
    const auto names = core::badges(m_of.table, layer, place, m_of.settings.badge);
    const bool named =
        std::ranges::any_of(names, [&](const auto& name) { return name.first == m_of.settings.measure; });
    const bool below = label.height() < 2 * scaled(HeadTiles::roomForLabel);
    const auto first = below ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignTop;
    const auto second = below ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignBottom;
    const QString name = QStringLiteral("%1.%2").arg(layerNumber(layer)).arg(place + 1);
    const QString number = value ? measureText(m_of.settings.measure, value, m_of.settings.unit) : QString();
    const QString sign =
        named ? surenessSign(knownName(m_of.thumbnails.trace()->model->info, layer, place, m_of.settings.measure))
              : QString();
    m_painter.setPen(m_of.colors.muted);
    m_painter.drawText(label, first, name);
    const QFontMetrics metrics = m_painter.fontMetrics();
    m_painter.setPen(named ? m_of.colors.accent : m_of.colors.text);
    for (const QString& text : {number + sign, number})
        if (!below || metrics.horizontalAdvance(name + QLatin1Char(' ') + text) <= label.width())
            return m_painter.drawText(label, second, text);
}

void HeadTilePainter::paintChosen(const QRect& tile)
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_of.colors.accent, 2, Qt::DotLine));
    m_painter.drawRect(tile.adjusted(-3, -3, 2, 2));
}

void HeadTilePainter::paintCurrent(const QRect& tile, bool hasFocus)
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_of.colors.accent, hasFocus ? 3 : 2));
    m_painter.drawRect(tile.adjusted(-2, -2, 1, 1));
}

void HeadTilePainter::paintLayers(const QRect& dirty)
{
    m_painter.setPen(m_of.colors.muted);
    for (Index layer = 0; layer < m_of.ranking.layers; ++layer) {
        const QRect name = m_of.tiles.nameOf(layer);
        if (name.bottom() >= dirty.top() && name.top() <= dirty.bottom())
            m_painter.drawText(name, Qt::AlignVCenter | Qt::AlignLeft, QStringLiteral("L%1").arg(layerNumber(layer)));
    }
}
