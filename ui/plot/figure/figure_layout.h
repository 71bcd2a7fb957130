#pragma once

#include "ui/plot/figure/figure.h"
#include "ui/plot/heat/heat_picture.h"

#include <functional>

/// The tools for the layout of figures' contents. Lengths are in units of 1/96 inch.
namespace figure_layout {

constexpr double inch = 25.4;
constexpr double unitsPerInch = 96;
constexpr double edge = 6;
constexpr double paperMargin = edge / unitsPerInch * inch;  ///< in millimetres
constexpr double barWidth = 9;
constexpr double barGap = 12;

/// Millimetres around everything: more on a slide, whose edge some projectors do not show.
double usualMargin(const core::FigureSettings& settings);

constexpr double unitsOf(double millimetres) { return millimetres / inch * unitsPerInch; }

/// A figure before it is drawn.
struct Draft {
    FigurePage page;
    std::vector<FigureTable> tables;
    QString description;
    QStringList notes = {};  ///< what a caption says besides, a phrase each; under the figure where settings want it
    /// Says in sentences what can be seen, for those who cannot; null: there is no more to say than the description.
    std::function<QStringList()> described = {};
    QStringList warnings = {};  ///< missing parts that a reader would expect
    std::vector<FigureStage> stages = {};
    std::optional<MapFrame> frame = {};
    bool pools = false;    ///< cells, because they are smaller than printed dots
    bool cramped = false;  ///< parts of it lie on each other: it needs a larger page
};

/// Whether it is made for a slide: wide, and as high as it is asked to be. Text there has 18 points, and maps have the
/// room first.
bool isSlide(const core::FigureSettings& settings);
/// Points that tokens on a slide have at least, where so small letters let all of them be labelled.
constexpr double leastOnSlides = 13;

struct Fonts {
    QFont tokens, numbers, names, title;
};

/// @param points  of tokens, unless the settings say
Fonts fontsOf(const core::FigureSettings& settings, double points);

/// Makes tokens as much smaller as they must be for all of them to be labelled, on slides other type with them, and
/// lays the page out so. Where no readable size lets all stand, some are labelled, on slides by small ones.
/// @param lay   lays the page out in this type
/// @param fits  the points that the tokens of the page have room for as it is laid out now
void fitTokens(const core::FigureSettings& settings, const Fonts& usual, const std::function<void(const Fonts&)>& lay,
               const std::function<double()>& fits);

/// In the settings' family and exactly of this size.
QFont figureFont(const core::FigureSettings& settings, double points);

/// Measures text as the figure will draw it, whatever screen the program runs on.
QPaintDevice* ruler();
double lineHeight(const QFont& font);

/// The colours of a figure's page: the window's, but text on paper is black.
const Palette& figureColors(core::FigureSettings::Theme theme);

/// A weight as the settings want numbers in cells written: ".44", "0.4".
QString cellText(const core::FigureSettings& settings, float weight);
/// A difference of weights, with its sign.
QString signedCellText(const core::FigureSettings& settings, float difference);

/// Says at a bar's ends that numbers lie beyond them.
void sayClips(ColorKey& key, const HeatData& cells);

/// A page with the settings' colours and width, and nothing on it.
FigurePage blankPage(const core::FigureSettings& settings);

/// Tokens as the settings want them written: with or without the sign of a space before them.
QStringList written(const core::FigureSettings& settings, const QStringList& tokens);

/// How long a label may be.
double longestLabel(const core::FigureSettings& settings);

/// Tokens of a map's side, as the settings want them.
TokenLabels labelsOf(const core::FigureSettings& settings, TokenLabels::Side side, const QStringList& tokens,
                     const QFont& font);

/// How far labels that lean reach to the left of a map below which they stand.
/// @param pitch  from one to the next
double leadOf(const TokenLabels& labels, double pitch);

/// What is written in a slide's corner is no part of what is shown there: smaller than its other names.
QFont footerFont(const core::FigureSettings& settings, const Fonts& fonts);
/// The height that it takes below everything: none where a slide's title leaves room for it at the right.
double footerHeight(const FigurePage& page, const core::FigureSettings& settings, const Fonts& fonts,
                    const QString& words);
void addFooter(FigurePage& page, const core::FigureSettings& settings, const Fonts& fonts, const QString& words);

/// One head's weights, ready to be drawn.
struct HeadMap {
    core::HeadAddress address;
    QString title;
    std::shared_ptr<const HeatData> cells;       ///< marked like core::shownWeights
    std::shared_ptr<const core::Matrix> values;  ///< as computed; null for a picture of a long map
    QString cells_stand_for = {};                ///< in a picture of a long map: "each 8 × 8 cells"
    core::Index layer = 0;                       ///< the layer's number, counted as the settings say
    bool off = false;                            ///< it adds nothing to its layer's output
};
HeadMap headMap(const core::Trace& trace, const core::HeadAddress& address, core::Index countFrom,
                core::PooledBy by = core::PooledBy::Largest);
/// The map of a head that is too long to be drawn cell by cell.
/// @param most  cells along its sides
/// @throws core::Stopped
HeadMap longHeadMap(const FigureSource& source, const core::HeadAddress& address, const core::FigureSettings& settings,
                    const QSize& most, const std::stop_token& stop);
QString headTitle(const core::ModelInfo& info, const core::HeadAddress& address, core::Index countFrom);

/// Colours of weights between the settings' ends.
/// @param signs  of numbers that may be negative: the same colours as far below 0 as above
HeatStyle weightStyle(const core::FigureSettings& settings, const FigurePage& page, bool signs = false);
/// The meaning of the colours, with scope and curve where they are not the usual ones.
/// @param map  one of those that have these colours
QString weightName(const core::FigureSettings& settings, const HeadMap& map);

/// A map on the page. Numbers are written by `number` if the settings want them and they fit.
void addMap(FigurePage& page, const core::FigureSettings& settings, const QRectF& rect,
            std::shared_ptr<const HeatData> cells, const HeatStyle& style,
            std::function<QString(core::Index, core::Index)> number);

/// Says that numbers near zero are left out of the cells; empty where none is.
QString unwrittenNote(const FigurePage& page, const core::FigureSettings& settings);

/// Says at the colours' bar which numbers are left out of the cells, where there is room for it.
void sayUnwritten(FigurePage& page, const core::FigureSettings& settings);

/// The first of several wordings that fits, or nothing.
QString fitting(const QStringList& wordings, const QFont& font, double room);

/// Words whose indices, "_Q", stand below the line.
double formulaWidth(const QFont& font, const QString& words);
void addFormula(FigurePage& page, const QFont& font, QColor color, const QRectF& rect, const QString& words);

/// The names that the settings give to so many maps; fewer, or none, where they do not.
/// @throws core::Error{OutOfRange} for more names than maps
QStringList mapNames(const core::FigureSettings& settings, core::Index maps);

/// "a", "B", "(c)" as the settings letter a page's maps; empty for none.
QString letterOf(const core::FigureSettings& settings, std::size_t place);
/// Puts the letter at the left of a rectangle.
/// @return how much of its width it takes
double addLetter(FigurePage& page, const core::FigureSettings& settings, const Fonts& fonts, const QRectF& rect,
                 std::size_t place);

/// The settings' title at the top, on as many lines as it needs.
/// @return how much height it takes
double addTitle(FigurePage& page, const core::FigureSettings& settings, const Fonts& fonts);

/// The tokens as files want them: as the screen writes them, whole.
QStringList wholeTokens(const std::vector<core::Token>& tokens);

/// The queries' axis name where rows are labelled with the tokens that they predict.
QString predictingAxisName(const core::ModelInfo& info, const QFont& font, double room);

/// The trace of the session's first run.
/// @throws core::Error{Missing}
const core::Trace& firstTrace(const FigureSource& source);
core::Index itemOf(const FigureSource& source, const core::Trace& trace);

Draft mapsFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft maskFigure(const FigureSource& source, const core::FigureSettings& settings);
Draft stepsFigure(const FigureSource& source, const core::FigureSettings& settings);
Draft compareFigure(const FigureSource& source, const core::FigureSettings& settings);
Draft pictureFigure(const FigureSource& source, const core::FigureSettings& settings);
Draft flowFigure(const FigureSource& source, const core::FigureSettings& settings);
Draft whyFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft alikeFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft diagramFigure(const FigureSource& source, const core::FigureSettings& settings);
Draft costsFigure(const FigureSource& source, const core::FigureSettings& settings);
Draft tokenizersFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
/// Charts, each in a file of chart/.
Draft measuresFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft knockOutsFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft histogramFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft distancesFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft scatterFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft differencesFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);
Draft readingFigure(const FigureSource& source, const core::FigureSettings& settings, const std::stop_token& stop);

}  // namespace figure_layout
