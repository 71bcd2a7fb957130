#include "app/command/offscreen_application.h"
#include "app/feature/lesson/sheet_run_options.h"
#include "app/render/asked_session.h"
#include "app/render/render_request.h"
#include "core/error.h"
#include "core/model/layer_numbers.h"
#include "core/number_range.h"
#include "core/session/named_queries.h"
#include "ui/panel/export/render_command.h"
#include "ui/plot/sheet/head_pages.h"

#include <set>

namespace {

struct SheetOptions {
    RenderOptions source;
    SheetRunOptions run;
    std::string view = "map";
    std::string row;
    core::Index layer = 1;
    core::Index head = 1;
    core::Index count_from = 1;
};

/// A sheet's readers need not know where its author's files lie.
std::string withoutFolder(const std::string& value)
{
    const std::filesystem::path path = value;
    return path.is_absolute() ? path.filename().string() : value;
}

/// The typed command without the options for copies and files.
QString commandOf(const cli::Command& command)
{
    static const std::set<std::string> ours{"--out", "--key", "--copies", "--from", "--seed", "--paper"};
    std::string typed = "sheet";
    for (const cli::Option* option : command.options()) {
        if (option->count() == 0 || ours.contains(option->name())) continue;
        if (!option->isPositional()) typed += " " + option->name();
        if (option->isFlag()) continue;  // a flag
        for (const std::string& value : option->results()) typed += " " + shellWord(withoutFolder(value));
    }
    return QString::fromStdString(typed);
}

void chooseHead(core::Session& session, const core::ModelInfo& info, const SheetOptions& options,
                const cli::Command& command)
{
    const core::Index from = session.figure.count_from;
    if (command.count("--layer") > 0) session.focus.layer = core::layerNumbered(info, options.layer, from);
    if (command.count("--head") > 0) session.focus.head = options.head - from;
    if (session.focus.layer < 0 || session.focus.layer >= info.layers)
        throw core::Error(core::Code::OutOfRange, info.name, "the layer cannot be used: expected %1",
                          core::layerNumbersText(info, from));
    if (session.focus.head < 0 || session.focus.head >= info.heads)
        throw core::Error(core::Code::OutOfRange, info.name, "the head cannot be used: expected %1, found %2",
                          core::numberRange(from, info.heads - 1 + from), std::to_string(session.focus.head + from));
}

std::optional<core::Index> rowOf(const core::Trace& trace, core::Index item, const SheetOptions& options)
{
    if (options.row.empty()) return {};
    const std::vector<core::Index> found = core::queriesNamed(trace.queries(item), options.row);
    if (found.size() != 1)
        throw cli::WrongValue("--row", "a sheet is of one row: name its position"
                                           + (found.empty() ? std::string() : " (" + core::queryNames(found) + ")"));
    return found.front();
}

/// The session that the options ask for, looking at their head.
FigureSource sourceOf(const SheetOptions& options, const cli::Command& command)
{
    core::Session session = askedRun(options.source, command).session;
    if (command.count("--count-from") > 0) session.figure.count_from = options.count_from;
    session.figure.content = core::FigureSettings::Content::Maps;
    requireOneText(options.source, session.figure);
    ComputedRuns runs =
        computedRuns(session, options.run.out(),
                     {.interventions = options.source.heads.chosen(session.figure.count_from, session.focus.block)});
    requireItem(*runs.shown.front(), session.focus.item);
    chooseHead(session, runs.shown.front()->model->info, options, command);
    return FigureSource{std::move(session), std::move(runs.shown), std::move(runs.whole)};
}

int makeSheets(const SheetOptions& options, const cli::Command& command)
{
    const bool steps = options.view == "steps";
    if (!steps && !options.row.empty()) throw cli::WrongValue("--row", "use it with --view steps");
    const FigureSource figure = sourceOf(options, command);
    const core::Focus& focus = figure.session.focus;
    const auto row = rowOf(*figure.traces.front(), focus.item, options);
    const OffscreenApplication application;
    HeadSheetSource source = headSheetSource(figure, {focus.layer, focus.head, focus.item});
    source.command = commandOf(command);
    options.run.write(source.of, [&](core::Index copy, bool key) {
        const HeadSheetRequest request{.source = source,
                                       .number = {.seed = options.run.seed(), .copy = copy},
                                       .copies = options.run.last(),
                                       .paper = options.run.paper(),
                                       .row = row};
        return steps ? stepSheetPages(request, key) : mapSheetPages(request, key);
    });
    return 0;
}

}  // namespace

Subcommand addSheet(cli::Command* command)
{
    auto options = std::make_shared<SheetOptions>();
    addSourceOptions(*command, options->source);
    options->source.heads.add(*command);
    command
        ->addOption("--view", options->view,
                    "map (default): weights are missing and the map is read; steps: one row from its scores to its "
                    "weights")
        ->check(cli::oneOf({"map", "steps"}))
        ->typeName("VIEW");
    command->addOption("--layer", options->layer, "A layer (the session's, else the first)")->typeName("N");
    command->addOption("--head", options->head, "A head (the session's, else the first)")->typeName("N");
    command->addOption("--count-from", options->count_from, "The number of the first layer and head: 1 (default) or 0")
        ->check(cli::within(0, 1))
        ->typeName("N");
    command->addOption("--row", options->row, "Of steps: whose row, a token or its position (the seed draws one)")
        ->typeName("TOKEN");
    options->run.add(*command);
    return {command, [options, command] {
                requireSource(options->source);
                return makeSheets(*options, *command);
            }};
}
