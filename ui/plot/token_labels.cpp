#include "ui/plot/token_labels.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

constexpr double gap = 5;

double radians(double degrees) { return degrees * std::numbers::pi / 180; }

}  // namespace

double TokenLabels::angleFor(double pitch, double lineHeight) const
{
    if (side == Side::Left) return 0;
    return angle.value_or(pitch >= 1.25 * lineHeight ? 45 : 90);
}

double TokenLabels::measured(QPaintDevice* device) const
{
    if (widest) return *widest;
    QFont bold = font;
    bold.setBold(true);
    const QFontMetricsF metrics(bold, device);
    double width = 0;
    for (const QString& token : tokens) width = std::max(width, metrics.horizontalAdvance(token));
    return std::min(width, longest);
}

double TokenLabels::leastPitch(const QFont& font, QPaintDevice* device)
{
    return 0.95 * QFontMetricsF(font, device).height();
}

/// Labels that are turned stand a line's height apart, those that lie flat a word's width.
int TokenLabels::strideFor(double pitch, QPaintDevice* device) const
{
    if (every > 0) return every;
    const double height = QFontMetricsF(font, device).height();
    const double turned = angleFor(pitch, height);
    double needed = leastPitch(font, device);
    if (side != Side::Left && turned < 90) {
        const double flat = measured(device) + 4;
        needed = turned <= 0 ? flat : std::min(flat, 0.88 * height / std::sin(radians(turned)));
    }
    return std::max(1, static_cast<int>(std::ceil(needed / pitch)));
}

double TokenLabels::extent(double pitch, QPaintDevice* device) const
{
    if (tokens.isEmpty()) return 0;
    if (side == Side::Left) return gap + measured(device);
    const double height = QFontMetricsF(font, device).height();
    const double slope = radians(angleFor(pitch, height));
    return gap + measured(device) * std::sin(slope) + height / 2 * std::cos(slope) * (slope > 0 ? 1 : 2);
}

double TokenLabels::overhang(double pitch, QPaintDevice* device) const
{
    if (tokens.isEmpty() || side == Side::Left) return 0;
    const QFontMetricsF metrics(font, device);
    const double turned = angleFor(pitch, metrics.height());
    const double last = std::min(longest, metrics.horizontalAdvance(tokens.constLast()));
    if (turned <= 0) return last / 2;
    const double half = metrics.height() / 2 * std::sin(radians(turned));
    return side == Side::Top ? last * std::cos(radians(turned)) + half : half;
}

void TokenLabels::paint(QPainter& painter, const Line& line, Medium medium) const
{
    if (tokens.isEmpty() || !(line.pitch > 0)) return;  // nothing to label, or a plot not laid out yet
    const int stride = strideFor(line.pitch, painter.device());
    const int first = std::max(0, static_cast<int>(std::ceil(line.from)));
    const int last = std::min(static_cast<int>(tokens.size()) - 1, static_cast<int>(std::floor(line.to)));
    for (int token = (first + stride - 1) / stride * stride; token <= last; token += stride) {
        // The marked token is always shown; its neighbours make room.
        if (token == marked || (marked >= first && marked <= last && std::abs(token - marked) < stride)) continue;
        painter.setPen(colors->text);
        paintOne(painter, line, token, font, medium);
    }
    if (marked < first || marked > last) return;
    QFont bold = font;
    bold.setBold(true);
    painter.setPen(colors->accent);
    paintOne(painter, line, marked, bold, medium);
}

void TokenLabels::paintOne(QPainter& painter, const Line& line, int token, const QFont& face, Medium medium) const
{
    const QFontMetricsF metrics(face, painter.device());
    const QString text = metrics.elidedText(tokens.at(token), Qt::ElideMiddle, longest);
    const double width = metrics.horizontalAdvance(text) + 2;
    const double height = metrics.height();
    const double centre = line.first + token * line.pitch;
    const double turned = angleFor(line.pitch, QFontMetricsF(font, painter.device()).height());

    painter.save();
    painter.setFont(face);
    const auto write = [&](const QRectF& rect, Qt::Alignment alignment) {
        drawPlainText(&painter, rect, alignment | Qt::AlignVCenter, text, medium);
    };
    if (side == Side::Left) {
        write(QRectF(line.edge - gap - width, centre - height / 2, width, height), Qt::AlignRight);
    } else if (turned <= 0) {
        const double y = side == Side::Top ? line.edge - gap - height : line.edge + gap;
        write(QRectF(centre - width / 2, y, width, height), Qt::AlignHCenter);
    } else {
        painter.translate(centre, side == Side::Top ? line.edge - gap : line.edge + gap);
        painter.rotate(-turned);
        const double x = side == Side::Top ? 0 : -width;
        write(QRectF(x, -height / 2, width, height), side == Side::Top ? Qt::AlignLeft : Qt::AlignRight);
    }
    painter.restore();
}
