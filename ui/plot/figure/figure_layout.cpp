#include "ui/plot/figure/figure_layout.h"

#include <QCoreApplication>

#include "core/error.h"
#include "ui/plot/heat/map_colors.h"
#include "ui/theme/fonts.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Figure", text); }

constexpr double leastNumberPoints = 3;
constexpr double widestPage = 200;  ///< mm

/// Of the numbers that will stand in the cells.
double widestNumber(const HeatData& cells, const std::function<QString(Index, Index)>& number,
                    const QFontMetricsF& metrics)
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

Fonts fontsOf(const FigureSettings& settings, double points)
{
    // What is wider than a page is looked at from further away.
    const double distance = std::max(1.0, settings.width_mm / 127);
    const double given = settings.label_points.value_or(settings.width_mm > widestPage ? points * distance : points);
    const double scale = settings.label_points || settings.width_mm > widestPage ? given / points : 1;
    Fonts fonts{textFont(given, FontUse::Figure), numberFont(6 * scale, FontUse::Figure),
                textFont(6.5 * scale, FontUse::Figure), textFont(8 * scale, FontUse::Figure)};
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

double lineHeight(const QFont& font) { return QFontMetricsF(font, ruler()).height(); }

FigurePage blankPage(const FigureSettings& settings)
{
    FigurePage page;
    page.colors = settings.theme == FigureSettings::Theme::Dark ? &Palette::dark() : &Palette::light();
    const bool transparent = settings.background == FigureSettings::Background::Transparent;
    page.ground = transparent ? QColor(Qt::transparent) : page.colors->window;
    page.size = QSizeF(unitsOf(settings.width_mm), settings.height_mm ? unitsOf(*settings.height_mm) : 0);
    return page;
}

TokenLabels labelsOf(const FigureSettings& settings, TokenLabels::Side side, const QStringList& tokens,
                     const QFont& font)
{
    TokenLabels labels{.side = side, .tokens = tokens, .font = font};
    if (side != TokenLabels::Side::Left) labels.angle = settings.label_angle;
    labels.every = static_cast<int>(settings.label_every);
    labels.longest = unitsOf(settings.label_length_mm);
    labels.colors = settings.theme == FigureSettings::Theme::Dark ? &Palette::dark() : &Palette::light();
    return labels;
}

void addLabels(FigurePage& page, const TokenLabels& labels, const QRectF& map, Index count)
{
    if (labels.tokens.isEmpty() || count == 0) return;
    const auto places = static_cast<double>(count);
    TokenLabels::Line line{.from = 0, .to = places - 1};
    if (labels.side == TokenLabels::Side::Left) {
        line.edge = map.left();
        line.pitch = map.height() / places;
        line.first = map.top() + line.pitch / 2;
    } else {
        line.edge = labels.side == TokenLabels::Side::Top ? map.top() : map.bottom();
        line.pitch = map.width() / places;
        line.first = map.left() + line.pitch / 2;
    }
    page.labels.push_back({labels, line});
}

HeatStyle weightStyle(const FigureSettings& settings, const FigurePage& page)
{
    return heatStyle(settings, {settings.lowest, settings.highest}, *page.colors);
}

void addMap(FigurePage& page, const FigureSettings& settings, const QRectF& rect, std::shared_ptr<const HeatData> cells,
            const HeatStyle& style, std::function<QString(Index, Index)> number)
{
    FigurePage::Map map{.rect = rect, .cells = std::move(cells), .style = style};
    constexpr Index mostWithNumbers = 128;  // a side; no page is large enough for more
    if (number && settings.values && map.cells->rows() > 0 && map.cells->cols() > 0
        && map.cells->rows() <= mostWithNumbers && map.cells->cols() <= mostWithNumbers) {
        // As large as the cells let them be, but no larger than the other numbers.
        const QFont one = numberFont(10, FontUse::Figure);
        const QFontMetricsF metrics(one, ruler());
        const double wide = rect.width() / static_cast<double>(map.cells->cols()) * 0.92;
        const double high = rect.height() / static_cast<double>(map.cells->rows()) * 0.95;
        const double fits = 10 * std::min(wide / widestNumber(*map.cells, number, metrics), high / metrics.height());
        const double points = std::min(fits, settings.label_points.value_or(6.5));
        if (points >= leastNumberPoints) {
            map.number = std::move(number);
            map.numbers = numberFont(points, FontUse::Figure);
        }
    }
    page.maps.push_back(std::move(map));
}

QString fitting(const QStringList& wordings, const QFont& font, double room)
{
    const QFontMetricsF metrics(font, ruler());
    for (const QString& words : wordings)
        if (metrics.horizontalAdvance(words) <= room) return words;
    return {};
}

void addText(FigurePage& page, const QFont& font, QColor color, const QRectF& rect, Qt::Alignment alignment,
             const QString& words, bool upwards)
{
    if (words.isEmpty()) return;
    page.texts.push_back({.rect = rect,
                          .font = font,
                          .color = color,
                          .alignment = alignment | Qt::AlignVCenter,
                          .words = words,
                          .upwards = upwards});
}

double addTitle(FigurePage& page, const FigureSettings& settings, const Fonts& fonts)
{
    if (settings.title.empty()) return 0;
    const double height = lineHeight(fonts.title);
    const double width = page.size.width() - 2 * edge;
    const QString words =
        QFontMetricsF(fonts.title, ruler()).elidedText(QString::fromStdString(settings.title), Qt::ElideRight, width);
    addText(page, fonts.title, page.colors->text, QRectF(edge, edge, width, height), Qt::AlignLeft, words);
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
    return fitting({across ? tr("query (predicting this target token)") : tr("query (predicting this token)"),
                    tr("predicting this token"), tr("predicts")},
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
