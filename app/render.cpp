#include "app/render.h"

#include <QApplication>
#include <QRegularExpression>

#include "app/command/chart_options.h"
#include "app/command/command_line.h"
#include "app/command/figure_options.h"
#include "app/command/film_options.h"
#include "app/command/inside_options.h"
#include "app/command/intervention_options.h"
#include "app/command/page_options.h"
#include "app/command/recorded_options.h"
#include "app/command/render_page.h"
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
#include "ui/plot/compose/page_file.h"
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
    InsideOptions inside;
    FilmOptions film;
    ChartOptions chart;
    std::string out;
    std::string pageTemplate;
    bool trust = false;
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

/// A name in braces that would stand in every file's name.
void requireKnownPlaceholders(const std::string& out)
{
    static const QRegularExpression braces(QStringLiteral("\\{(?!layer\\}|head\\}|model\\}|frame\\})[a-z]*\\}"));
    const auto found = braces.match(QString::fromStdString(std::filesystem::path(out).filename().string()));
    if (found.hasMatch())
        throw CLI::ValidationError("--out",
                                   "expected {layer}, {head} or {model}, found " + found.captured().toStdString());
}

/// What is to be drawn, and what it is read from where that travelled in the session's file.
struct AskedSession {
    core::Session session;
    std::shared_ptr<const core::CarriedNumbers> numbers;
};

/// What a session is of is read where it lies beside it or where this user has opened it before; else who runs this
/// says.
AskedSession openedSession(const RenderOptions& options)
{
    const std::filesystem::path file = options.session;
    auto [session, unknown, numbers] = foundSessionAt(file);
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
    return {std::move(session), std::move(numbers)};
}

AskedSession sessionOf(const RenderOptions& options, const CLI::App& command)
{
    AskedSession asked;
    core::Session& session = asked.session;
    if (!options.session.empty())
        asked = openedSession(options);
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
    if (options.film.isOfSteps()) session.figure.content = core::FigureSettings::Content::Steps;  // or as --view says
    session.figure = options.figure.settings(session, command, isPattern(options.out));
    options.page.apply(session, command);
    chooseHeads(session, options, command);
    options.chart.apply(session, command);
    return asked;
}

/// What one run of the session comes to, with its oddities told on stderr.
/// @param patches  the traces of the session's runs, as far as they are there
std::shared_ptr<const core::Trace> traceOf(const core::Run& run, const std::filesystem::path& out,
                                           const std::vector<std::shared_ptr<const core::Trace>>& patches)
{
    core::PreparedRun ready = prepareWarning(run);
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

/// Of the runs that are shown, and of those that the first takes something from.
std::vector<std::shared_ptr<const core::Trace>> tracesOf(const core::Session& session, const std::filesystem::path& out)
{
    const bool runs = showsRuns(session);
    const auto isSource = [&](std::size_t run) {
        return std::ranges::any_of(session.run().interventions, [&](const core::Intervention& each) {
            return each.kind == core::Intervention::Kind::Patch && static_cast<std::size_t>(each.run) == run;
        });
    };
    std::vector<std::shared_ptr<const core::Trace>> traces(session.runs.size());
    for (const std::size_t i : core::patchedLast(session.runs))
        if (i == 0 || runs || isSource(i)) traces[i] = traceOf(session.runs[i], out, traces);
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

/// Likewise: how far knocking heads out is.
void showLayers(core::Index done, core::Index total)
{
    if (::isatty(STDERR_FILENO) != 1) return;
    std::cerr << "\rknocked out the heads of layer " << done << " of " << total << (done == total ? "\r\x1b[K" : "")
              << std::flush;
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
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    auto traces = tracesOf(session, out);
    if (chosen.generate > 0) generateInto(session, traces.front(), chosen.generate);
    const auto computed = traces;
    if (!showsRuns(session)) traces.resize(1);
    core::hideGuessed(session, traces);
    const auto whole = traces.front();
    chooseBlock(session, traces);
    if (!chosen.colors && traces.front()->isLong()) session.figure.curve = core::FigureSettings::Curve::Log;
    if (chosen.rows) requireReadable(session, *traces.front()->model);
    placeLayers(session, traces.front()->model->info, chosen);
    requireItem(*traces.front(), session.focus.item);
    requireCompared(session, traces.front()->model->info);
    chooseQueries(session, *traces.front(), chosen);
    if (!chosen.page_template.empty())
        return renderTemplate(session, traces.front()->model->info, chosen.page_template, chosen.width, out);
    FigureSource source{session, traces, whole};
    source.computed = computed;
    source.numbers->tell(showLayers);
    const std::size_t texts = traces.front()->batch.sequences.size();
    if (texts > 1 && !chosen.item)
        warn(QCoreApplication::translate("CommandLine", "this is text %1 of %2; --item chooses another")
                 .arg(session.focus.item + 1)
                 .arg(texts));
    core::Session carried = core::withAbsolutePaths(core::withFingerprints(session));
    const std::string packed = chosen.inside.numbers ? core::packedNumbers(session) : std::string();
    const auto sessionText = [&](const core::FigureSettings& settings) {
        if (!chosen.inside.session) return std::string();
        carried.figure = settings;
        lookAtFigure(carried);
        std::string text = core::sessionText(carried, std::filesystem::absolute(out).parent_path());
        return chosen.inside.numbers ? core::withNumbers(std::move(text), packed) : text;
    };

    int count = 1;
    char name[] = "attentionscope";
    char* arguments[] = {name, nullptr};
    const QApplication application(count, arguments);
    if (chosen.font) requireFont(session.figure);
    if (chosen.film) {
        renderFilm(source, *chosen.film, out, [&](const core::Session& frame) {
            carried = core::withAbsolutePaths(core::withFingerprints(frame));
            return sessionText(frame.figure);
        });
    } else if (isPattern(out)) {
        const Exported done = exportEach(source, session.figure, out, sessionText, showFiles);
        for (const QString& warning : done.warnings) warn(warning);
    } else {
        const Figure figure(source, session.figure);
        exportFigure(figure, out, sessionText(session.figure));
        for (const QString& warning : exportWarnings(figure, out)) warn(warning);
    }
}

void addRender(CLI::App& app, Action& action)
{
    auto options = std::make_shared<RenderOptions>();
    CLI::App* command = app.add_subcommand("render", "Draw attention into a figure, or write the numbers behind it");
    addSources(*command, *options);
    options->heads.add(*command);
    options->figure.add(*command);
    options->page.add(*command);
    options->inside.add(*command);
    options->film.add(*command);
    command->add_option("--compare", options->compared, "Two to four heads side by side, as LAYER.HEAD: 2.3,2.1")
        ->delimiter(',')
        ->expected(2, static_cast<int>(core::mostRuns))
        ->type_name("L.H,L.H");
    auto* heads =
        command->add_option("--heads", options->shownHeads,
                            "Only these heads, as LAYER.HEAD, or a set of the session's by its name: 2.3,1.4");
    heads->delimiter(',')->take_all()->allow_extra_args(false)->type_name("L.H,…|NAME");
    for (const char* other : {"--layer", "--head", "--compare"}) heads->excludes(command->get_option(other));
    options->chart.add(*command);
    command
        ->add_option("--out", options->out,
                     "The file to write: .pdf, .svg, .png, .html, .tex (TikZ), .py (Matplotlib), .csv or .npy; with "
                     "{layer}, {head} "
                     "or {model} in its name one for each head; of a film .gif, .webm or NAME-{frame}.png")
        ->required()
        ->type_name("FILE");
    addTemplateOption(*command, options->pageTemplate);
    command->callback([options, command, &action] {
        if (options->text.model.empty()) options->text.model = options->film.model();
        if (options->session.empty() && !options->recorded.isGiven() && !options->text.isWhole())
            throw CLI::RequiredError("--model with --text, --image or --audio, or --weights, or a session");
        action = [options, command] {
            if (!options->session.empty() && isPageFile(options->session)) {
                renderPage({options->session, options->out, options->trust}, *command);
                return 0;
            }
            const bool colors = !options->session.empty() || command->count("--curve") > 0
                                || command->count("--range") > 0 || command->count("--scale") > 0;
            const AskedSession asked = sessionOf(*options, *command);
            renderSession(asked.session, options->out,
                          {.item = command->count("--item") > 0,
                           .layer = command->count("--layer") > 0,
                           .compared = command->count("--compare") > 0,
                           .colors = colors,
                           .queries = options->page.queries(),
                           .keys = options->page.keys(),
                           .last_query = options->session.empty(),
                           .font = options->page.hasFont(),
                           .rows = command->count("--rows") > 0,
                           .page_template = options->pageTemplate,
                           .width = command->count("--width") + command->count("--page") > 0,
                           .generate = options->generate,
                           .film = options->film.chosen(*command, options->out),
                           .inside = options->inside.chosen()});
            return 0;
        };
    });
}
