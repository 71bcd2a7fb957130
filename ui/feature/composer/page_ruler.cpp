#include "ui/feature/composer/page_ruler.h"

#include "ui/theme/fonts.h"

#include <array>
#include <cmath>

namespace {

/// Millimetres between numbers, so that they do not meet.
double stepFor(double scale)
{
    constexpr double room = 52;  // pixels
    for (const double step : std::array{5.0, 10.0, 20.0, 50.0, 100.0, 200.0})
        if (step * scale >= room) return step;
    return 500;
}

}  // namespace

void PageRuler::paint(QPainter& painter, const QRectF& rect, const Palette& colors) const
{
    const bool level = along == Qt::Horizontal;
    painter.save();
    painter.setClipRect(rect);
    painter.fillRect(rect, colors.window);
    const auto place = [&](double millimetres) { return zero + millimetres * scale; };
    if (to > from) {
        const double begin = place(from), length = (to - from) * scale;
        constexpr double thick = 4;
        painter.fillRect(level ? QRectF(begin, rect.bottom() - thick, length, thick)
                               : QRectF(rect.right() - thick, begin, thick, length),
                         colors.accentSoft.darker(112));
    }
    const double step = stepFor(scale), tick = step / 10 * scale >= 4 ? step / 10 : step / 2;
    painter.setFont(textFont(7));
    const double start = level ? rect.left() : rect.top(), end = level ? rect.right() : rect.bottom();
    const auto first = static_cast<int>(std::floor((start - zero) / scale / tick));
    const auto last = static_cast<int>(std::ceil((end - zero) / scale / tick));
    for (int i = first; i <= last; ++i) {
        const double value = i * tick, at = place(value);
        const bool isNumber = std::abs(std::remainder(value, step)) < 1e-6;
        const double length = isNumber ? 8 : 4;
        painter.setPen(colors.border);
        painter.drawLine(level ? QLineF(at, rect.bottom(), at, rect.bottom() - length)
                               : QLineF(rect.right(), at, rect.right() - length, at));
        if (!isNumber) continue;
        painter.setPen(colors.muted);
        const QString number = QString::number(std::lround(value));
        if (level) {
            painter.drawText(QRectF(at - 20, rect.top(), 40, rect.height() - 7), Qt::AlignCenter, number);
        } else {
            painter.save();
            painter.translate(rect.left() + (rect.width() - 7) / 2, at);
            painter.rotate(-90);
            painter.drawText(QRectF(-20, -8, 40, 16), Qt::AlignCenter, number);
            painter.restore();
        }
    }
    painter.setPen(colors.border);
    painter.drawLine(level ? QLineF(rect.bottomLeft(), rect.bottomRight())
                           : QLineF(rect.topRight(), rect.bottomRight()));
    painter.restore();
}
