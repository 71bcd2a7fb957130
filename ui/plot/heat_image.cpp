#include "ui/plot/heat_image.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

/// How far a logarithmic range reaches below its upper end where nothing else says so.
constexpr double decades = 1e-4;

/// Which cells of a level one row or column of pixels covers.
struct Span {
    Index first = -1;  ///< negative: beyond the map
    Index last = -1;
};

/// @param nearest  one cell for each pixel
std::vector<Span> spans(double from, double extent, int pixels, Index cells, double cellSize, bool nearest)
{
    const auto limit = static_cast<Index>(std::ceil(static_cast<double>(cells) / cellSize));
    std::vector<Span> result(static_cast<std::size_t>(pixels));
    for (int pixel = 0; pixel < pixels; ++pixel) {
        const double begin = from + extent * pixel / pixels;
        const double end = from + extent * (pixel + 1) / pixels;
        const double middle = (begin + end) / 2;
        if (middle < 0 || middle >= static_cast<double>(cells)) continue;
        Span& span = result[static_cast<std::size_t>(pixel)];
        span.first = span.last = static_cast<Index>(middle / cellSize);
        if (end - begin <= 1 || nearest) continue;
        span.first = std::max<Index>(0, static_cast<Index>(std::floor(begin / cellSize)));
        span.last = std::min(limit - 1, std::max(span.first, static_cast<Index>(std::ceil(end / cellSize)) - 1));
    }
    return result;
}

}  // namespace

double HeatStyle::logFloor() const { return lowest > 0 ? lowest : highest * decades; }

double HeatStyle::position(double value) const
{
    const double share = std::clamp((value - lowest) / (highest - lowest), 0.0, 1.0);
    if (curve == Curve::Linear) return share;
    if (isDiverging()) {
        const double size = std::abs(2 * share - 1);
        const double curved = curve == Curve::Gamma ? std::pow(size, gamma)
                              : size <= decades     ? 0
                                                    : 1 - std::log(size) / std::log(decades);
        return (1 + std::copysign(curved, share - 0.5)) / 2;
    }
    if (curve == Curve::Gamma) return std::pow(share, gamma);
    // A range below zero has no logarithm; its colours stay as they are.
    const double floor = logFloor();
    if (!(floor > 0) || !(highest > floor)) return share;
    return std::clamp(std::log(std::max(value, floor) / floor) / std::log(highest / floor), 0.0, 1.0);
}

QRgb HeatStyle::color(float value) const
{
    if (value == HeatData::broken) return notANumber.rgb();
    return colors->at(position(static_cast<double>(value)));
}

QImage heatImage(const HeatData& data, const QRectF& cells, QSize size, const HeatStyle& style, QColor ground,
                 int hatchPitch)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    // The coarsest level that still has a cell for each pixel.
    const double cellsPerPixel = std::min(cells.width() / size.width(), cells.height() / size.height());
    std::size_t index = 0;
    while (index + 1 < data.levels().size() && cellsPerPixel >= std::ldexp(1.0, static_cast<int>(index) + 1)) ++index;
    const HeatData::Level& level = data.levels()[index];
    const double cellSize = std::ldexp(1.0, static_cast<int>(index));

    const bool nearest = data.pooling() == HeatData::Pooling::Mean;
    const std::vector<Span> columns = spans(cells.x(), cells.width(), size.width(), data.cols(), cellSize, nearest);
    const std::vector<Span> rows = spans(cells.y(), cells.height(), size.height(), data.rows(), cellSize, nearest);
    const QRgb paper = qPremultiply(ground.rgba());
    const QRgb line = style.hatch.rgb();
    const HeatData::Weaker weaker = data.weaker();
    std::vector<float> largest(static_cast<std::size_t>(level.cols));

    for (int y = 0; y < size.height(); ++y) {
        auto* out = reinterpret_cast<QRgb*>(image.scanLine(y));
        const Span row = rows[static_cast<std::size_t>(y)];
        if (row.first < 0) {
            std::fill(out, out + size.width(), paper);
            continue;
        }
        const bool sameAsAbove = y > 0 && rows[static_cast<std::size_t>(y) - 1].first == row.first
                                 && rows[static_cast<std::size_t>(y) - 1].last == row.last;
        if (!sameAsAbove) {
            const float* from = level.cells.data() + row.first * level.cols;
            std::copy(from, from + level.cols, largest.begin());
            for (Index more = row.first + 1; more <= row.last; ++more)
                for (Index col = 0; col < level.cols; ++col)
                    largest[col] = std::max(largest[col], level.cells[more * level.cols + col], weaker);
        }
        float before = HeatData::hidden;  // most pixels are of the same cell as their neighbour
        QRgb color = 0;
        for (int x = 0; x < size.width(); ++x) {
            const Span column = columns[static_cast<std::size_t>(x)];
            const float value = column.first < 0 ? HeatData::unknown
                                                 : *std::max_element(largest.begin() + column.first,
                                                                     largest.begin() + column.last + 1, weaker);
            if (std::isnan(value)) {
                out[x] = paper;
                continue;
            }
            if (value == HeatData::hidden) {
                out[x] = (x + y) % hatchPitch == 0 ? line : paper;
                continue;
            }
            if (value != before) color = style.color(value);
            before = value;
            out[x] = color;
        }
    }
    return image;
}
