#include "app/render.h"

#include "app/command/batch.h"
#include "app/command/command_line.h"
#include "app/command/figure_options.h"
#include "app/command/intervention_options.h"
#include "app/command/offscreen_application.h"
#include "app/command/page_options.h"
#include "app/command/recorded_options.h"
#include "app/command/sampling_options.h"
#include "app/render_request.h"
#include "core/error.h"
#include "core/guess/hidden_row.h"
#include "core/model/pass/prediction.h"
#include "core/model/recorded/given_vectors.h"
#include "core/model/recorded/recorded_blocks.h"
#include "core/session/head_sets.h"
#include "core/session/named_queries.h"
#include "core/session/session_json.h"
#include "core/session/session_names.h"
#include "core/session/session_sources.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/session_source.h"
#include "ui/words/error_text.h"

#include <unistd.h>

namespace {

struct RenderOptions {
    TextOptions text;
    RecordedOptions recorded;
    InterventionOptions heads;
    std::string session;
    core::Index item = 1;
    core::Index generate = 0;
    SamplingOptions sampling;
    std::vector<std::string> compared;
    std::vector<std::string> shownHeads;
    FigureOptions figure;
    PageOptions page;
    std::string out;
    bool trust = false;
    BatchOptions batch;
};

void chooseCompared(core::Session& session, const RenderOptions& options, const CLI::App& command)
{
    if (options.compared.empty()) return;
    session.compare = {core::CompareSettings::Kind::Heads, {}};
    for (const std::string& text : options.compared) {
        const HeadNumber head = headNumber(text, options.figure.countFrom(session, command), "--compare");
        session.compare.heads.push_back({0, head.layer, head.head});
    }
    session.figure.content = core::FigureSettings::Content::Compare;
}

/// Heads by their numbers, or a set of the session by its name: a page of their maps, their lines or their comparison.
void chooseHeads(core::Session& session, const RenderOptions& options, const CLI::App& command)
{
    if (options.shownHeads.empty()) return;
    std::string name;
    for (const std::string& part : options.shownHeads) name += (name.empty() ? "" : ",") + part;
    std::vector<core::ComparedHead> heads;
    if (const core::HeadSet* set = core::headSetNamed(session, name)) {
        heads = set->heads;
    } else {
        const bool numbers = name.find_first_not_of("0123456789.,*") == std::string::npos;
        if (!numbers) {
            std::string known;
            for (const core::HeadSet& each : session.head_sets) known += (known.empty() ? "" : ", ") + each.name;
            throw core::Error(core::Code::Unknown, options.session, "--heads",
                              known.empty() ? "heads as LAYER.HEAD, because the session has no sets of heads"
                                            : "heads as LAYER.HEAD, or a set of the session: " + known,
                              name);
        }
        for (const std::string& text : options.shownHeads) {
            const HeadNumber head = headNumber(text, options.figure.countFrom(session, command), "--heads");
            heads.push_back({0, head.layer, head.head});
        }
    }
    session.chosen = heads;
    session.figure.heads = heads;
    session.figure.layer.reset();
    session.figure.head.reset();
    if (session.figure.content == core::FigureSettings::Content::Compare)
        session.compare = {
            core::CompareSettings::Kind::Heads,
            {heads.begin(), heads.begin() + std::min<std::ptrdiff_t>(std::ssize(heads), core::mostRuns)}};
    session.focus.layer = heads.front().layer;
    session.focus.head = heads.front().head;
}

/// What a session is of is read where it lies beside it or where this user has opened it before; else who runs this
/// says.
core::Session openedSession(const RenderOptions& options)
{
    const std::filesystem::path file = options.session;
    core::Session session = sessionAt(file);
    const core::UnknownSources unknown = core::findSources(session, file.parent_path());
    if (!options.text.model.empty()) {
        const std::filesystem::path model = session.run().model;
        for (core::Run& run : session.runs)
            if (run.model == model) run.model = options.text.model;
        if (model.empty())
            throw core::Error(core::Code::Unsupported, file.string(), "--model",
                              "a session of a model (--weights names another file of attention)",
                              "one of recorded attention");
    }
    if (options.recorded.isGiven()) options.recorded.replaceIn(session, file);
    const std::vector<core::Index>& queries = session.figure.part.queries;
    if (!options.text.model.empty() && !queries.empty() && options.page.queries().empty())
        warn(QCoreApplication::translate("CommandLine", "the figure keeps the positions of its rows, %1, which may be "
                                                        "different tokens in this model; --query names them")
                 .arg(QString::fromStdString(core::queryNames(queries))));
    if (options.trust) core::trustSources(session, unknown);
    for (const core::Run& run : session.runs)
        for (const std::filesystem::path& source : core::sourcesOf(run))
            if (const auto named = unknown.find(source); named != unknown.end() && !options.trust)
                throw core::Error(core::Code::Untrusted, file.string(), "",
                                  "--trust reads it all the same, and --model names another model",
                                  named->second.string());
    return session;
}

core::Session sessionOf(const RenderOptions& options, const CLI::App& command)
{
    core::Session session;
    if (!options.session.empty())
        session = openedSession(options);
    else if (options.recorded.isGiven())
        session.run() = options.recorded.run(options.text);
    else
        session.run() = options.text.run();
    if (options.generate > 0) session.sampling = options.sampling.chosen();
    if (command.count("--item") > 0) session.focus.item = options.item - 1;
    if (command.count("--block") > 0 && !options.recorded.isGiven()) session.focus.block = options.text.chosenBlock();
    for (core::Intervention& each :
         options.heads.chosen(options.figure.countFrom(session, command), session.focus.block))
        session.run().interventions.push_back(std::move(each));
    if (options.out.empty()) throw CLI::ValidationError("--out", "expected the name of a file, such as figure.pdf");
    requireKnownPlaceholders(options.out);
    chooseCompared(session, options, command);
    session.figure = options.figure.settings(session, command, isPattern(options.out));
    options.page.apply(session, command);
    chooseHeads(session, options, command);
    return session;
}

/// What one run of the session comes to, with its oddities told on stderr.
/// @param patches  the traces of the session's runs, as far as they are there
std::shared_ptr<const core::Trace> traceOf(const core::Run& run, const std::filesystem::path& out,
                                           const std::vector<std::shared_ptr<const core::Trace>>& patches,
                                           core::OpenedModels* models)
{
    core::PreparedRun ready = models != nullptr ? prepareWarning(run, *models) : prepareWarning(run);
    const std::filesystem::path& source = core::mainSource(run);
    const std::uint64_t saved = core::savedFingerprint(run, source);
    if (saved != 0 && core::fingerprintOf(source) != saved)
        warn(QCoreApplication::translate("CommandLine", "%1 has changed since the session was saved")
                 .arg(QString::fromStdString(source.string())));
    requireNoSource(run, out);
    if (ready.recorded != nullptr) return ready.recorded;
    core::RunOptions options = core::optionsOf(run);
    options.patches = patches;
    options.keep = std::min(core::keepWithin(256U << 20U, *ready.model, ready.batch), core::Keep::Weights);
    return runWithProgress(ready.model, std::move(ready.batch), std::move(options));
}

/// Only a comparison of runs shows more than the first, which may take something from the others.
std::vector<std::shared_ptr<const core::Trace>> tracesOf(const core::Session& session, const std::filesystem::path& out,
                                                         core::OpenedModels* models)
{
    const bool runs = session.figure.content == core::FigureSettings::Content::Compare
                      && session.compare.kind == core::CompareSettings::Kind::Runs;
    const auto isSource = [&](std::size_t run) {
        return std::ranges::any_of(session.run().interventions, [&](const core::Intervention& each) {
            return each.kind == core::Intervention::Kind::Patch && static_cast<std::size_t>(each.run) == run;
        });
    };
    std::vector<std::shared_ptr<const core::Trace>> traces(session.runs.size());
    for (const std::size_t i : core::patchedLast(session.runs))
        if (i == 0 || runs || isSource(i)) traces[i] = traceOf(session.runs[i], out, traces, models);
    if (!runs) traces.resize(1);
    return traces;
}

/// Lets the model go on with its text, and puts what it wrote into the session, which the figure carries.
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

/// The kind of attention that the session looks at.
void chooseBlock(const core::Session& session, std::vector<std::shared_ptr<const core::Trace>>& traces)
{
    for (auto& trace : traces) {
        const auto model = trace->model;
        trace = core::blockOf(trace, session.focus.block);
        if (trace == nullptr)
            throw core::Error(core::Code::Unsupported, model->info.name, "--block", "an encoder–decoder, such as T5",
                              model->info.architecture);
    }
}

/// On a terminal: how far a batch of files is.
bool showFiles(int done, int total)
{
    if (::isatty(STDERR_FILENO) != 1) return true;
    std::cerr << "\r" << done << " of " << total << " files" << (done == total ? "\n" : "") << std::flush;
    return true;
}

void addSources(CLI::App& command, RenderOptions& options)
{
    auto* session = command.add_option("session", options.session,
                                       "A session, or a figure that this program saved, instead of model and text");
    session->type_name("[SESSION|FIGURE]");
    options.text.add(command, false);
    options.text.addTarget(command);
    options.text.addScoring(command);
    command.add_option("--text", options.text.texts, "The text")->type_name("T")->expected(1)->allow_extra_args(false);
    command.add_option("--image", options.text.images, "A picture, PNG or JPEG")
        ->type_name("F.png")
        ->expected(1)
        ->allow_extra_args(false)
        ->excludes(command.get_option("--text"));
    options.text.addSound(command);
    command
        .add_option("--generate", options.generate,
                    "Let the model continue the text, or the target, by this many tokens, each the likeliest next one")
        ->check(CLI::Range(core::Index{1}, static_cast<core::Index>(core::mostGenerated)))
        ->type_name("N");
    options.sampling.add(command);
    options.text.addBlock(command,
                          "Which attention of an encoder–decoder: the encoder's (self), the decoder's, or from "
                          "decoder to encoder (cross); --mask and --temperature change this one");
    for (const char* other :
         {"--text", "--image", "--audio", "--target", "--generate", "--mask", "--temperature", "--split"})
        command.get_option(other)->excludes(session);
    command.add_flag("--trust", options.trust, "Read the files that the session names outside of its own folder")
        ->needs(session);
    options.recorded.add(command, {"--model", "--text", "--image", "--audio", "--target", "--generate", "--split"});
    command.add_option("--item", options.item, "Which text of a batch, from 1")
        ->check(CLI::Range(1, 1 << 20))
        ->type_name("N");
}

}  // namespace

void renderSession(core::Session session, const std::filesystem::path& out, const Chosen& chosen)
{
    auto traces = tracesOf(session, out, chosen.models);
    if (chosen.generate > 0) generateInto(session, traces.front(), chosen.generate);
    core::hideGuessed(session, traces);
    const auto whole = traces.front();
    chooseBlock(session, traces);
    if (!chosen.colors && traces.front()->isLong()) session.figure.curve = core::FigureSettings::Curve::Log;
    if (chosen.rows) requireReadable(session, *traces.front()->model);
    placeLayers(session, traces.front()->model->info, chosen);
    requireItem(*traces.front(), session.focus.item);
    requireCompared(session, traces.front()->model->info);
    chooseQueries(session, *traces.front(), chosen.queries, chosen.keys);
    const FigureSource source{session, traces, whole};
    const std::size_t texts = traces.front()->batch.sequences.size();
    if (texts > 1 && !chosen.item)
        warn(QCoreApplication::translate("CommandLine", "this is text %1 of %2; --item chooses another")
                 .arg(session.focus.item + 1)
                 .arg(texts));
    core::Session carried = core::withAbsolutePaths(core::withFingerprints(session));
    const auto sessionText = [&](const core::FigureSettings& settings) {
        carried.figure = settings;
        lookAtFigure(carried);
        return core::sessionText(carried, std::filesystem::absolute(out).parent_path());
    };

    const OffscreenApplication application;
    if (chosen.font) requireFont(session.figure);
    if (isPattern(out)) {
        const Exported done = exportEach(source, session.figure, out, sessionText, showFiles);
        for (const QString& warning : done.warnings) warn(warning);
    } else {
        const Figure figure(source, session.figure);
        exportFigure(figure, out, sessionText(session.figure));
        for (const QString& warning : figure.warnings()) warn(warning);
    }
}

namespace {

/// @return the subcommand with what it reads
CLI::App* addOptions(CLI::App& app, const std::shared_ptr<RenderOptions>& options)
{
    CLI::App* command = app.add_subcommand("render", "Draw attention into a figure, or write the numbers behind it");
    addSources(*command, *options);
    options->heads.add(*command);
    options->figure.add(*command);
    options->page.add(*command);
    command->add_option("--compare", options->compared, "Two to four heads side by side, as LAYER.HEAD: 2.3,2.1")
        ->delimiter(',')
        ->expected(2, static_cast<int>(core::mostRuns))
        ->type_name("L.H,L.H");
    auto* heads =
        command->add_option("--heads", options->shownHeads,
                            "Only these heads, as LAYER.HEAD, or a set of the session's by its name: 2.3,1.4");
    heads->delimiter(',')->take_all()->allow_extra_args(false)->type_name("L.H,…|NAME");
    for (const char* other : {"--layer", "--head", "--compare"}) heads->excludes(command->get_option(other));
    command
        ->add_option("--out", options->out,
                     "The file to write: .pdf, .svg, .png, .tex (TikZ), .csv or .npy; with {layer}, {head} or {model} "
                     "in its name "
                     "one for each head")
        ->required()
        ->type_name("FILE");
    options->batch.add(*command);
    return command;
}

void requireSource(const RenderOptions& options)
{
    if (options.session.empty() && !options.recorded.isGiven() && !options.text.isWhole())
        throw CLI::RequiredError("--model with --text, --image or --audio, or --weights, or a session");
}

Chosen chosenOf(const RenderOptions& options, const CLI::App& command)
{
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    return {.item = given("--item"),
            .layer = given("--layer"),
            .compared = given("--compare"),
            .colors = !options.session.empty() || given("--curve") || given("--range") || given("--scale"),
            .queries = options.page.queries(),
            .keys = options.page.keys(),
            .font = options.page.hasFont(),
            .rows = given("--rows"),
            .generate = options.generate};
}

/// A row of a sheet, as if it had been typed.
BatchFigure figureOf(std::vector<std::string> arguments, const std::shared_ptr<core::OpenedModels>& models)
{
    CLI::App app;
    const auto options = std::make_shared<RenderOptions>();
    const CLI::App* command = addOptions(app, options);
    arguments.insert(arguments.begin(), "render");
    std::ranges::reverse(arguments);  // as CLI11 takes them
    app.parse(std::move(arguments));
    requireSource(*options);
    BatchFigure figure;
    core::Session session = sessionOf(*options, *command);
    for (const core::Run& run : session.runs)
        for (std::filesystem::path& source : core::sourcesOf(run)) figure.sources.push_back(std::move(source));
    Chosen chosen = chosenOf(*options, *command);
    chosen.models = models.get();
    figure.draw = [session = std::move(session), out = options->out, chosen, models] {
        renderSession(session, out, chosen);
    };
    return figure;
}

}  // namespace

void addRender(CLI::App& app, Action& action)
{
    auto options = std::make_shared<RenderOptions>();
    CLI::App* command = addOptions(app, options);
    command->callback([options, command, &action] {
        if (!options->batch.isGiven()) requireSource(*options);
        action = [options, command] {
            if (options->batch.isGiven()) {
                const auto models = std::make_shared<core::OpenedModels>();
                return options->batch.draw(*command, options->out,
                                           [models](const auto& arguments) { return figureOf(arguments, models); });
            }
            renderSession(sessionOf(*options, *command), options->out, chosenOf(*options, *command));
            return 0;
        };
    });
}
