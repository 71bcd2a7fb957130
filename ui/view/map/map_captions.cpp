#include "ui/view/map/map_captions.h"

#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"
#include "ui/view/map/map_layout.h"
#include "ui/view/map/map_view.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr double margin = MapLayout::margin;

/// Maps with more rows or columns are pooled somewhere between all of it and close up: a line is kept for saying so,
/// lest the map jumps while one zooms.
constexpr Index mostUnpooled = 200;

QCPItemText* textOn(QCustomPlot* plot, Qt::Alignment alignment, double rotation)
{
    auto* text = new QCPItemText(plot);
    text->setLayer(QStringLiteral("axes"));
    text->position->setType(QCPItemPosition::ptAbsolute);
    text->setPositionAlignment(alignment);
    text->setTextAlignment(Qt::AlignLeft);
    text->setRotation(rotation);
    text->setClipToAxisRect(false);
    text->setSelectable(false);
    return text;
}

}  // namespace

MapCaptions::MapCaptions(QCustomPlot* plot)
    : m_plot(plot),
      m_query(textOn(plot, Qt::AlignCenter, -90)),
      m_key(textOn(plot, Qt::AlignRight | Qt::AlignTop, 0)),
      m_hatch(textOn(plot, Qt::AlignLeft | Qt::AlignTop, 0)),
      m_note(textOn(plot, Qt::AlignLeft | Qt::AlignTop, 0))
{
    nameAxes(false, false, false);
}

void MapCaptions::giveTheme()
{
    for (QCPItemText* text : {m_query, m_key, m_hatch, m_note}) {
        text->setColor(themeColors().muted);
        text->setFont(textFont(8.5));
    }
}

void MapCaptions::nameAxes(bool across, bool predict, bool mixes)
{
    m_hatch->setText(mixes ? MapView::tr("hatched: out of the layer's reach")
                           : MapView::tr("hatched: hidden by the mask"));
    if (predict)
        m_query->setText(across ? MapView::tr("query (predicting this target token)")
                                : MapView::tr("query (predicting this token)"));
    else
        m_query->setText(across ? MapView::tr("target token (attending)") : MapView::tr("query (attending)"));
    m_key->setText(across ? MapView::tr("source token (attended to)") : MapView::tr("key (attended to)"));
}

void MapCaptions::setHatched(bool hatched)
{
    m_isHatched = hatched;
    m_hatch->setVisible(m_isHatched && m_isVisible);
}

void MapCaptions::setVisible(bool visible)
{
    m_isVisible = visible;
    for (QCPItemText* text : {m_query, m_key, m_note}) text->setVisible(visible);
    setHatched(m_isHatched);
}

void MapCaptions::setNote(const QString& note) { m_note->setText(wrapped(note)); }

QFontMetricsF MapCaptions::metrics() const { return QFontMetricsF(m_key->font(), m_plot); }

double MapCaptions::lineHeight() const { return metrics().height(); }

void MapCaptions::place(const QRectF& map, double queryLabels, double strip)
{
    const double line = lineHeight(), under = map.bottom() + strip + margin;
    m_query->position->setCoords(map.left() - queryLabels - 6 - line / 2, map.center().y());
    m_key->position->setCoords(map.right(), under);
    // On a narrow map the two captions would run into each other: the second goes below the first.
    const double both = metrics().horizontalAdvance(m_key->text() + m_hatch->text()) + 24;
    const double below = both > map.width() ? line + 2 : 0;
    m_hatch->position->setCoords(map.left(), under + below);
    // Moves the note to the left until its lines fit.
    double widest = 0;
    for (const QString& each : m_note->text().split(QLatin1Char('\n')))
        widest = std::max(widest, metrics().horizontalAdvance(each));
    const double x = std::max(margin, std::min(map.left(), m_plot->width() - margin - widest));
    m_note->position->setCoords(x, under + line + 2 + below);
}

int MapCaptions::lines(Index rows, Index cols) const
{
    const int spare = std::max(rows, cols) > mostUnpooled ? 1 : 0;
    const QString& text = m_note->text();
    return 2 + std::max(spare, text.isEmpty() ? 0 : static_cast<int>(text.count(QLatin1Char('\n'))) + 1);
}

QString MapCaptions::wrapped(const QString& text) const
{
    const QFontMetricsF measure = metrics();
    QStringList lines{QString()};
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = lines.last().isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (lines.last().isEmpty() || measure.horizontalAdvance(longer) <= m_plot->width() - 2 * margin)
            lines.last() = longer;
        else
            lines << word;
    }
    return lines.join(QLatin1Char('\n'));
}

QString pixelNote(const MapPanel& panel, bool weights, double ratio)
{
    const double width = panel.axes()->width() * ratio, height = panel.axes()->height() * ratio;
    const double cols = panel.keyAxis()->range().size(), rows = panel.queryAxis()->range().size();
    if (width < 1 || height < 1 || (cols <= width && rows <= height)) return {};
    const auto across = static_cast<int>(std::ceil(cols / width)), down = static_cast<int>(std::ceil(rows / height));
    const bool mean = panel.heatmap()->overview()->data->pooling() == HeatData::Pooling::Mean;
    if (weights)
        return (mean ? MapView::tr("each pixel is the mean of about %1 × %2 weights")
                     : MapView::tr("each pixel is the largest of about %1 × %2 weights"))
            .arg(down)
            .arg(across);
    return (mean ? MapView::tr("each pixel is the mean of about %1 × %2 cells")
                 : MapView::tr("each pixel is the largest of about %1 × %2 cells"))
        .arg(down)
        .arg(across);
}
