#include "ui/plot/chart/chart.h"

#include "ui/plot/text/text_metrics.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace {

constexpr double tickLength = 3;
constexpr double numberGap = 2;  ///< between a tick and its number
constexpr double axisWidth = 0.75;
constexpr double whiskerWidth = 1.1;
constexpr double capLength = 3;  ///< to each side of a whisker
constexpr double hairline = 0.6;

bool isDrawn(const QPointF& point) { return std::isfinite(point.x()) && std::isfinite(point.y()); }

}  // namespace

QPointF Chart::at(const QPointF& place) const
{
    return {rect.left() + x.share(place.x()) * rect.width(), rect.bottom() - y.share(place.y()) * rect.height()};
}

QRectF Chart::barRect(const Bar& bar) const
{
    const ChartAxis& along = bar.level ? x : y;
    const double foot = along.log ? along.from : std::clamp(0.0, along.from, along.to);
    if (bar.level) return QRectF(at({foot, bar.from}), at({bar.height, bar.to})).normalized();
    return QRectF(at({bar.from, bar.height}), at({bar.to, foot})).normalized();
}

QMarginsF Chart::margins(QPaintDevice* device) const
{
    const TextMetrics metrics(numbers, device);
    double widest = 0;
    for (const ChartAxis::Tick& tick : y.ticks) widest = std::max(widest, metrics.horizontalAdvance(tick.label));
    const double high = metrics.height();
    const auto beyond = [&](const ChartAxis::Tick& tick) { return metrics.horizontalAdvance(tick.label) / 2; };
    const double right =
        x.ticks.empty() ? 0 : beyond(x.ticks.back()) * std::clamp(x.share(x.ticks.back().value), 0., 1.);
    const double left = x.ticks.empty() ? 0 : beyond(x.ticks.front()) * (1 - x.share(x.ticks.front().value));
    return {std::ceil(std::max(left, widest + tickLength + numberGap)), std::ceil(high / 2), std::ceil(right + 1),
            std::ceil(tickLength + numberGap + high)};
}

Chart::Marker Chart::markerOf(std::size_t series)
{
    constexpr Marker markers[] = {Marker::Disc, Marker::Square, Marker::Triangle, Marker::Diamond, Marker::Cross};
    return markers[series % std::size(markers)];
}

QVector<qreal> Chart::dashesOf(std::size_t series)
{
    static const QVector<qreal> dashes[] = {{}, {4, 2}, {1.2, 1.6}, {6, 1.6, 1.2, 1.6}};
    return dashes[series % std::size(dashes)];
}

void Chart::paintMarker(QPainter& painter, Marker marker, const QPointF& middle, double size)
{
    const double half = size / 2;
    switch (marker) {
    case Marker::None: break;
    case Marker::Disc: painter.drawEllipse(middle, half, half); break;
    case Marker::Square: {
        constexpr double asLarge = 0.88;  // looks as large as a disc
        painter.drawRect(QRectF(middle - QPointF(half, half) * asLarge, middle + QPointF(half, half) * asLarge));
        break;
    }
    case Marker::Triangle:
        painter.drawPolygon(QPolygonF({middle + QPointF(0, -1.2 * half), middle + QPointF(1.1 * half, 0.8 * half),
                                       middle + QPointF(-1.1 * half, 0.8 * half)}));
        break;
    case Marker::Diamond:
        painter.drawPolygon(QPolygonF({middle + QPointF(0, -1.3 * half), middle + QPointF(1.1 * half, 0),
                                       middle + QPointF(0, 1.3 * half), middle + QPointF(-1.1 * half, 0)}));
        break;
    case Marker::Cross: {
        constexpr double arm = 0.36;  // half its width, in halves of the size
        const double a = arm * half, b = 1.15 * half;
        painter.drawPolygon(QPolygonF({middle + QPointF(-a, -b), middle + QPointF(a, -b), middle + QPointF(a, -a),
                                       middle + QPointF(b, -a), middle + QPointF(b, a), middle + QPointF(a, a),
                                       middle + QPointF(a, b), middle + QPointF(-a, b), middle + QPointF(-a, a),
                                       middle + QPointF(-b, a), middle + QPointF(-b, -a), middle + QPointF(-a, -a)}));
        break;
    }
    }
}

void Chart::paintWhisker(QPainter& painter, const Whisker& whisker) const
{
    const QPointF middle = at(whisker.mean);
    const QPointF across = whisker.level ? QPointF(0, capLength) : QPointF(capLength, 0);
    const ChartAxis& axis = whisker.level ? x : y;
    const double mean = whisker.level ? whisker.mean.x() : whisker.mean.y();
    painter.setPen(QPen(whisker.color, whiskerWidth, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    // One that reaches beyond the axis is cut there, and has no end.
    for (const double end : {mean - whisker.deviation, mean + whisker.deviation}) {
        if (!(whisker.deviation > 0)) break;
        const double seen = std::clamp(end, axis.from, axis.to);
        const QPointF there = at(whisker.level ? QPointF(seen, whisker.mean.y()) : QPointF(whisker.mean.x(), seen));
        painter.drawLine(middle, there);
        if (seen == end) painter.drawLine(there - across, there + across);
    }
    painter.setPen(QPen(colors->window, hairline));
    painter.setBrush(whisker.color);
    constexpr double size = 6;
    paintMarker(painter, whisker.marker, middle, size);
}

void Chart::paintAxes(QPainter& painter, Medium medium) const
{
    const TextMetrics metrics(numbers, painter.device());
    const double high = metrics.height();
    painter.setFont(numbers);
    const auto line = [&](const QPointF& from, const QPointF& to) {
        painter.setPen(QPen(colors->text, axisWidth, Qt::SolidLine, Qt::SquareCap));
        painter.drawLine(from, to);
    };
    const auto write = [&](const QRectF& place, Qt::Alignment side, const QString& words) {
        painter.setPen(colors->text);
        drawPlainText(&painter, place, side, words, medium);
    };
    line(rect.bottomLeft(), rect.bottomRight());
    line(rect.bottomLeft(), rect.topLeft());
    for (const ChartAxis::Tick& tick : x.ticks) {
        const QPointF foot(rect.left() + x.share(tick.value) * rect.width(), rect.bottom());
        line(foot, foot + QPointF(0, tickLength));
        const double wide = metrics.horizontalAdvance(tick.label) + 2;
        write({foot.x() - wide / 2, foot.y() + tickLength + numberGap, wide, high}, Qt::AlignCenter, tick.label);
    }
    for (const ChartAxis::Tick& tick : y.ticks) {
        const QPointF end(rect.left(), rect.bottom() - y.share(tick.value) * rect.height());
        line(end, end - QPointF(tickLength, 0));
        const double wide = metrics.horizontalAdvance(tick.label) + 2;
        write({end.x() - tickLength - numberGap - wide, end.y() - high / 2, wide, high},
              Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
}

void Chart::paint(QPainter& painter, Medium medium) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (const Band& band : bands) {
        QPolygonF shape;
        for (const QPointF& point : band.upper) shape << at(point);
        const auto back = shape.size();
        for (const QPointF& point : band.lower) shape << at(point);
        std::reverse(shape.begin() + back, shape.end());
        painter.setBrush(band.color);
        painter.drawPolygon(shape);
    }
    for (const Bar& bar : bars) painter.fillRect(barRect(bar), bar.color);
    painter.setBrush(Qt::NoBrush);
    for (const Line& each : lines) {
        QPen pen(each.color, each.width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        if (!each.dashes.isEmpty()) pen.setDashPattern(each.dashes);
        painter.setPen(pen);
        QPainterPath path;
        bool open = false;
        for (const QPointF& point : each.points) {
            if (isDrawn(point) && open) path.lineTo(at(point));
            if (isDrawn(point) && !open) path.moveTo(at(point));
            open = isDrawn(point);
        }
        painter.drawPath(path);
    }
    paintAxes(painter, medium);
    for (const Point& point : points) {
        if (!isDrawn(point.at)) continue;
        painter.setPen(point.ringed ? QPen(colors->window, hairline) : QPen(Qt::NoPen));
        painter.setBrush(point.color);
        paintMarker(painter, point.marker, at(point.at), point.size);
    }
    for (const Whisker& whisker : whiskers) paintWhisker(painter, whisker);
    painter.restore();
}
