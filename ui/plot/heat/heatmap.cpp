#include "ui/plot/heat/heatmap.h"

#include "core/not_shown.h"
#include "ui/plot/heat/cell_font.h"
#include "ui/plot/heat/cell_painter.h"
#include "ui/plot/heat/dot_painter.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

/// The pixels whose middles lie in a picture.
/// @param cells  what the image shows, in cells of the picture
QRect pixelsOf(const HeatData& data, const QRectF& cells, QSize image)
{
    const auto pixel = [](double cell, double first, double extent, int pixels) {
        return std::clamp(static_cast<int>(std::ceil((cell - first) / extent * pixels - 0.5)), 0, pixels);
    };
    const int left = pixel(0, cells.left(), cells.width(), image.width());
    const int top = pixel(0, cells.top(), cells.height(), image.height());
    const int right = pixel(static_cast<double>(data.cols()), cells.left(), cells.width(), image.width());
    const int bottom = pixel(static_cast<double>(data.rows()), cells.top(), cells.height(), image.height());
    return {left, top, right - left, bottom - top};
}

}  // namespace

Heatmap::Heatmap(QCPAxis* keyAxis, QCPAxis* valueAxis) : QCPAbstractPlottable(keyAxis, valueAxis)
{
    setAntialiased(false);
    setSelectable(QCP::stNone);
    setNumberText(cellWeight, QStringLiteral(".00"));
}

void Heatmap::setValues(bool shown, const QFont& font)
{
    m_values = shown;
    m_valueFont = font;
}

std::optional<QFont> Heatmap::numbersIn(const QSizeF& cell, const QPaintDevice* device) const
{
    return m_values ? cellFont(cell, m_valueFont, m_widestNumber, device) : std::nullopt;
}

void Heatmap::setNumberText(std::function<QString(float)> text, const QString& widest)
{
    m_numberText = std::move(text);
    m_usualNumber = widest;
    findWidestNumber();
}

/// Scores, and what a file has for weights, may be longer than weights are.
void Heatmap::findWidestNumber()
{
    constexpr Index mostNumbered = Index{1} << 16U;  // of more cells none has room for a number
    m_widestNumber = m_usualNumber;
    if (m_pictures.size() != 1 || m_rows * m_cols > mostNumbered) return;
    const auto [least, most] = m_pictures.front().data->range();
    for (const float number : {least, most})
        if (const QString text = m_numberText(number); text.size() > m_widestNumber.size()) m_widestNumber = text;
}

void Heatmap::setData(std::shared_ptr<const HeatData> data)
{
    m_pictures.clear();
    m_rows = data == nullptr ? 0 : data->rows();
    m_cols = data == nullptr ? 0 : data->cols();
    if (m_rows > 0 && m_cols > 0) m_pictures.push_back({{0, 0, m_rows, m_cols}, std::move(data)});
    findWidestNumber();
}

void Heatmap::setPictures(Index rows, Index cols, std::vector<HeatPicture> pictures)
{
    m_rows = rows;
    m_cols = cols;
    m_pictures = std::move(pictures);
    findWidestNumber();
}

void Heatmap::setShares(std::shared_ptr<const HeatData> shares)
{
    for (HeatPicture& picture : m_pictures) picture.shares = shares;
}

QRgb Heatmap::colorAt(Index query, Index key) const
{
    const HeatPicture* picture = pictureAt(query, key);
    return picture == nullptr ? QRgb() : m_style.color(picture->coloredAt(query, key));
}

const HeatPicture* Heatmap::pictureAt(Index query, Index key) const
{
    const auto has = [&](const HeatPicture& picture) { return picture.contains(query, key); };
    const auto found = std::find_if(m_pictures.rbegin(), m_pictures.rend(), has);
    return found == m_pictures.rend() ? nullptr : &*found;
}

const HeatPicture* Heatmap::overview() const
{
    const core::MapRegion all{0, 0, m_rows, m_cols};
    const auto found = std::ranges::find(m_pictures, all, &HeatPicture::region);
    return found == m_pictures.end() ? nullptr : &*found;
}

bool Heatmap::anyHidden() const
{
    return std::ranges::any_of(m_pictures, [](const HeatPicture& picture) { return picture.data->anyHidden(); });
}

double Heatmap::selectTest(const QPointF&, bool, QVariant*) const { return -1; }

QCPRange Heatmap::getKeyRange(bool& found, QCP::SignDomain) const
{
    found = m_cols > 0;
    return found ? QCPRange(-0.5, static_cast<double>(m_cols) - 0.5) : QCPRange();
}

QCPRange Heatmap::getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const
{
    found = m_rows > 0;
    return found ? QCPRange(-0.5, static_cast<double>(m_rows) - 0.5) : QCPRange();
}

Heatmap::Visible Heatmap::visible() const
{
    const auto first = [](const QCPAxis* axis) {
        return std::max<Index>(0, static_cast<Index>(std::floor(axis->range().lower + 0.5)));
    };
    const auto last = [](const QCPAxis* axis, Index count) {
        return std::min(count - 1, static_cast<Index>(std::ceil(axis->range().upper - 0.5)));
    };
    return {first(mValueAxis), last(mValueAxis, m_rows), first(mKeyAxis), last(mKeyAxis, m_cols)};
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
    const Visible cells = visible();
    if (cells.empty()) return;
    painter->setAntialiasing(false);
    const QSizeF cell = cellRect(cells.top, cells.left, cells.top, cells.left).size();
    const bool dots = !m_pictures.empty() && m_pictures.back().isExact() && drawsDots(m_style, cell);
    for (const HeatPicture& picture : m_pictures)
        drawPixels(painter, picture, dots ? underDots(m_style, m_ground) : m_style);
    if (m_pictures.empty()) return;
    if (dots) drawDots(painter, m_pictures.back(), cells);
    paintBorder(*painter, m_border, {m_rows, m_cols}, cellRect(0, 0, m_rows - 1, m_cols - 1), m_ground);
    const auto numbers = numbersIn(cell, painter->device());
    if (const HeatPicture* all = overview(); all != nullptr && all->isExact())
        paintNotShown(*painter, *all->data, cellRect(0, 0, m_rows - 1, m_cols - 1), m_ground, Medium::Pixels,
                      numbers ? &*numbers : nullptr);
    drawVeil(painter);
    if (!m_pictures.back().isExact()) return;
    if (dots) return;  // numbers could not be read on them
    if (numbers) drawValues(painter, m_pictures.back(), cells, *numbers);
    if (m_minuses && !numbers) drawMinuses(painter, m_pictures.back(), cells);
}

void Heatmap::drawPixels(QCPPainter* painter, const HeatPicture& picture, const HeatStyle& style) const
{
    // Straight in device pixels, so that a map is as sharp on a doubled screen or at 600 dpi as it can be.
    const QRect area = mKeyAxis->axisRect()->rect();
    const QTransform toDevice = painter->deviceTransform();
    const QRect device = toDevice.mapRect(QRectF(area)).toAlignedRect();
    const auto& region = picture.region;
    const double across = static_cast<double>(picture.data->cols()) / static_cast<double>(region.keys);
    const double down = static_cast<double>(picture.data->rows()) / static_cast<double>(region.queries);
    const QRectF cells((mKeyAxis->range().lower + 0.5 - static_cast<double>(region.first_key)) * across,
                       (mValueAxis->range().lower + 0.5 - static_cast<double>(region.first_query)) * down,
                       mKeyAxis->range().size() * across, mValueAxis->range().size() * down);
    const int pitch = std::max(4, static_cast<int>(std::lround(7 * toDevice.m11())));
    QImage image = heatImage(picture.colored(), cells, device.size(), style, m_ground, pitch);
    // Copying is faster than laying one over the other.
    if (m_ground.alpha() == 255) image.reinterpretAsFormat(QImage::Format_RGB32);
    // A whole map has the ground around it; a part covers only its own rectangle.
    const QRect part =
        region.queries == m_rows && region.keys == m_cols ? image.rect() : pixelsOf(*picture.data, cells, image.size());
    painter->save();
    painter->resetTransform();
    const double scale = painter->device()->devicePixelRatioF();
    painter->scale(1 / scale, 1 / scale);
    painter->drawImage(device.topLeft() + part.topLeft(), image, part);
    painter->restore();
}

bool Heatmap::setPointedOut(std::optional<Index> row, std::optional<Index> column)
{
    if (m_pointedRow == row && m_pointedColumn == column) return false;
    m_pointedRow = row;
    m_pointedColumn = column;
    return true;
}

bool Heatmap::isFaded(Index row, Index col) const
{
    if (!m_pointedRow && !m_pointedColumn) return false;
    return m_pointedRow != row && m_pointedColumn != col;
}

/// Over all that fades; a ring around what does not.
void Heatmap::drawVeil(QCPPainter* painter) const
{
    if (!m_pointedRow && !m_pointedColumn) return;
    const Index lastRow = m_rows - 1, lastCol = m_cols - 1;
    const QRectF near = QRectF(mKeyAxis->axisRect()->rect()).adjusted(-2, -2, 2, 2);
    const auto place = [&](Index top, Index left, Index bottom, Index right) {
        return top > bottom || left > right ? QRectF() : cellRect(top, left, bottom, right).intersected(near);
    };
    const auto above = m_pointedRow.value_or(m_rows), left = m_pointedColumn.value_or(m_cols);
    const Index below = m_pointedRow ? above + 1 : m_rows, right = m_pointedColumn ? left + 1 : m_cols;
    const HeatPicture* all = overview();
    const Visible seen = visible();
    for (const auto& [top, bottom] : {std::pair(Index{0}, std::min(above, m_rows) - 1), std::pair(below, lastRow)})
        for (const auto& [from, to] : {std::pair(Index{0}, std::min(left, m_cols) - 1), std::pair(right, lastCol)})
            if (all == nullptr || !all->isExact())
                painter->fillRect(place(top, from, bottom, to), veilOf(m_ground));
            else
                fadeCells(*painter, *all->data,
                          {std::max(top, seen.top), std::min(bottom, seen.bottom), std::max(from, seen.left),
                           std::min(to, seen.right)},
                          m_ground, [&](Index row, Index first, Index last) { return place(row, first, row, last); });
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(accentOn(m_ground), 2));
    if (m_pointedRow && above <= lastRow) painter->drawRect(place(above, 0, above, lastCol));
    if (m_pointedColumn && left <= lastCol) painter->drawRect(place(0, left, lastRow, left));
}

void Heatmap::drawDots(QCPPainter* painter, const HeatPicture& picture, const Visible& cells) const
{
    const auto& region = picture.region;
    const core::CellRange part{std::max<Index>(0, cells.top - region.first_query),
                               std::min(cells.bottom - region.first_query, region.queries - 1),
                               std::max<Index>(0, cells.left - region.first_key),
                               std::min(cells.right - region.first_key, region.keys - 1)};
    paintDots(*painter, picture.colored(), part, m_style, [&](Index row, Index col) {
        return cellRect(row + region.first_query, col + region.first_key, row + region.first_query,
                        col + region.first_key);
    });
}

void Heatmap::drawMinuses(QCPPainter* painter, const HeatPicture& picture, const Visible& cells) const
{
    paintMinuses(*painter, *picture.data, {cells.top, cells.bottom, cells.left, cells.right}, m_style,
                 [this](Index row, Index col) { return cellRect(row, col, row, col); });
}

void Heatmap::drawValues(QCPPainter* painter, const HeatPicture& picture, Visible cells, const QFont& font) const
{
    const auto& region = picture.region;
    cells = {std::max(cells.top, region.first_query), std::min(cells.bottom, region.first_query + region.queries - 1),
             std::max(cells.left, region.first_key), std::min(cells.right, region.first_key + region.keys - 1)};
    if (cells.empty()) return;
    painter->setFont(font);
    for (Index row = cells.top; row <= cells.bottom; ++row)
        for (Index col = cells.left; col <= cells.right; ++col) {
            const float value = picture.at(row, col);
            if (value == HeatData::hidden || core::isNotShown(value) || isFaded(row, col)) continue;
            painter->setPen(QColor(readableOn(m_style.color(picture.coloredAt(row, col)))));
            painter->drawText(cellRect(row, col, row, col), Qt::AlignCenter, m_numberText(value));
        }
}

void Heatmap::drawLegendIcon(QCPPainter*, const QRectF&) const {}

#include "moc_heatmap.cpp"
