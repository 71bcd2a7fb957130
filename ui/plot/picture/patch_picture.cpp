#include "ui/plot/picture/patch_picture.h"

#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/model/pass/probe_weights.h"
#include "core/not_shown.h"
#include "ui/plot/heat/heat_data.h"
#include "ui/plot/heat/shown_map.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using core::Index;

namespace {

/// The next full step of 1, 2 or 5 times a power of ten, of which there are at most five up to there.
double roundEnd(double highest)
{
    constexpr double most = 5;
    const double step = roundedUp(highest / most);
    return std::ceil(highest / step - 1e-9) * step;
}

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
        if (std::isfinite(*from) || core::isNotShown(*from)) sum += static_cast<double>(*from);
    return sum;
}

/// Whose part it is, among the pictures of a text; -1 for what is no part.
Index ownerOf(const core::TextPictures& pictures, Index part)
{
    if (part < 0) return -1;
    Index owner = 0;
    for (const auto& picture : pictures.pictures) {
        if (part < picture->tokens()) return owner;
        part -= picture->tokens();
        ++owner;
    }
    return -1;
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

PatchNumbers PatchNumbers::of(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                              const core::HeadAttention& stages, const core::FigureSettings& settings,
                              const std::vector<core::HeadAddress>& picked)
{
    PatchNumbers numbers;
    if (settings.picture.probe) numbers.probe = core::probeWeights(*trace, address.item, address.head);
    // Nothing is known of the probe's values, and of maps of several heads only means are shares.
    core::MapLook look;
    using Cells = core::MapLook::Cells;
    const bool several =
        settings.map.cells == Cells::LayerHeads || (settings.map.cells == Cells::PickedHeads && !picked.empty());
    const bool joins = several && !trace->isLong();
    if (numbers.probe.size() == 0 && (settings.map.cells == Cells::Norms || joins)) look.cells = settings.map.cells;
    look.joined = core::HeadsJoined::Mean;
    ShownMap shown = shownMapOrWeights(trace, address, stages, look, {.picked = picked});
    numbers.quantity = shown.quantity;
    if (shown.weights || shownHeads(look.cells)) {
        numbers.weights = shown.data;
        numbers.notes = shown.notes;
    } else {
        numbers.weights = std::make_shared<const HeatData>(core::shownWeights(stages.weights, trace->mask(address)));
        numbers.norms = shown.data;
    }
    return numbers;
}

PatchPicture PatchPicture::of(const core::Trace& trace, Index item, Index query, const PatchNumbers& numbers,
                              const core::PictureLook& look)
{
    auto seen = core::seenPicture(trace, item, look.number, look.whole);
    if (!seen || seen->image == nullptr)
        throw core::Error(core::Code::Missing, trace.model->info.name,
                          "the picture is missing: expected a model that reads pictures, and a picture");
    PatchPicture picture{imageOf(*seen->image), std::move(seen->patches), query, {}};
    picture.kept = seen->kept;
    picture.whole = look.whole || !seen->cut;
    picture.seen = *std::move(seen);
    if (picture.seen.in_text) {
        const core::Sequence& text = trace.batch.sequences[static_cast<std::size_t>(item)];
        picture.owners.reserve(text.tokens.size());
        for (Index token = 0; token < std::ssize(text.tokens); ++token) {
            const Index part = text.pictures->part(token);
            picture.owners.push_back(ownerOf(*text.pictures, part));
            picture.asking << (part < 0 ? tokenText(text.tokens[static_cast<std::size_t>(token)]) : QString());
        }
    }
    picture.setQuery(query, numbers);
    return picture;
}

void PatchPicture::setQuery(Index token, const PatchNumbers& numbers)
{
    const auto row = [token](const HeatData& of) {
        std::vector<float> cells;
        for (Index key = 0; key < of.cols(); ++key) cells.push_back(of.at(token, key));
        return cells;
    };
    query = token;
    probe = numbers.probe.size() > 0;
    if (probe)
        weights.assign(numbers.probe.data(), numbers.probe.data() + numbers.probe.size());
    else
        weights = row(*numbers.weights);
    norms = numbers.norms == nullptr ? std::vector<float>() : row(*numbers.norms);
}

std::pair<double, double> PatchPicture::range(double clip) const
{
    std::vector<double> numbers;
    for (Index token = 0; token < std::ssize(shown()); ++token)
        if (const float each = shown()[static_cast<std::size_t>(token)];
            std::isfinite(each) && core::patchPlace(patches, token))
            numbers.push_back(static_cast<double>(each));
    if (numbers.empty()) return {0, 1};
    std::ranges::sort(numbers);
    const double place = (1 - clip) * static_cast<double>(numbers.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const double above = numbers[std::min(below + 1, numbers.size() - 1)];
    const double highest = std::lerp(numbers[below], above, place - std::floor(place));
    // A smallest number that is next to nothing is nothing on a bar.
    constexpr double nothing = 0.05;
    const double lowest = numbers.front() >= 0 && numbers.front() < nothing * highest ? 0 : numbers.front();
    // Without a clip the bar ends at one of its numbers.
    if (highest > lowest) return {lowest, clip > 0 || lowest < 0 ? highest : roundEnd(highest)};
    return {0, highest > 0 ? highest : 1};
}

double PatchPicture::onSquares() const
{
    std::vector<float> squares;
    for (Index token = 0; token < std::ssize(weights); ++token)
        if (core::patchPlace(patches, token)) squares.push_back(weights[static_cast<std::size_t>(token)]);
    return sumOf(squares.begin(), squares.end());
}

double PatchPicture::on(core::LearnedToken::Kind kind) const
{
    double sum = 0;
    for (std::size_t token = 0; token < patches.learned.size(); ++token)
        if (patches.learned[token].kind == kind && (std::isfinite(weights[token]) || core::isNotShown(weights[token])))
            sum += static_cast<double>(weights[token]);
    return sum;
}

double PatchPicture::onOtherPictures() const
{
    std::vector<float> others;
    for (Index token = 0; token < std::min<Index>(std::ssize(weights), asking.size()); ++token)
        if (asking[token].isEmpty() && !core::patchPlace(patches, token))
            others.push_back(weights[static_cast<std::size_t>(token)]);
    return sumOf(others.begin(), others.end());
}

double PatchPicture::onText() const
{
    std::vector<float> text;
    for (Index token = 0; token < std::ssize(weights); ++token)
        if (token >= asking.size() || !asking[token].isEmpty())
            text.push_back(weights[static_cast<std::size_t>(token)]);
    return sumOf(text.begin(), text.end());
}

std::optional<PatchPicture::Brightest> PatchPicture::brightest() const
{
    Brightest found;
    for (Index token = 0; token < std::ssize(shown()); ++token) {
        const auto place = core::patchPlace(patches, token);
        const float number = shown()[static_cast<std::size_t>(token)];
        if (place && std::isfinite(number) && number > found.number) found = {*place, number};
    }
    if (found.number <= 0) return std::nullopt;
    const bool across = found.place.column == 0 || found.place.column == patches.columns() - 1;
    const bool down = found.place.row == 0 || found.place.row == patches.rows() - 1;
    found.at = across && down ? Brightest::At::Corner : across || down ? Brightest::At::Edge : Brightest::At::Inside;
    return found;
}

QImage PatchPicture::blended(const HeatStyle& style, double opacity, const core::PictureLook& look) const
{
    QImage result = look.colored
                        ? image.convertToFormat(QImage::Format_RGB32)
                        : image.convertToFormat(QImage::Format_Grayscale8).convertToFormat(QImage::Format_RGB32);
    const QRectF all(0, 0, result.width(), result.height());
    for (Index token = 0; token < static_cast<Index>(shown().size()); ++token) {
        if (!core::patchPlace(patches, token)) continue;
        const float number = shown()[static_cast<std::size_t>(token)];
        if (number == HeatData::hidden || std::isnan(number)) continue;
        const QRectF square = place(token, all);
        const QRect pixels(QPoint(qRound(square.left()), qRound(square.top())),
                           QPoint(qRound(square.right()) - 1, qRound(square.bottom()) - 1));
        const double share = look.by_weight ? style.position(static_cast<double>(number)) : 1;
        cover(result, pixels & result.rect(), style.color(number), share * opacity);
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

QColor PatchPicture::mean(bool colored) const
{
    if (!colored) return meanGrey();
    const QImage rgb = image.convertToFormat(QImage::Format_RGB32);
    double red = 0, green = 0, blue = 0;
    for (int y = 0; y < rgb.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(rgb.constScanLine(y));
        for (int x = 0; x < rgb.width(); ++x) {
            red += qRed(line[x]);
            green += qGreen(line[x]);
            blue += qBlue(line[x]);
        }
    }
    const double pixels = std::max(1.0, static_cast<double>(rgb.width()) * rgb.height());
    return {qRound(red / pixels), qRound(green / pixels), qRound(blue / pixels)};
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
