#include "ui/plot/figure/changed_pass.h"

#include "core/session/compared_heads.h"
#include "ui/plot/figure/figure_compare_sides.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/plot/figure/page_maps.h"
#include "ui/words/intervention_words.h"

#include <algorithm>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

/// Attention from a file is shown as it is, whatever a session says beside it.
/// @param masked  with masks
QString changesOf(const FigureSource& source, std::size_t run, const FigureSettings& settings, bool masked = true)
{
    if (run >= source.traces.size() || run >= source.session.runs.size() || source.traces[run] == nullptr) return {};
    const core::Trace& trace = *source.traces[run];
    if (trace.recorded() && trace.mixes == nullptr) return {};
    core::Run asked = source.session.runs[run];
    if (source.room.names_temperature && !asked.changes.empty()) asked.changes.back().temperature.reset();
    if (!masked) {
        for (core::ScoringChange& change : asked.changes) change.mask.reset();
        std::erase_if(asked.changes, [](const core::ScoringChange& change) { return change.changesNothing(); });
    }
    const QString changes = changesText(asked, PassNames::of(trace, itemOf(source, trace), settings.count_from));
    return changes.isEmpty() ? QString() : Figure::tr("with %1").arg(changes);
}

}  // namespace

QString changedPass(const FigureSource& source, const FigureSettings& settings)
{
    if (contentRow(settings.content).of_models) return {};
    if (!contentRow(settings.content).compares) return changesOf(source, 0, settings);
    QStringList sides, named;
    for (const core::ComparedHead& head : core::comparedHeads(source.session)) {
        const QString changes = changesOf(source, static_cast<std::size_t>(head.run), settings);
        if (!changes.isEmpty())
            named << Figure::tr("%1: %2").arg(sideName(settings, static_cast<std::size_t>(sides.size())), changes);
        sides << changes;
    }
    const bool alike = std::ranges::all_of(sides, [&](const QString& each) { return each == sides.front(); });
    return alike ? sides.value(0) : named.join(QStringLiteral("; "));
}

QString changedNote(const FigureSource& source, const FigureSettings& settings)
{
    if (settings.content == FigureSettings::Content::Mask) return changesOf(source, 0, settings, false);
    return changedPass(source, settings);
}

Draft withNoteBelow(const FigureSettings& settings, const QString& note,
                    const std::function<Draft(const FigureSettings&)>& drawn)
{
    if (note.isEmpty()) return drawn(settings);
    const QFont font = fontsOf(settings, 6).names;
    const double width = unitsOf(settings.width_mm) - 2 * edge, line = lineHeight(font);
    const QStringList lines = linesOf({note}, font, width);
    const double height = line * static_cast<double>(lines.size());
    FigureSettings above = settings;
    if (above.height_mm) *above.height_mm = std::max(1.0, *above.height_mm - height / unitsPerInch * inch);
    Draft draft = drawn(above);
    FigurePage& page = draft.page;
    double y = page.size.height() - edge;
    for (const QString& words : lines) {
        page.addText(font, page.colors->text, QRectF(edge, y, width, line), Qt::AlignHCenter, words);
        y += line;
    }
    page.size.setHeight(page.size.height() + height);
    return draft;
}

}  // namespace figure_layout
