#include "ui/plot/figure/figure_layout.h"

#include <QRegularExpression>

#include "core/error.h"
#include "ui/plot/heat/map_colors.h"
#include "ui/plot/text/installed_font.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/theme/fonts.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr double leastNumberPoints = 3;
constexpr double widestPage = 200;  ///< mm

/// The width of the widest number that the cells will hold.
double widestNumber(const HeatData& cells, const std::function<QString(Index, Index)>& number,
                    const TextMetrics& metrics)
{
    QString longest = QStringLiteral("1.00");
    for (Index row = 0; row < cells.rows(); ++row)
        for (Index col = 0; col < cells.cols(); ++col) {
            if (cells.at(row, col) == HeatData::hidden) continue;
            if (const QString text = number(row, col); text.size() > longest.size()) longest = text;
        }
    return metrics.horizontalAdvance(longest);
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

Fonts fontsOf(const FigureSettings& settings, double points)
{
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

FigurePage blankPage(const FigureSettings& settings)
{
    FigurePage page;
    page.colors = settings.theme == FigureSettings::Theme::Dark ? &Palette::dark() : &Palette::light();
    const bool transparent = settings.background == FigureSettings::Background::Transparent;
    page.ground = transparent ? QColor(Qt::transparent) : page.colors->window;
    page.size = QSizeF(unitsOf(settings.width_mm), settings.height_mm ? unitsOf(*settings.height_mm) : 0);
    return page;
}

QStringList written(const FigureSettings& settings, const QStringList& tokens)
{
    if (settings.text.spaces) return tokens;
    QStringList all;
    for (const QString& token : tokens) {
        const bool begins = token.size() > 1 && (token[0] == u'␣' || token[0] == u'▁' || token[0] == u'Ġ');
        all << (begins ? token.mid(1) : token);
    }
    return all;
}

double longestLabel(const FigureSettings& settings) { return unitsOf(settings.label_length_mm); }

TokenLabels labelsOf(const FigureSettings& settings, TokenLabels::Side side, const QStringList& tokens,
                     const QFont& font)
{
    TokenLabels labels{.side = side, .tokens = written(settings, tokens), .font = font};
    if (side != TokenLabels::Side::Left) labels.angle = settings.label_angle;
    labels.every = static_cast<int>(settings.label_every);
    labels.longest = longestLabel(settings);
    labels.colors = settings.theme == FigureSettings::Theme::Dark ? &Palette::dark() : &Palette::light();
    return labels;
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
        // The largest size that the cells allow, up to the size of the other numbers.
        const QFont one = figureFont(settings, 10);
        const TextMetrics metrics(one, ruler());
        const double wide = rect.width() / static_cast<double>(map.cells->cols()) * 0.85;
        const double high = rect.height() / static_cast<double>(map.cells->rows()) * 0.95;
        const double fits = 10 * std::min(wide / widestNumber(*map.cells, number, metrics), high / metrics.height());
        const double points = std::min(fits, settings.label_points.value_or(6.5));
        if (points >= leastNumberPoints) {
            map.number = std::move(number);
            map.numbers = figureFont(settings, points);
        }
    }
    page.maps.push_back(std::move(map));
}

namespace {

/// Words and how far they stand below the line: "x · W", then "Q" as a subscript.
struct Part {
    QString words;
    bool below;
};

std::vector<Part> partsOf(const QString& words)
{
    static const QRegularExpression subscript(QStringLiteral("_(\\w)"));
    std::vector<Part> parts;
    qsizetype at = 0;
    for (auto found = subscript.globalMatch(words); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        parts.push_back({words.mid(at, match.capturedStart() - at), false});
        parts.push_back({match.captured(1), true});
        at = match.capturedEnd();
    }
    parts.push_back({words.mid(at), false});
    return parts;
}

QFont fontOf(const Part& part, QFont font)
{
    constexpr double smaller = 0.77, least = 5;
    const double points = font.pointSizeF();
    if (part.below) font.setPointSizeF(std::max(smaller * points, std::min(least, points)));
    return font;
}

}  // namespace

double formulaWidth(const QFont& font, const QString& words)
{
    double width = 0;
    for (const Part& part : partsOf(words))
        width += TextMetrics(fontOf(part, font), ruler()).horizontalAdvance(part.words);
    return width;
}

void addFormula(FigurePage& page, const QFont& font, QColor color, const QRectF& rect, const QString& words)
{
    constexpr double lower = 0.17;  // of the line
    double x = rect.left();
    for (const Part& part : partsOf(words)) {
        const QFont own = fontOf(part, font);
        const double width = TextMetrics(own, ruler()).horizontalAdvance(part.words);
        const double y = part.below ? rect.top() + lower * rect.height() : rect.top();
        page.addText(own, color, QRectF(x, y, width, rect.height()), Qt::AlignLeft, part.words);
        x += width;
    }
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
    const QString words =
        TextMetrics(fonts.title, ruler()).elidedText(QString::fromStdString(settings.title), Qt::ElideRight, width);
    page.addText(fonts.title, page.colors->text, QRectF(edge, edge, width, height), Qt::AlignLeft, words);
    return height + 4;
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
        throw core::Error(core::Code::Missing, "", "a computed text", "", "");
    return *source.traces.front();
}

Index itemOf(const FigureSource& source, const core::Trace& trace)
{
    return std::min(source.session.focus.item, static_cast<Index>(trace.batch.sequences.size()) - 1);
}

}  // namespace figure_layout
