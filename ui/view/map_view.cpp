#include "ui/view/map_view.h"

#include "core/analysis/pooling.h"
#include "ui/theme/fonts.h"
#include "ui/theme/token_text.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

QCPItemText* nameOn(QCustomPlot* plot, Qt::Alignment alignment, double rotation)
{
    auto* text = new QCPItemText(plot);
    text->setLayer(QStringLiteral("axes"));
    text->position->setType(QCPItemPosition::ptAbsolute);
    text->setPositionAlignment(alignment);
    text->setRotation(rotation);
    text->setFont(textFont(8.5));
    text->setClipToAxisRect(false);
    text->setSelectable(false);
    return text;
}

}  // namespace

MapView::MapView(QWidget* parent)
    : QCustomPlot(parent),
      m_panel((clearForPanels(this), MapPanel(this, false))),
      m_bar(new ColorBar(this)),
      m_marker(new CellMarker(&m_panel, this)),
      m_queryName(nameOn(this, Qt::AlignCenter, -90)),
      m_keyName(nameOn(this, Qt::AlignRight | Qt::AlignTop, 0)),
      m_hatchName(nameOn(this, Qt::AlignLeft | Qt::AlignTop, 0)),
      m_pixelName(nameOn(this, Qt::AlignLeft | Qt::AlignTop, 0))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(260, 260);
    setAccessibleName(tr("Attention map"));
    m_queryName->setText(tr("queries (attending)"));
    m_keyName->setText(tr("keys (attended to)"));
    m_hatchName->setText(tr("hatched: hidden by the mask"));
    m_panel.setValues(true, numberFont(8));
    m_bar->setFonts(numberFont(8), textFont(8));
    setColors(Palette::light());
    connect(&m_long, &LongMap::changed, this, &MapView::showPictures);
    connect(&m_long, &LongMap::failed, this, &MapView::failed);
}

void MapView::setColors(const Palette& colors)
{
    m_colors = &colors;
    setBackground(colors.window);
    showStyle();
    m_bar->setColors(colors);
    m_marker->setColors(colors);
    for (QCPItemText* text : {m_queryName, m_keyName, m_hatchName, m_pixelName}) text->setColor(colors.muted);
    replot(QCustomPlot::rpQueuedReplot);
}

void MapView::showStyle()
{
    const HeatStyle style{.colors = &ColorMap::named(QStringLiteral("viridis")),
                          .lowest = static_cast<double>(m_range.first),
                          .highest = static_cast<double>(m_range.second),
                          .hatch = m_colors->hatch,
                          .notANumber = m_colors->notANumber,
                          .curve = m_curve};
    m_panel.setStyle(style, *m_colors, m_colors->window, textFont(9));
    m_bar->setStyle(style);
}

/// What the axes say of queries and keys.
void MapView::nameAxes(const core::Trace& trace, const core::HeadAddress& address, core::RowReading rows)
{
    m_rows = rows;
    m_queries = rowNames(trace, address.item, rows);
    m_keys = tokenTexts(trace.keys(address.item));
    const bool across = trace.model->info.block == core::AttentionBlock::Cross;
    if (m_queries.predict)
        m_queryName->setText(across ? tr("the row that predicts this target token")
                                    : tr("the row that predicts this token"));
    else
        m_queryName->setText(across ? tr("queries: the target (attending)") : tr("queries (attending)"));
    m_keyName->setText(across ? tr("keys: the source (attended to)") : tr("keys (attended to)"));
}

void MapView::display(const core::Trace& trace, const core::HeadAddress& address, const core::HeadAttention& stages,
                      core::RowReading rows)
{
    const auto shown = std::make_shared<const HeatData>(core::shownWeights(stages.weights, trace.mask(address)));
    const Heatmap* before = m_panel.heatmap();
    const bool sameShape = before->rows() == shown->rows() && before->cols() == shown->cols();
    m_long.clear();
    m_pixelName->setText({});
    nameAxes(trace, address, rows);
    m_panel.setContent(shown, m_queries.labels, m_keys);
    m_panel.heatmap()->setNumberText(shortWeight);
    setRange(trace.range, HeatStyle::Curve::Linear);
    m_hatchName->setVisible(shown->anyHidden());
    if (!sameShape) m_panel.fit();
    arrange();
    describeCell();
}

void MapView::displayLong(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                          core::PooledBy by, core::RowReading rows)
{
    const bool another = m_long.show(trace, address, by);
    if (another || rows != m_rows) {
        nameAxes(*trace, address, rows);
        m_panel.setTokens(m_queries.labels, m_keys);
    }
    if (another) {
        const bool sameShape =
            m_panel.heatmap()->rows() == m_long.queries() && m_panel.heatmap()->cols() == m_long.keys();
        m_panel.heatmap()->setNumberText(smallWeight);
        m_panel.heatmap()->setPictures(m_long.queries(), m_long.keys(), {});
        if (!sameShape) m_panel.fit();
    }
    showPictures();
    arrange();
}

/// The newest pictures of a long map. Among tens of thousands of keys most weights are far below the largest, so that
/// colours follow the logarithm.
void MapView::showPictures()
{
    if (!m_long.isShown()) return;
    m_panel.heatmap()->setPictures(m_long.queries(), m_long.keys(), m_long.pictures());
    m_hatchName->setVisible(m_panel.heatmap()->anyHidden());
    m_pixelName->setText(m_long.caption());
    describeCell();
    replot(QCustomPlot::rpQueuedReplot);
    // The colour bar's numbers may have another width.
    if (setRange({0.0F, m_long.highest()}, HeatStyle::Curve::Log)) arrange();
}

bool MapView::setRange(const std::pair<float, float>& range, HeatStyle::Curve curve)
{
    if (m_range == range && m_curve == curve) return false;
    m_range = range;
    m_curve = curve;
    showStyle();
    return true;
}

/// After moving or zooming.
void MapView::lookAround()
{
    const Heatmap::Visible cells = m_panel.heatmap()->visible();
    if (m_long.isShown() && !cells.empty())
        m_long.look({cells.top, cells.left, cells.bottom - cells.top + 1, cells.right - cells.left + 1},
                    m_panel.axes()->rect().size() * devicePixelRatioF());
    replot(QCustomPlot::rpQueuedReplot);
}

void MapView::clear()
{
    m_long.clear();
    m_pixelName->setText({});
    m_queries = {};
    m_keys.clear();
    m_panel.setContent(nullptr, {}, {});
    m_hatchName->setVisible(false);
    setAccessibleDescription({});
    replot(QCustomPlot::rpQueuedReplot);
}

void MapView::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    m_chosen = chosen;
    const Cell pointed = hover.value_or(chosen);
    m_panel.queryLabels()->setMarked(static_cast<int>(pointed.query));
    m_panel.keyLabels()->setMarked(static_cast<int>(pointed.key));
    m_marker->setCells(chosen, hover);
    describeCell();
    replot(QCustomPlot::rpQueuedReplot);
}

/// Square cells in the middle of what labels and colour bar leave.
void MapView::arrange()
{
    if (isEmpty() || width() < 50 || height() < 50) return;
    const double queries = std::max(1.0, m_panel.queryAxis()->range().size());
    const double keys = std::max(1.0, m_panel.keyAxis()->range().size());
    const double lineHeight = QFontMetricsF(m_queryName->font(), this).height();
    const double left = 16 + lineHeight + 6 + m_panel.queryLabels()->extent(1, this);
    const double right = 26 + 13 + m_bar->extent(this) + 16;
    const double bottom = 8 + (m_long.isShown() ? 3 : 2) * lineHeight + 8;
    const double room = std::max(40.0, width() - left - right);
    double cell = std::min(room / keys, std::max(40.0, height() - bottom - 40) / queries);
    const double top = 14 + m_panel.keyLabels()->extent(cell, this);
    cell = std::min(room / keys, std::max(40.0, height() - top - bottom) / queries);
    const QSizeF map(std::floor(cell * keys), std::floor(cell * queries));

    const double x = std::round(left + std::max(0.0, (width() - left - right - map.width()) / 2));
    const double y = std::round(top + std::max(0.0, (height() - top - bottom - map.height()) / 3));
    m_panel.setRect(QRectF(QPointF(x, y), map), size());
    m_bar->setRect(QRectF(x + map.width() + 26, y, 13, std::max(map.height(), std::min(120.0, height() - y - bottom))));
    placeNames(QRectF(QPointF(x, y), map));
    updateLayout();  // cells are asked for before the queued replot
    lookAround();
}

void MapView::placeNames(const QRectF& map)
{
    const QFontMetricsF metrics(m_keyName->font(), this);
    const double line = metrics.height();
    m_queryName->position->setCoords(map.left() - m_panel.queryLabels()->extent(1, this) - 6 - line / 2,
                                     map.center().y());
    m_keyName->position->setCoords(map.right(), map.bottom() + 8);
    // On a narrow map the two captions would run into each other: the second goes below the first.
    const double both = metrics.horizontalAdvance(m_keyName->text() + m_hatchName->text()) + 24;
    const double below = both > map.width() ? line + 2 : 0;
    m_hatchName->position->setCoords(map.left(), map.bottom() + 8 + below);
    m_pixelName->position->setCoords(map.left(), map.bottom() + 8 + line + 2 + below);
}

/// A line around the view says that the arrow keys go here.
void MapView::paintEvent(QPaintEvent* event)
{
    QCustomPlot::paintEvent(event);
    if (!hasFocus()) return;
    QPainter painter(this);
    painter.setPen(QPen(m_colors->accentSoft, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void MapView::resizeEvent(QResizeEvent* event)
{
    QCustomPlot::resizeEvent(event);
    arrange();
}

QString MapView::hoverText(const Cell& cell) const
{
    const HeatPicture* picture = m_panel.heatmap()->pictureAt(cell.query, cell.key);
    const float weight = picture == nullptr ? HeatData::unknown : picture->at(cell.query, cell.key);
    const QString cells = picture == nullptr ? QString() : m_long.cellsText(*picture, cell.query, cell.key);
    const QString what =
        !cells.isEmpty() ? cells
                         : QStringLiteral("%1 → %2").arg(m_queries.subjects.value(cell.query), m_keys.value(cell.key));
    if (std::isnan(weight)) return tr("%1: not computed yet").arg(what);
    if (weight == HeatData::hidden) return tr("%1: hidden by the mask").arg(what);
    if (weight == HeatData::broken) return tr("%1: not a number").arg(what);
    // Among tens of thousands of keys four decimals are often 0.
    const char format = m_long.isShown() ? 'g' : 'f';
    return QStringLiteral("%1: %2").arg(what).arg(static_cast<double>(weight), 0, format, m_long.isShown() ? 3 : 4);
}

QRgb MapView::colorOf(const Cell& cell) const
{
    return m_panel.heatmap()->style().color(
        m_panel.heatmap()->pictureAt(cell.query, cell.key)->at(cell.query, cell.key));
}

void MapView::describeCell()
{
    if (m_chosen.query >= m_panel.heatmap()->rows() || m_chosen.key >= m_panel.heatmap()->cols()) return;
    setAccessibleDescription(hoverText(m_chosen));
}
