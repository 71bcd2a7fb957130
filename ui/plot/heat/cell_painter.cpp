#include "ui/plot/heat/cell_painter.h"

#include "ui/plot/heat/dot_painter.h"
#include "ui/plot/pdf/indexed_pictures.h"

#include <QFontInfo>
#include <QPainterPath>
#include <QPolygonF>

#include "core/not_shown.h"
#include "ui/theme/palette.h"
#include <algorithm>
#include <cmath>
#include <limits>

using core::Index;

namespace {

/// How far a cell reaches under those that are drawn after it, in units of 1/96 inch: more than a dot at 72 dpi, so
/// that no ground shines through where a viewer smooths edges.
constexpr double lap = 1.4;

void paintPixels(QPainter& painter, const HeatData& data, const QRectF& rect, const HeatStyle& style, QColor ground)
{
    // Straight in device pixels, so that a map is as sharp at any resolution as it can be.
    const QTransform toDevice = painter.deviceTransform();
    const QRectF exact = toDevice.mapRect(rect);
    const QRect device = exact.toAlignedRect();
    const double cellsX = static_cast<double>(data.cols()) / exact.width();
    const double cellsY = static_cast<double>(data.rows()) / exact.height();
    const QRectF cells((device.left() - exact.left()) * cellsX, (device.top() - exact.top()) * cellsY,
                       device.width() * cellsX, device.height() * cellsY);
    const int pitch = std::max(4, static_cast<int>(std::lround(4 * toDevice.m11())));
    const QImage image = heatImage(data, cells, device.size(), style, ground, pitch);
    painter.save();
    painter.resetTransform();
    const double scale = painter.device()->devicePixelRatioF();
    painter.scale(1 / scale, 1 / scale);
    painter.drawImage(device.topLeft(), image);
    painter.restore();
}

QSizeF sizeOfCell(const HeatData& data, const QRectF& rect)
{
    return {rect.width() / static_cast<double>(data.cols()), rect.height() / static_cast<double>(data.rows())};
}

/// How far a cell reaches under those beside and below it, and whether under the one that is both.
struct Laps {
    double right = 0;
    double down = 0;
    bool corner = false;
};

/// Draws a run of cells with what lies under others. There the edges slant: in a dot that an edge of the map or of a
/// row divides, a straight end would be mixed in twice, and show as a notch or as a tab beside a bright cell.
void fillRun(QPainter& painter, const QRectF& run, const Laps& laps, const QColor& fill, bool slanted)
{
    if (!slanted || (laps.right <= 0 && laps.down <= 0)) {
        painter.fillRect(run.adjusted(0, 0, laps.corner ? laps.right : 0, laps.down), fill);
        if (!laps.corner && laps.right > 0) painter.fillRect(run.adjusted(0, 0, laps.right, 0), fill);
        return;
    }
    const double across = std::min(laps.right, run.height() / 2), along = std::min(laps.down, run.width() / 2);
    QPolygonF shape{run.topLeft(), run.topRight()};
    if (laps.right > 0) shape << QPointF(run.right() + laps.right, run.top() + across);
    if (laps.right > 0 && laps.corner && laps.down > 0) {
        shape << QPointF(run.right() + laps.right, run.bottom() + laps.down);
    } else {
        if (laps.right > 0) shape << QPointF(run.right() + laps.right, run.bottom() - across);
        shape << run.bottomRight();
        if (laps.down > 0) shape << QPointF(run.right() - along, run.bottom() + laps.down);
    }
    if (laps.down > 0) shape << QPointF(run.left() + along, run.bottom() + laps.down);
    shape << run.bottomLeft();
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(shape, Qt::WindingFill);
}

const Palette& paletteOn(const QColor& ground)
{
    if (ground == Palette::contrast().window) return Palette::contrast();
    return ground.alpha() > 0 && ground.lightness() < 128 ? Palette::dark() : Palette::light();
}

bool isGuessed(float value) { return core::isNotShown(value); }
bool isHidden(float value) { return value == HeatData::hidden; }

std::vector<QRectF> runsOf(bool (*belongs)(float), const HeatData& data, const QRectF& rect)
{
    std::vector<QRectF> runs;
    for (Index row = 0; row < data.rows(); ++row)
        for (Index col = 0; col < data.cols(); ++col) {
            if (!belongs(data.at(row, col))) continue;
            const Index first = col;
            while (col + 1 < data.cols() && belongs(data.at(row, col + 1))) ++col;
            runs.push_back(cellsIn(rect, data.rows(), data.cols(), row, first, row, col));
        }
    return runs;
}

void paintRectangles(QPainter& painter, const HeatData& data, const QRectF& rect, const HeatStyle& style)
{
    fillCells(
        painter, {data.rows(), data.cols()}, rect,
        [&](Index row, Index col) { return !isHidden(data.at(row, col)) && !isGuessed(data.at(row, col)); },
        [&](Index row, Index col) { return style.color(data.at(row, col)); });
}

void paintHatches(QPainter& painter, const HeatData& data, const QRectF& rect, const HeatStyle& style)
{
    const QPen pen(style.hatch, 0.5, Qt::SolidLine, Qt::FlatCap);
    constexpr double pitch = 4;
    if (data.anyHidden()) paintHatch(painter, runsOf(isHidden, data, rect), rect, pen, pitch);
    if (!data.guessedRows().empty()) paintHatch(painter, runsOf(isGuessed, data, rect), rect, pen, pitch, false);
}

void paintImage(QPainter& painter, const HeatData& data, const QRectF& rect, const HeatStyle& style)
{
    // The page's ground, and lines over hidden cells, lie below.
    QImage image = cellImage(data, style, Qt::transparent);
    if (auto* device = dynamic_cast<IndexedPictures*>(painter.device()); device != nullptr)
        image = device->taken(image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(rect, image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
}

}  // namespace

QRectF cellsIn(const QRectF& grid, Index rows, Index cols, Index top, Index left, Index bottom, Index right)
{
    const auto x = [&](Index col) {
        return grid.left() + grid.width() * static_cast<double>(col) / static_cast<double>(cols);
    };
    const auto y = [&](Index row) {
        return grid.top() + grid.height() * static_cast<double>(row) / static_cast<double>(rows);
    };
    return {QPointF(x(left), y(top)), QPointF(x(right + 1), y(bottom + 1))};
}

void fillCells(QPainter& painter, const std::pair<Index, Index>& size, const QRectF& rect,
               const std::function<bool(Index, Index)>& covered, const std::function<QRgb(Index, Index)>& color)
{
    const auto [rows, cols] = size;
    if (rows == 0 || cols == 0) return;
    const double wide = rect.width() / static_cast<double>(cols), high = rect.height() / static_cast<double>(rows);
    const auto farDown = static_cast<Index>(std::ceil(lap / high)),
               farRight = static_cast<Index>(std::ceil(lap / wide));
    // TeX takes shapes one by one, and its viewers are those of PDF: corners are not worth its memory.
    const bool slanted = dynamic_cast<const FewCells*>(painter.device()) == nullptr;
    std::vector<Index> below(static_cast<std::size_t>(cols));  // how many cells that are covered
    std::vector<QRgb> colors(below.size());
    std::vector<bool> here(below.size());
    for (Index row = 0; row < rows; ++row) {
        for (Index col = 0; col < cols; ++col) {
            const auto at = static_cast<std::size_t>(col);
            here[at] = covered(row, col);
            if (here[at]) colors[at] = color(row, col);
            Index& depth = below[at];
            for (depth = 0; here[at] && depth < farDown && row + depth + 1 < rows; ++depth)
                if (!covered(row + depth + 1, col)) break;
        }
        for (Index col = 0; col < cols; ++col) {
            const auto first = static_cast<std::size_t>(col);
            if (!here[first]) continue;
            auto last = first;
            while (last + 1 < here.size() && here[last + 1] && colors[last + 1] == colors[first]
                   && below[last + 1] == below[first])
                ++last;
            col = static_cast<Index>(last);
            Index beside = 0;
            bool corner = true;  // covered as well
            for (auto next = last + 1; next < here.size() && here[next] && beside < farRight; ++next, ++beside)
                corner = corner && below[next] >= below[first];
            const double right = std::min(lap, static_cast<double>(beside) * wide);
            const double down = std::min(lap, static_cast<double>(below[first]) * high);
            const QRectF run = cellsIn(rect, rows, cols, row, static_cast<Index>(first), row, col);
            fillRun(painter, run, {right, down, corner}, QColor(colors[first]), slanted);
        }
    }
}

void paintCells(QPainter& painter, const HeatData& data, const QRectF& rect, const HeatStyle& style, QColor ground,
                Medium medium, Index largest)
{
    if (data.rows() == 0 || data.cols() == 0) return;
    if (drawsDots(style, sizeOfCell(data, rect))) {
        HeatStyle squares = underDots(style, ground);
        squares.dots = false;
        paintCells(painter, data, rect, squares, ground, medium, largest);
        paintDots(painter, data, {0, data.rows() - 1, 0, data.cols() - 1}, style,
                  [&](Index row, Index col) { return cellsIn(rect, data.rows(), data.cols(), row, col, row, col); });
        return;
    }
    if (medium == Medium::Pixels) {
        paintPixels(painter, data, rect, style, ground);
        return paintNotShown(painter, data, rect, ground, medium);
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    // Below the cells, which cover the slanted ends of its lines.
    paintHatches(painter, data, rect, style);
    if (data.rows() * data.cols() > largest * largest)
        paintImage(painter, data, rect, style);
    else
        paintRectangles(painter, data, rect, style);
    painter.restore();
    paintNotShown(painter, data, rect, ground, medium);
}

QColor accentOn(const QColor& ground) { return paletteOn(ground).accent; }

void paintNotShown(QPainter& painter, const HeatData& data, const QRectF& rect, QColor ground, Medium medium,
                   const QFont* numbers)
{
    if (data.guessedRows().empty()) return;
    const QColor accent = accentOn(ground);
    painter.save();
    painter.setBrush(Qt::NoBrush);
    for (const Index row : data.guessedRows()) {
        Index first = 0, last = data.cols() - 1;
        while (!isGuessed(data.at(row, first))) ++first;
        while (!isGuessed(data.at(row, last))) --last;
        const QRectF band = cellsIn(rect, data.rows(), data.cols(), row, first, row, last);
        painter.setPen(QPen(accent, std::clamp(band.height() / 16, 0.5, 2.0)));
        painter.drawRect(band);
        if (band.height() < 7) continue;
        QFont font = painter.font();
        constexpr double least = 5, alone = 18;
        const double most = numbers == nullptr ? alone : QFontInfo(QFont(*numbers, painter.device())).pixelSize();
        font.setPixelSize(static_cast<int>(std::max(least, std::min(0.6 * band.height(), most))));
        font.setBold(true);
        painter.setFont(font);
        const QSizeF size = QSizeF(1.8, 1.3) * font.pixelSize();
        const QRectF plate(band.center() - QPointF(size.width(), size.height()) / 2, size);
        painter.fillRect(plate & band, paletteOn(ground).window);
        drawPlainText(&painter, band, Qt::AlignCenter, QStringLiteral("?"), medium);
    }
    painter.restore();
}

void paintNumbers(QPainter& painter, const HeatData& data, const QRectF& rect, const HeatStyle& style,
                  const QFont& font, const std::function<QString(Index, Index)>& number, Medium medium)
{
    if (drawsDots(style, sizeOfCell(data, rect))) return;  // they could not be read on dots
    painter.save();
    painter.setFont(font);
    for (Index row = 0; row < data.rows(); ++row)
        for (Index col = 0; col < data.cols(); ++col) {
            const float value = data.at(row, col);
            if (isHidden(value) || isGuessed(value)) continue;
            painter.setPen(QColor(readableOn(style.color(value))));
            drawPlainText(&painter, cellsIn(rect, data.rows(), data.cols(), row, col, row, col), Qt::AlignCenter,
                          number(row, col), medium);
        }
    painter.restore();
}

void paintMinuses(QPainter& painter, const HeatData& data, const core::CellRange& cells, const HeatStyle& style,
                  const std::function<QRectF(Index, Index)>& place)
{
    constexpr double smallest = 5;  // of a cell
    const QRectF cell = place(cells.first_query, cells.first_key);
    const double side = std::min(cell.width(), cell.height());
    if (side < smallest) return;
    const double half = std::clamp(0.22 * side, 1.5, 7.0);
    QPainterPath dark, light;
    for (Index row = cells.first_query; row <= cells.last_query; ++row)
        for (Index col = cells.first_key; col <= cells.last_key; ++col) {
            const float value = data.at(row, col);
            if (!std::isfinite(value) || static_cast<double>(value) > -minusesFrom * style.highest) continue;
            const QPointF middle = place(row, col).center();
            QPainterPath& minuses = readableOn(style.color(value)) == qRgb(0, 0, 0) ? dark : light;
            minuses.moveTo(middle - QPointF(half, 0));
            minuses.lineTo(middle + QPointF(half, 0));
        }
    const double width = std::clamp(0.08 * side, 0.6, 2.0);
    for (const auto& [minuses, color] : {std::pair(&dark, Qt::black), std::pair(&light, Qt::white)})
        if (!minuses->isEmpty()) painter.strokePath(*minuses, QPen(color, width, Qt::SolidLine, Qt::FlatCap));
}

void paintMinuses(QPainter& painter, const HeatData& data, const QRectF& rect, const HeatStyle& style)
{
    if (data.rows() == 0 || data.cols() == 0 || drawsDots(style, sizeOfCell(data, rect))) return;
    paintMinuses(painter, data, {0, data.rows() - 1, 0, data.cols() - 1}, style,
                 [&](Index row, Index col) { return cellsIn(rect, data.rows(), data.cols(), row, col, row, col); });
}

void fadeCells(QPainter& painter, const HeatData& data, const core::CellRange& cells, QColor ground,
               const std::function<QRectF(Index, Index, Index)>& place)
{
    const QColor veil = veilOf(ground);
    for (Index row = cells.first_query; row <= cells.last_query; ++row)
        for (Index col = cells.first_key; col <= cells.last_key; ++col) {
            if (isHidden(data.at(row, col))) continue;
            const Index first = col;
            while (col < cells.last_key && !isHidden(data.at(row, col + 1))) ++col;
            painter.fillRect(place(row, first, col), veil);
        }
}

QColor veilOf(QColor ground)
{
    constexpr float faded = 0.8F;
    ground.setAlphaF(faded);
    return ground;
}

void paintBorder(QPainter& painter, const MapBorder& border, const std::pair<Index, Index>& size, const QRectF& rect,
                 QColor paper)
{
    if (border.empty()) return;
    const double high = rect.height() / static_cast<double>(size.first);
    const double wide = rect.width() / static_cast<double>(size.second);
    std::vector<QLineF> lines;
    if (border.row) {
        const double y = rect.top() + high * static_cast<double>(*border.row);
        lines.emplace_back(rect.left(), y, rect.right(), y);
    }
    if (border.column) {
        const double x = rect.left() + wide * static_cast<double>(*border.column);
        lines.emplace_back(x, rect.top(), x, rect.bottom());
    }
    const double strip = std::clamp(std::min(wide, high) / 4, 1.0, 4.0);
    const QColor ink = paper.lightness() > 127 ? QColor(32, 32, 32) : QColor(224, 224, 224);
    painter.save();
    for (const QPen& pen :
         {QPen(paper, strip, Qt::SolidLine, Qt::FlatCap), QPen(ink, strip / 3, Qt::SolidLine, Qt::FlatCap)}) {
        painter.setPen(pen);
        for (const QLineF& line : lines) painter.drawLine(line);
    }
    painter.restore();
}

void paintHatch(QPainter& painter, const std::vector<QRectF>& runs, const QRectF& area, const QPen& pen, double pitch,
                bool rising)
{
    // In the order of the lines: downwards, and within a row away from where the lines begin.
    std::vector<QRectF> ordered = runs;
    std::ranges::sort(ordered, [rising](const QRectF& a, const QRectF& b) {
        if (a.top() != b.top()) return a.top() < b.top();
        return rising ? a.left() > b.left() : a.left() < b.left();
    });
    QPainterPath hatch;
    const int lines = static_cast<int>((area.width() + area.height()) / pitch);
    // A falling line is a rising one in the mirror of the area's middle.
    const double mirror = area.left() + area.right();
    const auto at = [&](double x, double y) { return QPointF(rising ? x : mirror - x, y); };
    for (int line = 1; line <= lines; ++line) {
        const double sum = area.left() + line * pitch + area.top();   // x + y all along the line
        double from = 0, to = std::numeric_limits<double>::lowest();  // in y, of the piece not drawn yet
        const auto drawPiece = [&] {
            if (from >= to) return;
            hatch.moveTo(at(sum - from, from));
            hatch.lineTo(at(sum - to, to));
        };
        for (const QRectF& run : ordered) {
            const double left = rising ? run.left() : mirror - run.right();
            const double right = rising ? run.right() : mirror - run.left();
            const double enters = std::max(run.top(), sum - right);
            const double leaves = std::min(run.bottom(), sum - left);
            if (enters >= leaves) continue;
            if (enters > to + 1e-6) {
                drawPiece();
                from = enters;
            }
            to = leaves;
        }
        drawPiece();
    }
    painter.strokePath(hatch, pen);
}
