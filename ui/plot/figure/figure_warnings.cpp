#include "ui/plot/figure/figure_warnings.h"

#include "core/model/recorded/recorded_tokens.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/page/page_sizes.h"
#include "ui/plot/text/installed_font.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;

namespace figure_layout {
namespace {

constexpr int mostInReach = 12;  ///< no page is so much larger

QString pointsText(double points) { return QString::number(std::round(points * 100) / 100); }

/// Warns about the side of a map whose labels lack most.
void warnOfLabels(const FigurePage& page, QStringList& warnings)
{
    int leftOut = 1, overlapping = 1, most = 1, cut = 0;
    for (const FigurePage::Labels& each : page.labels) {
        if (each.labels.every < 0) continue;
        const int readable = each.labels.readableStride(each.line.pitch, ruler());
        const int every = std::min<int>(each.labels.strideFor(each.line.pitch, ruler()),
                                        std::max<int>(1, static_cast<int>(each.labels.tokens.size())));
        cut += each.labels.cut(ruler());
        if (every < readable) {
            overlapping = std::max(overlapping, readable);
            most = every;
        } else if (each.labels.every == 0 && !each.labels.isLong(each.line.pitch, ruler())) {
            leftOut = std::max(leftOut, every);
        }
    }
    if (leftOut > 1)
        warnings << (leftOut > mostInReach
                         ? Figure::tr("Only one token in %1 is labelled.")
                         : Figure::tr(
                             "Only one token in %1 is labelled: a larger figure or smaller labels have room for all."))
                        .arg(leftOut);
    if (cut > 0)
        warnings << Figure::tr("Labels that are cut, with an ellipsis: %1. Raise the longest label to show them whole.")
                        .arg(cut);
    if (overlapping > 1)
        warnings << Figure::tr("Labels overlap: there is room for one token in %1, not for one in %2.")
                        .arg(overlapping)
                        .arg(most);
}

/// The words of a text as they are drawn, which may be longer than their place.
QRectF placeOf(const FigurePage::Text& text)
{
    const TextMetrics metrics(text.font, ruler());
    const double wide = metrics.horizontalAdvance(text.words), high = metrics.height();
    const QRectF& rect = text.rect;
    const double room = text.upwards ? rect.height() : rect.width();
    const double before = text.alignment.testFlag(Qt::AlignRight)     ? room - wide
                          : text.alignment.testFlag(Qt::AlignHCenter) ? (room - wide) / 2
                                                                      : 0;
    if (text.upwards) return {rect.center().x() - high / 2, rect.bottom() - before - wide, high, wide};
    return {rect.left() + before, rect.center().y() - high / 2, wide, high};
}

/// A bar with its numbers and its name.
QRectF placeOf(const FigurePage::Bar& bar)
{
    QRectF place = bar.rect;
    const double extent = bar.key.extent(ruler());
    if (!bar.key.flat) return place.adjusted(0, 0, extent, 0);
    const TextMetrics metrics(bar.key.numbers, ruler());
    for (const ColorKey::Tick& tick : bar.key.roomyTicks(bar.rect, ruler())) {
        const double half = metrics.horizontalAdvance(tick.label) / 2;
        const double x = bar.rect.left() + bar.rect.width() * tick.position;
        place.setLeft(std::min(place.left(), x - half));
        place.setRight(std::max(place.right(), x + half));
    }
    return place.adjusted(0, 0, 0, extent);
}

/// What the labels of a side take beyond their map.
QRectF placeOf(const FigurePage::Labels& each)
{
    const TokenLabels& labels = each.labels;
    const TokenLabels::Line& line = each.line;
    const double reach = labels.extent(line.pitch, ruler());
    const double half = TextMetrics(labels.font, ruler()).height() / 2;
    const double last = line.first + line.to * line.pitch;
    if (labels.side == TokenLabels::Side::Left)
        return {QPointF(line.edge - reach, line.first), QPointF(line.edge, last)};
    const double beyond = std::max(0.0, labels.overhang(line.pitch, ruler()) - half);
    const double end = labels.side == TokenLabels::Side::Bottom ? line.edge + reach : line.edge - reach;
    return QRectF(QPointF(line.first, line.edge), QPointF(last + beyond, end)).normalized();
}

/// Whether words or numbers reach beyond the page, where they are cut off.
bool isCutOff(const FigurePage& page)
{
    constexpr double rounding = 2;  // letters are narrower than their advance
    const QRectF inside = QRectF(QPointF(), page.size).adjusted(-rounding, -rounding, rounding, rounding);
    const auto leaves = [&](const auto& each) {
        const QRectF place = placeOf(each);
        return place.left() < inside.left() || place.right() > inside.right() || place.top() < inside.top()
               || place.bottom() > inside.bottom();
    };
    const auto labelled = [](const FigurePage::Labels& each) { return each.labels.every >= 0 && each.line.pitch > 0; };
    return std::ranges::any_of(page.texts, leaves) || std::ranges::any_of(page.bars, leaves)
           || std::ranges::any_of(page.labels, [&](const auto& each) { return labelled(each) && leaves(each); });
}

}  // namespace

QStringList warningsOf(const FigurePage& page, const FigureSettings& settings)
{
    QStringList warnings;
    warnOfLabels(page, warnings);
    if (isCutOff(page))
        warnings << Figure::tr(
            "Words or numbers are cut off at the page's edge: choose a larger page, or smaller text.");
    const auto hasNumbers = [](const FigurePage::Map& map) { return map.number != nullptr; };
    if (settings.values && !page.maps.empty() && std::ranges::none_of(page.maps, hasNumbers))
        warnings << Figure::tr(
            "The cells are too small for numbers, which are left out: a larger figure or fewer decimals has room.");
    const double smallest = page.smallestText();
    if (smallest < settings.text.least_points - 0.005) {
        const bool numbers = std::ranges::any_of(page.maps, [&](const FigurePage::Map& map) {
            return map.number && map.numbers.pointSizeF() < smallest + 0.005;
        });
        warnings << (numbers ? Figure::tr("The numbers in the cells are %1 pt, less than %2 pt.")
                             : Figure::tr("The smallest text is %1 pt, less than %2 pt."))
                        .arg(pointsText(smallest), pointsText(settings.text.least_points));
    }
    const double height = page.size.height() / unitsPerInch * inch;
    const double room = pageHeightOf(settings.width_mm);
    if (!settings.height_mm && height > room + 0.5)
        warnings << Figure::tr("The figure is %1 mm high, but a page has only %2 mm: set a height, or a smaller width.")
                        .arg(std::lround(height))
                        .arg(std::lround(room));
    return warnings;
}

QStringList fontWarnings(const FigureSource& source, const FigureSettings& settings)
{
    QStringList warnings;
    const QString asked = QString::fromStdString(settings.text.font);
    const QFont font = figureFont(settings, 8);
    if (const QString drawn = fontFor(asked); !asked.isEmpty() && drawn != asked)
        warnings << (drawn.isEmpty()
                         ? Figure::tr("The font %1 is not installed here; text is in DejaVu Sans.").arg(asked)
                         : Figure::tr("The font %1 is not installed here; text is in %2, which has the same widths.")
                               .arg(asked, drawn));
    QStringList texts;
    for (const auto& trace : source.traces) {
        if (trace == nullptr || trace->batch.sequences.empty()) continue;
        const core::Index item = itemOf(source, *trace);
        texts += wholeTokens(trace->queries(item)) + wholeTokens(trace->keys(item));
    }
    texts << QString::fromStdString(settings.title);
    if (const QStringList without = withoutFont(texts, font.families()); !without.isEmpty())
        warnings << Figure::tr("No installed font has %1: such letters appear as boxes until you install one.")
                        .arg(without.join(Figure::tr(", ")));
    return warnings;
}

QStringList specialWarnings(const FigureSource& source, const FigureSettings& settings)
{
    const bool leaves = isChart(settings) ? !source.session.heads.rows.special
                                          : settings.content == FigureSettings::Content::Maps
                                                && settings.map.special_tokens != core::MapLook::SpecialTokens::Shown;
    const core::Trace& trace = firstTrace(source);
    if (!leaves || core::tellsSpecialTokens(trace, itemOf(source, trace))) return {};
    return {specialUnknownText()};
}

}  // namespace figure_layout
