#pragma once

#include "core/analysis/attention_steps.h"
#include "core/analysis/measure.h"
#include "core/model/pass/tracked_words.h"
#include "core/session/map_look.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// The colour maps for weights.
inline constexpr const char* colorMapNames[] = {"viridis", "cividis", "magma", "greys"};

/// One side of a comparison.
struct ComparedHead {
    Index run = 0;
    Index layer = 0;
    Index head = 0;

    friend bool operator==(const ComparedHead&, const ComparedHead&) = default;
};

/// The common settings of a figure's text, and its maps' letters.
struct FigureText {
    enum class Letters {
        Usual,      ///< sides of a comparison A, B; other maps not at all
        None,       ///<
        Lower,      ///< a, b
        Upper,      ///< A, B
        Bracketed,  ///< (a), (b)
    };

    std::string font = {};    ///< the family; empty: the program's own
    double least_points = 5;  ///< smaller text is warned of; 5 is what most journals ask for
    bool spaces = false;      ///< "␣" where a token begins with a space
    Letters letters = Letters::Usual;
    bool bold_letters = true;

    friend bool operator==(const FigureText&, const FigureText&) = default;
};

/// The look of one query's attention over a picture.
struct PictureLook {
    double overlay = 0.6;  ///< how much of a colour covers the picture, 0 to 1
    /// Colours reach from the row's smallest number to the quantile 1 - clip of the patches' numbers, so that a few
    /// bright patches do not hide the others; 0: to the largest.
    double clip = 0;
    bool probe = false;      ///< the query is the pooling probe, where the model has one, in place of the chosen one
    bool by_weight = false;  ///< colours cover the picture the more the larger the number is, up to `overlay`
    bool colored = false;    ///< the picture keeps its own colours; else it is grey
    Index number = 0;        ///< of the picture, in a text with several, from 0
    bool whole = false;      ///< of a picture that was cut into tiles the small whole one is shown, not the tiles

    friend bool operator==(const PictureLook&, const PictureLook&) = default;
};
inline constexpr double largestClip = 0.5;

/// The numbers in the cells of maps.
struct NumberLook {
    Index decimals = 2;
    float least = 0;                    ///< those nearer to zero stay blank
    std::optional<double> points = {};  ///< their size; else as large as the widest of them lets all be

    friend bool operator==(const NumberLook&, const NumberLook&) = default;
};

/// The key to a figure's colours.
struct BarLook {
    enum class Place { Right, Bottom };

    Place place = Place::Right;  ///< Bottom: of maps alone; others keep theirs
    std::string label = {};      ///< in place of the quantity's name; empty: that name

    friend bool operator==(const BarLook&, const BarLook&) = default;
};

/// What a figure says beside its art, and what is written onto its maps by hand.
struct FigureVoice {
    std::string alternative = {};  ///< for those who cannot see the figure; empty: a description of it
    bool notes = false;            ///< what belongs in the caption stands under the figure, too
    bool marks = true;             ///< the session's marked cells have frames
    std::string annotations = {};  ///< as annotationsIn() reads them
    std::string map_names = {};    ///< in place of heads' numbers, one for each map, with semicolons between

    friend bool operator==(const FigureVoice&, const FigureVoice&) = default;
};

/// The content of a chart of heads.
struct ChartSettings {
    /// How a chart of one measure is drawn.
    enum class Form {
        Map,     ///< layers × heads, coloured
        Lines,   ///< a line for each layer's mean over the layers, with each head as a point
        Boxes,   ///< a box of quartiles for each layer
        Strips,  ///< a point for each head, layer by layer
    };
    /// Two groups of heads, each as its mean and standard deviation, instead of each head by itself.
    enum class Groups {
        None,
        Picked,  ///< the heads that were picked, and all others
        Sets,    ///< one named set and all other heads, or two sets
    };

    Measure measure = Measure::Previous;  ///< Measures, Histogram; Scatter: across
    Measure upwards = Measure::Entropy;   ///< Scatter: its other measure
    bool of_weights = false;              ///< Histogram: of the weights in heads' maps instead of a measure
    Form form = Form::Map;                ///< Measures
    Groups groups = Groups::None;         ///< Measures, Histogram, Distances
    std::vector<std::string> sets = {};   ///< Groups::Sets: one or two names of the session's sets
    /// KnockOuts: whose probability is followed, a chart for each; none: the likeliest
    std::vector<TrackedWord> answers = {};
    std::string against = {};  ///< KnockOuts: the word that the one answer is preferred to; empty: none

    friend bool operator==(const ChartSettings&, const ChartSettings&) = default;
};
inline constexpr std::size_t mostGroups = 2;

/// Which rows and tables of a head a figure shows, or which measures of heads.
struct FigurePart {
    /// Flow and Steps: rows of these queries alone; none: all. Sorted, none twice.
    std::vector<Index> queries = {};
    std::vector<Stage> stages = {};  ///< Steps: these tables alone; none: every one that says something
    ChartSettings chart = {};
    std::string shown_rows = {};  ///< Maps: these alone, in this order, as orderIn() reads them; empty: all
    std::string shown_keys = {};  ///< and these columns

    friend bool operator==(const FigurePart&, const FigurePart&) = default;
};

/// How a figure looks; the same values for window, command line and batch. The window's maps have its colours.
struct FigureSettings {
    enum class Content {
        Maps,         ///< attention maps: one head's, or a page of them
        Mask,         ///< which cells of one head are hidden, and by which rule
        Steps,        ///< every table of one head's calculation
        Compare,      ///< the sides of the Session's comparison and their difference
        Picture,      ///< one patch's attention, over the picture
        Flow,         ///< queries and keys as two columns, joined by lines
        Why,          ///< the parts of one cell's score, or of an answer
        Measures,     ///< one measure of every head, layers × heads
        KnockOuts,    ///< changes of an answer without each head, layers × heads
        Histogram,    ///< how a measure is distributed over heads, or weights over a map
        Distances,    ///< the mean weight over the distance from query to key
        Scatter,      ///< two measures against each other, a point for each head
        Differences,  ///< the cells in which two sides of the comparison differ most
        Diagram,      ///< the blocks of each run's model
        Costs,        ///< costs of more tokens
        Tokenizers,   ///< one text as each run's model cuts it
        Alike,        ///< why two texts are alike
        Reading,      ///< which named spans were read for each word of an answer
    };
    /// Which maps share a range of colours.
    enum class Scale {
        Shared,  ///< all of them, from `lowest` to `highest`; the others are from the smallest to the largest weight of
        Cell,    ///< each map on the page
        Row,     ///< each query's row
        Head,    ///< each head: the same as Cell unless a comparison shows one head twice
        Layer,   ///< each layer
        All,     ///< the whole page
        ChosenRow,  ///< the row of the focus's query: each map's own, one range in a comparison
    };
    /// How weights between the ends of the range become colours.
    enum class Curve { Linear, Log, Gamma };
    using Letters = FigureText::Letters;
    enum class Theme { Light, Dark };
    enum class Background { White, Transparent };  ///< White is the theme's paper

    Content content = Content::Maps;
    std::optional<Index> layer = {};       ///< only this one; else a row of maps for each layer
    std::optional<Index> head = {};        ///< only this one; else a column of maps for each head
    std::vector<ComparedHead> heads = {};  ///< Maps: these alone, one after the other; none: as layer and head say
    FigurePart part = {};
    double width_mm = 89;
    std::optional<double> height_mm = {};  ///< empty: as high as the content needs
    double dpi = 300;                      ///< dpi of PNG
    std::string color_map = "viridis";
    float lowest = 0;   ///< the weight at the colour bar's lower end
    float highest = 1;  ///< the number at its upper end
    Scale scale = Scale::Shared;
    Curve curve = Curve::Linear;
    double gamma = 0.5;  ///< Curve::Gamma: the exponent; below 1 small weights become brighter
    std::string title = {};
    Theme theme = Theme::Light;
    Background background = Background::White;
    PictureLook picture = {};
    bool color_bar = true;
    bool axis_names = true;  ///< "query" and "key" beside the axes
    bool values = false;     ///< numbers in the cells, where they fit
    NumberLook numbers = {};
    BarLook bar = {};
    std::optional<double> margin_mm = {};     ///< around everything; else 1.6 mm
    std::optional<double> label_points = {};  ///< size of the tokens; else what suits one map or many
    std::optional<double> label_angle =
        {};                         ///< the angle of the keys, 0 to 90 degrees; else as steep as the room asks for
    Index label_every = 0;          ///< every n-th token; 0: as many as are readable; noLabels: none
    double label_length_mm = 25.4;  ///< longer ones are elided
    FigureText text = {};
    FigureVoice voice = {};
    bool difference = true;  ///< Compare: A − B beside two sides
    MapLook map = {};
    bool text_as_paths = false;  ///< SVG: letters as outlines, for programs without the fonts
    Index count_from = 1;        ///< the number of the first layer and head

    /// Whether it is a histogram of the weights in maps, and of no measure of heads.
    bool isOfWeights() const { return content == Content::Histogram && part.chart.of_weights; }
    /// Whether the range is the default: the colours are those of weights, or suit numbers that are no weights.
    bool hasUsualRange() const { return scale == Scale::Shared && lowest == 0 && highest == 1; }

    friend bool operator==(const FigureSettings&, const FigureSettings&) = default;
};

/// The bounds of a figure's settings, for window, command line and files.
inline constexpr double smallestFigure = 10, largestFigure = 2000;  ///< mm
inline constexpr double smallestDpi = 20, largestDpi = 2400;
/// Dots that somebody sees who looks at a page: cells of large maps are pooled to so many, because viewers average what
/// is finer, and thin lines would be lost in that.
inline constexpr double seenDpi = 150;
inline constexpr double smallestGamma = 0.05, largestGamma = 5;
inline constexpr double smallestLabel = 2, largestLabel = 40;   ///< points
inline constexpr double shortestLabel = 2, longestLabel = 200;  ///< mm
inline constexpr Index largestStride = 100'000;                 ///< the largest distance of labels
inline constexpr Index noLabels = -1;                           ///< in place of a stride
inline constexpr Index mostDecimals = 4;                        ///< the most decimals of numbers in cells
inline constexpr double largestMargin = 50;                     ///< mm
inline constexpr std::size_t longestFont = 200;                 ///< bytes of a family's name
inline constexpr std::size_t mostFigureQueries = 4096;
inline constexpr std::size_t longestAlternative = 20'000;  ///< bytes

}  // namespace core
