#include "ui/plot/heat/patch_picture.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using core::Index;

namespace {

int mixed(int below, int above, double opacity)
{
    return static_cast<int>(std::lround(below + opacity * (above - below)));
}

void cover(QImage& image, const QRect& part, QRgb color, double opacity)
{
    for (int y = part.top(); y <= part.bottom(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = part.left(); x <= part.right(); ++x)
            line[x] = qRgb(mixed(qRed(line[x]), qRed(color), opacity), mixed(qGreen(line[x]), qGreen(color), opacity),
                           mixed(qBlue(line[x]), qBlue(color), opacity));
    }
}

double sumOf(auto from, auto to)
{
    double sum = 0;
    for (; from != to; ++from)
        if (std::isfinite(*from)) sum += static_cast<double>(*from);
    return sum;
}

}  // namespace

QImage imageOf(const core::Image& image)
{
    return QImage(image.rgb.data(), static_cast<int>(image.width), static_cast<int>(image.height),
                  static_cast<qsizetype>(3 * image.width), QImage::Format_RGB888)
        .convertToFormat(QImage::Format_RGB32);
}

void paintPatchOutline(QPainter& painter, const QRectF& square, double width)
{
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 200), 2 * width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(square);
    painter.setPen(QPen(Qt::white, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(square);
    painter.restore();
}

PatchPicture PatchPicture::of(const core::Trace& trace, Index item, Index query, const HeatData& cells)
{
    const core::Sequence& sequence = trace.batch.sequences[static_cast<std::size_t>(item)];
    if (!trace.model->transformer.patches || sequence.image == nullptr)
        throw core::Error(core::Code::Missing, trace.model->info.name, "the picture",
                          "a model that reads pictures, and a picture", "");
    PatchPicture picture{
        imageOf(sequence.shown ? *sequence.shown : *sequence.image), *trace.model->transformer.patches, query, {}};
    picture.setQuery(query, cells);
    return picture;
}

void PatchPicture::setQuery(Index token, const HeatData& cells)
{
    query = token;
    weights.clear();
    for (Index key = 0; key < cells.cols(); ++key) weights.push_back(cells.at(token, key));
}

std::pair<double, double> PatchPicture::range() const
{
    double lowest = 1;
    double highest = 0;
    for (auto each = weights.begin() + patches.firstSquare(); each != weights.end(); ++each) {
        if (!std::isfinite(*each)) continue;
        lowest = std::min(lowest, static_cast<double>(*each));
        highest = std::max(highest, static_cast<double>(*each));
    }
    if (highest > lowest) return {lowest, highest};
    return {0, highest > 0 ? highest : 1};
}

double PatchPicture::onSquares() const { return sumOf(weights.begin() + patches.firstSquare(), weights.end()); }

double PatchPicture::before() const { return sumOf(weights.begin(), weights.begin() + patches.firstSquare()); }

QImage PatchPicture::blended(const HeatStyle& style, double opacity) const
{
    QImage result = image.convertToFormat(QImage::Format_Grayscale8).convertToFormat(QImage::Format_RGB32);
    const QRectF all(0, 0, result.width(), result.height());
    for (Index token = patches.firstSquare(); token < static_cast<Index>(weights.size()); ++token) {
        const float weight = weights[static_cast<std::size_t>(token)];
        if (weight == HeatData::hidden || std::isnan(weight)) continue;
        const QRectF square = place(token, all);
        const QRect pixels(QPoint(qRound(square.left()), qRound(square.top())),
                           QPoint(qRound(square.right()) - 1, qRound(square.bottom()) - 1));
        cover(result, pixels & result.rect(), style.color(weight), opacity);
    }
    return result;
}

QColor PatchPicture::meanGrey() const
{
    const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    double sum = 0;
    for (int y = 0; y < grey.height(); ++y) {
        const uchar* line = grey.constScanLine(y);
        sum = std::accumulate(line, line + grey.width(), sum);
    }
    const int mean = qRound(sum / std::max(1.0, static_cast<double>(grey.width()) * grey.height()));
    return {mean, mean, mean};
}

QRectF PatchPicture::place(Index token, const QRectF& picture) const
{
    const auto place = core::patchPlace(patches, token);
    if (!place) return picture;
    const double width = picture.width() * static_cast<double>(patches.side) / static_cast<double>(patches.width);
    const double height = picture.height() * static_cast<double>(patches.side) / static_cast<double>(patches.height);
    return {picture.left() + width * static_cast<double>(place->column),
            picture.top() + height * static_cast<double>(place->row), width, height};
}

std::optional<Index> PatchPicture::tokenAt(const QPointF& position, const QRectF& picture) const
{
    if (picture.isEmpty() || !picture.contains(position)) return std::nullopt;
    const auto pixel = [](double offset, double extent, Index pixels) {
        return std::clamp<Index>(static_cast<Index>(offset / extent * static_cast<double>(pixels)), 0, pixels - 1);
    };
    const core::PatchPlace place{pixel(position.y() - picture.top(), picture.height(), patches.height) / patches.side,
                                 pixel(position.x() - picture.left(), picture.width(), patches.width) / patches.side};
    if (place.row >= patches.rows() || place.column >= patches.columns()) return std::nullopt;
    return core::patchToken(patches, place);
}
