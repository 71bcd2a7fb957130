#include "app/render/asked_session.h"

#include <QCoreApplication>

#include "app/command/warning.h"
#include "app/feature/features.h"
#include "app/render/render_page.h"
#include "app/render/render_request.h"
#include "core/error.h"
#include "core/session/head_sets.h"
#include "core/session/named_queries.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/session_source.h"

namespace {

void chooseCompared(core::Session& session, const RenderOptions& options, const cli::Command& command)
{
    if (options.compared.empty()) return;
    if (options.compared.size() < 2 || options.compared.size() > core::mostRuns) {
        std::string found;
        for (const std::string& head : options.compared) found += (found.empty() ? "" : ",") + head;
        throw cli::WrongValue("--compare", "expected two to four heads, such as 2.3,2.1, found " + found);
    }
    session.compare = {core::CompareSettings::Kind::Heads, {}};
    for (const std::string& text : options.compared) {
        const HeadNumber head = headNumber(text, options.figure.countFrom(session, command), "--compare");
        session.compare.heads.push_back({0, head.layer, head.head});
    }
    session.figure.content = core::FigureSettings::Content::Compare;
}

/// Heads by their numbers, or a set of the session by its name: a page of their maps, their lines or their comparison.
void chooseHeads(AskedSession& asked, const RenderOptions& options, const cli::Command& command)
{
    if (options.shownHeads.empty()) return;
    core::Session& session = asked.session;
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
            throw core::Error(
                core::Code::Unknown, options.session,
                known.empty()
                    ? core::Words("unknown --heads: %1. The known ones are heads as LAYER.HEAD, because the session "
                                  "has no sets of heads.",
                                  name)
                    : core::Words(
                        "unknown --heads: %1. The known ones are heads as LAYER.HEAD, or a set of the session: %2.",
                        name, known));
        }
        for (const std::string& text : options.shownHeads) {
            const HeadNumber head = headNumber(text, options.figure.countFrom(session, command), "--heads");
            heads.push_back({0, head.layer, head.head});
        }
        asked.numbered_heads = true;
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

/// A session's sources are read where they lie beside it or where this user has opened them before; others the caller
/// must allow.
AskedSession openedSession(const RenderOptions& options)
{
    const std::filesystem::path file = options.session;
    auto [session, unknown, numbers] = foundSessionAt(file);
    if (options.text.engine.isGiven()) {
        for (core::Run& run : session.runs)
            if (!run.engine.empty()) run.engine.engine = options.text.engine.asked(run.engine.model).engine;
    }
    if (!options.text.model.empty()) {
        const core::Run first = session.run();
        for (core::Run& run : session.runs)
            if (!first.engine.empty() && run.engine == first.engine)
                run.engine.model = options.text.model;
            else if (first.engine.empty() && run.model == first.model)
                options.text.giveTo(run);
        if (first.model.empty() && first.engine.empty())
            throw core::Error(core::Code::Unsupported, file.string(),
                              "--model is not supported: expected a session of a model (--weights names another file "
                              "of attention), found one of recorded attention");
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
                throw core::Error(core::Code::Untrusted, file.string(),
                                  "this session names %1, outside of its own folder; --trust reads it all the same, "
                                  "and --model names another model",
                                  named->second.string());
    return {std::move(session), std::move(numbers)};
}

/// Adds the options for generated tokens.
void addGeneration(cli::Command& command, RenderOptions& options)
{
    auto* generate = command.addOption(
        "--generate", options.generate,
        "Let the model continue the text, or the target, by this many tokens, each the likeliest next one");
    generate->check(cli::within(core::Index{1}, static_cast<core::Index>(core::mostGenerated)))->typeName("N");
    for (const char* other : {"session", "--weights"}) generate->excludes(command.option(other));
    options.sampling.add(command);
}

}  // namespace

void addSourceOptions(cli::Command& command, RenderOptions& options)
{
    auto* session = command.addOption("session", options.session,
                                      "A session, or a figure that this program saved, instead of model and text");
    session->typeName("[SESSION|FIGURE]");
    options.text.add(command, false);
    options.text.addTarget(command);
    options.text.addScoring(command);
    command.addOption("--text", options.text.texts, "The text; of --view alike several")
        ->typeName("T")
        ->takeAll()
        ->oneEachTime();
    command
        .addOption("--text-b", options.second_text,
                   "compare, differences and --template two-texts: a second text, read by the same model")
        ->typeName("T")
        ->needs("--text");
    options.other.add(command, false, "diagram, costs, tokenizers: a second model beside the first", "-b");
    for (const char* option : {"--model-b", "--adapter-b"}) command.option(option)->excludes(session);
    options.text.addImage(
        command, "A picture, PNG or JPEG; with --text one in it, where it says <image>; with --weights that of "
                 "the tokens, one for each text or frame");
    options.text.addSound(command);
    options.text.addBlock(
        command, "Which attention of an encoder–decoder: the encoder's (self), the decoder's, or from "
                 "decoder to encoder (cross); --mask and --temperature change this one. Of a hybrid model what "
                 "layers without a softmax do (mixing), which a --layer without attention means, too");
    for (const char* other : {"--text", "--image", "--audio", "--target", "--mask", "--temperature", "--split"})
        command.option(other)->excludes(session);
    command.addFlag("--trust", options.trust, "Read the files that the session names outside of its own folder")
        ->needs(session);
    options.recorded.add(command, {"--model", "--text", "--audio", "--target", "--split"});
    command.addOption("--item", options.item, "Which text of a batch, from 1")
        ->check(cli::within(1, 1 << 20))
        ->typeName("N");
}

namespace {

/// A second run, of the same text in another model.
void addOtherModel(core::Session& session, const RenderOptions& options)
{
    if (options.other.opened().empty()) return;
    if (!contentRow(session.figure.content).of_models)
        throw cli::WrongValue("--model-b",
                              "use it with --view diagram, costs or tokenizers; `compare` has two models' attention");
    core::Run second;
    second.texts = session.run().texts;
    ModelOptions other = options.other;
    if (other.model.empty()) other.model = options.text.model;
    other.giveTo(second);
    session.runs.push_back(std::move(second));
}

}  // namespace

/// A second run, of another text in the same model.
void addSecondText(core::Session& session, const RenderOptions& options, const cli::Command& command)
{
    if (!options.second_text && !options.plain_second) return;
    const char* const second_run = options.second_text ? "--text-b" : "--plain-chat-b";
    if (!options.compared.empty())
        throw cli::WrongValue(second_run, "two texts are compared in one head: leave --compare out, and choose it with "
                                          "--layer and --head");
    const std::string& name = options.pageTemplate.name;
    const std::string view = command.count("--view") > 0 ? command.option("--view")->results().front() : "";
    if (name != "two-texts" && view != "compare" && view != "differences")
        throw cli::WrongValue(second_run, "use it with --view compare, --view differences or --template two-texts");
    core::Run second = session.run();
    if (options.second_text)
        second.texts = {*options.second_text};
    else
        options.text.chat.givePlainTo(second);
    session.runs.push_back(std::move(second));
    session.compare = {core::CompareSettings::Kind::Runs, {}};
}

AskedSession askedRun(const RenderOptions& options, const cli::Command& command)
{
    AskedSession asked;
    core::Session& session = asked.session;
    if (options.text.images.size() > 1 && options.text.texts.empty() && !options.recorded.isGiven())
        throw cli::WrongValue("--image", "expected one picture, or several with --text or --weights");
    if (!options.session.empty()) {
        asked = openedSession(options);
        options.text.nameSpans(session.run());
    } else {
        session.run() = options.recorded.isGiven() ? options.recorded.run(options.text) : options.text.run();
    }
    if (options.generate > 0) session.sampling = options.sampling.chosen();
    if (command.count("--item") > 0) session.focus.item = options.item - 1;
    if (command.count("--block") > 0 && !options.recorded.isGiven()) session.focus.block = options.text.chosenBlock();
    return asked;
}

void requireOneText(const RenderOptions& options, const core::FigureSettings& figure)
{
    if (options.text.texts.size() > 1 && figure.content != core::FigureSettings::Content::Alike)
        throw cli::WrongValue("--text", "expected one text, or several with --view alike, found "
                                            + std::to_string(options.text.texts.size())
                                            + "; --text-b is a second one to compare it with");
}

AskedSession sessionOf(const RenderOptions& options, const cli::Command& command)
{
    AskedSession asked = askedRun(options, command);
    core::Session& session = asked.session;
    if (options.out.empty()) throw cli::WrongValue("--out", "expected the name of a file, such as figure.pdf");
    requireKnownPlaceholders(options.out);
    addSecondText(session, options, command);
    chooseCompared(session, options, command);
    for (const auto& feature : options.features) feature->begin(session.figure);
    const core::FigureSettings saved = session.figure;
    session.figure = options.figure.settings(session, command, isPattern(options.out));
    // A figure's file says its own range, where a session of the window leaves it to the picture's weights.
    const bool ofFigure = !options.session.empty() && !isSessionFile(options.session);
    if (ofFigure && saved.content == session.figure.content && command.count("--scale") + command.count("--range") == 0)
        session.figure.scale = saved.scale;
    requireOneText(options, session.figure);
    if (options.second_text || options.plain_second) {
        if (session.figure.layer) session.focus.layer = *session.figure.layer;
        if (session.figure.head) session.focus.head = *session.figure.head;
    }
    addOtherModel(session, options);
    options.page.apply(session, command);
    chooseHeads(asked, options, command);
    options.chart.apply(session, command);
    if (options.heads.hasReference()) session.heads.reference = options.heads.reference();
    return asked;
}

void addRenderOptions(cli::Command* command, const std::shared_ptr<RenderOptions>& options)
{
    addSourceOptions(*command, *options);
    addGeneration(*command, *options);
    options->heads.add(*command, true);
    options->figure.add(*command);
    options->page.add(*command);
    options->inside.add(*command);
    options->features = renderFeatures();
    for (const auto& feature : options->features) feature->add(*command);
    command->addOption("--compare", options->compared, "Two to four heads side by side, as LAYER.HEAD: 2.3,2.1")
        ->delimiter(',')
        ->takeAll()
        ->oneEachTime()
        ->typeName("L.H,L.H");
    auto* heads = command->addOption("--heads", options->shownHeads,
                                     "Only these heads, as LAYER.HEAD, or a set of the session's by its name: 2.3,1.4");
    heads->delimiter(',')->takeAll()->oneEachTime()->typeName("L.H,…|NAME");
    for (const char* other : {"--layer", "--head", "--compare"}) heads->excludes(command->option(other));
    options->chart.add(*command);
    options->names.add(*command);
    std::string files =
        "The file to write: .pdf, .svg, .png, .html, .tex (TikZ), .py (Matplotlib), .csv or .npy; with {layer}, {head} "
        "or {model} in its name one for each head";
    for (const auto& feature : options->features) files += "; " + feature->files();
    command->addOption("--out", options->out, files)->required()->typeName("FILE");
    command
        ->addOption("--caption", options->caption,
                    "A text file for the caption: what is shown, what differs from the model's own pass, and the notes "
                    "that --notes puts under the figure; - prints it")
        ->typeName("FILE|-");
    addTemplateOptions(*command, options->pageTemplate);
    options->batch.add(*command);
    options->text.addSpans(*command);
    command
        ->addFlag("--plain-chat-b", options->plain_second,
                  "compare, differences: the same conversation without its template, beside the one with it")
        ->needs(command->option("--chat"))
        ->excludes("--text-b");
}

void requireSource(const RenderOptions& options)
{
    if (options.session.empty() && !options.recorded.isGiven() && !options.text.isWhole())
        throw cli::LeftOut("--model with --text, --image or --audio, or --weights, or a session");
}

namespace {

/// The writer of files other than figures; nothing where figures are requested.
RenderFeature::Write writerOf(const RenderOptions& options, const cli::Command& command)
{
    for (const auto& feature : options.features)
        if (RenderFeature::Write write = feature->chosen(command, options.out)) return write;
    return {};
}

}  // namespace

namespace {

/// A caption belongs to one figure.
std::string captionOf(const RenderOptions& options, const cli::Command& command)
{
    if (options.caption.empty()) return {};
    if (isPattern(options.out) || !options.pageTemplate.name.empty() || writerOf(options, command))
        throw cli::WrongValue("--caption",
                              "use it with one figure: without {layer} or {head} in --out, a template or a "
                              "film");
    if (options.caption == "-") return options.caption;
    const std::filesystem::path file = options.caption;
    if (file == std::filesystem::path(options.out))
        throw cli::WrongValue("--caption", "expected another file than --out, found " + options.caption);
    // Somebody's own words for the caption would become the name of a file.
    const std::string ending = file.extension().string();
    if (ending.size() < 2 || ending.find(' ') != std::string::npos)
        throw cli::WrongValue("--caption",
                              "expected a file for the caption, such as caption.txt, or - to print it, found "
                                  + options.caption + "; --title takes words, and writes them above the figure");
    return options.caption;
}

}  // namespace

Chosen chosenOf(const RenderOptions& options, const cli::Command& command, const AskedSession& asked)
{
    const core::Session& session = asked.session;
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    const bool fresh = options.session.empty();
    const bool headNamed = given("--layer") || given("--head") || given("--heads") || given("--compare");
    AskedTemplate page = options.pageTemplate;
    page.width = given("--width") || given("--page");
    return {.item = given("--item"),
            .layer = given("--layer"),
            .compared = given("--compare"),
            .heads = asked.numbered_heads,
            .interventions = options.heads.chosen(options.figure.countFrom(session, command), session.focus.block),
            .colors = !options.session.empty() || given("--curve") || given("--range") || given("--scale"),
            .queries = options.page.queries(),
            .keys = options.page.keys(),
            .last_query = options.session.empty(),
            .font = given("--font"),
            .rows = given("--rows"),
            .page_template = page,
            .generate = options.generate,
            .write = writerOf(options, command),
            .inside = options.inside.chosen(),
            .caption = captionOf(options, command),
            .usual_numbers = fresh && !given("--values"),
            .unnamed_head = fresh && !headNamed,
            .names = options.names};
}
