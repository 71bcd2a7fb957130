#include "ui/plot/heat/letter_strip.h"

#include <QCoreApplication>

#include "core/model/pass/sound.h"
#include "ui/plot/chart/chart_axis.h"
#include "ui/theme/span_colors.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace {

constexpr double stripBar = 2.5, stripAir = 2, stripTick = 3;

QString secondsText(double seconds, double step)
{
    const int places = step >= 1 ? 0 : step >= 0.1 ? 1 : 2;
    return QCoreApplication::translate("LetterStrip", "%1 s").arg(seconds, 0, 'f', places);
}

/// The next word may begin a little behind the one before.
bool leavesRoom(const std::vector<LetterStrip::Word>& words, const QRectF& rect)
{
    return words.empty() || words.back().rect.right() + 1 <= rect.left();
}

/// A word that is to be written if there is room, and the width of what it names.
struct Wish {
    LetterStrip::Word word;
    double wide;
};

/// The words of the widest stretches, as far as there is room, from left to right: what is between two documents must
/// not take the room of their names.
std::vector<LetterStrip::Word> widestFirst(std::vector<Wish> wishes)
{
    constexpr double apart = 3;
    std::ranges::stable_sort(wishes, std::greater<>(), &Wish::wide);
    std::vector<LetterStrip::Word> words;
    for (Wish& wish : wishes) {
        const QRectF around = wish.word.rect.adjusted(-apart, 0, apart, 0);
        if (std::ranges::none_of(words, [&](const LetterStrip::Word& each) { return each.rect.intersects(around); }))
            words.push_back(std::move(wish.word));
    }
    std::ranges::sort(words, {}, [](const LetterStrip::Word& each) { return each.rect.left(); });
    return words;
}

}  // namespace

LetterStrip LetterStrip::of(const core::Trace& trace, core::Index item)
{
    if (const auto& spans = trace.keySpans(item); !spans.empty()) {
        LetterStrip strip;
        strip.runs.reserve(spans.size());
        for (const core::TokenSpan& span : spans)
            strip.runs.push_back({span.first, span.last - span.first + 1, span.name});
        return strip;
    }
    if (trace.recorded() || !trace.finished() || !core::namesLetters(*trace.model)) return {};
    return {core::letterRuns(trace, item), core::secondsAt(*trace.model->transformer.audio, 1)};
}

double LetterStrip::height(const TextMetrics& metrics) const
{
    const double names = stripBar + stripAir + metrics.height();
    return seconds > 0 ? names + stripAir + stripTick + metrics.height() : names;
}

LetterStrip::Shapes LetterStrip::shapes(const Line& line, const TextMetrics& metrics) const
{
    Shapes shapes;
    std::vector<Wish> wishes;
    std::vector<std::string> names(runs.size());
    std::ranges::transform(runs, names.begin(), &core::LetterRun::text);
    const std::vector<std::size_t> numbers = seconds <= 0 ? spanNumbers(names) : std::vector<std::size_t>();
    const double letters = line.top + stripBar + stripAir, scale = letters + metrics.height() + stripAir;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const core::LetterRun& run = runs[i];
        const double begin = line.first + line.pitch * static_cast<double>(run.first);
        QRectF bar(begin, line.top, line.pitch * static_cast<double>(run.count), stripBar);
        // A long span is named in the part of it that is seen.
        if (seconds <= 0) bar &= QRectF(line.left, line.top, line.right - line.left, stripBar);
        if (bar.isEmpty()) continue;
        const double middle = bar.center().x();
        if (middle < line.left || middle > line.right) continue;
        if (seconds <= 0) shapes.colors.push_back(spanColor(numbers[i]));
        // Two bars that touch are two letters.
        const double between = std::min(1.0, bar.width() / 4);
        shapes.bars.push_back(bar.adjusted(between / 2, 0, -between / 2, 0));
        QString text = QString::fromStdString(run.text);
        if (seconds <= 0) text = metrics.elidedText(text, Qt::ElideRight, std::max(bar.width(), 3 * metrics.height()));
        const double width = metrics.horizontalAdvance(text);
        const QRectF rect(middle - width / 2, letters, width, metrics.height());
        if (seconds <= 0)
            wishes.push_back({{rect, text}, bar.width()});
        else if (leavesRoom(shapes.letters, rect))
            shapes.letters.push_back({rect, text});
    }
    if (seconds <= 0) {
        shapes.letters = widestFirst(std::move(wishes));
        return shapes;
    }
    const double pixels = line.pitch / seconds;  // for a second
    const double step = niceStep(1.5 * metrics.horizontalAdvance(secondsText(88, 0.1)) / pixels);
    const double first = std::ceil((line.left - line.first) / pixels / step - 1e-6);
    for (double place = std::max(0.0, first);; ++place) {
        const double x = line.first + place * step * pixels;
        if (x > line.right) break;
        shapes.ticks.emplace_back(x - 0.25, scale, 0.5, stripTick);
        const QString text = secondsText(place * step, step);
        const double width = metrics.horizontalAdvance(text);
        const QRectF rect(x - width / 2, scale + stripTick, width, metrics.height());
        if (leavesRoom(shapes.times, rect)) shapes.times.push_back({rect, text});
    }
    return shapes;
}
