#include "app/render.h"

#include <QApplication>
#include <QHashSeed>

#include "app/command_line.h"
#include "core/error.h"
#include "core/session/session_json.h"
#include "ui/plot/color_map.h"
#include "ui/plot/figure_export.h"
#include "ui/plot/session_source.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace {

struct Options {
    TextOptions text;
    std::string session;
    std::string layer;
    std::string head;
    std::string width;
    std::string height;
    double dpi = 300;
    std::string colorMap = "viridis";
    std::vector<float> range{0, 1};
    std::string scale = "shared";
    std::string title;
    std::string theme = "light";
    std::string background = "white";
    core::Index countFrom = 1;
    std::string out;
};

/// "89mm", "3.5in" or "89" (millimetres), as millimetres.
double millimetres(const std::string& text, const std::string& option)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::string unit(end, text.data() + text.size());
    if (unit == "in") number *= 25.4;
    if (error != std::errc() || (!unit.empty() && unit != "mm" && unit != "in") || !(number >= 10 && number <= 2000))
        throw CLI::ValidationError(option, "expected 10mm to 2000mm, or inches as 3.5in, found " + text);
    return number;
}

/// What the options say about a figure; what they leave open stays as it is.
core::FigureSettings settingsOf(const Options& options, core::FigureSettings figure, const CLI::App& command)
{
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    if (given("--layer")) figure.layer = chosenOrAll(options.layer, options.countFrom, "--layer");
    if (given("--head")) figure.head = chosenOrAll(options.head, options.countFrom, "--head");
    if (given("--width"))
        figure.width_mm = millimetres(options.width, "--width");
    else if (!figure.layer || !figure.head)
        figure.width_mm = std::max(183.0, figure.width_mm);  // a page of maps needs two columns
    if (given("--height")) figure.height_mm = millimetres(options.height, "--height");
    if (given("--dpi")) figure.dpi = options.dpi;
    if (given("--colormap")) figure.color_map = options.colorMap;
    if (!(options.range[0] < options.range[1]) || !std::isfinite(options.range[0]) || !std::isfinite(options.range[1]))
        throw CLI::ValidationError("--range", "expected two numbers, the smaller first");
    if (given("--range")) {
        figure.lowest = options.range[0];
        figure.highest = options.range[1];
    }
    using Figure = core::FigureSettings;
    if (given("--scale")) figure.scale = options.scale == "head" ? Figure::Scale::Head : Figure::Scale::Shared;
    if (given("--title")) figure.title = options.title;
    if (given("--theme")) figure.theme = options.theme == "dark" ? Figure::Theme::Dark : Figure::Theme::Light;
    if (given("--background"))
        figure.background =
            options.background == "transparent" ? Figure::Background::Transparent : Figure::Background::White;
    if (given("--count-from")) figure.count_from = options.countFrom;
    return figure;
}

int render(const Options& options, const CLI::App& command)
{
    core::Session session;
    if (options.session.empty())
        session.run() = options.text.run();
    else
        session = sessionAt(options.session);
    session.figure = settingsOf(options, session.figure, command);
    renderSession(session, options.out);
    return 0;
}

void addLook(CLI::App& command, Options& options)
{
    std::vector<std::string> maps;
    for (const QString& name : ColorMap::names()) maps.push_back(name.toStdString());
    command.add_option("--width", options.width, "Of the figure: 89mm (default), 183mm for several maps, 3.5in")
        ->type_name("MM");
    command.add_option("--height", options.height, "Of the figure; else as high as the maps ask for")->type_name("MM");
    command.add_option("--dpi", options.dpi, "Dots per inch of a PNG (300)")
        ->check(CLI::Range(20, 2400))
        ->type_name("N");
    command.add_option("--colormap", options.colorMap, "viridis (default), cividis, magma or greys")
        ->check(CLI::IsMember(maps))
        ->type_name("NAME");
    command.add_option("--range", options.range, "Weights at the ends of the colour bar (0,1)")
        ->delimiter(',')
        ->expected(2)
        ->type_name("LOW,HIGH");
    command.add_option("--scale", options.scale, "shared: one colour bar (default); head: each map its own range")
        ->check(CLI::IsMember({"shared", "head"}))
        ->type_name("SCALE");
    command.add_option("--title", options.title, "Above the maps")->type_name("T");
    command.add_option("--theme", options.theme, "light (default) or dark")
        ->check(CLI::IsMember({"light", "dark"}))
        ->type_name("THEME");
    command.add_option("--background", options.background, "white (default) or transparent")
        ->check(CLI::IsMember({"white", "transparent"}))
        ->type_name("GROUND");
}

}  // namespace

void renderSession(const core::Session& session, const std::filesystem::path& out)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const core::Run& asked = session.run();
    core::PreparedRun ready = prepareWarning(asked);
    if (asked.fingerprint != 0 && core::fingerprintOf(asked.model) != asked.fingerprint)
        warn(QCoreApplication::translate("CommandLine", "the model %1 has changed since the session was saved")
                 .arg(QString::fromStdString(asked.model.string())));
    requireNoModelFile(*ready.model, out);
    core::RunOptions options = core::optionsOf(session.run());
    options.keep = std::min(core::keepWithin(256U << 20U, ready.model->info, ready.batch), core::Keep::Weights);
    const auto trace = runWithProgress(ready.model, std::move(ready.batch), std::move(options));
    core::Session carried = session;
    for (core::Run& run : carried.runs) {
        if (run.model.empty()) continue;
        run.fingerprint = core::fingerprintOf(run.model);
        run.model = std::filesystem::absolute(run.model).lexically_normal();
    }

    int count = 1;
    char name[] = "attentionscope";
    char* arguments[] = {name, nullptr};
    const QApplication application(count, arguments);
    const auto last = static_cast<core::Index>(trace->batch.sequences.size()) - 1;
    exportFigure(Figure(*trace, std::min(session.focus.item, last), session.figure), out, core::sessionText(carried));
}

void addRender(CLI::App& app, Action& action)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("render", "Draw a text's attention into a figure");
    auto* session = command->add_option("session", options->session,
                                        "A session, or a figure that this program saved, instead of model and text");
    session->type_name("[SESSION|FIGURE]");
    options->text.add(*command, false);
    options->text.addScoring(*command);
    command->add_option("--text", options->text.texts, "The text")
        ->type_name("T")
        ->expected(1)
        ->allow_extra_args(false);
    for (const char* other : {"--model", "--text", "--mask", "--temperature", "--split"})
        command->get_option(other)->excludes(session);
    command->add_option("--layer", options->layer, "A layer, or all (default)")->type_name("N|all");
    command->add_option("--head", options->head, "A head, or all (default)")->type_name("N|all");
    command
        ->add_option("--count-from", options->countFrom, "What the first layer and head are called: 1 (default) or 0")
        ->check(CLI::Range(0, 1))
        ->type_name("N");
    addLook(*command, *options);
    command->add_option("--out", options->out, "The file to write: .pdf, .svg or .png")->required()->type_name("FILE");
    command->callback([options, command, &action] {
        if (options->session.empty() && (options->text.model.empty() || options->text.texts.empty()))
            throw CLI::RequiredError("--model and --text, or a session");
        action = [options, command] { return render(*options, *command); };
    });
}
