// A figure as one HTML file: maps that one looks into, everything else as a drawing with its tables.

#include "ui/plot/figure/figure_files.h"
#include "ui/plot/figure/figure_session.h"
#include "ui/plot/html/html_maps.h"
#include "ui/plot/html/html_tables.h"
#include "ui/plot/html/html_words.h"
#include "ui/plot/text/math_text.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

QString shownTitle(const Figure& figure, const std::string& session)
{
    const QString title = plainMath(QString::fromStdString(figure.settings().title));
    return title.isEmpty() ? titleOf(figure, session) : title;
}

/// The key's quantity, without range and curve.
QString quantityOf(const FigurePage& page)
{
    return page.bars.empty() ? HtmlFigure::tr("weight")
                             : page.bars.front().key.name.section(QStringLiteral(" · "), 0, 0);
}

/// Labels of the first map's side; those of all maps are the same.
QStringList labelsAlong(const FigurePage& page, bool left)
{
    const auto along = std::ranges::find_if(page.labels, [left](const FigurePage::Labels& each) {
        return (each.labels.side == TokenLabels::Side::Left) == left;
    });
    return along == page.labels.end() ? QStringList() : along->labels.tokens;
}

HtmlMap mapOf(const Figure& figure, std::size_t place)
{
    const FigurePage::Map& map = figure.page().maps[place];
    HtmlMap result{.title = map.title, .layer = map.layer, .cells = map.cells, .values = nullptr, .style = map.style};
    // There are no tables of long maps, whose cells stand for several numbers; so do those of pooled ones.
    if (place < figure.tables().size() && !figure.isPooled()) result.values = figure.tables()[place].numbers();
    if (map.address) result.head = map.address->head + figure.settings().count_from;
    return result;
}

/// Whether a map shows a table, number by number.
bool shows(const FigurePage::Map& map, const core::Matrix& values)
{
    if (map.cells->rows() != values.rows() || map.cells->cols() != values.cols()) return false;
    for (Index row = 0; row < map.cells->rows(); ++row)
        for (Index column = 0; column < map.cells->cols(); ++column) {
            const float shown = map.cells->at(row, column);
            if (std::isfinite(shown) && shown != values(row, column)) return false;
        }
    return true;
}

}  // namespace

HtmlMaps htmlMapsOf(const Figure& figure, const std::string& session)
{
    const FigurePage& page = figure.page();
    const core::FigureSettings& settings = figure.settings();
    HtmlMaps maps{.title = shownTitle(figure, session),
                  .description = titleOf(figure, session),
                  .alternative = spokenOf(figure, session),
                  .maps = {},
                  .rows = {},
                  .columns = {},
                  .row_labels = labelsAlong(page, true),
                  .column_labels = labelsAlong(page, false),
                  .row_axis = {},
                  .column_axis = {},
                  .quantity = quantityOf(page),
                  .border = page.maps.front().border,
                  .queries = page.maps.front().queries,
                  .keys_of_map = page.maps.front().keys,
                  .shares = settings.scale == core::FigureSettings::Scale::Row,
                  .numbers = settings.values,
                  .colors = page.colors};
    for (std::size_t i = 0; i < page.maps.size(); ++i) maps.maps.push_back(mapOf(figure, i));
    const bool tables = !figure.tables().empty();
    maps.rows = tables ? figure.tables().front().rows : maps.row_labels;
    maps.columns = tables ? figure.tables().front().columns : maps.column_labels;
    if (settings.axis_names) {
        const bool predict = tables && figure.tables().front().rows_predict;
        maps.row_axis = predict ? HtmlFigure::tr("query (predicting this token)") : HtmlFigure::tr("query (attending)");
        maps.column_axis = HtmlFigure::tr("key (attended to)");
    }
    if (!page.bars.empty()) maps.keys = {page.bars.front().key};
    return maps;
}

HtmlDrawing htmlDrawingOf(const Figure& figure, const std::string& session)
{
    HtmlDrawing drawing{.title = shownTitle(figure, session),
                        .description = titleOf(figure, session),
                        .svg = svgBytes(figure, {}, spokenOf(figure, session)),
                        .tables = {},
                        .colors = figure.page().colors};
    std::vector<const FigurePage::Map*> maps;
    for (const FigurePage::Map& map : figure.page().maps) maps.push_back(&map);
    for (const FigureTable& table : figure.tables()) {
        HtmlTable written{.title = table.title,
                          .rows = table.rows,
                          .columns = table.columns,
                          .places = table.row_places,
                          .values = table.numbers()};
        // Two maps of the same numbers are taken in their order.
        const auto map = std::ranges::find_if(maps, [&](const auto* each) { return shows(*each, *written.values); });
        if (map != maps.end()) {
            written.rect = (*map)->rect;
            maps.erase(map);
        }
        drawing.tables.push_back(std::move(written));
    }
    return drawing;
}

bool isHtmlMaps(const Figure& figure)
{
    // What is written onto a page by hand is part of its drawing.
    return figure.settings().content == core::FigureSettings::Content::Maps && !figure.page().maps.empty()
           && figure.settings().voice.annotations.empty();
}

QByteArray htmlBytes(const Figure& figure, const std::string& session)
{
    const QByteArray head = session.empty() ? QByteArray() : htmlMetadata(session);
    if (isHtmlMaps(figure)) {
        HtmlMaps maps = htmlMapsOf(figure, session);
        maps.head = head;
        return mapsPage(maps);
    }
    HtmlDrawing drawing = htmlDrawingOf(figure, session);
    drawing.head = head;
    return drawingPage(drawing);
}
