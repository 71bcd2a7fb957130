#include "ui/plot/atlas/atlas_page.h"

#include <QObject>

#include "ui/plot/atlas/atlas_figure.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/html/html_document.h"
#include "ui/plot/html/html_tables.h"
#include "ui/words/measure_names.h"

using core::Measure;

namespace {

HtmlDrawing drawingOf(const Figure& light, const Figure& dark)
{
    return {.title = light.description(),
            .description = light.description(),
            .svg = figureBytes(light, QStringLiteral("svg")),
            .dark_svg = figureBytes(dark, QStringLiteral("svg"))};
}

core::FigureSettings settingsOf(bool dark)
{
    core::FigureSettings settings;
    settings.width_mm = 200;
    if (dark) settings.theme = core::FigureSettings::Theme::Dark;
    return settings;
}

QByteArray cell(const QByteArray& content) { return "<td>" + content + "</td>"; }

/// Every head's means, with the interval as a hint.
QByteArray meansOf(const AtlasCharted& of)
{
    const std::vector<Measure> measures = measuresIn(of.atlas);
    QByteArray rows = "<tr><td></td>";
    for (const Measure measure : measures)
        rows += "<th scope=\"col\" title=\"" + htmlText(measureName(measure)) + "\">"
                + htmlText(shortMeasureName(measure)) + "</th>";
    rows += "</tr></thead>\n<tbody>\n";
    const auto& statistics = of.atlas.steps[of.step].statistics;
    for (std::size_t place = 0; place < statistics.size(); ++place) {
        const core::AtlasHead head = of.atlas.headAt(place);
        rows += "<tr><th scope=\"row\">" + htmlText(atlasHeadName(of.atlas, head)) + "</th>";
        for (const Measure measure : measures) {
            const core::ResampledMean& mean = statistics[place].of(measure);
            if (mean.empty()) {
                rows += cell("–");
                continue;
            }
            const auto [low, high] = mean.interval();
            const QString hint = QObject::tr("95 %: %1 to %2, of %3")
                                     .arg(atlasNumber(measure, low), atlasNumber(measure, high))
                                     .arg(mean.moments().count);
            rows += "<td title=\"" + htmlText(hint) + "\">" + htmlText(atlasNumber(measure, mean.mean())) + "</td>";
        }
        rows += "</tr>\n";
    }
    const QByteArray caption = htmlText(QObject::tr("Means over all queries; hold the pointer over one for its 95 % "
                                                    "interval over resampled texts"));
    return "<section class=\"numbers\"><h2>" + htmlText(QObject::tr("Every head"))
           + "</h2>\n<div class=\"scroll\" tabindex=\"0\"><table class=\"whole\"><caption>" + caption
           + "</caption><thead>" + rows + "</tbody></table></div></section>\n";
}

QByteArray atlasNumber(double value) { return QByteArray::number(value, 'f', 1); }

QByteArray histogram(const core::HeadStatistics& head, AtlasHistogram of)
{
    Chart chart = histogramOf(head, of, Palette::light());
    if (chart.bars.empty()) return {};
    constexpr double width = 240, height = 90;
    chart.rect = {0, 0, width, height};
    const QByteArray name = htmlText(histogramName(of));
    QByteArray svg = "<figure><svg width=\"240\" height=\"108\" viewBox=\"0 0 240 108\" role=\"img\" aria-label=\""
                     + name + "\" fill=\"currentColor\">";
    for (const Chart::Bar& bar : chart.bars) {
        const QRectF rect = chart.barRect(bar);
        svg += "<rect x=\"" + atlasNumber(rect.x()) + "\" y=\"" + atlasNumber(rect.y()) + "\" width=\""
               + atlasNumber(rect.width()) + "\" height=\"" + atlasNumber(rect.height()) + "\"/>";
    }
    for (const ChartAxis::Tick& tick : chart.x.ticks)
        svg += "<text x=\"" + atlasNumber(std::clamp(chart.x.share(tick.value) * width, 6.0, width - 10))
               + "\" y=\"104\" font-size=\"11\" text-anchor=\"middle\">" + htmlText(tick.label) + "</text>";
    return svg + "</svg><figcaption class=\"hint\">" + name + "</figcaption></figure>\n";
}

QByteArray tokens(const QString& title, const std::vector<core::TokenShare>& shares)
{
    if (shares.empty()) return {};
    QByteArray rows;
    for (const core::TokenShare& each : shares)
        rows += "<tr><th scope=\"row\">" + isolatedText(QString::fromStdString(each.token)) + "</th><td>"
                + QByteArray::number(each.share, 'f', 2) + "</td></tr>\n";
    return "<table><caption>" + htmlText(title) + "</caption><tbody>" + rows + "</tbody></table>\n";
}

/// Who reads whom in a head: a row for each kind that reads.
QByteArray spansOf(const core::SpanStatistics& spans, std::size_t head)
{
    if (head >= spans.means.size()) return {};
    QByteArray rows = "<tr><td></td>";
    for (const std::string& to : spans.kinds) rows += "<th scope=\"col\">" + isolatedText(kindName(to)) + "</th>";
    rows += "</tr></thead>\n<tbody>\n";
    for (const std::string& from : spans.kinds) {
        rows += "<tr><th scope=\"row\">" + isolatedText(kindName(from)) + "</th>";
        for (const std::string& to : spans.kinds) {
            const auto pair = spans.pairNamed(from, to);
            rows += cell(pair ? htmlText(spanShareText(spans, head, *pair)) : QByteArray("–"));
        }
        rows += "</tr>\n";
    }
    return "<table><caption>" + htmlText(QObject::tr("who reads whom")) + "</caption><thead>" + rows
           + "</tbody></table>\n";
}

QByteArray cardOf(const AtlasCharted& of, const core::AtlasHead& head)
{
    const core::HeadStatistics& statistics = of.atlas.steps[of.step].statistics[of.atlas.placeOf(head)];
    QString title = atlasHeadName(of.atlas, head);
    QByteArray note;
    if (const core::HeadNote* written = of.atlas.noteOf(head)) {
        if (!written->name.empty()) title += QLatin1Char(' ') + QString::fromStdString(written->name);
        QStringList tags;
        for (const std::string& tag : written->tags) tags << QString::fromStdString(tag);
        if (!tags.isEmpty()) note += "<p class=\"hint\">" + isolatedText(tags.join(QStringLiteral(", "))) + "</p>\n";
        if (!written->text.empty()) note += "<p>" + isolatedText(QString::fromStdString(written->text)) + "</p>\n";
    }
    QByteArray card = "<details><summary>" + isolatedText(title) + "</summary>\n" + note + "<div class=\"cards\">";
    for (const AtlasHistogram each : {AtlasHistogram::Distance, AtlasHistogram::Entropy, AtlasHistogram::First})
        card += histogram(statistics, each);
    card += tokens(QObject::tr("asks most"), statistics.asking_most)
            + tokens(QObject::tr("is asked most"), statistics.asked_most);
    card += spansOf(of.atlas.steps[of.step].spans, of.atlas.placeOf(head));
    return card + "</div></details>\n";
}

}  // namespace

QByteArray atlasPage(const AtlasCharted& of, Measure across, Measure up)
{
    const Figure light = atlasScatterFigure(of, across, up, settingsOf(false));
    const Figure dark = atlasScatterFigure(of, across, up, settingsOf(true));
    QByteArray drawings = drawingElements(drawingOf(light, dark), "scatter");
    if (of.atlas.steps.size() > 1)
        drawings += drawingElements(
            drawingOf(atlasTrainingFigure(of, up, settingsOf(false)), atlasTrainingFigure(of, up, settingsOf(true))),
            "training");
    if (!pairsIn(of.atlas.steps[of.step].spans).empty()) {
        AtlasCharted spans = of;
        if (!of.atlas.steps[of.step].spans.pairNamed(of.kinds.from, of.kinds.to))
            spans.kinds = mostTelling(of.atlas.steps[of.step].spans);
        if (!spanChartOf(spans).heads.empty())
            drawings += drawingElements(
                drawingOf(atlasSpanFigure(spans, settingsOf(false)), atlasSpanFigure(spans, settingsOf(true))),
                "spans");
    }
    QByteArray cards;
    for (std::size_t place = 0; place < of.atlas.steps[of.step].statistics.size(); ++place) {
        const core::AtlasHead head = of.atlas.headAt(place);
        if (of.search == nullptr || of.search->finds(of.atlas, of.step, head)) cards += cardOf(of, head);
    }
    HtmlDocument document{.title = QObject::tr("Atlas of %1").arg(stepName(of.atlas, of.step)),
                          .colors = &Palette::light(),
                          .dark_colors = &Palette::dark(),
                          .styles = {QStringLiteral("figure.css"), QStringLiteral("atlas.css")}};
    document.body = "<header><h1>" + isolatedText(document.title) + "</h1><p class=\"description\">"
                    + isolatedText(atlasFacts(of.atlas, of.step)) + "</p></header>\n<main class=\"drawing\">\n"
                    + drawings + meansOf(of) + "<section><h2>" + htmlText(QObject::tr("Head by head")) + "</h2>\n"
                    + cards + "</section>\n</main>\n";
    return document.bytes();
}
