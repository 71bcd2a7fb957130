#include "ui/plot/steps/stage_painter.h"

#include "core/attention/pooling.h"
#include "core/not_shown.h"
#include "ui/plot/heat/cell_font.h"
#include "ui/plot/heat/cell_painter.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>

using core::Index;
using core::Stage;

namespace {

/// Whether masked cells hold no number at this stage.
bool showsMask(Stage stage)
{
    switch (stage) {
    case Stage::ScoresMasked:
    case Stage::Weights:
    case Stage::WeightsMasked:
    case Stage::RowSums:
    case Stage::DropoutKept:
    case Stage::WeightsDropped:
    case Stage::OtherWeights:
    case Stage::MeanOfHeads:
    case Stage::Rollout: return true;
    default: return false;
    }
}

/// Below it stand fills, not scores.
constexpr float largestScore = 9000.0F;

/// Numbers marked like HeatData's; cells that the mask filled are hidden, other broken numbers are shown as broken.
core::Matrix marked(const core::StageTable& table, const core::Mask& mask)
{
    if (lookOf(table.stage) == StageLook::Weights && showsMask(table.stage))
        return core::shownWeights(table.values, mask);
    core::Matrix cells = table.values;
    for (Index row = 0; row < cells.rows(); ++row)
        for (Index col = 0; col < cells.cols(); ++col) {
            float& value = cells(row, col);
            // A fill of -1e9 is no score either: hatched as -∞ is, the number is in the tooltip.
            const bool filled = table.stage == Stage::ScoresMasked && value < largestScore * -1;
            const bool unseen = table.stage == Stage::DropoutKept || table.stage == Stage::MixingWeights;
            if ((filled || unseen) && !mask.allows(row, col))
                value = HeatData::hidden;
            else if (!std::isfinite(value) && !core::isNotShown(value))
                value = HeatData::broken;
        }
    return cells;
}

float largestSize(const core::Matrix& values)
{
    float largest = 0;
    for (Index i = 0; i < values.size(); ++i) {
        const float size = std::abs(values.data()[i]);
        // A fill would wash out all the others.
        if (std::isfinite(size) && size < largestScore) largest = std::max(largest, size);
    }
    return largest > 0 ? largest : 1.0F;
}

/// The decimals that a cell has room for; a column of amounts is wider.
int decimals(double size, StageLook look)
{
    const int room = size >= 99.5 ? 0 : size >= 9.95 ? 1 : 2;
    return look == StageLook::Amounts ? room : std::max(0, room - 1);
}

}  // namespace

StageLook lookOf(Stage stage)
{
    switch (stage) {
    case Stage::WeightsUnmasked:
    case Stage::WeightsMasked:
    case Stage::Weights:
    case Stage::SinkWeights:
    case Stage::WeightsDropped:
    case Stage::MeanOfHeads:
    case Stage::OtherWeights:
    case Stage::Gate:
    case Stage::Contacts:
    case Stage::Probe:
    case Stage::Rollout: return StageLook::Weights;
    case Stage::MixingWeights:
    case Stage::WeightsDifference: return StageLook::SignedWeights;
    case Stage::DropoutKept: return StageLook::Choices;
    case Stage::Decay:
    case Stage::WriteStrength:
    case Stage::Entropy:
    case Stage::MeanDistance:
    case Stage::ReceivedAttention: return StageLook::Amounts;
    default: return StageLook::Signed;
    }
}

bool isSigned(StageLook look) { return look == StageLook::Signed || look == StageLook::SignedWeights; }

StagePicture stagePicture(core::StageTable table, const core::Mask& mask, const Palette& colors)
{
    StagePicture picture;
    picture.look = lookOf(table.stage);
    const bool bothWays = isSigned(picture.look);
    const auto pooling = bothWays ? HeatData::Pooling::Farthest : HeatData::Pooling::Largest;
    picture.cells = std::make_shared<const HeatData>(marked(table, mask), pooling);
    const double size = static_cast<double>(largestSize(table.values));
    HeatStyle& style = picture.style;
    style = {&ColorMap::named(QStringLiteral("viridis")), 0, 1, colors.hatch, colors.notANumber};
    if (bothWays) style.colors = &ColorMap::named(QStringLiteral("diverging"));
    if (bothWays) style.lowest = -size;
    if (bothWays || picture.look == StageLook::Amounts) style.highest = size;
    if (picture.look == StageLook::Choices) {
        style.colors = &ColorMap::named(QStringLiteral("greys"));
        style.lowest = -0.2;  // neither black nor white: those are the ground's
        style.highest = 1.7;
    }
    picture.table = std::move(table);
    return picture;
}

StagePicture rowsOf(const StagePicture& picture, const std::vector<Index>& rows, const core::Mask& mask,
                    const Palette& colors)
{
    const core::Matrix cells = marked(picture.table, mask);
    const auto count = static_cast<Index>(rows.size());
    core::Matrix shown(count, cells.cols()), values(count, cells.cols());
    for (Index row = 0; row < count; ++row) {
        shown.row(row) = cells.row(rows[static_cast<std::size_t>(row)]);
        values.row(row) = picture.table.values.row(rows[static_cast<std::size_t>(row)]);
    }
    StagePicture part = picture;
    part.cells = std::make_shared<const HeatData>(shown, HeatData::Pooling::Farthest);
    part.style.hatch = colors.hatch;
    part.table.values = std::move(values);
    return part;
}

StagePicture rowOf(const StagePicture& picture, Index row, const core::Mask& mask, const Palette& colors)
{
    return rowsOf(picture, {row}, mask, colors);
}

QString widestCellNumber() { return QStringLiteral("−0.0"); }

QString cellNumber(float value, StageLook look)
{
    if (core::isNotShown(value)) return QStringLiteral("?");
    if (std::isnan(value)) return QStringLiteral("NaN");
    if (std::isinf(value)) return value < 0 ? QStringLiteral("−∞") : QStringLiteral("∞");
    if (look == StageLook::Weights) return shortWeight(value);
    if (look == StageLook::SignedWeights) {
        const QString size = shortWeight(std::abs(value));
        return value < 0 && size != shortWeight(0) ? QStringLiteral("−") + size : size;
    }
    if (look == StageLook::Choices) return QString::number(std::lround(value));
    const double number = static_cast<double>(value);
    const double size = std::abs(number);
    QString text = size >= 10000 ? QString::number(number, 'g', 1) : QString::number(number, 'f', decimals(size, look));
    text.remove(QStringLiteral("+0"));
    if (text.toDouble() == 0) text.remove(QLatin1Char('-'));
    return text.replace(QLatin1Char('-'), QStringLiteral("−"));
}

void paintStage(QPainter& painter, const StagePicture& picture, const QRect& rect, const Palette& colors,
                const QFont& numbers)
{
    const double scale = painter.device()->devicePixelRatioF();
    const QRectF all(0, 0, static_cast<double>(picture.cells->cols()), static_cast<double>(picture.cells->rows()));
    QImage image = heatImage(*picture.cells, all, rect.size() * scale, picture.style, colors.window,
                             std::max(4, static_cast<int>(std::lround(7 * scale))));
    image.setDevicePixelRatio(scale);
    painter.drawImage(rect.topLeft(), image);
    painter.setPen(QPen(colors.border, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(0, 0, -1, -1));

    const QSizeF cell(rect.width() / all.width(), rect.height() / all.height());
    const auto font = cellFont(cell, numbers, widestCellNumber(), painter.device());
    paintNotShown(painter, *picture.cells, QRectF(rect), colors.window, Medium::Pixels, font ? &*font : nullptr);
    if (!font) return;
    painter.setFont(*font);
    const QFontMetricsF metrics(*font, painter.device());
    for (Index row = 0; row < picture.cells->rows(); ++row)
        for (Index col = 0; col < picture.cells->cols(); ++col) {
            const float shown = picture.cells->at(row, col);
            if (core::isNotShown(shown)) continue;
            const QString number = cellNumber(picture.table.values(row, col), picture.look);
            const bool hidden = shown == HeatData::hidden;
            if (hidden
                && (picture.table.stage != Stage::ScoresMasked || metrics.horizontalAdvance(number) > cell.width()))
                continue;
            const QRectF place(rect.x() + static_cast<double>(col) * cell.width(),
                               rect.y() + static_cast<double>(row) * cell.height(), cell.width(), cell.height());
            if (hidden) {
                // No line of the hatching crosses a digit.
                const double width = metrics.horizontalAdvance(number), height = metrics.capHeight() + 4;
                painter.fillRect(QRectF(place.center() - QPointF(width / 2, height / 2), QSizeF(width, height)),
                                 colors.window);
            }
            painter.setPen(hidden ? colors.muted : QColor(readableOn(picture.style.color(shown))));
            painter.drawText(place, Qt::AlignCenter, number);
        }
}
