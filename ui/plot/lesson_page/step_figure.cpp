#include "ui/plot/lesson_page/step_figure.h"

#include "core/guess/hidden_row.h"
#include "core/model/pass/head_stages.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/html/html_document.h"
#include "ui/plot/html/html_maps.h"
#include "ui/plot/html/html_tables.h"
#include "ui/plot/lesson_page/lesson_values.h"
#include "ui/plot/shown/view_figure.h"

#include <algorithm>

using core::FigureSettings;
using core::Index;
using Content = FigureSettings::Content;

namespace {

constexpr Index mostCellsOfHeads =
    250'000;  ///< heads of all maps together; with more cells only the focused layer is shown
constexpr Index mostWrittenTokens = 14;  ///< as many tokens leave room for numbers in a map's cells

/// The tables of the step of the calculation that the lesson points at, or has played to, behind those that it is
/// computed from.
std::vector<core::Stage> stagesOf(const core::ComputedStep& step, const core::LessonStep& asked)
{
    const core::Focus& focus = step.session.focus;
    const core::HeadAddress address{focus.layer, focus.head, focus.item};
    const core::Trace& trace = *step.ground.trace;
    const auto head = core::headStages(trace, address);
    const std::vector<core::AttentionStep> steps = core::attentionSteps(trace, address, *head);
    const std::optional<core::Stage> pointed = asked.look ? asked.look->stage : std::nullopt;
    Index at = std::clamp<Index>(step.session.steps.step, 0, std::ssize(steps) - 1);
    for (Index i = 0; pointed && i < std::ssize(steps); ++i)
        if (std::ranges::count(steps[static_cast<std::size_t>(i)].tables, *pointed, &core::StageTable::stage) > 0)
            at = i;
    const auto found = steps.begin() + at;
    using Kind = core::StepKind;
    std::vector<core::Stage> stages;
    for (auto each = steps.begin(); each <= found; ++each)
        for (const core::StageTable& table : each->tables) {
            // Only the mentioned projection of the three is shown; scores need no values, contexts do.
            const bool own = each == found && (found->kind != Kind::Projections || !pointed || table.stage == pointed);
            const bool before = each + 1 == found && found->kind != Kind::Output && table.stage != core::Stage::Value;
            const bool values = found->kind == Kind::Context && table.stage == core::Stage::Value;
            if (own || before || values) stages.push_back(table.stage);
        }
    return stages;
}

FigureSettings settingsOf(const core::ComputedStep& step, const core::LessonStep& asked)
{
    FigureSettings settings = figureOfView(step.session);
    settings.title.clear();
    settings.theme = FigureSettings::Theme::Light;
    settings.background = FigureSettings::Background::Transparent;
    const core::Trace& trace = *step.ground.trace;
    const core::ModelInfo& info = trace.model->info;
    const auto queries = std::ssize(trace.queries(step.session.focus.item));
    const auto keys = std::ssize(trace.keys(step.session.focus.item));
    const Index longer = std::max(queries, keys);
    settings.values = longer <= mostWrittenTokens;
    if (settings.content == Content::Maps) {
        if (!settings.layer && info.layers * info.heads * queries * keys > mostCellsOfHeads)
            settings.layer = step.session.focus.layer;
        return settingsFor(settings, QStringLiteral("html"));
    }
    // On a page of that width such text is read from the back row.
    settings.width_mm = 120;
    if (settings.content != Content::Why && settings.content != Content::Flow) settings.label_points = 9;
    if (settings.content == Content::Compare) {
        constexpr Index fewTokens = 6;
        settings.width_mm = 150;  // three maps, of which two stand side by side
        settings.label_points = 8;
        settings.values = longer <= fewTokens;
    }
    if (settings.content == Content::Steps && !trace.isLong()) settings.part.stages = stagesOf(step, asked);
    return settings;
}

/// Where a token stands along a map whose cells may stand for several.
Index cellOf(Index token, Index tokens, Index cells)
{
    return tokens == 0 ? 0 : std::clamp<Index>(token * cells / tokens, 0, std::max<Index>(0, cells - 1));
}

QJsonObject factsOf(const Figure& figure, const core::ComputedStep& step, double bytes)
{
    HtmlMaps maps = htmlMapsOf(figure, {});
    HtmlMapFacts carried = mapFacts(maps, bytes);
    QJsonObject& facts = carried.facts;
    facts["letters"] = QString::fromLatin1(carried.letters);
    const core::Focus& focus = step.session.focus;
    const auto& drawn = figure.page().maps;
    const auto first = std::ranges::find_if(drawn, [&](const FigurePage::Map& map) {
        return map.address && map.address->layer == focus.layer && map.address->head == focus.head;
    });
    facts["first"] = placeValue(first == drawn.end() ? 0 : first - drawn.begin());
    const HeatData& cells = *drawn.front().cells;
    QJsonObject pointed;
    if (step.looked.row) pointed["row"] = placeValue(cellOf(*step.looked.row, maps.queries, cells.rows()));
    if (step.looked.key) pointed["column"] = placeValue(cellOf(*step.looked.key, maps.keys_of_map, cells.cols()));
    if (!pointed.isEmpty()) facts["pointed"] = pointed;
    return facts;
}

QJsonObject cellAt(const Figure& figure, const core::Focus& focus)
{
    const FigurePage::Map& map = figure.page().maps.front();
    return {{"row", placeValue(cellOf(focus.query, map.queries, map.cells->rows()))},
            {"column", placeValue(cellOf(focus.key, map.keys, map.cells->cols()))}};
}

/// A drawing in the colours of light and of dark screens.
HtmlDrawing drawingOf(const FigureSource& source, const FigureSettings& settings, const Figure& figure)
{
    HtmlDrawing drawing = htmlDrawingOf(figure, {});
    FigureSettings dark = settings;
    dark.theme = FigureSettings::Theme::Dark;
    drawing.dark_svg = svgBytes(Figure(source, dark), {});
    return drawing;
}

}  // namespace

StepFigure stepFigure(const core::ComputedStep& step, const core::LessonStep& asked, const QByteArray& id, double bytes)
{
    const FigureSettings settings = settingsOf(step, asked);
    const FigureSource source = shownSource(step.session, step.traces);
    const Figure figure(source, settings);
    StepFigure shown{.html = "<div class=\"maps\"></div>\n", .warnings = figure.warnings()};
    const bool hides = core::HiddenRow::of(step.session).has_value();
    core::Session later = step.session;
    if (hides) later.guess->shown = true;
    const FigureSource whole = shownSource(later, step.traces);
    if (isHtmlMaps(figure)) {
        shown.maps = factsOf(figure, step, bytes);
        shown.at = cellAt(figure, step.session.focus);
        if (hides) shown.whole = factsOf(Figure(whole, settings), step, bytes);
        return shown;
    }
    const HtmlDrawing drawing = drawingOf(source, settings, figure);
    shown.pictures = drawing.svg.contains("<image");
    shown.html = "<div class=\"drawing\">\n" + drawingElements(drawing, id) + "</div>\n";
    if (!hides) return shown;
    const HtmlDrawing after = drawingOf(whole, settings, Figure(whole, settings));
    shown.html += "<template>\n" + drawingElements(after, id + "whole") + "</template>\n";
    return shown;
}
