#include "ui/plot/figure/figure_warnings.h"

#include "core/model/recorded/recorded_tokens.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/page/page_sizes.h"
#include "ui/plot/text/installed_font.h"
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
        } else if (each.labels.every == 0) {
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

}  // namespace

QStringList warningsOf(const FigurePage& page, const FigureSettings& settings)
{
    QStringList warnings;
    warnOfLabels(page, warnings);
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
