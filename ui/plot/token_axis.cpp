#include "ui/plot/token_axis.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

constexpr double gap = 5;

bool hasColorGlyphs(const QString& text)
{
    const auto codePoints = text.toUcs4();
    return std::any_of(codePoints.begin(), codePoints.end(), [](uint c) {
        return (c >= 0x1F000 && c <= 0x1FBFF) || (c >= 0x2600 && c <= 0x27BF) || c == 0xFE0F || c == 0x20E3;
    });
}

}  // namespace

void drawPlainText(QPainter* painter, const QRectF& rect, Qt::Alignment alignment, const QString& text, bool vector)
{
    if (!vector || !hasColorGlyphs(text)) {
        painter->drawText(rect, static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip, text);
        return;
    }
    // 96 dots an inch are the painter's own unit here, so point sizes come out alike.
    constexpr double detail = 4;
    QImage picture((rect.size() * detail).toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(detail);
    picture.fill(Qt::transparent);
    QPainter inside(&picture);
    inside.setFont(painter->font());
    inside.setPen(painter->pen());
    inside.drawText(QRectF(QPointF(), rect.size()), static_cast<int>(alignment) | Qt::TextSingleLine, text);
    inside.end();
    painter->drawImage(rect, picture);
}

TokenAxis::TokenAxis(QCPAxis* axis, Side side)
    : QCPLayerable(axis->parentPlot(), QStringLiteral("axes"), axis->axisRect()),
      m_axis(axis),
      m_side(side)
{
}

void TokenAxis::applyDefaultAntialiasingHint(QCPPainter* painter) const { painter->setAntialiasing(true); }

QRect TokenAxis::clipRect() const { return mParentPlot->viewport(); }

double TokenAxis::angle(double pitch, double lineHeight) const
{
    if (m_side == Side::Left) return 0;
    return pitch >= 1.25 * lineHeight ? 45 : 90;
}

double TokenAxis::extent(double pitch, QPaintDevice* device) const
{
    QFont bold = m_font;
    bold.setBold(true);
    const QFontMetricsF metrics(bold, device);
    double widest = 0;
    for (const QString& token : m_tokens) widest = std::max(widest, metrics.horizontalAdvance(token));
    widest = std::min(widest, longest);
    const double slope = angle(pitch, metrics.height()) * std::numbers::pi / 180;
    if (m_side == Side::Left) return gap + widest;
    return gap + widest * std::sin(slope) + metrics.height() / 2 * std::cos(slope);
}

void TokenAxis::draw(QCPPainter* painter)
{
    const QFontMetricsF metrics(m_font, painter->device());
    const double pitch = std::abs(m_axis->coordToPixel(1) - m_axis->coordToPixel(0));
    const double turned = angle(pitch, metrics.height());
    if (m_tokens.isEmpty() || !(pitch > 0)) return;  // nothing to label, or a plot not laid out yet
    const int stride = std::max(1, static_cast<int>(std::ceil(0.95 * metrics.height() / pitch)));

    const int first = std::max(0, static_cast<int>(std::ceil(m_axis->range().lower)));
    const int last =
        std::min(static_cast<int>(m_tokens.size()) - 1, static_cast<int>(std::floor(m_axis->range().upper)));
    for (int token = (first + stride - 1) / stride * stride; token <= last; token += stride) {
        // The marked token is always shown; its neighbours make room.
        if (token == m_marked || (m_marked >= first && m_marked <= last && std::abs(token - m_marked) < stride))
            continue;
        painter->setPen(m_colors->text);
        drawLabel(painter, token, turned, m_font);
    }
    if (m_marked >= first && m_marked <= last) {
        QFont bold = m_font;
        bold.setBold(true);
        painter->setPen(m_colors->accent);
        drawLabel(painter, m_marked, turned, bold);
    }
}

void TokenAxis::drawLabel(QCPPainter* painter, int token, double turned, const QFont& font) const
{
    const QFontMetricsF metrics(font, painter->device());
    const QString text = metrics.elidedText(m_tokens.at(token), Qt::ElideMiddle, longest);
    const double width = metrics.horizontalAdvance(text) + 2;
    const double height = metrics.height();
    const double centre = m_axis->coordToPixel(token);
    const QRect area = m_axis->axisRect()->rect();
    const bool vector = painter->modes().testFlag(QCPPainter::pmVectorized);

    painter->save();
    painter->setFont(font);
    switch (m_side) {
    case Side::Left:
        drawPlainText(painter, QRectF(area.left() - gap - width, centre - height / 2, width, height),
                      Qt::AlignRight | Qt::AlignVCenter, text, vector);
        break;
    case Side::Top:
        painter->translate(centre, area.top() - gap);
        painter->rotate(-turned);
        drawPlainText(painter, QRectF(0, -height / 2, width, height), Qt::AlignLeft | Qt::AlignVCenter, text, vector);
        break;
    case Side::Bottom:
        painter->translate(centre, area.bottom() + 1 + gap);
        painter->rotate(-turned);
        drawPlainText(painter, QRectF(-width, -height / 2, width, height), Qt::AlignRight | Qt::AlignVCenter, text,
                      vector);
        break;
    }
    painter->restore();
}
