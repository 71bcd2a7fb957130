#include "ui/plot/figure/figure_layout.h"

#include "core/error.h"
#include "ui/plot/heat/map_colors.h"
#include "ui/plot/text/formula_text.h"
#include "ui/plot/text/installed_font.h"
#include "ui/plot/text/math_text.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/theme/fonts.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <vector>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr double leastNumberPoints = 3;
constexpr double numbersWidth = 0.74;  ///< share of a cell's width, so that numbers of neighbours stand apart
constexpr double widestPage = 200;     ///< mm

/// The width of the widest number that the cells will hold; 0 for none.
double widestNumber(const HeatData& cells, const std::function<QString(Index, Index)>& number,
                    const TextMetrics& metrics)
{
    std::set<QString> numbers;
    for (Index row = 0; row < cells.rows(); ++row)
        for (Index col = 0; col < cells.cols(); ++col)
            if (cells.at(row, col) != HeatData::hidden) numbers.insert(number(row, col));
    double widest = 0;
    for (const QString& each : numbers) widest = std::max(widest, metrics.horizontalAdvance(each));
    return widest;
}

/// Whether a cell that could have a number has none.
bool hasBlank(const FigurePage::Map& map)
{
    if (!map.number) return false;
    for (Index row = 0; row < map.cells->rows(); ++row)
        for (Index col = 0; col < map.cells->cols(); ++col)
            if (std::isfinite(map.cells->at(row, col)) && map.number(row, col).isEmpty()) return true;
    return false;
}

/// Numbers that are nearer to zero than the settings' least stay blank, and weights that would read as zero: in a map
/// these are most of the cells.
std::function<QString(Index, Index)> withoutSmall(std::function<QString(Index, Index)> number,
                                                  std::shared_ptr<const HeatData> cells, const FigureSettings& settings)
{
    using Content = FigureSettings::Content;
    const bool zeros = settings.content != Content::Maps && settings.content != Content::Compare;
    return [number = std::move(number), cells = std::move(cells), least = settings.numbers.least, zeros](Index row,
                                                                                                         Index col) {
        const float value = cells->at(row, col);
        if (!std::isfinite(value)) return number(row, col);
        if (std::abs(value) < least) return QString();
        const QString text = number(row, col);
        return zeros || !readsAsZero(text) ? text : QString();
    };
}

/// Whether a slide's title leaves room for words at the right of it: there they take no height from the maps.
bool fitsBesideTitle(const FigurePage& page, const FigureSettings& settings, const Fonts& fonts, const QString& words)
{
    const QString title = plainMath(QString::fromStdString(settings.title));
    if (!isSlide(settings) || title.isEmpty()) return false;
    constexpr double apart = 48;
    return TextMetrics(fonts.title, ruler()).horizontalAdvance(title)
               + TextMetrics(footerFont(settings, fonts), ruler()).horizontalAdvance(words) + apart
           < page.size.width() - 2 * edge;
}

Palette onPaper(Palette colors)
{
    colors.text = QColor(Qt::black);
    return colors;
}

/// A weight with so many decimals and no 0 before the point.
QString decimal(float weight, Index decimals)
{
    const QString text = QString::number(static_cast<double>(weight), 'f', static_cast<int>(decimals));
    return text.startsWith(QLatin1String("0.")) ? text.mid(1) : text;
}

}  // namespace

QFont figureFont(const FigureSettings& settings, double points)
{
    QFont font = exactly(textFont(points, FontUse::Figure));
    // The replacement's name is used: Qt would go on to the next family.
    if (const QString drawn = fontFor(QString::fromStdString(settings.text.font)); !drawn.isEmpty())
        font.setFamilies(QStringList(drawn) + font.families());
    return font;
}

bool isSlide(const FigureSettings& settings)
{
    constexpr double leastWidth = 200, lowest = 1.2, widest = 2.5;  // of width to height: 4:3 to 21:9
    if (!settings.height_mm || settings.width_mm < leastWidth) return false;
    const double shape = settings.width_mm / *settings.height_mm;
    return shape > lowest && shape < widest;
}

double usualMargin(const FigureSettings& settings)
{
    constexpr double ofSlide = 4;
    FigureSettings inner = settings;
    inner.width_mm -= 2 * (ofSlide - paperMargin);
    if (inner.height_mm) *inner.height_mm -= 2 * (ofSlide - paperMargin);
    return isSlide(settings) && isSlide(inner) ? ofSlide : paperMargin;
}

Fonts fontsOf(const FigureSettings& settings, double points)
{
    if (isSlide(settings) && !settings.label_points) {
        constexpr double slide = 18, title = 24;
        Fonts fonts{figureFont(settings, slide), figureFont(settings, slide), figureFont(settings, slide),
                    figureFont(settings, title)};
        fonts.title.setBold(true);
        return fonts;
    }
    // A page wider than usual is seen from further away.
    const double distance = std::max(1.0, settings.width_mm / 127);
    const double given = settings.label_points.value_or(settings.width_mm > widestPage ? points * distance : points);
    const double scale = settings.label_points || settings.width_mm > widestPage ? given / points : 1;
    constexpr double least = 5;  // for digits and names beside tokens that are no smaller
    Fonts fonts{figureFont(settings, given), figureFont(settings, std::max(6 * scale, std::min(given, least))),
                figureFont(settings, std::max(6.5 * scale, std::min(given, least))), figureFont(settings, 8 * scale)};
    fonts.title.setBold(true);
    return fonts;
}

void fitTokens(const FigureSettings& settings, const Fonts& usual, const std::function<void(const Fonts&)>& lay,
               const std::function<double()>& fits)
{
    constexpr double smallest = 5;  // what most journals ask for
    constexpr double rounding = 1e-3;
    const bool slide = isSlide(settings);
    const double least = slide ? leastOnSlides : smallest;
    const auto layTokens = [&](Fonts fonts, double points) {
        fonts.tokens.setPointSizeF(points);
        lay(fonts);
        return fits() >= points - rounding;
    };
    const std::vector<double> shares = slide ? std::vector{1.0, 8.0 / 9, 7.0 / 9} : std::vector{1.0};
    for (const double share : shares) {
        Fonts fonts = usual;
        for (QFont* font : {&fonts.numbers, &fonts.names}) font->setPointSizeF(share * font->pointSizeF());
        const double points = usual.tokens.pointSizeF();
        if (layTokens(fonts, points)) return;
        // Smaller labels leave more room to the maps, and so to themselves.
        if (const double fewer = std::floor(4 * fits()) / 4; fewer >= least && layTokens(fonts, fewer)) return;
        if (points > least && layTokens(fonts, least)) return;
    }
    Fonts fonts = usual;
    if (slide) fonts.tokens.setPointSizeF(least);  // smaller labels leave the maps more room
    lay(fonts);
}

QPaintDevice* ruler()
{
    thread_local QImage image = [] {
        QImage one(1, 1, QImage::Format_ARGB32_Premultiplied);
        one.setDotsPerMeterX(static_cast<int>(std::lround(unitsPerInch / inch * 1000)));
        one.setDotsPerMeterY(one.dotsPerMeterX());
        return one;
    }();
    return &image;
}

double lineHeight(const QFont& font) { return std::ceil(TextMetrics(font, ruler()).height()); }

const Palette& figureColors(FigureSettings::Theme theme)
{
    static const Palette paper = onPaper(Palette::light());
    return theme == FigureSettings::Theme::Dark ? Palette::dark() : paper;
}

QString cellText(const FigureSettings& settings, float weight)
{
    constexpr Index usual = core::NumberLook().decimals;
    if (settings.numbers.decimals == usual || !std::isfinite(weight)) return shortWeight(weight);
    return decimal(weight, settings.numbers.decimals);
}

QString signedCellText(const FigureSettings& settings, float difference)
{
    constexpr Index usual = core::NumberLook().decimals;
    if (settings.numbers.decimals == usual || !std::isfinite(difference)) return signedWeight(difference);
    const QString size = decimal(std::abs(difference), settings.numbers.decimals);
    if (size.toDouble() == 0) return size;
    return (difference < 0 ? QStringLiteral("−") : QStringLiteral("+")) + size;
}

void sayClips(ColorKey& key, const HeatData& cells)
{
    const auto [lowest, highest] = cells.range();
    const double rounding = 1e-5 * (key.style.highest - key.style.lowest);
    key.clips_below = key.clips_below || static_cast<double>(lowest) < key.style.lowest - rounding;
    key.clips_above = key.clips_above || static_cast<double>(highest) > key.style.highest + rounding;
}

FigurePage blankPage(const FigureSettings& settings)
{
    FigurePage page;
    page.colors = &figureColors(settings.theme);
    const bool transparent = settings.background == FigureSettings::Background::Transparent;
    page.ground = transparent ? QColor(Qt::transparent) : page.colors->window;
    page.size = QSizeF(unitsOf(settings.width_mm), settings.height_mm ? unitsOf(*settings.height_mm) : 0);
    return page;
}

QStringList written(const FigureSettings& settings, const QStringList& tokens)
{
    if (settings.text.spaces) return tokens;
    const auto isSpace = [](QChar sign) { return sign == u'␣' || sign == u'▁' || sign == u'Ġ'; };
    const QString between = QStringLiteral(" | ");  // of the tokens of two texts at one place
    QStringList all;
    for (const QString& token : tokens) {
        QStringList parts = token.split(between);
        for (QString& part : parts)
            if (part.size() > 1 && isSpace(part[0])) part.remove(0, 1);
        all << parts.join(between);
    }
    return all;
}

double longestLabel(const FigureSettings& settings)
{
    constexpr double largeLetters = 2;
    return unitsOf(settings.label_length_mm) * (isSlide(settings) ? largeLetters : 1);
}

TokenLabels labelsOf(const FigureSettings& settings, TokenLabels::Side side, const QStringList& tokens,
                     const QFont& font)
{
    TokenLabels labels{.side = side, .tokens = written(settings, tokens), .font = font};
    if (side != TokenLabels::Side::Left) labels.angle = settings.label_angle;
    labels.every = static_cast<int>(settings.label_every);
    labels.longest = longestLabel(settings);
    labels.colors = &figureColors(settings.theme);
    labels.counts = true;
    return labels;
}

double leadOf(const TokenLabels& labels, double pitch)
{
    const QFont& font = labels.font;
    const double slope = labels.angleFor(pitch, lineHeight(font)) * std::numbers::pi / 180;
    const bool words = labels.every >= 0 && !labels.isLong(pitch, ruler());
    if (labels.side != TokenLabels::Side::Bottom || slope <= 0 || !words) return 0;
    double lead = 0;
    double middle = pitch / 2;  // of its cell, from the map's side
    for (const QString& token : labels.tokens) {
        if (middle > labels.longest) break;
        const double length = std::min(labels.longest, TextMetrics(font, ruler()).horizontalAdvance(token));
        lead = std::max(lead, length * std::cos(slope) + lineHeight(font) / 2 * std::sin(slope) - middle);
        middle += pitch;
    }
    return lead;
}

QFont footerFont(const FigureSettings& settings, const Fonts& fonts)
{
    return isSlide(settings) && !settings.label_points ? figureFont(settings, leastOnSlides) : fonts.names;
}

double footerHeight(const FigurePage& page, const FigureSettings& settings, const Fonts& fonts, const QString& words)
{
    if (words.isEmpty() || fitsBesideTitle(page, settings, fonts, words)) return 0;
    return lineHeight(footerFont(settings, fonts)) + 3;
}

void addFooter(FigurePage& page, const FigureSettings& settings, const Fonts& fonts, const QString& words)
{
    const QFont font = footerFont(settings, fonts);
    const double width = page.size.width() - 2 * edge, line = lineHeight(font);
    if (fitsBesideTitle(page, settings, fonts, words))
        return page.addText(font, page.colors->text, QRectF(edge, edge, width, lineHeight(fonts.title)), Qt::AlignRight,
                            words);
    page.addText(font, page.colors->text, QRectF(edge, page.size.height() - edge - line, width, line), Qt::AlignLeft,
                 TextMetrics(font, ruler()).elidedText(words, Qt::ElideRight, width));
}

HeatStyle weightStyle(const FigureSettings& settings, const FigurePage& page, bool signs)
{
    const std::pair<float, float> usual = signs ? std::pair(-1.0F, 1.0F) : std::pair(settings.lowest, settings.highest);
    return heatStyle(settings, usual, *page.colors);
}

void addMap(FigurePage& page, const FigureSettings& settings, const QRectF& rect, std::shared_ptr<const HeatData> cells,
            const HeatStyle& style, std::function<QString(Index, Index)> number)
{
    FigurePage::Map map{.rect = rect, .cells = std::move(cells), .style = style};
    constexpr Index mostWithNumbers = 128;  // a side; no page is large enough for more
    if (number && settings.values && map.cells->rows() > 0 && map.cells->cols() > 0
        && map.cells->rows() <= mostWithNumbers && map.cells->cols() <= mostWithNumbers) {
        number = withoutSmall(std::move(number), map.cells, settings);
        // The largest size that the cells allow, up to the size of the other numbers.
        const QFont one = figureFont(settings, 10);
        const TextMetrics metrics(one, ruler());
        const double wide = rect.width() / static_cast<double>(map.cells->cols()) * numbersWidth;
        const double high = rect.height() / static_cast<double>(map.cells->rows()) * 0.95;
        const double widest = widestNumber(*map.cells, number, metrics);
        const double fits = 10 * std::min(wide / std::max(widest, 1e-3), high / metrics.height());
        const double usual = isSlide(settings) ? leastOnSlides : 6.5;
        const double points =
            std::min(fits, settings.numbers.points ? *settings.numbers.points : settings.label_points.value_or(usual));
        if (points >= leastNumberPoints && widest > 0) {
            map.number = std::move(number);
            map.numbers = figureFont(settings, points);
        }
    }
    page.maps.push_back(std::move(map));
}

QString unwrittenNote(const FigurePage& page, const FigureSettings& settings)
{
    if (std::ranges::none_of(page.maps, hasBlank)) return {};
    if (settings.numbers.least > 0)
        return Figure::tr("numbers nearer to zero than %1 are not written")
            .arg(QString::number(static_cast<double>(settings.numbers.least), 'g', 3));
    return Figure::tr("numbers that read as zero are not written");
}

void sayUnwritten(FigurePage& page, const FigureSettings& settings)
{
    if (settings.content == FigureSettings::Content::Steps) return;  // the first bar is not that of the weights
    if (page.bars.empty() || std::ranges::none_of(page.maps, hasBlank)) return;
    ColorKey& key = page.bars.front().key;
    const double rounded = 0.5 * std::pow(10, -static_cast<double>(settings.numbers.decimals));
    const double least = settings.numbers.least > 0 ? static_cast<double>(settings.numbers.least) : rounded;
    const QString name = Figure::tr("%1 (blank: below %2)").arg(key.name, withoutZero(QString::number(least, 'g', 3)));
    const QRectF& rect = page.bars.front().rect;
    const double room = key.flat ? std::max(rect.width(), key.room) : rect.height();
    if (TextMetrics(key.text, ruler()).horizontalAdvance(name) <= room) key.name = name;
}

double formulaWidth(const QFont& font, const QString& words)
{
    double width = 0;
    for (const FormulaPart& part : formulaParts(words))
        width += TextMetrics(fontOf(part, font), ruler()).horizontalAdvance(part.words);
    return width;
}

void addFormula(FigurePage& page, const QFont& font, QColor color, const QRectF& rect, const QString& words)
{
    double x = rect.left();
    for (const FormulaPart& part : formulaParts(words)) {
        const QFont own = fontOf(part, font);
        const double width = TextMetrics(own, ruler()).horizontalAdvance(part.words);
        const double y = part.below ? rect.top() + indexDrop * rect.height() : rect.top();
        page.addText(own, color, QRectF(x, y, width, rect.height()), Qt::AlignLeft, part.words);
        x += width;
    }
}

QStringList mapNames(const FigureSettings& settings, Index maps)
{
    QStringList names;
    if (settings.voice.map_names.empty()) return names;
    for (const QString& name : QString::fromStdString(settings.voice.map_names).split(u';'))
        names << plainMath(name.trimmed());
    if (names.size() > maps)
        throw core::Error(core::Code::OutOfRange, "",
                          "the names of the maps cannot be used: expected at most %1, one for each map, found %2",
                          std::to_string(maps), std::to_string(names.size()));
    return names;
}

QString letterOf(const FigureSettings& settings, std::size_t place)
{
    using Letters = FigureSettings::Letters;
    constexpr std::size_t alphabet = 26;
    QString letter(QChar(u'a' + static_cast<char16_t>(place % alphabet)));
    if (place >= alphabet) letter.prepend(QChar(u'a' + static_cast<char16_t>((place / alphabet - 1) % alphabet)));
    switch (settings.text.letters) {
    case Letters::Usual: return settings.content == FigureSettings::Content::Compare ? letter.toUpper() : QString();
    case Letters::None: return {};
    case Letters::Lower: return letter;
    case Letters::Upper: return letter.toUpper();
    case Letters::Bracketed: return QStringLiteral("(%1)").arg(letter);
    }
    return {};
}

double addLetter(FigurePage& page, const FigureSettings& settings, const Fonts& fonts, const QRectF& rect,
                 std::size_t place)
{
    const QString letter = letterOf(settings, place);
    if (letter.isEmpty()) return 0;
    QFont font = fonts.names;
    font.setBold(settings.text.bold_letters);
    page.addText(font, page.colors->text, rect, Qt::AlignLeft, letter);
    return TextMetrics(font, ruler()).horizontalAdvance(letter) + font.pointSizeF() * 0.7;
}

QString fitting(const QStringList& wordings, const QFont& font, double room)
{
    const TextMetrics metrics(font, ruler());
    for (const QString& words : wordings)
        if (metrics.horizontalAdvance(words) <= room) return words;
    return {};
}

double addTitle(FigurePage& page, const FigureSettings& settings, const Fonts& fonts)
{
    if (settings.title.empty()) return 0;
    const double height = lineHeight(fonts.title);
    const double width = page.size.width() - 2 * edge;
    const TextMetrics metrics(fonts.title, ruler());
    double y = edge;
    for (const QString& line : brokenIntoLines(plainMath(QString::fromStdString(settings.title)), metrics, width)) {
        // A word may be longer than a line.
        page.addText(fonts.title, page.colors->text, QRectF(edge, y, width, height), Qt::AlignLeft,
                     metrics.elidedText(line, Qt::ElideRight, width));
        y += height;
    }
    return y - edge + 4;
}

QStringList wholeTokens(const std::vector<core::Token>& tokens)
{
    QStringList all;
    for (const core::Token& token : tokens) all << QString::fromStdString(token.text);
    return all;
}

QString predictingAxisName(const core::ModelInfo& info, const QFont& font, double room)
{
    const bool across = info.block == core::AttentionBlock::Cross;
    return fitting(
        {across ? Figure::tr("query (predicting this target token)") : Figure::tr("query (predicting this token)"),
         Figure::tr("predicting this token"), Figure::tr("predicts")},
        font, room);
}

const core::Trace& firstTrace(const FigureSource& source)
{
    if (source.traces.empty() || source.traces.front() == nullptr)
        throw core::Error(core::Code::Missing, "", "a computed text is missing");
    return *source.traces.front();
}

Index itemOf(const FigureSource& source, const core::Trace& trace)
{
    return std::min(source.session.focus.item, static_cast<Index>(trace.batch.sequences.size()) - 1);
}

}  // namespace figure_layout
