#include "app/render/render.h"

#include "app/command/command_line.h"
#include "app/command/offscreen_application.h"
#include "app/command/progress.h"
#include "app/command/ready_inputs.h"
#include "app/command/subcommand.h"
#include "app/command/warning.h"
#include "app/render/asked_session.h"
#include "app/render/figure_caption.h"
#include "app/render/render_page.h"
#include "app/render/render_request.h"
#include "core/error.h"
#include "core/guess/hidden_row.h"
#include "core/model/pass/prediction.h"
#include "core/session/session_json.h"
#include "core/session/session_sources.h"
#include "ui/panel/export/figure_content.h"
#include "ui/plot/compose/page_file.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/session_source.h"
#include "ui/plot/heat/map_colors.h"

namespace {

/// Computes one run of the session and prints its warnings to stderr.
/// @param patches  the traces of the session's runs, as far as they are there
/// @param numbered  is put into the run; see addInterventions()
std::shared_ptr<const core::Trace> traceOf(core::Run& run, const std::filesystem::path& out,
                                           const std::vector<std::shared_ptr<const core::Trace>>& patches,
                                           core::OpenedModels* models, std::vector<core::Intervention> numbered)
{
    core::PreparedRun ready = models != nullptr ? prepareWarning(run, *models) : prepareWarning(run);
    addInterventions(run, ready, std::move(numbered));
    const std::filesystem::path& source = core::mainSource(run);
    const std::uint64_t saved = core::savedFingerprint(run, source);
    if (saved != 0 && core::fingerprintOf(source) != saved)
        warn(QCoreApplication::translate("CommandLine", "%1 has changed since the session was saved")
                 .arg(QString::fromStdString(source.string())));
    core::requireNoSource(run, out);
    if (ready.recorded != nullptr) return ready.recorded;
    core::RunOptions options = core::optionsOf(run);
    options.patches = patches;
    options.keep = std::min(core::keepWithin(256U << 20U, *ready.model, ready.batch), core::Keep::Weights);
    return runWithProgress(ready.model, std::move(ready.batch), std::move(options));
}

/// The traces of the runs that are shown, and of runs that an intervention of the first takes numbers from.
std::vector<std::shared_ptr<const core::Trace>> tracesOf(core::Session& session, const std::filesystem::path& out,
                                                         const Chosen& chosen)
{
    const bool runs = showsRuns(session);
    const auto isSource = [&](std::size_t run) {
        return std::ranges::any_of(session.run().interventions, [&](const core::Intervention& each) {
            return each.kind == core::Intervention::Kind::Patch && static_cast<std::size_t>(each.run) == run;
        });
    };
    std::vector<std::shared_ptr<const core::Trace>> traces(session.runs.size());
    for (const std::size_t i : core::patchedLast(session.runs))
        if (i == 0 || runs || isSource(i))
            traces[i] = traceOf(session.runs[i], out, traces, chosen.models,
                                i == 0 ? chosen.interventions : std::vector<core::Intervention>());
    return traces;
}

/// Lets the model continue its text, and puts the generated tokens into the session, which the figure carries.
void generateInto(core::Session& session, std::shared_ptr<const core::Trace>& trace, core::Index count)
{
    const auto tokens = [&] { return core::speakerOf(*trace).queries(0); };
    const std::size_t before = tokens().size();
    core::RunOptions options = core::optionsOf(session.run());
    options.keep = trace->keep;
    trace = generatedWarning(std::move(trace), count, options, session.sampling);
    core::Continuation& continuation = session.run().continuation;
    const std::vector<core::Token> after = tokens();
    for (std::size_t i = before; i < after.size(); ++i) continuation.ids.push_back(after[i].id);
    continuation.shown = static_cast<core::Index>(continuation.ids.size());
}

/// A layer without attention is asked for by its number alone: what it does in place of it is looked at then.
void lookAtMixing(core::Session& session, const core::Model& model, const Chosen& chosen)
{
    if (model.mixing == nullptr || session.focus.block != core::AttentionBlock::Self || !chosen.layer) return;
    if (!session.figure.layer) return;
    const core::Index number = *session.figure.layer + 1;
    if (std::ranges::binary_search(model.info.without_attention, number)
        && std::ranges::binary_search(model.mixing->info.layer_numbers, number))
        session.focus.block = core::AttentionBlock::Mixing;
}

/// The kind of attention that the session looks at.
void chooseBlock(const core::Session& session, std::vector<std::shared_ptr<const core::Trace>>& traces)
{
    for (auto& trace : traces) {
        const auto model = trace->model;
        trace = core::blockOf(trace, session.focus.block);
        requireBlock(*model, trace != nullptr, session.focus.block);
    }
}

}  // namespace

ComputedRuns computedRuns(core::Session& session, const std::filesystem::path& out, const Chosen& chosen)
{
    ComputedRuns runs;
    runs.shown = tracesOf(session, out, chosen);
    if (chosen.generate > 0) generateInto(session, runs.shown.front(), chosen.generate);
    runs.computed = runs.shown;
    if (!showsRuns(session)) runs.shown.resize(1);
    core::hideGuessed(session, runs.shown);
    runs.whole = runs.shown.front();
    lookAtMixing(session, *runs.whole->model, chosen);
    chooseBlock(session, runs.shown);
    return runs;
}

namespace {

/// Computes the source of a session's figure; named rows and tokens go into the session.
FigureSource computedSource(core::Session& session, const std::filesystem::path& out, const Chosen& chosen)
{
    const auto [traces, computed, whole] = computedRuns(session, out, chosen);
    if (!chosen.colors && traces.front()->isLong()) session.figure = asLongMapsAreShown(session.figure);
    if (chosen.rows) requireReadable(session, *traces.front()->model);
    placeLayers(session, traces.front()->model->info, chosen);
    requireItem(*traces.front(), session.focus.item);
    requireCompared(session, traces.front()->model->info);
    chooseQueries(session, *traces.front(), chosen);
    if (chosen.usual_numbers) session.figure = withUsualNumbers(session.figure, traces.front()->model->info);
    chosen.names.know(whole->model->info);
    FigureSource source{session, traces, whole};
    source.computed = computed;
    source.numbers->tell([progress = std::make_shared<Progress>()](core::Index done, core::Index all) {
        progress->show("knocked out the heads of layer " + std::to_string(done) + " of " + std::to_string(all));
        if (done == all) clearProgress();
    });
    return source;
}

std::shared_ptr<const Figure> figureOfSession(core::Session session, const Chosen& chosen)
{
    const FigureSource source = computedSource(session, {}, chosen);
    if (!chosen.page_template.name.empty())
        return templateFigure(session, source.traces.front()->model->info, chosen.page_template);
    const OffscreenApplication application;
    return std::make_shared<const Figure>(source, session.figure);
}

}  // namespace

void renderSession(core::Session session, const std::filesystem::path& out, const Chosen& chosen)
{
    const FigureSource source = computedSource(session, out, chosen);
    if (!chosen.page_template.name.empty())
        return renderTemplate(session, source.traces.front()->model->info, chosen.page_template, out);
    const std::size_t texts = source.traces.front()->batch.sequences.size();
    if (texts > 1 && !chosen.item && session.figure.content != core::FigureSettings::Content::Alike)
        warn(QCoreApplication::translate("CommandLine", "this is text %1 of %2; --item chooses another")
                 .arg(session.focus.item + 1)
                 .arg(texts));
    sayUnchosen(session, *source.traces.front(), chosen);
    const std::string packed = chosen.inside.numbers ? core::packedNumbers(session) : std::string();
    const std::filesystem::path folder = std::filesystem::absolute(out).parent_path();
    const auto carriedBy = [&](const core::Session& drawn) {
        return [&, text = sessionTextOf(drawn)](const core::FigureSettings& settings) {
            if (!chosen.inside.session) return std::string();
            return chosen.inside.numbers ? core::withNumbers(text(settings, folder), packed) : text(settings, folder);
        };
    };
    const auto sessionText = carriedBy(session);

    const OffscreenApplication application;
    if (chosen.font) requireFont(session.figure);
    if (chosen.write) {
        chosen.write(source, out, [&](const core::Session& drawn) { return carriedBy(drawn)(drawn.figure); });
    } else if (isPattern(out)) {
        const Exported done = exportEach(source, session.figure, out, sessionText, countedProgress("files"));
        warnAll(done.warnings);
    } else {
        const Figure figure(source, settingsFor(session.figure, endingOf(out)));
        if (!chosen.caption.empty() && chosen.caption != "-")
            for (const core::Run& run : session.runs) core::requireNoSource(run, chosen.caption);
        exportFigure(figure, session, out, sessionText(session.figure));
        warnAll(exportWarnings(figure, out));
        writeCaption(figure, chosen.caption);
    }
}

namespace {

/// The options behind `render`.
struct TypedFigure {
    AskedSession asked;
    Chosen chosen;
    std::string out;
};

TypedFigure typedFigure(std::vector<std::string> arguments, const std::shared_ptr<core::OpenedModels>& models)
{
    cli::Command app;
    const auto options = std::make_shared<RenderOptions>();
    cli::Command* command = app.addCommand("render", {});
    addRenderOptions(command, options);
    arguments.insert(arguments.begin(), "render");
    app.parse(arguments);
    requireSource(*options);
    TypedFigure typed{sessionOf(*options, *command), {}, options->out};
    typed.chosen = chosenOf(*options, *command, typed.asked);
    typed.chosen.models = models.get();
    return typed;
}

/// A row of a sheet, as if it had been typed.
BatchFigure figureOf(std::vector<std::string> arguments, const std::shared_ptr<core::OpenedModels>& models)
{
    TypedFigure typed = typedFigure(std::move(arguments), models);
    BatchFigure figure;
    for (const core::Run& run : typed.asked.session.runs)
        for (std::filesystem::path& source : core::sourcesOf(run)) figure.sources.push_back(std::move(source));
    figure.draw = [typed = std::move(typed), models] { renderSession(typed.asked.session, typed.out, typed.chosen); };
    return figure;
}

int draw(const RenderOptions& options, const cli::Command& command)
{
    if (options.batch.isGiven()) {
        const auto models = std::make_shared<core::OpenedModels>();
        return options.batch.draw(command, options.out,
                                  [models](const auto& arguments) { return figureOf(arguments, models); });
    }
    if (!options.session.empty()) requireOther(options.out, options.session);
    if (!options.session.empty() && isPageFile(options.session)) {
        renderPage({options.session, options.out, options.trust, options.caption}, options.figure, command);
        return 0;
    }
    const AskedSession asked = sessionOf(options, command);
    renderSession(asked.session, options.out, chosenOf(options, command, asked));
    return 0;
}

}  // namespace

std::shared_ptr<const Figure> renderedFigure(std::vector<std::string> arguments,
                                             const std::shared_ptr<core::OpenedModels>& models)
{
    arguments.insert(arguments.end(), {"--out", "figure.pdf"});  // which is not written
    const TypedFigure typed = typedFigure(std::move(arguments), models);
    return figureOfSession(typed.asked.session, typed.chosen);
}

Subcommand addRender(cli::Command* command)
{
    auto options = std::make_shared<RenderOptions>();
    addRenderOptions(command, options);
    return {command, [options, command] {
                for (const auto& feature : options->features)
                    if (options->text.model.empty()) options->text.model = feature->model();
                if (!options->batch.isGiven()) requireSource(*options);
                return draw(*options, *command);
            }};
}
