#include "ui/plot/heatmap.h"

#include <algorithm>
#include <cmath>

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
    drawPixels(painter);
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
