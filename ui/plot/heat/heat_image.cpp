#include "ui/plot/heat/heat_image.h"

#include "core/not_shown.h"
#include "ui/plot/heat/color_codes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

using core::Index;

namespace {

/// Which cells of a level one row or column of pixels covers.
struct Span {
    Index first = -1;  ///< negative: beyond the map
    Index last = -1;

    friend bool operator==(const Span&, const Span&) = default;
};

std::vector<Span> spans(double from, double extent, int pixels, Index cells, double cellSize)
{
    constexpr double rounding = 1e-9;
    const auto limit = static_cast<Index>(std::ceil(static_cast<double>(cells) / cellSize));
    std::vector<Span> result(static_cast<std::size_t>(pixels));
    for (int pixel = 0; pixel < pixels; ++pixel) {
        const double begin = from + extent * pixel / pixels;
        const double end = from + extent * (pixel + 1) / pixels;
        const double middle = (begin + end) / 2;
        if (middle < 0 || middle >= static_cast<double>(cells)) continue;
        Span& span = result[static_cast<std::size_t>(pixel)];
        span.first = span.last = static_cast<Index>(middle / cellSize);
        if (end - begin <= 1 + rounding) continue;
        span.first = std::max<Index>(0, static_cast<Index>(std::floor(begin / cellSize + rounding)));
        span.last =
            std::min(limit - 1, std::max(span.first, static_cast<Index>(std::ceil(end / cellSize - rounding)) - 1));
    }
    return result;
}

/// The colours of one row of pixels after the other.
class RowPixels {
public:
    RowPixels(const HeatData& data, const HeatData::Level& level, std::vector<Span> columns, const HeatStyle& style)
        : m_level(level),
          m_pooling(data.pooling()),
          m_weaker(data.weaker()),
          m_columns(std::move(columns)),
          m_color(ColorCodes::of(style)),
          m_codes(m_columns.size(), ColorCodes::unknown),
          m_joined(static_cast<std::size_t>(level.cols())),
          m_sums(m_pooling == HeatData::Pooling::Mean ? m_joined.size() : 0)
    {
        const auto on = [](const Span& span) { return span.first >= 0; };
        const auto first = std::ranges::find_if(m_columns, on);
        if (first == m_columns.end()) return;
        m_seen = {first->first, std::ranges::find_if(m_columns.rbegin(), m_columns.rend(), on)->last};
    }

    /// @param rows  of the level
    void compute(const Span& rows)
    {
        m_anyHatched = false;
        if (m_seen.first < 0) return;
        const bool mean = m_pooling == HeatData::Pooling::Mean;
        join(rows);
        if (mean) add(rows);
        Span before;
        for (std::size_t x = 0; x < m_columns.size(); ++x) {
            const Span& columns = m_columns[x];
            if (columns.first < 0) continue;
            // Where cells are larger than pixels, neighbours are alike.
            const bool same = columns == before && x > 0;
            m_codes[x] = same ? m_codes[x - 1] : (*m_color)(mean ? meanOf(rows, columns) : strongestOf(columns));
            m_anyHatched = m_anyHatched || m_codes[x] == ColorCodes::hidden || m_codes[x] == ColorCodes::guessed;
            before = columns;
        }
    }

    const std::vector<ColorCodes::Code>& codes() const { return m_codes; }
    bool anyHatched() const { return m_anyHatched; }

private:
    /// The strongest of some rows, column by column.
    void join(const Span& rows)
    {
        const auto width = static_cast<std::size_t>(m_seen.last - m_seen.first + 1);
        float* joined = m_joined.data() + m_seen.first;
        const float* from = m_level.row(rows.first) + m_seen.first;
        std::copy_n(from, width, joined);
        for (Index row = rows.first + 1; row <= rows.last; ++row) {
            const float* more = m_level.row(row) + m_seen.first;
            if (m_pooling == HeatData::Pooling::Farthest)
                for (std::size_t col = 0; col < width; ++col) joined[col] = std::max(joined[col], more[col], m_weaker);
            else
                for (std::size_t col = 0; col < width; ++col)
                    joined[col] = joined[col] < more[col] ? more[col] : joined[col];
        }
    }

    /// Their sums, to which hidden cells add the 0 that they are.
    void add(const Span& rows)
    {
        std::fill(m_sums.begin() + m_seen.first, m_sums.begin() + m_seen.last + 1, 0.0F);
        for (Index row = rows.first; row <= rows.last; ++row) {
            const float* more = m_level.row(row);
            for (Index col = m_seen.first; col <= m_seen.last; ++col)
                m_sums[col] += more[col] == HeatData::hidden ? 0.0F : more[col];
        }
    }

    float strongestOf(const Span& columns) const
    {
        const float* joined = m_joined.data();
        float strongest = joined[columns.first];
        if (m_pooling == HeatData::Pooling::Farthest)
            return *std::max_element(joined + columns.first, joined + columns.last + 1, m_weaker);
        for (Index col = columns.first + 1; col <= columns.last; ++col)
            strongest = strongest < joined[col] ? joined[col] : strongest;
        return strongest;
    }

    float meanOf(const Span& rows, const Span& columns) const
    {
        const float strongest = strongestOf(columns);
        if (strongest == HeatData::hidden || strongest == HeatData::broken) return strongest;
        float sum = 0;
        for (Index col = columns.first; col <= columns.last; ++col) sum += m_sums[col];
        return sum / static_cast<float>((rows.last - rows.first + 1) * (columns.last - columns.first + 1));
    }

    const HeatData::Level& m_level;
    HeatData::Pooling m_pooling;
    HeatData::Weaker m_weaker;
    std::vector<Span> m_columns;
    Span m_seen;  ///< all columns of the level that are to be seen
    std::shared_ptr<const ColorCodes> m_color;
    std::vector<ColorCodes::Code> m_codes;
    std::vector<float> m_joined;
    std::vector<float> m_sums;
    bool m_anyHatched = false;
};

}  // namespace

double HeatStyle::logFloor() const { return lowest > 0 ? lowest : highest * logDecades; }

double HeatStyle::position(double value) const
{
    const double share = std::clamp((value - lowest) / (highest - lowest), 0.0, 1.0);
    if (curve == Curve::Linear) return share;
    if (isDiverging()) {
        const double size = std::abs(2 * share - 1);
        const double curved = curve == Curve::Gamma ? std::pow(size, gamma)
                              : size <= logDecades  ? 0
                                                    : 1 - std::log(size) / std::log(logDecades);
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
    if (paper.isValid()) return paper.rgba();
    if (value == HeatData::broken) return notANumber.rgb();
    if (core::isNotShown(value)) return hatch.rgb();
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
    const double cellSize = std::ldexp(1.0, static_cast<int>(index));
    const std::vector<Span> rows = spans(cells.y(), cells.height(), size.height(), data.rows(), cellSize);
    RowPixels pixels(data, data.levels()[index], spans(cells.x(), cells.width(), size.width(), data.cols(), cellSize),
                     style);

    const auto palette = ColorCodes::of(style)->palette(qPremultiply(ground.rgba()));
    const QRgb line = qPremultiply(style.hatch.rgba());
    Span before;
    for (int y = 0; y < size.height(); ++y) {
        auto* out = reinterpret_cast<QRgb*>(image.scanLine(y));
        const Span row = rows[static_cast<std::size_t>(y)];
        if (row.first < 0) {
            std::fill(out, out + size.width(), palette[ColorCodes::unknown]);
            continue;
        }
        if (row != before) pixels.compute(row);
        before = row;
        const std::vector<ColorCodes::Code>& codes = pixels.codes();
        for (int x = 0; x < size.width(); ++x) out[x] = palette[codes[static_cast<std::size_t>(x)]];
        if (!pixels.anyHatched()) continue;
        for (int x = (hatchPitch - y % hatchPitch) % hatchPitch; x < size.width(); x += hatchPitch)
            if (codes[static_cast<std::size_t>(x)] == ColorCodes::hidden) out[x] = line;
        // Hatched the other way, so that it is not mistaken for masked cells.
        for (int x = y % hatchPitch; x < size.width(); x += hatchPitch)
            if (codes[static_cast<std::size_t>(x)] == ColorCodes::guessed) out[x] = line;
    }
    return image;
}

QImage cellImage(const HeatData& data, HeatStyle style, QColor ground)
{
    const auto colors = ColorCodes::of(style);
    const auto palette = colors->palette(qPremultiply(ground.rgba()));
    std::array<int, std::tuple_size_v<decltype(palette)>> place;
    place.fill(-1);
    QList<QRgb> table;
    const auto placeOf = [&](ColorCodes::Code code) {
        if (place[code] >= 0) return place[code];
        const QRgb color = qUnpremultiply(palette[code]);
        if (!table.contains(color)) table << color;
        return place[code] = static_cast<int>(table.indexOf(color));
    };
    const QSize size(static_cast<int>(data.cols()), static_cast<int>(data.rows()));
    QImage image(size, QImage::Format_Indexed8);
    for (Index row = 0; row < data.rows(); ++row) {
        uchar* out = image.scanLine(static_cast<int>(row));
        for (Index col = 0; col < data.cols(); ++col)
            out[col] = static_cast<uchar>(placeOf((*colors)(data.at(row, col))));
    }
    if (table.size() <= 256) {
        image.setColorTable(table);
        return image;
    }
    style.hatch = ground;
    return heatImage(data, QRectF(QPointF(), size), size, style, ground, 2);
}
