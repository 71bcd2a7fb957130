#include "core/session/figure_fields.h"

#include "core/session/chart_json.h"
#include "core/session/marks_json.h"
#include "core/session/session_names.h"
#include "core/session/setting_json.h"

#include <algorithm>

namespace core {
namespace {

using namespace setting;
using F = FigureSettings;
using Content = F::Content;

constexpr std::uint64_t mostQuery = 1U << 30U;  ///< more than any sequence has

void writeQueries(Json& json, const F& figure)
{
    if (!figure.part.queries.empty()) json["queries"] = figure.part.queries;
}

void readQueries(const JsonObject& reader, F& figure)
{
    std::vector<Index>& queries = figure.part.queries;
    reader.each("queries", mostFigureQueries, [&](const Json& query) {
        if (!query.is_number_unsigned() || query.get<std::uint64_t>() > mostQuery)
            throw reader.wrong("queries", "places of tokens, from 0 to " + std::to_string(mostQuery), query);
        queries.push_back(query.get<Index>());
    });
    std::ranges::sort(queries);
    queries.erase(std::unique(queries.begin(), queries.end()), queries.end());
}

void writeStages(Json& json, const F& figure)
{
    for (const Stage stage : figure.part.stages) append(json, "stages", Json(nameOf(stage, stageNames)));
}

void readStages(const JsonObject& reader, F& figure)
{
    reader.each("stages", std::size(stageNames), [&](const Json& name) {
        const auto known = std::ranges::find_if(stageNames, [&](const auto& each) { return name == each.second; });
        if (known == std::end(stageNames))
            throw reader.wrong("stages", "names of steps' tables, such as weights", name);
        figure.part.stages.push_back(known->first);
    });
}

void writeFigureHeads(Json& json, const F& figure) { writeHeads(json, "heads", figure.heads); }
void readFigureHeads(const JsonObject& reader, F& figure) { figure.heads = headsIn(reader, "heads"); }

void writeFigureChart(Json& json, const F& figure) { writeChart(json, figure.part.chart); }
void readFigureChart(const JsonObject& reader, F& figure) { readChart(reader, figure.part.chart); }

constexpr Setting<F> partRows[] = {
    {.key = "content", .kind = oneOf<figureContents, &F::content>(), .written = Written::Always},
    {.key = "layer", .kind = whole<&F::layer>()},
    {.key = "head", .kind = whole<&F::head>()},
    {.key = "heads", .kind = Own<F>{writeFigureHeads, readFigureHeads}},
    {.key = "queries", .kind = Own<F>{writeQueries, readQueries}},
    {.key = "probe", .kind = flag<&F::picture, &PictureLook::probe>()},
    {.key = "stages", .kind = Own<F>{writeStages, readStages}},
    {.key = "chart", .kind = Own<F>{writeFigureChart, readFigureChart}},
};

bool isOfMaps(const F& figure) { return figure.content == Content::Maps; }
bool isPicture(const F& figure) { return figure.content == Content::Picture; }
bool isComparison(const F& figure) { return figure.content == Content::Compare; }
bool hasCells(const F& figure) { return isOfMaps(figure) || isPicture(figure); }
constexpr const char* withMaps = "use it with --view map or --view heads";

/// The program's colour maps are files, and no enumeration.
constexpr Name<F> colorMap()
{
    return {.member = {[](const F& figure) { return std::optional<std::string_view>(figure.color_map); },
                       [](F& figure, const std::optional<std::string_view>& name) { figure.color_map = *name; }},
            .isKnown =
                [](std::string_view name) { return std::ranges::find(colorMapNames, name) != std::end(colorMapNames); },
            .all = [] { return std::vector<std::string>(std::begin(colorMapNames), std::end(colorMapNames)); },
            .expected = "viridis, cividis, magma or greys"};
}

constexpr Ends<F> range()
{
    return {{[](const F& figure) { return std::pair(figure.lowest, figure.highest); },
             [](F& figure, const std::pair<float, float>& ends) { std::tie(figure.lowest, figure.highest) = ends; }}};
}

constexpr Setting<F> lookRows[] = {
    {.key = "count_from",
     .kind = whole<&F::count_from>(0, 1),
     .written = Written::Always,
     .option = {"--count-from", "N", "The number of the first layer and head: 1 (default) or 0", Turn::Content}},
    {.key = "cells",
     .kind = oneOf<cellKinds, &F::map, &MapLook::cells>(),
     .written = Written::Always,
     .option = {"--cells", "WHAT",
                "What cells are: weights (default), norms: ‖weight · v W_O‖; all heads of layer_mean or model_mean in "
                "one map, or those that --heads names, picked; rollout or flow up to the layer",
                Turn::Map},
     .only = hasCells,
     .use = "use it with --view map, heads or picture"},
    {.key = "joined",
     .kind = oneOf<headsJoined, &F::map, &MapLook::joined>(),
     .option = {"--joined", "HOW", "How several heads become one map: mean (default), sum or max of their cells",
                Turn::Map},
     .only = isOfMaps,
     .use = withMaps},
    {.key = "pair",
     .kind = oneOf<pairParts, &F::map, &MapLook::pair>(),
     .option = {"--pair-part", "PART",
                "Of two texts read as one: whole (default), or from the first (a) to the second (b) alone: a-b, a-a, "
                "b-a, b-b",
                Turn::Map},
     .only = isOfMaps,
     .use = withMaps},
    {.key = "words",
     .kind = flag<&F::map, &MapLook::words>(),
     .written = Written::Always,
     .option = {"--words,!--pieces", "",
                "Pieces of a word as one row and column: summed over keys, averaged over queries", Turn::Map},
     .only = isOfMaps,
     .use = withMaps},
    {.key = "special_tokens",
     .kind = oneOf<specialTokens, &F::map, &MapLook::special_tokens>(),
     .written = Written::Always,
     .option = {"--special-tokens", "HOW",
                "Such as [CLS]: shown (default), hidden, or hidden and the rows renormalised", Turn::Map},
     .only = isOfMaps,
     .use = withMaps},
    {.key = "title",
     .kind = text<&F::title>(),
     .written = Written::Always,
     .option = {"--title", "T", "The title above the maps", Turn::Words}},
    {.key = "width_mm",
     .kind = number<&F::width_mm>(smallestFigure, largestFigure,
                                  {.unit = Unit::Millimetres, .expected = "10mm to 2000mm, or inches as 3.5in"}),
     .written = Written::Always,
     .option = {"--width", "MM", "The figure's width: 89mm (default), 183mm for several maps, 3.5in", Turn::Size}},
    {.key = "height_mm",
     .kind = number<&F::height_mm>(smallestFigure, largestFigure,
                                   {.unit = Unit::Millimetres, .expected = "10mm to 2000mm, or inches as 3.5in"}),
     .option = {"--height", "MM", "The figure's height (as high as the maps need)", Turn::Size}},
    {.key = "dpi",
     .kind = number<&F::dpi>(smallestDpi, largestDpi),
     .written = Written::Always,
     .option = {"--dpi", "N", "Dots per inch of a PNG (300)", Turn::Size}},
    {.key = "color_map",
     .kind = colorMap(),
     .written = Written::Always,
     .option = {"--colormap", "NAME", "viridis (default), cividis, magma or greys", Turn::Colors}},
    {.key = "range",
     .kind = range(),
     .written = Written::Always,
     .option = {"--range", "LOW,HIGH", "Weights at the ends of the colour bar (0,1)", Turn::Colors}},
    {.key = "scale",
     .kind = oneOf<scales, &F::scale>(),
     .written = Written::Always,
     .option = {"--scale", "SCALE",
                "shared: --range for every map (default); else from the smallest to the largest weight of each map "
                "(cell), row, head, layer, or all; chosen_row: from the session's query's smallest to its largest",
                Turn::Colors}},
    {.key = "curve",
     .kind = oneOf<curves, &F::curve>(),
     .written = Written::Always,
     .option = {"--curve", "CURVE", "From weights to colours: linear (default), log or gamma", Turn::Colors}},
    {.key = "gamma",
     .kind = number<&F::gamma>(smallestGamma, largestGamma),
     .written = Written::Always,
     .option = {"--gamma", "X", "The exponent of --curve gamma (0.5)", Turn::Colors}},
    {.key = "pooled_by",
     .kind = oneOf<poolings, &F::map, &MapLook::pooled_by>(),
     .written = Written::Always,
     .option = {"--pooled", "HOW",
                "Where a pixel covers several cells, it shows their largest weight (default) or their mean",
                Turn::Map}},
    {.key = "exact_cells",
     .kind = flag<&F::map, &MapLook::exact>(),
     .option = {"--exact-cells,!--pooled-cells", "",
                "All cells of maps whose cells are smaller than a dot at 600 dpi, which are pooled else (off)",
                Turn::Map},
     .only = isOfMaps,
     .use = withMaps},
    {.key = "theme",
     .kind = oneOf<themes, &F::theme>(),
     .written = Written::Always,
     .option = {"--theme", "THEME", "light (default) or dark", Turn::Colors}},
    {.key = "background",
     .kind = oneOf<grounds, &F::background>(),
     .written = Written::Always,
     .option = {"--background", "GROUND", "white (default) or transparent", Turn::Colors}},
    {.key = "color_bar",
     .kind = flag<&F::color_bar>(),
     .written = Written::Always,
     .option = {"--color-bar,!--no-color-bar", "", "The colour bar (on)", Turn::Colors}},
    {.key = "axis_names",
     .kind = flag<&F::axis_names>(),
     .written = Written::Always,
     .option = {"--axis-names,!--no-axis-names", "", "The words “query” and “key” beside the axes (on)", Turn::Words}},
    {.key = "rows",
     .kind = oneOf<rowReadings, &F::map, &MapLook::rows>(),
     .written = Written::Always,
     .option = {"--rows", "at|next",
                "Which token labels a row: at, the one where it is computed (default), or next, the one after it, "
                "which a causal language model predicts there; no number changes",
                Turn::Rows}},
    {.key = "dots",
     .kind = flag<&F::map, &MapLook::dots>(),
     .option = {"--dots,!--no-dots", "",
                "Circles whose area is the weight instead of coloured squares, to be read in grey (off)"}},
    {.key = "values",
     .kind = flag<&F::values>(),
     .written = Written::Always,
     .option = {"--values,!--no-values", "", "The weights as numbers in the cells, where they fit (off)", Turn::Words}},
    {.key = "label_points",
     .kind = number<&F::label_points>(smallestLabel, largestLabel,
                                      {.unit = Unit::Points, .none = "auto", .expected = "2 to 40 points, or auto"}),
     .option = {"--font-size", "PT|auto", "Size of the token labels in points; or auto"}},
    {.key = "label_angle",
     .kind = number<&F::label_angle>(0, 90,
                                     {.unit = Unit::Degrees, .none = "auto", .expected = "0 to 90 degrees, or auto"}),
     .option = {"--label-angle", "DEG|auto", "Angle of the keys' labels: 0 to 90 degrees; or auto"}},
    {.key = "label_every",
     .kind = whole<&F::label_every>(0, largestStride),
     .written = Written::Always,
     .option = {"--label-every", "N", "Label every n-th token; 0: as many as stay readable (default)"}},
    {.key = "label_length_mm",
     .kind = number<&F::label_length_mm>(shortestLabel, longestLabel,
                                         {.unit = Unit::Millimetres, .expected = "2mm to 200mm"}),
     .written = Written::Always,
     .option = {"--label-length", "MM", "The longest label; longer ones are cut with an ellipsis (25.4mm)"}},
    {.key = "text_as_paths",
     .kind = flag<&F::text_as_paths>(),
     .written = Written::Always,
     .option = {"--text-as-paths,!--text-as-text", "", "SVG: letters as outlines, for programs without the fonts"}},
};

constexpr Setting<F> pictureRows[] = {
    {.key = "clip",
     .kind = number<&F::picture, &PictureLook::clip>(0, largestClip, {.unit = Unit::Percent}),
     .option = {"--clip", "N",
                "picture: the percentage of patches, those with the largest numbers, that share the brightest colour "
                "(0)",
                Turn::Picture},
     .only = isPicture,
     .use = "use it with --view picture"},
    {.key = "overlay",
     .kind = number<&F::picture, &PictureLook::overlay>(0, 1, {.unit = Unit::Percent}),
     .option = {"--overlay", "N", "picture: how much of the weights' colours covers it, 0 to 100 percent (60)",
                Turn::Picture},
     .only = isPicture,
     .use = "use it with --view picture"},
};

constexpr Setting<F> typeRows[] = {
    {.key = "letters",
     .kind = oneOf<letterings, &F::text, &FigureText::letters>(),
     .option = {"--letters", "a|A|(a)",
                "Letters of several maps: a, A, (a) or none; usual (default): A, B beside the sides of a comparison",
                Turn::Letters}},
    {.key = "bold_letters",
     .kind = flag<&F::text, &FigureText::bold_letters>(),
     .option = {"--bold-letters,!--no-bold-letters", "", "Those letters in bold (on)", Turn::Letters}},
    {.key = "difference",
     .kind = flag<&F::difference>(),
     .option = {"--difference,!--no-difference", "", "compare: A − B beside two sides (on)", Turn::Letters},
     .only = isComparison,
     .use = "use it with --view compare"},
    {.key = "font",
     .kind = text<&F::text, &FigureText::font>(longestFont, "the name of a font's family", "usual"),
     .option = {"--font", "NAME", "The family of all text, such as Arial or Helvetica; or usual (DejaVu Sans)",
                Turn::Font}},
    {.key = "least_points",
     .kind = number<&F::text, &FigureText::least_points>(0, largestLabel),
     .option = {"--least-font-size", "PT", "Warn about text below this many points (5)", Turn::Font}},
    {.key = "spaces",
     .kind = flag<&F::text, &FigureText::spaces>(),
     .option = {"--spaces,!--no-spaces", "", "“␣” where a token begins with a space (off)", Turn::Font}},
};

}  // namespace

FigureFields partFields() { return partRows; }
FigureFields lookFields() { return lookRows; }
FigureFields pictureFields() { return pictureRows; }
FigureFields typeFields() { return typeRows; }

Json figureJson(const FigureSettings& figure)
{
    Json json = Json::object();
    for (const FigureFields rows : figureFields()) writeSettings(json, rows, figure);
    return json;
}

FigureSettings figureIn(const JsonObject& reader)
{
    FigureSettings figure;
    for (const FigureFields rows : figureFields()) readSettings(reader, rows, figure);
    return figure;
}

}  // namespace core
