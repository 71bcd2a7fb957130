#include "ui/view/steps/number_table.h"

#include <QImage>
#include <QPainter>

#include "ui/plot/heat/cell_font.h"
#include "ui/plot/heat/color_map.h"
#include "ui/plot/steps/stage_painter.h"

#include <algorithm>
#include <cmath>

using core::Index;

float largestOf(const core::Matrix& numbers)
{
    float largest = 1e-12F;
    for (const float value : numbers.reshaped())
        if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
    return largest;
}

namespace {

/// The longest number as cells show it. Of many numbers it is one as long as any: they are seldom written out.
QString longestOf(const core::Matrix& numbers)
{
    constexpr Index few = 400;
    if (numbers.size() > few) return QStringLiteral("−0.00");
    QString widest;
    for (const float value : numbers.reshaped())
        if (const QString text = cellNumber(value, StageLook::Signed); text.size() > widest.size()) widest = text;
    return widest;
}

}  // namespace

void paintNumberTable(QPainter& painter, const QRectF& rect, const core::Matrix& numbers, float largest)
{
    if (numbers.size() == 0) return;
    const ColorMap& diverging = ColorMap::named(QStringLiteral("diverging"));
    const auto ink = [&](float value) {
        const double place = std::isfinite(value) ? static_cast<double>(value / largest) : 0.0;
        return diverging.at(0.5 + place / 2);
    };
    const QSizeF cell(rect.width() / static_cast<double>(numbers.cols()),
                      rect.height() / static_cast<double>(numbers.rows()));
    const QString widest = longestOf(numbers);
    const auto font = cellFont(cell, smallestCellFont(cell, widest), widest, painter.device());
    if (!font) {
        QImage image(static_cast<int>(numbers.cols()), static_cast<int>(numbers.rows()), QImage::Format_RGB32);
        for (Index row = 0; row < numbers.rows(); ++row) {
            auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(row)));
            for (Index col = 0; col < numbers.cols(); ++col) pixels[col] = ink(numbers(row, col));
        }
        painter.drawImage(rect, image);
        return;
    }
    painter.setFont(*font);
    for (Index row = 0; row < numbers.rows(); ++row)
        for (Index col = 0; col < numbers.cols(); ++col) {
            const QRectF at(rect.left() + static_cast<double>(col) * cell.width(),
                            rect.top() + static_cast<double>(row) * cell.height(), cell.width(), cell.height());
            const QRgb ground = ink(numbers(row, col));
            painter.fillRect(at.adjusted(0, 0, -1, -1), QColor(ground));
            painter.setPen(QColor(readableOn(ground)));
            painter.drawText(at, Qt::AlignCenter, cellNumber(numbers(row, col), StageLook::Signed));
        }
}
