#include "ui/plot/heatmap.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using core::Index;

Heatmap::Heatmap(QCPAxis* keyAxis, QCPAxis* valueAxis) : QCPAbstractPlottable(keyAxis, valueAxis)
{
    setAntialiased(false);
    setSelectable(QCP::stNone);
    setNumberText(shortWeight);
}

void Heatmap::setValues(bool shown, const QFont& font)
{
    m_values = shown;
    m_valueFont = font;
}

double Heatmap::selectTest(const QPointF&, bool, QVariant*) const { return -1; }

QCPRange Heatmap::getKeyRange(bool& found, QCP::SignDomain) const
{
    found = m_data != nullptr;
    return found ? QCPRange(-0.5, static_cast<double>(m_data->cols()) - 0.5) : QCPRange();
}

QCPRange Heatmap::getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const
{
    found = m_data != nullptr;
    return found ? QCPRange(-0.5, static_cast<double>(m_data->rows()) - 0.5) : QCPRange();
}

Heatmap::Visible Heatmap::visible() const
{
    const auto first = [](const QCPAxis* axis) {
        return std::max<Index>(0, static_cast<Index>(std::floor(axis->range().lower + 0.5)));
    };
    const auto last = [](const QCPAxis* axis, Index count) {
        return std::min(count - 1, static_cast<Index>(std::ceil(axis->range().upper - 0.5)));
    };
    return {first(mValueAxis), last(mValueAxis, m_data->rows()), first(mKeyAxis), last(mKeyAxis, m_data->cols())};
}

QRectF Heatmap::cellRect(Index top, Index left, Index bottom, Index right) const
{
    const auto x = [&](double key) { return mKeyAxis->coordToPixel(key); };
    const auto y = [&](double query) { return mValueAxis->coordToPixel(query); };
    return QRectF(QPointF(x(static_cast<double>(left) - 0.5), y(static_cast<double>(top) - 0.5)),
                  QPointF(x(static_cast<double>(right) + 0.5), y(static_cast<double>(bottom) + 0.5)))
        .normalized();
}

void Heatmap::draw(QCPPainter* painter)
{
    if (m_data == nullptr || m_data->rows() == 0) return;
    const Visible cells = visible();
    if (cells.empty()) return;
    painter->setAntialiasing(false);
    const bool vector = painter->modes().testFlag(QCPPainter::pmVectorized);
    if (!vector)
        drawPixels(painter);
    else if (std::max(m_data->rows(), m_data->cols()) <= largestVectorSide)
        drawRectangles(painter, cells);
    else
        drawImage(painter, cells);
    if (m_values) drawValues(painter, cells);
}

void Heatmap::drawPixels(QCPPainter* painter) const
{
    // Straight in device pixels, so that a map is as sharp on a doubled screen or at 600 dpi as it can be.
    const QRect area = mKeyAxis->axisRect()->rect();
    const QTransform toDevice = painter->deviceTransform();
    const QRect device = toDevice.mapRect(QRectF(area)).toAlignedRect();
    const QRectF cells(mKeyAxis->range().lower + 0.5, mValueAxis->range().lower + 0.5, mKeyAxis->range().size(),
                       mValueAxis->range().size());
    const int pitch = std::max(4, static_cast<int>(std::lround(7 * toDevice.m11())));
    const QImage image = heatImage(*m_data, cells, device.size(), m_style, m_ground, pitch);
    painter->save();
    painter->resetTransform();
    const double scale = painter->device()->devicePixelRatioF();
    painter->scale(1 / scale, 1 / scale);
    painter->drawImage(device.topLeft(), image);
    painter->restore();
}

void Heatmap::drawRectangles(QCPPainter* painter, const Visible& cells) const
{
    // Below the cells, which cover the slanted ends of its lines.
    if (m_data->anyHidden()) drawHatch(painter, cells);
    for (Index row = cells.top; row <= cells.bottom; ++row)
        for (Index col = cells.left; col <= cells.right;) {
            const float value = m_data->at(row, col);
            Index end = col;
            const auto same = [&](Index other) {
                const float next = m_data->at(row, other);
                if (value == HeatData::hidden || next == HeatData::hidden) return value == next;
                return m_style.color(next) == m_style.color(value);
            };
            while (end < cells.right && same(end + 1)) ++end;
            if (value != HeatData::hidden)
                painter->fillRect(cellRect(row, col, row, end), QColor(m_style.color(value)));
            col = end + 1;
        }
}

void Heatmap::drawImage(QCPPainter* painter, const Visible& cells) const
{
    const QSize size(static_cast<int>(cells.right - cells.left + 1), static_cast<int>(cells.bottom - cells.top + 1));
    const QRectF part(static_cast<double>(cells.left), static_cast<double>(cells.top), size.width(), size.height());
    painter->setRenderHint(QPainter::SmoothPixmapTransform, false);
    // One pixel for each cell, so no room for hatching: hidden cells show the ground.
    HeatStyle style = m_style;
    style.hatch = m_ground;
    painter->drawImage(cellRect(cells.top, cells.left, cells.bottom, cells.right),
                       heatImage(*m_data, part, size, style, m_ground, 2));
}

/// Slanted lines over hidden cells, cut to size here: QSvgGenerator ignores clipping.
void Heatmap::drawHatch(QCPPainter* painter, const Visible& cells) const
{
    std::vector<QRectF> hiddenRuns;  // row after row, each from right to left, as the lines run
    for (Index row = cells.top; row <= cells.bottom; ++row)
        for (Index col = cells.right; col >= cells.left; --col) {
            if (m_data->at(row, col) != HeatData::hidden) continue;
            const Index end = col;
            while (col > cells.left && m_data->at(row, col - 1) == HeatData::hidden) --col;
            hiddenRuns.push_back(cellRect(row, col, row, end));
        }
    const QRectF area = cellRect(cells.top, cells.left, cells.bottom, cells.right);
    QPainterPath hatch;
    constexpr double pitch = 4;
    const int lines = static_cast<int>((area.width() + area.height()) / pitch);
    for (int line = 1; line <= lines; ++line) {
        const double sum = area.left() + line * pitch + area.top();   // x + y all along the line
        double from = 0, to = std::numeric_limits<double>::lowest();  // in y, of the piece not drawn yet
        const auto drawPiece = [&] {
            if (from >= to) return;
            hatch.moveTo(sum - from, from);
            hatch.lineTo(sum - to, to);
        };
        for (const QRectF& run : hiddenRuns) {
            const double enters = std::max(run.top(), sum - run.right());
            const double leaves = std::min(run.bottom(), sum - run.left());
            if (enters >= leaves) continue;
            if (enters > to + 1e-6) {
                drawPiece();
                from = enters;
            }
            to = leaves;
        }
        drawPiece();
    }
    painter->strokePath(hatch, QPen(m_style.hatch, 0.5, Qt::SolidLine, Qt::FlatCap));
}

void Heatmap::drawValues(QCPPainter* painter, const Visible& cells) const
{
    const QRectF cell = cellRect(cells.top, cells.left, cells.top, cells.left);
    const QFontMetricsF metrics(m_valueFont, painter->device());
    if (cell.width() < metrics.horizontalAdvance(QStringLiteral("1.00")) + 4 || cell.height() < metrics.height())
        return;
    painter->setFont(m_valueFont);
    for (Index row = cells.top; row <= cells.bottom; ++row)
        for (Index col = cells.left; col <= cells.right; ++col) {
            const float value = m_data->at(row, col);
            if (value == HeatData::hidden) continue;
            painter->setPen(QColor(readableOn(m_style.color(value))));
            painter->drawText(cellRect(row, col, row, col), Qt::AlignCenter, m_numberText(value));
        }
}

void Heatmap::drawLegendIcon(QCPPainter*, const QRectF&) const {}

QString shortWeight(float weight)
{
    if (!std::isfinite(weight)) return QStringLiteral("NaN");
    const QString text = QString::number(static_cast<double>(weight), 'f', 2);
    return text.startsWith(QLatin1String("0.")) ? text.mid(1) : text;
}

QString signedWeight(float difference)
{
    QString size = shortWeight(std::abs(difference));
    if (size == QLatin1String("1.00")) size.chop(1);  // four characters, as numbers in a map are wide
    if (!std::isfinite(difference) || size == QLatin1String(".00")) return size;
    return (difference < 0 ? QStringLiteral("−") : QStringLiteral("+")) + size;
}
