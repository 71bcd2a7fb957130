#include "ui/view/map/map_annotations.h"

#include "core/error.h"
#include "core/session/edits/annotation_edits.h"
#include "ui/plot/spoken/annotation_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"
#include "ui/view/map/annotation_grips.h"

#include <algorithm>
#include <utility>

using Braces = figure_layout::Annotations::Braces;
using AnnotatedSide = core::Annotation::Side;

namespace {

QFont annotationFont() { return figure_layout::figureFont({}, textFont(8).pointSizeF()); }

std::vector<std::string> labelsOf(const QStringList& texts)
{
    std::vector<std::string> labels;
    labels.reserve(static_cast<std::size_t>(texts.size()));
    for (const QString& text : texts) labels.push_back(text.toStdString());
    return labels;
}

}  // namespace

MapAnnotations::MapAnnotations(MapPanel* panel, QCustomPlot* plot)
    : QCPLayerable(plot, QStringLiteral("overlay")),
      m_panel(panel)
{
}

void MapAnnotations::applyDefaultAntialiasingHint(QCPPainter* painter) const { painter->setAntialiasing(true); }

QRect MapAnnotations::clipRect() const { return m_panel->axes()->rect().adjusted(-4, -4, 4, 4); }

QRectF MapAnnotations::cells() const
{
    const Heatmap& map = *m_panel->heatmap();
    return map.cellRect(0, 0, map.rows() - 1, map.cols() - 1);
}

/// One of them as figures draw it; nothing where one of its tokens is not there.
std::optional<figure_layout::Annotations> MapAnnotations::layOut(const core::Annotation& one) const
{
    try {
        figure_layout::Annotations only(core::annotationText(one), m_rows, m_keys);
        FigurePage page;
        page.colors = &themeColors();
        only.add(page, 1, QRectF(0, 0, 100, 100), annotationFont(), Braces::Inside);  // looks for its tokens
        only.dressed({}, AnnotatedSide::Rows);
        only.dressed({}, AnnotatedSide::Keys);
        return only;
    } catch (const core::Error&) {
        return std::nullopt;  // written onto another text
    }
}

void MapAnnotations::show(const std::string& annotations, const ShownMap& labels)
{
    m_rows = labels.queries.labels;
    m_keys = labels.keys;
    m_all.clear();
    if (labels.data != nullptr) {
        try {
            m_all = core::annotationsIn(annotations);
        } catch (const core::Error&) {
            // The figure's dialog says what is wrong.
        }
    }
    m_each.clear();
    m_each.reserve(m_all.size());
    TokenLabels rows{.side = TokenLabels::Side::Left, .tokens = m_rows};
    TokenLabels keys{.side = TokenLabels::Side::Top, .tokens = m_keys};
    m_lost = 0;
    for (const core::Annotation& one : m_all) {
        m_each.push_back(layOut(one));
        if (!m_each.back()) {
            ++m_lost;
            continue;
        }
        rows = m_each.back()->dressed(std::move(rows), AnnotatedSide::Rows);
        keys = m_each.back()->dressed(std::move(keys), AnnotatedSide::Keys);
    }
    m_panel->setTokens(rows.tokens, keys.tokens);
    m_panel->queryLabels()->setFaces(rows.faces);
    m_panel->keyLabels()->setFaces(keys.faces);
}

QStringList MapAnnotations::wordsAt(const core::Cell& place) const
{
    QStringList words;
    for (const auto& each : m_each)
        if (each) words << each->wordsAt(place.query, place.key);
    return words;
}

std::optional<core::Annotation> MapAnnotations::placedOne(std::size_t number) const
{
    if (number >= m_each.size() || !m_each[number]) return std::nullopt;
    return core::placed(m_all[number], labelsOf(m_rows), labelsOf(m_keys));
}

FigurePage MapAnnotations::drawn(const core::Annotation& one) const
{
    FigurePage page;
    page.colors = &themeColors();
    page.ground = themeColors().window;
    if (const auto only = layOut(one)) only->add(page, 1, cells(), annotationFont(), Braces::Inside);
    return page;
}

QString MapAnnotations::said(const core::Annotation& one) const { return annotationWords(one, m_rows, m_keys); }

void MapAnnotations::setBegun(std::optional<core::Annotation> one, bool instead)
{
    m_begun = std::move(one);
    m_instead = instead;
}

void MapAnnotations::drawPage(QCPPainter* painter, FigurePage page)
{
    page.ground = Qt::transparent;  // the map lies below
    page.paint(*painter, Medium::Pixels);
}

void MapAnnotations::draw(QCPPainter* painter)
{
    if (m_panel->heatmap()->rows() == 0) return;
    FigurePage page;
    page.colors = &themeColors();
    page.ground = themeColors().window;
    for (std::size_t i = 0; i < m_each.size(); ++i)
        if (m_each[i] && !(m_begun && m_instead && m_chosen == i))
            m_each[i]->add(page, 1, cells(), annotationFont(), Braces::Inside);
    drawPage(painter, std::move(page));
    if (m_begun) drawPage(painter, drawn(*m_begun));
    drawChosen(painter);
}

/// A dashed frame about the chosen one, and its grips.
void MapAnnotations::drawChosen(QCPPainter* painter) const
{
    if (!m_chosen) return;
    const auto placed = m_begun && m_instead ? m_begun : placedOne(*m_chosen);
    if (!placed) return;
    const FigurePage page = drawn(*placed);
    const QRectF bounds = boundsOf(page);
    if (bounds.isNull()) return;
    painter->setBrush(Qt::NoBrush);
    for (const auto& [color, line] :
         {std::pair(themeColors().window, Qt::SolidLine), std::pair(themeColors().accent, Qt::DashLine)}) {
        painter->setPen(QPen(color, 1.5, line));
        painter->drawRect(bounds.adjusted(-4, -4, 4, 4));
    }
    painter->setPen(QPen(themeColors().window, 1.5));
    painter->setBrush(themeColors().accent);
    for (const AnnotationGrip& grip : gripsOf(*placed, page, *m_panel)) painter->drawEllipse(grip.at, 4.5, 4.5);
}

#include "moc_map_annotations.cpp"
