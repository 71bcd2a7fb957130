#include "core/session/figure_fields.h"

#include "core/error.h"
#include "core/session/annotation.h"
#include "core/session/chart_json.h"
#include "core/session/fresh_session.h"
#include "core/session/marks_json.h"
#include "core/session/session_names.h"
#include "core/session/setting_rows.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <string>

namespace core {
namespace {

using namespace setting;
using enum Written;
using F = FigureSettings;
using Content = F::Content;

constexpr std::size_t longestBarLabel = 400;    ///< bytes
constexpr double mostLeast = 1e9;               ///< the largest bound for written numbers
constexpr std::uint64_t mostQuery = 1U << 30U;  ///< more than any sequence has

Json queriesJson(const F& figure) { return listJson(figure.part.queries, std::identity()); }

void readQueries(const JsonObject& reader, F& figure)
{
    std::vector<Index>& queries = figure.part.queries;
    reader.each("queries", mostFigureQueries, [&](const Json& query) {
        if (!query.is_number_unsigned() || query.get<std::uint64_t>() > mostQuery)
            throw reader.wrong("queries", query,
                               Words("%1 cannot be used: expected places of tokens, from 0 to %3, found %2",
                                     std::to_string(mostQuery)));
        queries.push_back(query.get<Index>());
    });
    std::ranges::sort(queries);
    queries.erase(std::unique(queries.begin(), queries.end()), queries.end());
}

Json stagesJson(const F& figure)
{
    return listJson(figure.part.stages, [](Stage stage) { return nameOf(stage, stageNames); });
}

void readStages(const JsonObject& reader, F& figure)
{
    reader.each("stages", std::size(stageNames), [&](const Json& name) {
        const auto known = std::ranges::find_if(stageNames, [&](const auto& each) { return name == each.second; });
        if (known == std::end(stageNames))
            throw reader.wrong("stages", name,
                               Words("%1 cannot be used: expected names of steps' tables, such as weights, found %2"));
        figure.part.stages.push_back(known->first);
    });
}

Json figureHeadsJson(const F& figure) { return headsJson(figure.heads); }
void readFigureHeads(const JsonObject& reader, F& figure) { figure.heads = headsIn(reader, "heads"); }

Json figureChartJson(const F& figure) { return chartJson(figure.part.chart); }
void readFigureChart(const JsonObject& reader, F& figure)
{
    readChart(reader.object("chart", *reader.find("chart")), figure.part.chart);
}

constexpr Setting<F> partRows[] = {
    {{"content", named<figureContents, &F::content>(), Always}},
    {{"layer", at<&F::layer>(Whole{})}},
    {{"head", at<&F::head>(Whole{})}},
    {{"heads", own(figureHeadsJson, readFigureHeads)}},
    {{"queries", own(queriesJson, readQueries)}},
    {{"probe", at<&F::picture, &PictureLook::probe>(Flag{})}},
    {{"stages", own(stagesJson, readStages)}},
    {{"chart", own(figureChartJson, readFigureChart)}},
};

bool isOfMaps(const F& figure) { return figure.content == Content::Maps; }
bool isPicture(const F& figure) { return figure.content == Content::Picture; }
bool isComparison(const F& figure) { return figure.content == Content::Compare; }
bool hasCells(const F& figure) { return isOfMaps(figure) || isPicture(figure); }
bool hasNamedMaps(const F& figure) { return isOfMaps(figure) || isComparison(figure); }
constexpr Use<F> ofNamedMaps = {hasNamedMaps, "use it with --view map, heads or compare"};
constexpr Use<F> ofMaps = {isOfMaps, "use it with --view map or --view heads"};
bool joinsSpans(const F& figure) { return isOfMaps(figure) || figure.content == Content::Flow; }
constexpr Use<F> ofSpans = {joinsSpans, "use it with --view map, heads or flow"};
bool isMeasures(const F& figure) { return figure.content == Content::Measures; }
constexpr Use<F> ofMeasures = {isMeasures, "use it with --view measures"};
constexpr Use<F> ofPictures = {isPicture, "use it with --view picture"};

/// The program's colour maps are files, and no enumeration.
constexpr Value<F> colorMap()
{
    return {Name{[] { return std::vector<std::string>(std::begin(colorMapNames), std::end(colorMapNames)); },
                 "viridis, cividis, magma or greys"},
            [](const F& figure) { return Json(figure.color_map); },
            [](F& figure, const Json& json) { take(figure.color_map, json); }};
}

constexpr Value<F> range()
{
    return {Ends{},
            [](const F& figure) {
                return Json::array({figure.lowest, figure.highest});
            },
            [](F& figure, const Json& json) {
                if (json.is_null()) return;
                figure.lowest = json[0].get<float>();
                figure.highest = json[1].get<float>();
            }};
}

/// A float32 as the short decimal number that it was typed as, in any locale.
Json shortNumber(float number)
{
    const std::string word = numberWord(number);
    double value = 0;
    std::from_chars(word.data(), word.data() + word.size(), value);
    return value;
}

constexpr Value<F> leastNumber()
{
    return {Number{0, mostLeast}, [](const F& figure) { return shortNumber(figure.numbers.least); },
            [](F& figure, const Json& json) { take(figure.numbers.least, json); }};
}

/// A text that must be understood.
/// @tparam understand  throws where it is not
template<auto understand, auto... path>
constexpr Value<F> grammar(const Text& text)
{
    return {text, [](const F& figure) { return Json(in<path...>(figure)); },
            [](F& figure, const Json& json) {
                std::string& words = in<path...>(figure);
                take(words, json);
                understand(words);
            }};
}

constexpr Setting<F> voiceRows[] = {
    {{"alternative",
      at<&F::voice, &FigureVoice::alternative>(Text{longestAlternative, "the alternative text", "usual"})},
     {"--alt", "T",
      "The alternative text in the file, for those who cannot see the figure; usual: a description (default)",
      Turn::Words}},
    {{"notes", at<&F::voice, &FigureVoice::notes>(Flag{})},
     {"--notes,!--no-notes", "", "What belongs in the caption stands under the figure, too (off)", Turn::Words}},
    {{"shown_rows", grammar<orderIn, &F::part, &FigurePart::shown_rows>(Text{longestAnnotations, "the rows", "all"})},
     {"--show-rows", "TOKENS", "Maps: only these rows, in this order: 3-5, 9-6, it; or all", Turn::Map},
     ofMaps},
    {{"shown_keys",
      grammar<orderIn, &F::part, &FigurePart::shown_keys>(Text{longestAnnotations, "the columns", "all"})},
     {"--show-keys", "TOKENS", "Maps: only these columns, in this order: 3-5, 9-6, cat; or all", Turn::Map},
     ofMaps},
    {{"marks", at<&F::voice, &FigureVoice::marks>(Flag{})},
     {"--marks,!--no-marks", "", "Maps: frames about the cells that were marked in the window (on)", Turn::Map},
     ofMaps},
    {{"map_names", at<&F::voice, &FigureVoice::map_names>(Text{longestAnnotations, "the maps' names", "usual"})},
     {"--names", "NAMES",
      "Names of the maps in place of their heads' numbers or texts, with semicolons between: copies; looks back",
      Turn::Map},
     ofNamedMaps},
    {{"annotations", grammar<annotationsIn, &F::voice, &FigureVoice::annotations>(
                         Text{longestAnnotations, "the annotations", "none"})},
     {"--annotate", "TEXT",
      "Written onto maps, with semicolons between: box 10, cat 'who'; arrow 2, 1 to 5, 1; text 3, 2 'same'; brace "
      "rows 2-4 'subject'; bold it; color red keys cat; gloss chat 'cat'; or none",
      Turn::Map},
     ofMaps},
};

constexpr Setting<F> lookRows[] = {
    {{"count_from", at<&F::count_from>(Whole{0, 1}), Always},
     {"--count-from", "N", "The number of the first layer and head: 1 (default) or 0", Turn::Content}},
    {{"cells", named<cellKinds, &F::map, &MapLook::cells>(), Always},
     {"--cells", "WHAT",
      "What cells are: weights (default), norms: ‖weight · v W_O‖; all heads of layer_mean or model_mean in one map, "
      "or those that --heads names, picked; rollout or flow up to the layer",
      Turn::Map},
     {hasCells, "use it with --view map, heads or picture"}},
    {{"joined", named<headsJoined, &F::map, &MapLook::joined>()},
     {"--joined", "HOW", "How several heads become one map: mean (default), sum or max of their cells", Turn::Map},
     ofMaps},
    {{"pair", named<pairParts, &F::map, &MapLook::pair>()},
     {"--pair-part", "PART",
      "Of two texts read as one: whole (default), or from the first (a) to the second (b) alone: a-b, a-a, b-a, b-b",
      Turn::Map},
     ofMaps},
    {{"words", at<&F::map, &MapLook::words>(Flag{}), Always},
     {"--words,!--pieces", "", "Pieces of a word as one row and column: summed over keys, averaged over queries",
      Turn::Map},
     ofMaps},
    {{"by_span", named<spanSides, &F::map, &MapLook::by_span>()},
     {"--by-span", "SIDES",
      "Sum maps and lines up by the text's named spans: no (default), keys (what each token reads of each span) or "
      "both (summed over keys, averaged over queries)",
      Turn::Map},
     ofSpans},
    {{"special_tokens", named<specialTokens, &F::map, &MapLook::special_tokens>(), Always},
     {"--special-tokens", "HOW", "Such as [CLS]: shown (default), hidden, or hidden and the rows renormalised",
      Turn::Map},
     ofMaps},
    {{"title", at<&F::title>(Text{}), Always}, {"--title", "T", "The title above the maps", Turn::Words}},
    {{"width_mm",
      at<&F::width_mm>(Number{smallestFigure, largestFigure, Unit::Millimetres, "10mm to 2000mm, or inches as 3.5in"}),
      Always},
     {"--width", "MM", "The figure's width: 89mm (default), 183mm for several maps, 3.5in", Turn::Size}},
    {{"height_mm", at<&F::height_mm>(
                       Number{smallestFigure, largestFigure, Unit::Millimetres, "10mm to 2000mm, or inches as 3.5in"})},
     {"--height", "MM", "The figure's height (as high as the maps need)", Turn::Size}},
    {{"dpi", at<&F::dpi>(Number{smallestDpi, largestDpi}), Always},
     {"--dpi", "N", "Dots per inch of a PNG (300)", Turn::Size}},
    {{"color_map", colorMap(), Always},
     {"--colormap", "NAME", "viridis (default), cividis, magma or greys", Turn::Colors}},
    {{"range", range(), Always}, {"--range", "LOW,HIGH", "Weights at the ends of the colour bar (0,1)", Turn::Colors}},
    {{"scale", named<scales, &F::scale>(), Always},
     {"--scale", "SCALE",
      "shared: --range for every map (default); else from the smallest to the largest weight of each map (cell), row, "
      "head, layer, or all; chosen_row: from the session's query's smallest to its largest",
      Turn::Colors}},
    {{"curve", named<curves, &F::curve>(), Always},
     {"--curve", "CURVE", "From weights to colours: linear (default), log or gamma", Turn::Colors}},
    {{"gamma", at<&F::gamma>(Number{smallestGamma, largestGamma}), Always},
     {"--gamma", "X", "The exponent of --curve gamma (0.5)", Turn::Colors}},
    {{"pooled_by", named<poolings, &F::map, &MapLook::pooled_by>(), Always},
     {"--pooled", "HOW", "Where a pixel covers several cells, it shows their largest weight (default) or their mean",
      Turn::Map}},
    {{"exact_cells", at<&F::map, &MapLook::exact>(Flag{})},
     {"--exact-cells,!--pooled-cells", "",
      "All cells of maps whose cells are smaller than a dot at 150 dpi, which are pooled else (off)", Turn::Map},
     ofMaps},
    {{"theme", named<themes, &F::theme>(), Always}, {"--theme", "THEME", "light (default) or dark", Turn::Colors}},
    {{"background", named<grounds, &F::background>(), Always},
     {"--background", "GROUND", "white (default) or transparent", Turn::Colors}},
    {{"color_bar", at<&F::color_bar>(Flag{}), Always},
     {"--color-bar,!--no-color-bar", "", "The colour bar (on)", Turn::Colors}},
    {{"chart_form", named<chartForms, &F::part, &FigurePart::chart, &ChartSettings::form>()},
     {"--form", "FORM", "measures: as a map of layers × heads (default), or layer by layer as lines, boxes or strips",
      Turn::Content},
     ofMeasures},
    {{"bar_place", named<barPlaces, &F::bar, &BarLook::place>()},
     {"--bar-place", "right|bottom",
      "maps: where the colour bar stands: right (default) or bottom; those of a comparison lie below it",
      Turn::Colors}},
    {{"bar_label", at<&F::bar, &BarLook::label>(Text{longestBarLabel, "the colour bar's label", "usual"})},
     {"--bar-label", "T", "What the colour bar is called, in place of its quantity; or usual", Turn::Colors}},
    {{"axis_names", at<&F::axis_names>(Flag{}), Always},
     {"--axis-names,!--no-axis-names", "", "The words “query” and “key” beside the axes (on)", Turn::Words}},
    {{"rows", named<rowReadings, &F::map, &MapLook::rows>(), Always},
     {"--rows", "at|next",
      "Which token labels a row: at, the one where it is computed (default), or next, the one after it, which a causal "
      "language model predicts there; no number changes",
      Turn::Rows}},
    {{"dots", at<&F::map, &MapLook::dots>(Flag{})},
     {"--dots,!--no-dots", "",
      "Circles whose area is the weight instead of coloured squares, to be read in grey (off)"}},
    {{"values", at<&F::values>(Flag{}), Always},
     {"--values,!--no-values", "",
      "The weights as numbers in the cells, where they fit (off; on in a map of layers and heads)", Turn::Words}},
    {{"number_decimals", at<&F::numbers, &NumberLook::decimals>(Whole{0, mostDecimals})},
     {"--decimals", "N", "Decimals of the numbers in the cells, 0 to 4 (2)", Turn::Words}},
    {{"numbers_from", leastNumber()},
     {"--numbers-from", "X",
      "Only numbers that are at least so far from zero, such as 0.01 (0: all that do not read as zero)", Turn::Words}},
    {{"number_points", at<&F::numbers, &NumberLook::points>(
                           Number{smallestLabel, largestLabel, Unit::Points, "2 to 40 points, or auto", "auto"})},
     {"--number-size", "PT|auto", "Size of the numbers in the cells; auto: as large as fits (default)", Turn::Words}},
    {{"margin_mm", at<&F::margin_mm>(Number{0, largestMargin, Unit::Millimetres, "0mm to 50mm, or usual", "usual"})},
     {"--margin", "MM", "White around everything: 1.6mm (usual), or 0mm for none", Turn::Size}},
    {{"label_points",
      at<&F::label_points>(Number{smallestLabel, largestLabel, Unit::Points, "2 to 40 points, or auto", "auto"})},
     {"--font-size", "PT|auto", "Size of the token labels in points; or auto"}},
    {{"label_angle", at<&F::label_angle>(Number{0, 90, Unit::Degrees, "0 to 90 degrees, or auto", "auto"})},
     {"--label-angle", "DEG|auto", "Angle of the keys' labels: 0 to 90 degrees; or auto"}},
    {{"label_every", at<&F::label_every>(Whole{noLabels, largestStride, "none"}), Always},
     {"--label-every", "N|none", "Label every n-th token, or none; 0: as many as stay readable (default)"}},
    {{"label_length_mm",
      at<&F::label_length_mm>(Number{shortestLabel, longestLabel, Unit::Millimetres, "2mm to 200mm"}), Always},
     {"--label-length", "MM", "The longest label; longer ones are cut with an ellipsis (25.4mm)"}},
    {{"text_as_paths", at<&F::text_as_paths>(Flag{}), Always},
     {"--text-as-paths,!--text-as-text", "", "SVG: letters as outlines, for programs without the fonts"}},
};

constexpr Setting<F> pictureRows[] = {
    {{"clip", at<&F::picture, &PictureLook::clip>(Number{0, largestClip, Unit::Percent})},
     {"--clip", "N",
      "picture: the percentage of patches, those with the largest numbers, that share the brightest colour (0)",
      Turn::Picture},
     ofPictures},
    {{"overlay", at<&F::picture, &PictureLook::overlay>(Number{0, 1, Unit::Percent})},
     {"--overlay", "N", "picture: how much of the weights' colours covers it, 0 to 100 percent (60)", Turn::Picture},
     ofPictures},
    {{"by_weight", at<&F::picture, &PictureLook::by_weight>(Flag{})},
     {"--opacity-by-weight,!--even-opacity", "",
      "picture: colours cover it the more the larger the weight is, so that the photo stays a photo (on)",
      Turn::Picture},
     ofPictures},
    {{"whole_picture", at<&F::picture, &PictureLook::whole>(Flag{})},
     {"--uncut,!--tiles", "",
      "picture: of one in a text that was cut into tiles the small whole one, not its tiles (off)", Turn::Picture},
     ofPictures},
    {{"picture_number", at<&F::picture, &PictureLook::number>(Whole{0, 1 << 10})},
     {"--picture", "N", "picture: which picture of a text with several, from 0 (0)", Turn::Picture},
     ofPictures},
    {{"colored_photo", at<&F::picture, &PictureLook::colored>(Flag{})},
     {"--colored-photo,!--grey-photo", "",
      "picture: the photo keeps its own colours under those of the weights (off: it is grey there, and stands "
      "beside it in its own)",
      Turn::Picture},
     ofPictures},
};

constexpr Setting<F> typeRows[] = {
    {{"letters", named<letterings, &F::text, &FigureText::letters>()},
     {"--letters", "a|A|(a)",
      "Letters of several maps: a, A, (a) or none; usual (default): A, B beside the sides of a comparison",
      Turn::Letters}},
    {{"bold_letters", at<&F::text, &FigureText::bold_letters>(Flag{})},
     {"--bold-letters,!--no-bold-letters", "", "Those letters in bold (on)", Turn::Letters}},
    {{"difference", at<&F::difference>(Flag{})},
     {"--difference,!--no-difference", "", "compare: A − B beside two sides (on)", Turn::Letters},
     {isComparison, "use it with --view compare"}},
    {{"font", at<&F::text, &FigureText::font>(Text{longestFont, "the name of a font's family", "usual"})},
     {"--font", "NAME", "The family of all text, such as Arial or Helvetica; or usual (DejaVu Sans)", Turn::Font}},
    {{"least_points", at<&F::text, &FigureText::least_points>(Number{0, largestLabel})},
     {"--least-font-size", "PT", "Warn about text below this many points (5)", Turn::Font}},
    {{"spaces", at<&F::text, &FigureText::spaces>(Flag{})},
     {"--spaces,!--no-spaces", "", "“␣” where a token begins with a space (off)", Turn::Font}},
};

}  // namespace

FigureFields partFields() { return partRows; }
FigureFields lookFields() { return lookRows; }
FigureFields voiceFields() { return voiceRows; }
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
    FigureSettings figure = freshSession().figure;
    // Where a whole figure was saved, colours cover its picture evenly unless it says otherwise.
    if (reader.find("theme") != nullptr) figure.picture.by_weight = false;
    for (const FigureFields rows : figureFields()) readSettings(reader, rows, figure);
    return figure;
}

}  // namespace core
