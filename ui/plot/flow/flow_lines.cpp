#include "ui/plot/flow/flow_lines.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <QVarLengthArray>

#include "core/attention/pooling.h"

#include <algorithm>
#include <cmath>
#include <tuple>

using core::Index;

namespace {

struct FlowLineWords {
    Q_DECLARE_TR_FUNCTIONS(Flow)
};

/// Steps of strength: a pen is set for each and not for each line, which keeps files small as well.
constexpr int strengths = 32;

/// Chosen by computer so that the smallest distance in Oklab (Ottosson, 2020) of any two is large, as they are and as
/// people with protanopia and deuteranopia see them (Machado et al., 2009), at a contrast of 3 and more to the ground.
/// Behind the accent; the first few are the farthest apart.
constexpr QRgb onLight[] = {0xf6623a, 0x453d1d, 0xb0267c, 0xb182ce, 0xb85207, 0x25a37e,
                            0x3519bf, 0x751a65, 0x707bfd, 0x8062b0, 0x894844};
constexpr QRgb onDark[] = {0x9cf530, 0xcb3904, 0xa037d3, 0x8ec08d, 0x5cdefc, 0x207392,
                           0xd487c1, 0xdadbb5, 0x089772, 0xdd9314, 0x9b74d9};
static_assert(std::size(onLight) + 1 == mostFlowHeads && std::size(onDark) + 1 == mostFlowHeads);

/// The weakest first; of equal ones those of the first head last.
bool isWeaker(const FlowLine& a, const FlowLine& b)
{
    return std::tuple(a.weight, b.head, b.query, b.key) < std::tuple(b.weight, a.head, a.query, a.key);
}

void keepStrongest(std::vector<FlowLine>& lines, Index count)
{
    const Index surplus = std::ssize(lines) - count;
    if (surplus <= 0) return;
    std::nth_element(lines.begin(), lines.begin() + surplus, lines.end(), isWeaker);
    lines.erase(lines.begin(), lines.begin() + surplus);
}

/// Adds one query's lines for the settings.
void addRow(FlowLines& all, const core::RowVector& row, const FlowLine& from, const core::FlowSettings& settings,
            std::vector<FlowLine>& chosen)
{
    chosen.clear();
    for (Index key = 0; key < row.size(); ++key) {
        const float weight = row[key];
        if (!(weight > 0)) continue;  // hidden cells are -∞
        if (std::isinf(weight)) {
            ++all.broken;
            continue;
        }
        ++all.possible;
        if (static_cast<double>(weight) >= settings.least) chosen.push_back({from.head, from.query, key, weight});
    }
    if (settings.most > 0) keepStrongest(chosen, settings.most);
    all.chosen += std::ssize(chosen);
    all.lines.insert(all.lines.end(), chosen.begin(), chosen.end());
}

int strengthOf(float weight, float full)
{
    const float share = std::clamp(weight / full, 0.0F, 1.0F);
    return std::clamp(static_cast<int>(std::ceil(strengths * std::sqrt(share))), 1, strengths);
}

/// Strength as a share of the largest weight.
double shareOf(int strength) { return static_cast<double>(strength * strength) / (strengths * strengths); }

double widthOf(const FlowStyle& style, int strength) { return flowWidth(style.thickest, shareOf(strength)); }

QColor colorOf(const FlowStyle& style, std::size_t head, int strength)
{
    return flowColor(style.colors[head], style.ground, shareOf(strength));
}

/// Red and blue at once, then green.
/// @param share  of the pixel that the colour covers, 0 to 256
void coverPixel(QRgb& pixel, QRgb color, quint32 share)
{
    constexpr quint32 redAndBlue = 0xFF00FF, green = 0x00FF00;
    const quint32 rest = 256 - share;
    pixel = 0xFF000000 | ((((pixel & redAndBlue) * rest + (color & redAndBlue) * share) >> 8) & redAndBlue)
            | ((((pixel & green) * rest + (color & green) * share) >> 8) & green);
}

/// The part of one column of pixels that a line covers.
/// @param top, bottom  in 1/65536 pixels, inside the picture
void fillColumn(QRgb* pixel, qsizetype stride, qint64 top, qint64 bottom, QRgb color)
{
    const auto first = static_cast<qsizetype>(top >> 16);
    const auto last = static_cast<qsizetype>(bottom >> 16);
    pixel += first * stride;
    if (first == last) return coverPixel(*pixel, color, static_cast<quint32>(bottom - top) >> 8);
    coverPixel(*pixel, color, 256 - (static_cast<quint32>(top >> 8) & 255));
    for (qsizetype row = first + 1; row < last; ++row) *(pixel += stride) = color;
    const quint32 rest = static_cast<quint32>(bottom >> 8) & 255;
    if (rest > 0) coverPixel(*(pixel + stride), color, rest);
}

/// A line from left to right in a picture's pixels, column by column.
void fillLine(QImage& image, const QLineF& line, double width, QRgb color)
{
    const double slope = line.dy() / line.dx();
    const double half = width / 2 * std::sqrt(1 + slope * slope);
    const int from = std::max(0, static_cast<int>(std::lround(line.x1())));
    const int to = std::min(image.width(), static_cast<int>(std::lround(line.x2())));
    constexpr double one = 65536;
    const auto step = static_cast<qint64>(slope * one);
    const auto high = static_cast<qint64>(2 * half * one);
    const qint64 floor = static_cast<qint64>(image.height()) * 65536 - 1;
    const qsizetype stride = image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    auto top = static_cast<qint64>((line.y1() + slope * (from + 0.5 - line.x1()) - half) * one);
    auto* pixels = reinterpret_cast<QRgb*>(image.bits());
    for (int x = from; x < to; ++x, top += step)
        if (top <= floor && top + high > 0)
            fillColumn(pixels + x, stride, std::max<qint64>(top, 0), std::min(top + high, floor), color);
}

/// A curve whose ends are level and whose middle is where the straight line's is.
QPainterPath curveOf(const QLineF& line)
{
    const double middle = (line.x1() + line.x2()) / 2;
    QPainterPath path(line.p1());
    path.cubicTo(QPointF(middle, line.y1()), QPointF(middle, line.y2()), line.p2());
    return path;
}

/// Draws the curve in short straight pieces.
void fillCurve(QImage& image, const QLineF& line, double width, QRgb color)
{
    constexpr int pieces = 24;
    const double middle = (line.x1() + line.x2()) / 2;
    const auto at = [&](int piece) {
        const double t = static_cast<double>(piece) / pieces, s = 1 - t;
        const double ends = s * s * s + 3 * s * s * t;  // the weight of the first end's height
        return QPointF(s * s * s * line.x1() + 3 * s * t * middle + t * t * t * line.x2(),
                       ends * line.y1() + (1 - ends) * line.y2());
    };
    for (int piece = 0; piece < pieces; ++piece) fillLine(image, {at(piece), at(piece + 1)}, width, color);
}

}  // namespace

core::RowVector FlowHead::row(Index query) const
{
    core::RowVector shown = weights->row(query);
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(shown.size()));
    mask.visibleKeys(query, visible);
    core::markShown(shown, visible);
    return shown;
}

core::FlowSettings withLeast(core::FlowSettings settings, const std::vector<FlowHead>& heads,
                             const std::vector<Index>& queries)
{
    if (settings.least >= 0) return settings;
    constexpr double ofMany = 0.05, ofOne = 0.01;
    const double usual = queries.size() == 1 ? ofOne : ofMany;
    std::ptrdiff_t rows = 0, reaching = 0;
    const auto count = [&](const core::Matrix& weights, Index query) {
        ++rows;
        if (weights.cols() > 0 && static_cast<double>(weights.row(query).maxCoeff()) >= usual) ++reaching;
    };
    for (const FlowHead& head : heads) {
        for (const Index query : queries) count(*head.weights, query);
        for (Index query = 0; queries.empty() && query < head.weights->rows(); ++query) count(*head.weights, query);
    }
    settings.least = settings.most > 0 && 2 * reaching > rows ? usual : 0;
    return settings;
}

FlowLines flowLines(const std::vector<FlowHead>& heads, const core::FlowSettings& settings,
                    const std::vector<Index>& queries)
{
    FlowLines all;
    std::vector<FlowLine> chosen;
    for (std::size_t head = 0; head < heads.size(); ++head)
        for (Index query = 0; query < heads[head].weights->rows(); ++query) {
            if (!queries.empty() && std::ranges::find(queries, query) == queries.end()) continue;
            addRow(all, heads[head].row(query), {.head = head, .query = query}, settings, chosen);
            if (std::ssize(all.lines) > 4 * mostDrawnLines) keepStrongest(all.lines, mostDrawnLines);
        }
    keepStrongest(all.lines, mostDrawnLines);
    std::ranges::sort(all.lines, isWeaker);
    return all;
}

void FlowColumns::spread(std::size_t heads, double most)
{
    const auto count = static_cast<double>(std::max<std::size_t>(heads, 1));
    apart = std::min(most, 0.6 * pitch / count);
    first_query -= apart * (count - 1) / 2;
    first_key -= apart * (count - 1) / 2;
}

QLineF FlowColumns::of(const FlowLine& line) const
{
    const double down = static_cast<double>(line.head) * apart;
    return {left, first_query + static_cast<double>(line.query) * pitch + down, right,
            first_key + static_cast<double>(line.key) * pitch + down};
}

double flowWidth(double thickest, double share) { return thickest * (0.25 + 0.75 * std::clamp(share, 0.0, 1.0)); }

QColor flowColor(const QColor& head, const QColor& ground, double share)
{
    const double part = std::sqrt(std::clamp(share, 0.0, 1.0));
    const auto mixed = [part](int from, int to) { return static_cast<int>(std::lround(from + part * (to - from))); };
    return {mixed(ground.red(), head.red()), mixed(ground.green(), head.green()), mixed(ground.blue(), head.blue())};
}

void paintFlowLines(QPainter& painter, const std::vector<FlowLine>& lines, const FlowColumns& columns,
                    const FlowStyle& style)
{
    QVarLengthArray<QLineF, 256> run;  // of one pen
    std::size_t head = 0;
    int strength = 0;
    const auto flush = [&] {
        if (run.isEmpty()) return;
        painter.setPen(QPen(colorOf(style, head, strength), widthOf(style, strength), Qt::SolidLine, Qt::FlatCap));
        if (style.curved)
            for (const QLineF& line : run) painter.drawPath(curveOf(line));
        else
            painter.drawLines(run.constData(), static_cast<int>(run.size()));
        run.clear();
    };
    painter.setBrush(Qt::NoBrush);
    for (const FlowLine& line : lines) {
        const int strong = strengthOf(line.weight, style.full);
        if (line.head != head || strong != strength) flush();
        head = line.head;
        strength = strong;
        run.append(columns.of(line));
    }
    flush();
}

void paintFlowLines(QImage& image, const QPointF& origin, double scale, const std::vector<FlowLine>& lines,
                    const FlowColumns& columns, const FlowStyle& style)
{
    for (const FlowLine& line : lines) {
        const QLineF place = columns.of(line).translated(-origin);
        const double most = style.thickest * 2;
        if (std::max(place.y1(), place.y2()) < -most
            || std::min(place.y1(), place.y2()) > image.height() / scale + most)
            continue;
        const int strength = strengthOf(line.weight, style.full);
        const QLineF pixels(place.p1() * scale, place.p2() * scale);
        const double width = widthOf(style, strength) * scale;
        const QRgb color = colorOf(style, line.head, strength).rgb();
        if (style.curved)
            fillCurve(image, pixels, width, color);
        else
            fillLine(image, pixels, width, color);
    }
}

std::vector<QColor> flowColors(std::size_t heads, const Palette& colors)
{
    const auto& others = colors.window.lightness() < 128 ? onDark : onLight;
    std::vector<QColor> all{colors.accent};
    while (all.size() < heads) all.emplace_back(others[(all.size() - 1) % std::size(others)]);
    return all;
}

QString flowChoice(const core::FlowSettings& settings, std::size_t heads)
{
    const QString least = QString::number(settings.least, 'g', 3);
    if (settings.most <= 0 && settings.least <= 0) return FlowLineWords::tr("every weight");
    if (settings.most <= 0) return FlowLineWords::tr("every weight from %1").arg(least);
    QString choice = settings.most == 1 ? FlowLineWords::tr("the largest of each query")
                                        : FlowLineWords::tr("the %1 largest of each query").arg(settings.most);
    if (heads > 1) choice += FlowLineWords::tr(" and head");
    return settings.least > 0 ? FlowLineWords::tr("%1, from %2").arg(choice, least) : choice;
}

QString flowSentence(const FlowLines& lines, const core::FlowSettings& settings, std::size_t heads)
{
    const QString drawn = FlowLineWords::tr("%1 of %2 lines").arg(lines.lines.size()).arg(lines.possible);
    const QString choice = flowChoice(settings, heads);
    if (std::ssize(lines.lines) < lines.chosen)
        return FlowLineWords::tr("%1: the strongest of %2 (%3)").arg(drawn).arg(lines.chosen).arg(choice);
    return FlowLineWords::tr("%1: %2").arg(drawn, choice);
}
