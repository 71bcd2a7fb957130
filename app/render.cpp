#include "app/render.h"

#include <QApplication>
#include <QHashSeed>

#include "app/command_line.h"
#include "core/error.h"
#include "ui/plot/color_map.h"
#include "ui/plot/figure_export.h"

#include <charconv>
#include <cmath>

namespace {

struct Options {
    TextOptions text;
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

core::FigureSettings settingsOf(const Options& options)
{
    core::FigureSettings figure;
    figure.layer = chosenOrAll(options.layer, options.countFrom, "--layer");
    figure.head = chosenOrAll(options.head, options.countFrom, "--head");
    if (!options.width.empty())
        figure.width_mm = millimetres(options.width, "--width");
    else if (!figure.layer || !figure.head)
        figure.width_mm = 183;  // a page of maps needs two columns
    if (!options.height.empty()) figure.height_mm = millimetres(options.height, "--height");
    figure.dpi = options.dpi;
    figure.color_map = options.colorMap;
    if (!(options.range[0] < options.range[1]) || !std::isfinite(options.range[0]) || !std::isfinite(options.range[1]))
        throw CLI::ValidationError("--range", "expected two numbers, the smaller first");
    figure.lowest = options.range[0];
    figure.highest = options.range[1];
    figure.scale = options.scale == "head" ? core::FigureSettings::Scale::Head : core::FigureSettings::Scale::Shared;
    figure.title = options.title;
    figure.theme = options.theme == "dark" ? core::FigureSettings::Theme::Dark : core::FigureSettings::Theme::Light;
    figure.background = options.background == "transparent" ? core::FigureSettings::Background::Transparent
                                                            : core::FigureSettings::Background::White;
    figure.count_from = options.countFrom;
    return figure;
}

int render(const Options& options)
{
    core::Session session;
    session.run = {options.text.model, options.text.texts, options.text.chosenSplit()};
    session.figure = settingsOf(options);
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
    const auto model = core::openModel(session.run.model);
    warnAll(*model);
    requireNoModelFile(*model, out);
    core::Sequence sequence = cutText(*model, session.run.texts.front(), session.run.split);
    const auto keep = core::keepWithin(256U << 20U, model->info, static_cast<core::Index>(sequence.tokens.size()), 1);
    const auto trace = runWithProgress(model, {std::move(sequence)}, std::min(keep, core::Keep::Weights));

    int count = 1;
    char name[] = "attentionscope";
    char* arguments[] = {name, nullptr};
    const QApplication application(count, arguments);
    exportFigure(Figure(*trace, 0, session.figure), out);
}

void addRender(CLI::App& app, Action& action)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("render", "Draw a text's attention into a figure");
    options->text.add(*command, true);
    command->add_option("--text", options->text.texts, "The text")
        ->required()
        ->type_name("T")
        ->expected(1)
        ->allow_extra_args(false);
    command->add_option("--layer", options->layer, "A layer, or all (default)")->type_name("N|all");
    command->add_option("--head", options->head, "A head, or all (default)")->type_name("N|all");
    command
        ->add_option("--count-from", options->countFrom, "What the first layer and head are called: 1 (default) or 0")
        ->check(CLI::Range(0, 1))
        ->type_name("N");
    addLook(*command, *options);
    command->add_option("--out", options->out, "The file to write: .pdf or .png")->required()->type_name("FILE");
    command->callback([options, &action] { action = [options] { return render(*options); }; });
}
