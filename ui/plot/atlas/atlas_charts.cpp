#include "ui/plot/atlas/atlas_charts.h"

#include <QObject>

#include "ui/plot/chart/reading_chart.h"
#include "ui/plot/heat/color_map.h"
#include "ui/words/measure_names.h"
#include "ui/words/part_name.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>

using core::Measure;

namespace {

constexpr double usualPoint = 8, foundPoint = 9, chosenPoint = 13;
constexpr double faded = 0.22;

bool spansDoublings(Measure measure, double lowest, double highest)
{
    constexpr double many = 8;
    return measure == Measure::Distance && lowest > 0 && highest > many * lowest;
}

/// 1, 2, 4, 8, …
ChartAxis doublingAxis(double lowest, double highest)
{
    const int first = static_cast<int>(std::floor(std::log2(lowest)));
    const int last = std::max(first + 1, static_cast<int>(std::ceil(std::log2(highest))));
    ChartAxis axis{.from = std::exp2(first), .to = std::exp2(last), .log = true};
    for (int power = first; power <= last; ++power)
        axis.ticks.push_back({std::exp2(power), QString::number(std::exp2(power))});
    return axis;
}

ChartAxis axisFor(Measure measure, double lowest, double highest)
{
    if (spansDoublings(measure, lowest, highest)) return doublingAxis(lowest, highest);
    constexpr double near = 0.5;
    if (lowest >= 0 && lowest < near * highest) lowest = 0;
    ChartAxis axis = evenAxis(lowest, highest, 6);
    return axis;
}

struct Range {
    double lowest = std::numeric_limits<double>::infinity();
    double highest = -std::numeric_limits<double>::infinity();

    void add(double value)
    {
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
    }
};

/// An interval as a line through a point.
void addInterval(Chart& chart, const QPointF& at, const std::pair<double, double>& interval, bool level,
                 const QColor& color)
{
    const auto [low, high] = interval;
    const auto clamped = [&](double value) {
        const ChartAxis& axis = level ? chart.x : chart.y;
        return std::clamp(value, axis.from, axis.to);
    };
    const auto point = [&](double value) {
        return level ? QPointF(clamped(value), at.y()) : QPointF(at.x(), clamped(value));
    };
    chart.lines.push_back({.points = {point(low), point(high)}, .color = color, .width = 1.6});
}

bool standsOut(const AtlasCharted& of, const core::AtlasHead& head)
{
    return of.search == nullptr || of.search->finds(of.atlas, of.step, head);
}

QColor weakened(QColor color, double alpha)
{
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

/// Heads that stand out lie above the others.
void putInFront(std::vector<core::AtlasHead>& heads, const AtlasCharted& of)
{
    std::ranges::stable_sort(heads, {}, [&](const core::AtlasHead& head) {
        return head == of.chosen ? 2 : standsOut(of, head) ? 1 : 0;
    });
}

void addHead(HeadScatterChart& made, const AtlasCharted& of, const core::AtlasHead& head, const QPointF& at)
{
    const bool out = standsOut(of, head), chosen = head == of.chosen;
    const QColor color = layerColor(head.layer, of.atlas.layers, *of.colors);
    made.heads.push_back({head, made.chart.points.size()});
    made.chart.points.push_back({.at = at,
                                 .color = out || chosen ? color : weakened(color, faded),
                                 .marker = chosen ? Chart::Marker::Diamond : Chart::Marker::Disc,
                                 .size = chosen                        ? chosenPoint
                                         : out && of.search != nullptr ? foundPoint
                                                                       : usualPoint,
                                 .ringed = out || chosen});
}

/// What did not change from one atlas to the other lies on it.
void addDiagonal(Chart& chart, const Palette& colors)
{
    chart.lines.push_back(
        {.points = {{chart.x.from, chart.y.from}, {chart.x.to, chart.y.to}}, .color = colors.border, .width = 1});
}

ChartAxis layerAxis(core::Index layers)
{
    constexpr core::Index most = 12;
    const core::Index step = (layers + most - 1) / most;
    ChartAxis axis{.from = 0.5, .to = static_cast<double>(layers) + 0.5};
    for (core::Index layer = 1; layer <= layers; layer += step)
        axis.ticks.push_back({static_cast<double>(layer), QString::number(layer)});
    return axis;
}

}  // namespace

QColor layerColor(core::Index layer, core::Index layers, const Palette& colors)
{
    const bool dark = colors.window.lightness() < 128;
    const double firstColor = dark ? 0.25 : 0.05, lastColor = dark ? 1.0 : 0.9;
    const double share = layers > 1 ? static_cast<double>(layer) / static_cast<double>(layers - 1) : 0.5;
    return QColor(ColorMap::named(QStringLiteral("viridis")).at(firstColor + (lastColor - firstColor) * share));
}

QString atlasHeadName(const core::Atlas& atlas, const core::AtlasHead& head)
{
    const QString name = QStringLiteral("%1.%2").arg(head.layer + 1).arg(head.head + 1);
    return atlas.blocks.size() == 1 ? name : blockName(atlas.blocks[head.block]) + QLatin1Char(' ') + name;
}

std::vector<Measure> measuresIn(const core::Atlas& atlas)
{
    std::vector<Measure> found;
    const auto has = [&](Measure measure) {
        return std::ranges::any_of(atlas.steps, [&](const core::AtlasStep& step) {
            return std::ranges::any_of(step.statistics,
                                       [&](const core::HeadStatistics& head) { return !head.of(measure).empty(); });
        });
    };
    std::ranges::copy_if(core::atlasMeasures, std::back_inserter(found), has);
    return found;
}

QString atlasNumber(Measure measure, double value)
{
    const int decimals = measure == Measure::Distance ? 1 : 2;
    constexpr double nothing = 0.005;
    if (std::abs(value) < nothing) value = 0;  // without a sign
    return withMinus(QString::number(value, 'f', decimals));
}

HeadScatterChart scatterOf(const AtlasCharted& of, Measure across, Measure up)
{
    if (of.other != nullptr) across = up;
    const auto& statistics = of.atlas.steps[of.step].statistics;
    const auto& beside = of.other != nullptr ? of.other->steps.back().statistics : statistics;
    HeadScatterChart made;
    std::vector<core::AtlasHead> heads;
    Range x, y;
    for (std::size_t place = 0; place < std::min(statistics.size(), beside.size()); ++place) {
        const core::ResampledMean &a = statistics[place].of(across), &b = beside[place].of(up);
        if (a.empty() || b.empty()) {
            ++made.without;
            continue;
        }
        heads.push_back(of.atlas.headAt(place));
        x.add(a.mean());
        y.add(b.mean());
    }
    if (heads.empty()) return made;
    if (of.other != nullptr) {
        x.add(y.lowest), x.add(y.highest);
        y = x;  // an unchanged head lies on the diagonal
    }
    made.chart.x = axisFor(across, x.lowest, x.highest);
    made.chart.y = axisFor(up, y.lowest, y.highest);
    if (of.other != nullptr) addDiagonal(made.chart, *of.colors);
    putInFront(heads, of);
    for (const core::AtlasHead& head : heads) {
        const std::size_t place = of.atlas.placeOf(head);
        const QPointF at(statistics[place].of(across).mean(), beside[place].of(up).mean());
        if (head == of.chosen) {
            addInterval(made.chart, at, statistics[place].of(across).interval(), true, of.colors->accent);
            addInterval(made.chart, at, beside[place].of(up).interval(), false, of.colors->accent);
        }
        addHead(made, of, head, at);
    }
    return made;
}

QString kindName(const std::string& kind)
{
    core::ReadSpan span;
    span.name = kind;
    return readSpanName(span);
}

QString pairName(const SpanKinds& kinds)
{
    return QObject::tr("%1 reads %2").arg(kindName(kinds.from), kindName(kinds.to));
}

std::vector<SpanKinds> pairsIn(const core::SpanStatistics& spans)
{
    std::vector<SpanKinds> pairs;
    for (const std::string& from : spans.kinds)
        for (const std::string& to : spans.kinds)
            if (spans.pairNamed(from, to)) pairs.push_back({from, to});
    return pairs;
}

SpanKinds mostTelling(const core::SpanStatistics& spans)
{
    SpanKinds best;
    double widest = -1;
    for (const SpanKinds& each : pairsIn(spans)) {
        const std::size_t pair = *spans.pairNamed(each.from, each.to);
        Range range;
        for (const std::vector<double>& head : spans.means) range.add(head[pair]);
        const bool named = !each.from.empty() && !each.to.empty() && each.from != each.to;
        const double width = named ? range.highest - range.lowest : 0;
        if (width <= widest) continue;
        widest = width;
        best = each;
    }
    return best;
}

QString spanShareText(const core::SpanStatistics& spans, std::size_t head, std::size_t pair)
{
    const QString share = QString::number(spans.means[head][pair], 'f', 3);
    return spans.texts[pair] < 2 ? share
                                 : QStringLiteral("%1 ± %2").arg(share).arg(spans.deviation(head, pair), 0, 'f', 3);
}

HeadScatterChart spanChartOf(const AtlasCharted& of)
{
    const core::SpanStatistics& spans = of.atlas.steps[of.step].spans;
    const core::SpanStatistics& beside = of.other != nullptr ? of.other->steps.back().spans : spans;
    const auto pair = spans.pairNamed(of.kinds.from, of.kinds.to), other = beside.pairNamed(of.kinds.from, of.kinds.to);
    HeadScatterChart made;
    if (!pair || !other) return made;
    Range range;
    std::vector<core::AtlasHead> heads;
    const std::size_t count = std::min(spans.means.size(), beside.means.size());
    heads.reserve(count);
    for (std::size_t place = 0; place < count; ++place) {
        heads.push_back(of.atlas.headAt(place));
        range.add(spans.means[place][*pair]);
        range.add(beside.means[place][*other]);
    }
    made.chart.y = evenAxis(std::min(0.0, range.lowest), std::max(range.highest, 1e-3), 6);
    made.chart.x = of.other != nullptr ? made.chart.y : layerAxis(of.atlas.layers);
    if (of.other != nullptr) addDiagonal(made.chart, *of.colors);
    putInFront(heads, of);
    for (const core::AtlasHead& head : heads) {
        const std::size_t place = of.atlas.placeOf(head);
        constexpr double together = 0.8;  // of a layer's width
        const double within = (static_cast<double>(head.head) + 0.5) / static_cast<double>(of.atlas.heads) - 0.5;
        const double share = spans.means[place][*pair];
        const QPointF at(of.other != nullptr ? share : static_cast<double>(head.layer) + 1 + together * within,
                         beside.means[place][*other]);
        const auto about = [](double mean, double deviation) { return std::pair(mean - deviation, mean + deviation); };
        if (head == of.chosen) {
            addInterval(made.chart, at, about(at.y(), beside.deviation(place, *other)), false, of.colors->accent);
            if (of.other != nullptr)
                addInterval(made.chart, at, about(share, spans.deviation(place, *pair)), true, of.colors->accent);
        }
        addHead(made, of, head, at);
    }
    return made;
}

double stepNumber(const core::Atlas& atlas, std::size_t step)
{
    const std::string& name = atlas.steps[step].name;
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto end = std::find_if(name.rbegin(), name.rend(), isDigit);
    const auto begin = std::find_if_not(end, name.rend(), isDigit);
    const std::string digits(begin.base(), end.base());
    constexpr std::size_t most = 15;
    return digits.empty() || digits.size() > most ? static_cast<double>(step) : std::stod(digits);
}

Chart trainingOf(const AtlasCharted& of, Measure measure)
{
    Chart chart;
    std::vector<double> numbers;
    for (std::size_t step = 0; step < of.atlas.steps.size(); ++step) numbers.push_back(stepNumber(of.atlas, step));
    // Names whose numbers do not rise are no steps.
    if (!std::ranges::is_sorted(numbers))
        for (std::size_t step = 0; step < numbers.size(); ++step) numbers[step] = static_cast<double>(step);
    Range range;
    struct Drawn {
        int rank;
        Chart::Line line;
    };
    std::vector<Drawn> lines;
    const std::size_t heads = of.atlas.steps[of.step].statistics.size();
    for (std::size_t place = 0; place < heads; ++place) {
        const core::AtlasHead head = of.atlas.headAt(place);
        const bool chosen = head == of.chosen, out = of.search != nullptr && standsOut(of, head);
        const QColor color = chosen ? of.colors->accent : layerColor(head.layer, of.atlas.layers, *of.colors);
        Drawn drawn{chosen ? 2 : out ? 1 : 0, {.points = {}, .color = color, .width = chosen ? 3.0 : out ? 1.8 : 1.1}};
        for (std::size_t step = 0; step < numbers.size(); ++step) {
            const auto& statistics = of.atlas.steps[step].statistics;
            if (place >= statistics.size() || statistics[place].of(measure).empty()) continue;
            const double mean = statistics[place].of(measure).mean();
            range.add(mean);
            drawn.line.points.emplace_back(numbers[step], mean);
        }
        if (!out && !chosen) drawn.line.color = weakened(color, of.search == nullptr ? 0.75 : faded);
        if (!drawn.line.points.empty()) lines.push_back(std::move(drawn));
    }
    if (lines.empty()) return chart;
    std::ranges::stable_sort(lines, {}, &Drawn::rank);
    chart.x = fixedAxis(numbers.front(), numbers.back(), 6, 1);
    chart.y = axisFor(measure, range.lowest, range.highest);
    for (Drawn& each : lines) {
        if (each.rank == 2)
            for (const QPointF& at : each.line.points)
                chart.points.push_back({.at = at, .color = each.line.color, .size = 6, .ringed = true});
        chart.lines.push_back(std::move(each.line));
    }
    const double now = numbers[of.step];
    chart.lines.push_back(
        {.points = {{now, chart.y.from}, {now, chart.y.to}}, .color = of.colors->muted, .width = 1, .dashes = {3, 3}});
    return chart;
}

QString histogramName(AtlasHistogram of)
{
    switch (of) {
    case AtlasHistogram::Distance: return QObject::tr("weight by distance, in tokens");
    case AtlasHistogram::Entropy: return QObject::tr("queries by entropy, in nats");
    case AtlasHistogram::First: return QObject::tr("queries by weight on the first token");
    }
    return {};
}

Measure measureOf(AtlasHistogram of)
{
    return of == AtlasHistogram::Distance  ? Measure::Distance
           : of == AtlasHistogram::Entropy ? Measure::Entropy
                                           : Measure::First;
}

namespace {

struct Bins {
    std::vector<double> counts;
    double width = 1;  ///< width of one; 0: each twice as wide as the one before
};

Bins binsOf(const core::HeadStatistics& head, AtlasHistogram of)
{
    switch (of) {
    case AtlasHistogram::Distance: return {{head.distance.begin(), head.distance.end()}, 0};
    case AtlasHistogram::Entropy: return {{head.entropy.begin(), head.entropy.end()}, core::entropyBin};
    case AtlasHistogram::First:
        return {{head.first.begin(), head.first.end()}, 1.0 / static_cast<double>(core::firstBins)};
    }
    return {};
}

/// Distances stand side by side, each bin twice as wide as the one before: 0, 1, 2, 4, …
void nameDoublings(ChartAxis& axis)
{
    axis.ticks.clear();
    const auto bins = static_cast<int>(axis.to);
    const int each = std::max(1, (bins + 5) / 6);
    for (int bin = 0; bin < bins; bin += each)
        axis.ticks.push_back({bin + 0.5, QString::number(bin == 0 ? 0 : 1 << (bin - 1))});
}

}  // namespace

Chart histogramOf(const core::HeadStatistics& head, AtlasHistogram of, const Palette& colors)
{
    Bins bins = binsOf(head, of);
    double all = 0, most = 0;
    std::size_t last = 0;
    for (std::size_t bin = 0; bin < bins.counts.size(); ++bin) {
        all += bins.counts[bin];
        most = std::max(most, bins.counts[bin]);
        if (bins.counts[bin] > 0) last = bin;
    }
    Chart chart;
    if (!(all > 0)) return chart;
    const std::size_t shown = of == AtlasHistogram::First ? bins.counts.size() : last + 1;
    const double width = bins.width > 0 ? bins.width : 1;
    chart.x = fixedAxis(0, static_cast<double>(shown) * width, 4);
    if (!(bins.width > 0)) nameDoublings(chart.x);
    chart.y = evenAxis(0, most / all, 3);
    constexpr double gap = 0.06;
    for (std::size_t bin = 0; bin < shown; ++bin) {
        const double from = static_cast<double>(bin) * width;
        chart.bars.push_back({from + gap * width, from + (1 - gap) * width, bins.counts[bin] / all, colors.accent});
    }
    return chart;
}
