#include "ui/plot/stage_painter.h"

#include <QCoreApplication>

#include "core/analysis/pooling.h"
#include "ui/plot/short_numbers.h"

#include <algorithm>
#include <cmath>

using core::Index;
using core::Stage;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("StepsSheet", text); }

bool areWeights(Stage stage)
{
    return stage == Stage::Weights || stage == Stage::WeightsUnmasked || stage == Stage::WeightsMasked
           || stage == Stage::WeightsDropped;
}

/// Whether what the mask hides has no number of its own here.
bool showsMask(Stage stage)
{
    return stage == Stage::ScoresMasked || stage == Stage::Weights || stage == Stage::WeightsMasked
           || stage == Stage::WeightsDropped;
}

/// Below it stand fills, not scores.
constexpr float largestScore = 9000.0F;

/// Numbers as HeatData marks them; what the mask filled is hidden, other broken ones are shown as such.
core::Matrix marked(const core::StageTable& table, const core::Mask& mask)
{
    if (areWeights(table.stage) && showsMask(table.stage)) return core::shownWeights(table.values, mask);
    core::Matrix cells = table.values;
    for (Index row = 0; row < cells.rows(); ++row)
        for (Index col = 0; col < cells.cols(); ++col) {
            float& value = cells(row, col);
            // A fill of -1e9 is no score either: hatched as -∞ is, the number is in the tooltip.
            const bool filled = table.stage == Stage::ScoresMasked && value < largestScore * -1;
            if (filled && !mask.allows(row, col))
                value = HeatData::hidden;
            else if (!std::isfinite(value))
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

}  // namespace

StagePicture stagePicture(core::StageTable table, const core::Mask& mask, const Palette& colors)
{
    StagePicture picture;
    picture.weights = areWeights(table.stage);
    const auto pooling = picture.weights ? HeatData::Pooling::Largest : HeatData::Pooling::Farthest;
    picture.cells = std::make_shared<const HeatData>(marked(table, mask), pooling);
    const double size = picture.weights ? 1.0 : static_cast<double>(largestSize(table.values));
    picture.style = {&ColorMap::named(picture.weights ? QStringLiteral("viridis") : QStringLiteral("diverging")),
                     picture.weights ? 0 : -size, size, colors.hatch, colors.notANumber};
    picture.table = std::move(table);
    return picture;
}

StagePicture rowOf(const StagePicture& picture, Index row, const core::Mask& mask, const Palette& colors)
{
    core::StageTable table = picture.table;
    const core::Matrix cells = marked(table, mask).row(row);
    table.values = core::Matrix(table.values.row(row));
    StagePicture part = picture;
    part.cells = std::make_shared<const HeatData>(cells, HeatData::Pooling::Farthest);
    part.style.hatch = colors.hatch;
    part.table = std::move(table);
    return part;
}

QString cellNumber(float value, bool weight)
{
    if (std::isnan(value)) return QStringLiteral("NaN");
    if (std::isinf(value)) return value < 0 ? QStringLiteral("−∞") : QStringLiteral("∞");
    if (weight) return shortWeight(value);
    const double number = static_cast<double>(value);
    const double size = std::abs(number);
    QString text = size >= 10000 ? QString::number(number, 'g', 1) : QString::number(number, 'f', size >= 100 ? 0 : 1);
    text.remove(QStringLiteral("+0"));
    return text.replace(QLatin1Char('-'), QStringLiteral("−"));
}

bool numbersFit(QSizeF cell, const QFont& font)
{
    const QFontMetricsF metrics(font);
    return cell.width() >= metrics.horizontalAdvance(QStringLiteral("−0.0")) + 2 && cell.height() >= metrics.height();
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
    if (!numbersFit(cell, numbers)) return;
    painter.setFont(numbers);
    for (Index row = 0; row < picture.cells->rows(); ++row)
        for (Index col = 0; col < picture.cells->cols(); ++col) {
            const float shown = picture.cells->at(row, col);
            if (shown == HeatData::hidden) continue;
            painter.setPen(QColor(readableOn(picture.style.color(shown))));
            painter.drawText(QRectF(rect.x() + static_cast<double>(col) * cell.width(),
                                    rect.y() + static_cast<double>(row) * cell.height(), cell.width(), cell.height()),
                             Qt::AlignCenter, cellNumber(picture.table.values(row, col), picture.weights));
        }
}

QString stageTitle(Stage stage)
{
    switch (stage) {
    case Stage::Input: return tr("x");
    case Stage::KeyInput: return tr("y, attended to");
    case Stage::Query: return tr("queries Q");
    case Stage::Key: return tr("keys K");
    case Stage::Value: return tr("values V");
    case Stage::ScoresRaw: return tr("scores Q Kᵀ");
    case Stage::ScoresScaled: return tr("÷ √d");
    case Stage::ScoresBiased: return tr("+ bias of position");
    case Stage::ScoresMasked: return tr("+ mask");
    case Stage::WeightsUnmasked: return tr("softmax over all keys");
    case Stage::WeightsMasked: return tr("hidden → 0");
    case Stage::Weights: return tr("weights");
    case Stage::WeightsDropped: return tr("dropout");
    case Stage::Context: return tr("× V, context A");
    case Stage::HeadOutput: return tr("this head: A W_O");
    case Stage::SumOfHeads: return tr("Σ over heads");
    case Stage::Output: return tr("concat · W_O");
    case Stage::Concatenation: return tr("heads side by side");
    }
    return {};
}

QString stageHint(Stage stage)
{
    switch (stage) {
    case Stage::Query: return tr("x · W_Q");
    case Stage::Key: return tr("x · W_K");
    case Stage::Value: return tr("x · W_V");
    case Stage::ScoresRaw: return tr("dot products");
    case Stage::ScoresScaled: return tr("scaled");
    case Stage::Weights: return tr("rows sum to 1");
    case Stage::ScoresMasked: return tr("hidden ones filled");
    case Stage::Context: return tr("weighted values");
    default: return {};
    }
}
