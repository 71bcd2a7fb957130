#include "ui/plot/chart/reading_chart.h"

#include "ui/plot/text/text_metrics.h"
#include "ui/theme/span_colors.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <numeric>

using core::Index;

namespace {

std::vector<double> columnOf(const core::Matrix& shares, Index column)
{
    std::vector<double> numbers;
    numbers.reserve(static_cast<std::size_t>(shares.rows()));
    for (Index row = 0; row < shares.rows(); ++row) numbers.push_back(static_cast<double>(shares(row, column)));
    return numbers;
}

/// Which areas stand for themselves: all, or the largest, which leave room for one of the others together.
std::vector<bool> largest(const std::vector<ReadArea>& areas, std::size_t most)
{
    std::vector<std::size_t> order(areas.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return areas[a].mean() > areas[b].mean(); });
    std::vector<bool> kept(areas.size(), areas.size() <= most);
    for (std::size_t i = 0; i + 1 < most && i < order.size(); ++i) kept[order[i]] = true;
    return kept;
}

}  // namespace

double ReadArea::mean() const
{
    return shares.empty() ? 0 : std::reduce(shares.begin(), shares.end()) / static_cast<double>(shares.size());
}

QString readSpanName(const core::ReadSpan& span)
{
    return span.name.empty() ? ReadingChart::tr("outside of the spans") : QString::fromStdString(span.name);
}

QColor readSpanColor(const core::ReadSpan& span, const Palette& colors)
{
    return span.number < 0 ? colors.border : spanColor(static_cast<std::size_t>(span.number));
}

ReadingChart ReadingChart::of(const core::Trace& trace, Index item, const core::SpanReading& reading,
                              const Palette& colors, std::size_t most)
{
    ReadingChart made;
    for (const Index place : reading.places)
        made.words << tokenText(trace.queries(item)[static_cast<std::size_t>(place)]);
    std::vector<ReadArea> all;
    for (std::size_t i = 0; i < reading.spans.size(); ++i) {
        const core::ReadSpan& span = reading.spans[i];
        all.push_back(
            {readSpanName(span), readSpanColor(span, colors), columnOf(reading.shares, static_cast<Index>(i))});
    }
    const std::vector<bool> kept = largest(all, most);
    ReadArea others{{}, colors.muted, std::vector<double>(reading.places.size(), 0)};
    int joined = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (kept[i]) {
            made.areas.push_back(std::move(all[i]));
            continue;
        }
        ++joined;
        for (std::size_t word = 0; word < others.shares.size(); ++word) others.shares[word] += all[i].shares[word];
    }
    others.name = joined == 1 ? tr("1 smaller span") : tr("%1 smaller spans").arg(joined);
    if (joined > 0) made.areas.push_back(std::move(others));
    return made;
}

Chart ReadingChart::chart(const Palette& colors) const
{
    constexpr double edge = 0.5;  // of a word, to each side of it
    Chart chart;
    const auto count = static_cast<double>(words.size());
    chart.x = {.from = 1 - edge, .to = count + edge, .name = tr("word of the answer")};
    chart.y = fixedAxis(0, 1, 5);
    chart.y.name = tr("share of the weight");
    std::vector<QPointF> below{{1 - edge, 0}};
    for (qsizetype word = 1; word <= words.size(); ++word) below.emplace_back(word, 0);
    below.emplace_back(count + edge, 0);
    for (const ReadArea& area : areas) {
        std::vector<QPointF> above = below;
        for (std::size_t i = 0; i < above.size(); ++i) {
            const auto word = std::clamp<std::size_t>(i, 1, area.shares.size()) - 1;
            above[i].ry() = std::min(1.0, below[i].y() + area.shares[word]);
        }
        chart.bands.push_back({above, below, area.color});
        chart.lines.push_back({above, colors.window, 0.6});
        below = std::move(above);
    }
    return chart;
}

void ReadingChart::label(Chart& chart, double room, const QPaintDevice* device) const
{
    const TextMetrics metrics(chart.numbers, device);
    const double each = room / std::max<double>(1, static_cast<double>(words.size()));
    const double longest = std::max(each, 0.2 * room);
    const double gap = metrics.horizontalAdvance(QStringLiteral(" "));
    chart.x.ticks.clear();
    double taken = -gap;
    for (qsizetype word = 0; word < words.size(); ++word) {
        const double middle = (static_cast<double>(word) + 0.5) * each;
        const double inside = 2 * std::min(middle, room - middle) + 2 * gap;
        const QString text = metrics.elidedText(words[word], Qt::ElideMiddle, std::min(longest, inside));
        const double wide = metrics.horizontalAdvance(text);
        if (middle - wide / 2 < taken + gap) continue;
        chart.x.ticks.push_back({static_cast<double>(word + 1), text});
        taken = middle + wide / 2;
    }
}
