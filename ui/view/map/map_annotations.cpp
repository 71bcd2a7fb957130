#include "ui/view/map/map_annotations.h"

#include "core/error.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"

using Braces = figure_layout::Annotations::Braces;
using AnnotatedSide = core::Annotation::Side;

MapAnnotations::MapAnnotations(MapPanel* panel, QCustomPlot* plot)
    : QCPLayerable(plot, QStringLiteral("overlay")),
      m_panel(panel)
{
}

void MapAnnotations::applyDefaultAntialiasingHint(QCPPainter* painter) const { painter->setAntialiasing(true); }

QRect MapAnnotations::clipRect() const { return m_panel->axes()->rect().adjusted(-2, -2, 2, 2); }

void MapAnnotations::show(const std::string& annotations, const ShownMap& labels)
{
    m_all.reset();
    TokenLabels rows{.side = TokenLabels::Side::Left, .tokens = labels.queries.labels};
    TokenLabels keys{.side = TokenLabels::Side::Top, .tokens = labels.keys};
    if (!annotations.empty() && labels.data != nullptr) {
        try {
            figure_layout::Annotations all(annotations, labels.queries.labels, labels.keys);
            rows = all.dressed(rows, AnnotatedSide::Rows);
            keys = all.dressed(keys, AnnotatedSide::Keys);
            FigurePage page;
            page.colors = &themeColors();
            all.add(page, 1, QRectF(0, 0, 100, 100), textFont(8), Braces::Inside);  // whether every token is there
            m_all = std::move(all);
        } catch (const core::Error&) {
            // Another text: the figure's dialog says which token is not there.
            rows = {.side = TokenLabels::Side::Left, .tokens = labels.queries.labels};
            keys = {.side = TokenLabels::Side::Top, .tokens = labels.keys};
        }
    }
    m_panel->setTokens(rows.tokens, keys.tokens);
    m_panel->queryLabels()->setFaces(rows.faces);
    m_panel->keyLabels()->setFaces(keys.faces);
}

QStringList MapAnnotations::wordsAt(const core::Cell& place) const
{
    return m_all ? m_all->wordsAt(place.query, place.key) : QStringList();
}

void MapAnnotations::draw(QCPPainter* painter)
{
    const Heatmap& map = *m_panel->heatmap();
    if (!m_all || map.rows() == 0) return;
    FigurePage page;
    page.colors = &themeColors();
    page.ground = themeColors().window;
    m_all->add(page, 1, map.cellRect(0, 0, map.rows() - 1, map.cols() - 1),
               figure_layout::figureFont({}, textFont(8).pointSizeF()), Braces::Inside);
    page.ground = Qt::transparent;  // the map lies below
    page.paint(*painter, Medium::Pixels);
}

#include "moc_map_annotations.cpp"
