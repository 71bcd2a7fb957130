#include "app/command/figure_options.h"

#include "app/command/command_line.h"
#include "app/command/named_values.h"
#include "core/session/session_names.h"
#include "ui/panel/export/figure_content.h"
#include "ui/plot/heat/color_map.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace {

using core::FigureSettings;

/// A number with its unit, "89mm", "3.5in" or "89".
/// @throws cli::WrongValue
double numberWithUnit(const std::string& text, const char* option, double least, double most,
                      std::initializer_list<std::pair<std::string_view, double>> units, const std::string& expected)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    const auto known = std::ranges::find(units, unit, &std::pair<std::string_view, double>::first);
    if (error == std::errc() && known != units.end()) number *= known->second;
    if (error != std::errc() || known == units.end() || !(number >= least && number <= most))
        throw cli::WrongValue(option, "expected " + expected + ", found " + text);
    return number;
}

/// Contents by the names that session files have for them; maps are of one head or of many.
std::vector<std::string> viewNames()
{
    std::vector<std::string> names = namesOf(core::figureContents);
    std::erase(names, "maps");
    names.insert(names.begin(), {"map", "heads"});
    return names;
}

double millimetres(const std::string& text, const char* option)
{
    return numberWithUnit(text, option, core::smallestFigure, core::largestFigure,
                          {{"", 1.0}, {"mm", 1.0}, {"in", 25.4}}, "10mm to 2000mm, or inches as 3.5in");
}

}  // namespace

void FigureOptions::add(cli::Command& command)
{
    addContent(command);
    addSize(command);
    addColors(command);
    addLabels(command);
}

void FigureOptions::addContent(cli::Command& command)
{
    command
        .addOption(
            "--view", m_view,
            "map: one head; heads: a page of them (default); mask, steps, flow, picture, why: of one head; compare; "
            "charts of every head: measures, knock-outs, histogram, scatter; distances: of some heads; differences: of "
            "--compare")
        ->check(cli::oneOf(viewNames()))
        ->typeName("VIEW");
    command.addOption("--layer", m_layer, "A layer, or all (default)")->typeName("N|all");
    command.addOption("--head", m_head, "A head, or all (default)")->typeName("N|all");
    command.addOption("--count-from", m_countFrom, "The number of the first layer and head: 1 (default) or 0")
        ->check(cli::within(0, 1))
        ->typeName("N");
    command
        .addOption("--cells", m_cells,
                   "What cells are: weights (default), norms: ‖weight · v W_O‖; all heads of layer_mean or model_mean "
                   "in one map, "
                   "or those that --heads names, picked; rollout or flow up to the layer")
        ->check(cli::oneOf(namesOf(core::cellKinds)))
        ->typeName("WHAT");
    command
        .addOption("--joined", m_joined, "How several heads become one map: mean (default), sum or max of their cells")
        ->check(cli::oneOf(namesOf(core::headsJoined)))
        ->typeName("HOW");
    command
        .addOption(
            "--pair-part", m_pair,
            "Of two texts read as one: whole (default), or from the first (a) to the second (b) alone: a-b, a-a, "
            "b-a, b-b")
        ->check(cli::oneOf(namesOf(core::pairParts)))
        ->typeName("PART");
    command.addFlag("--words,!--pieces", m_words,
                    "Pieces of a word as one row and column: summed over keys, averaged over queries");
    command
        .addOption("--special-tokens", m_specialTokens,
                   "Such as [CLS]: shown (default), hidden, or hidden and the rows renormalised")
        ->check(cli::oneOf(namesOf(core::specialTokens)))
        ->typeName("HOW");
    command.addOption("--title", m_title, "The title above the maps")->typeName("T");
}

void FigureOptions::addSize(cli::Command& command)
{
    command.addOption("--width", m_width, "The figure's width: 89mm (default), 183mm for several maps, 3.5in")
        ->typeName("MM");
    command.addOption("--height", m_height, "The figure's height (as high as the maps need)")->typeName("MM");
    command.addOption("--dpi", m_dpi, "Dots per inch of a PNG (300)")
        ->check(cli::within(core::smallestDpi, core::largestDpi))
        ->typeName("N");
}

void FigureOptions::addColors(cli::Command& command)
{
    std::vector<std::string> maps;
    for (const QString& name : ColorMap::names()) maps.push_back(name.toStdString());
    command.addOption("--colormap", m_colorMap, "viridis (default), cividis, magma or greys")
        ->check(cli::oneOf(maps))
        ->typeName("NAME");
    command.addOption("--range", m_range, "Weights at the ends of the colour bar (0,1)")
        ->delimiter(',')
        ->expected(2)
        ->typeName("LOW,HIGH");
    command
        .addOption("--scale", m_scale,
                   "shared: --range for every map (default); else from the smallest to the largest weight of each map "
                   "(cell), row, head, layer, or all; chosen_row: from the session's query's smallest to its largest")
        ->check(cli::oneOf(namesOf(core::scales)))
        ->typeName("SCALE");
    command.addOption("--curve", m_curve, "From weights to colours: linear (default), log or gamma")
        ->check(cli::oneOf(namesOf(core::curves)))
        ->typeName("CURVE");
    command.addOption("--gamma", m_gamma, "The exponent of --curve gamma (0.5)")
        ->check(cli::within(core::smallestGamma, core::largestGamma))
        ->typeName("X");
    command
        .addOption("--pooled", m_pooled,
                   "Where a pixel covers several cells, it shows their largest weight (default) or their mean")
        ->check(cli::oneOf(namesOf(core::poolings)))
        ->typeName("HOW");
    command.addFlag("--exact-cells,!--pooled-cells", m_cellLook.exact,
                    "All cells of maps whose cells are smaller than a dot at 600 dpi, which are pooled else (off)");
    command.addOption("--theme", m_theme, "light (default) or dark")
        ->check(cli::oneOf(namesOf(core::themes)))
        ->typeName("THEME");
    command.addOption("--background", m_background, "white (default) or transparent")
        ->check(cli::oneOf(namesOf(core::grounds)))
        ->typeName("GROUND");
    command.addFlag("--color-bar,!--no-color-bar", m_colorBar, "The colour bar (on)");
}

void FigureOptions::addLabels(cli::Command& command)
{
    command.addFlag("--axis-names,!--no-axis-names", m_axisNames, "The words “query” and “key” beside the axes (on)");
    command
        .addOption("--rows", m_rows,
                   "Which token labels a row: at, the one where it is computed (default), or next, the one after it, "
                   "which a causal language model predicts there; no number changes")
        ->check(cli::oneOf(namesOf(core::rowReadings)))
        ->typeName("at|next");
    command.addFlag("--dots,!--no-dots", m_cellLook.dots,
                    "Circles whose area is the weight instead of coloured squares, to be read in grey (off)");
    command.addFlag("--values,!--no-values", m_cellLook.values,
                    "The weights as numbers in the cells, where they fit (off)");
    command.addOption("--font-size", m_fontSize, "Size of the token labels in points; or auto")->typeName("PT|auto");
    command.addOption("--label-angle", m_labelAngle, "Angle of the keys' labels: 0 to 90 degrees; or auto")
        ->typeName("DEG|auto");
    command.addOption("--label-every", m_labelEvery, "Label every n-th token; 0: as many as stay readable (default)")
        ->check(cli::within(core::Index{0}, core::largestStride))
        ->typeName("N");
    command
        .addOption("--label-length", m_labelLength, "The longest label; longer ones are cut with an ellipsis (25.4mm)")
        ->typeName("MM");
    command.addFlag("--text-as-paths,!--text-as-text", m_textAsPaths,
                    "SVG: letters as outlines, for programs without the fonts");
}

/// Which heads; mask and steps are of one, that of the focus unless said otherwise.
void FigureOptions::chooseContent(FigureSettings& figure, const core::Session& session, const cli::Command& command,
                                  bool eachHead) const
{
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    if (m_view == "compare" && (given("--layer") || given("--head")))
        throw cli::WrongValue("--view compare",
                              "leave out --layer and --head: --compare says which heads, such as --compare 2.3,2.1");
    if (m_view == "compare" && eachHead)
        throw cli::WrongValue("--view compare", "a comparison is one file: leave {layer} and {head} out of its name");
    if (given("--count-from")) figure.count_from = m_countFrom;
    if (given("--view")) {
        figure.content = FigureSettings::Content::Maps;
        choose(figure.content, m_view, core::figureContents);
        const bool charted = isChart(figure) && m_view != "distances" && m_view != "histogram";
        const bool ofOneHead = m_view != "map" && m_view != "heads" && m_view != "compare" && !charted;
        if ((m_view == "picture" && eachHead) || (ofOneHead && !eachHead && (m_layer == "all" || m_head == "all")))
            throw cli::WrongValue("--view " + m_view,
                                  "such a figure shows one head: choose it with --layer N --head N");
        const bool one = m_view != "heads" && !eachHead;
        figure.layer = one ? std::optional(session.focus.layer) : std::nullopt;
        figure.head = one ? std::optional(session.focus.head) : std::nullopt;
    }
    chooseMap(figure, session, command);
    if (given("--layer")) figure.layer = chosenOrAll(m_layer, figure.count_from, "--layer");
    if (given("--head")) figure.head = chosenOrAll(m_head, figure.count_from, "--head");
}

/// What the cells, rows and columns of maps are.
void FigureOptions::chooseMap(FigureSettings& figure, const core::Session& session, const cli::Command& command) const
{
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    const bool maps = figure.content == FigureSettings::Content::Maps;
    const bool picture = figure.content == FigureSettings::Content::Picture;
    if (given("--cells") && picture && m_cells != "weights" && m_cells != "norms")
        throw cli::WrongValue("--cells", "expected weights or norms with --view picture, found " + m_cells);
    if (given("--cells") && !maps && !picture)
        throw cli::WrongValue("--cells", "use it with --view map, heads or picture");
    for (const char* option : {"--joined", "--pair-part", "--words", "--special-tokens", "--exact-cells"})
        if (given(option) && !maps) throw cli::WrongValue(option, "use it with --view map or --view heads");
    if (given("--pair-part") && m_pair != "whole" && !session.run().keys_text)
        throw cli::WrongValue("--pair-part", "use it with two texts: --text and --pair");
    if (m_cells == "picked" && session.chosen.empty() && !given("--heads"))
        throw cli::WrongValue("--cells picked", "say which heads with --heads, such as --heads 2.3,1.4");
    choose(figure.map.cells, m_cells, core::cellKinds);
    choose(figure.map.joined, m_joined, core::headsJoined);
    choose(figure.map.pair, m_pair, core::pairParts);
    if (given("--words")) figure.map.words = m_words;
    choose(figure.map.special_tokens, m_specialTokens, core::specialTokens);
}

void FigureOptions::chooseSize(FigureSettings& figure, const cli::Command& command, bool eachHead) const
{
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    const bool asSaved = given("session") && !given("--view") && !given("--layer") && !given("--head");
    if (given("--width"))
        figure.width_mm = millimetres(m_width, "--width");
    else if (!asSaved && !eachHead && figure.width_mm == oneColumn)
        figure.width_mm = usualWidth(figure);  // a page of maps needs two columns
    if (given("--height")) figure.height_mm = millimetres(m_height, "--height");
    requireNumber(m_dpi, "--dpi");
    if (given("--dpi")) figure.dpi = m_dpi;
}

void FigureOptions::chooseColors(FigureSettings& figure, const cli::Command& command) const
{
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    if (!(m_range[0] < m_range[1]) || !std::isfinite(m_range[0]) || !std::isfinite(m_range[1]))
        throw cli::WrongValue("--range", "expected two numbers, the smaller first");
    if (given("--range")) {
        figure.lowest = m_range[0];
        figure.highest = m_range[1];
    }
    if (given("--colormap")) figure.color_map = m_colorMap;
    choose(figure.scale, m_scale, core::scales);
    if (figure.content == FigureSettings::Content::Picture && !given("--scale") && !given("--range"))
        figure = withPictureRange(figure);
    choose(figure.curve, m_curve, core::curves);
    requireNumber(m_gamma, "--gamma");
    if (given("--gamma")) figure.gamma = m_gamma;
    choose(figure.map.pooled_by, m_pooled, core::poolings);
    if (given("--exact-cells")) figure.map.exact = m_cellLook.exact;
    choose(figure.theme, m_theme, core::themes);
    choose(figure.background, m_background, core::grounds);
    if (given("--color-bar")) figure.color_bar = m_colorBar;
}

void FigureOptions::chooseLabels(FigureSettings& figure, const cli::Command& command) const
{
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    const auto orAuto = [&](const char* option, const std::string& text, std::optional<double>& value, double least,
                            double most, const std::string& expected) {
        if (!given(option)) return;
        value = text == "auto" ? std::optional<double>()
                               : numberWithUnit(text, option, least, most, {{"", 1.0}, {"pt", 1.0}}, expected);
    };
    if (given("--title")) figure.title = m_title;
    choose(figure.map.rows, m_rows, core::rowReadings);
    if (given("--axis-names")) figure.axis_names = m_axisNames;
    if (given("--values")) figure.values = m_cellLook.values;
    if (given("--dots")) figure.map.dots = m_cellLook.dots;
    if (given("--text-as-paths")) figure.text_as_paths = m_textAsPaths;
    orAuto("--font-size", m_fontSize, figure.label_points, core::smallestLabel, core::largestLabel,
           "2 to 40 points, or auto");
    orAuto("--label-angle", m_labelAngle, figure.label_angle, 0, 90, "0 to 90 degrees, or auto");
    if (given("--label-every")) figure.label_every = m_labelEvery;
    if (given("--label-length"))
        figure.label_length_mm =
            numberWithUnit(m_labelLength, "--label-length", core::shortestLabel, core::longestLabel,
                           {{"", 1.0}, {"mm", 1.0}, {"in", 25.4}}, "2mm to 200mm");
}

FigureSettings FigureOptions::settings(const core::Session& session, const cli::Command& command, bool eachHead) const
{
    FigureSettings figure = session.figure;
    chooseContent(figure, session, command, eachHead);
    chooseSize(figure, command, eachHead);
    chooseColors(figure, command);
    chooseLabels(figure, command);
    return figure;
}
