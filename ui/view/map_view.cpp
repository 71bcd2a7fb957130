#include "ui/view/map_view.h"

#include "ui/control/error_text.h"
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
    text->setTextAlignment(Qt::AlignLeft);
    text->setRotation(rotation);
    text->setFont(textFont(8.5));
    text->setClipToAxisRect(false);
    text->setSelectable(false);
    return text;
}

SpokenAmount amountOf(const core::Trace& trace, const MapLook& look)
{
    if (look.cells == MapLook::Cells::Norms) return SpokenAmount::Length;
    const bool shares = look.cells == MapLook::Cells::Rollout || trace.range == std::pair(0.0F, 1.0F);
    return shares ? SpokenAmount::Share : SpokenAmount::Number;
}

}  // namespace

MapView::MapView(QWidget* parent)
    : QCustomPlot(parent),
      m_panel((clearForPanels(this), MapPanel(this, false))),
      m_bar(new ColorBar(this)),
      m_tint(new MarkedCells(&m_panel, this)),
      m_marker(new CellMarker(&m_panel, this)),
      m_minimap(new Minimap(&m_panel, this)),
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
    m_tint->setColors(colors);
    m_marker->setColors(colors);
    m_minimap->setColors(colors);
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
    m_minimap->renew();
}

/// What the axes say of queries and keys.
void MapView::nameAxes(const core::Trace& trace, core::RowReading rows)
{
    m_rows = rows;
    const bool across = trace.model->info.block == core::AttentionBlock::Cross;
    if (m_shown.queries.predict)
        m_queryName->setText(across ? tr("the row that predicts this target token")
                                    : tr("the row that predicts this token"));
    else
        m_queryName->setText(across ? tr("queries: the target (attending)") : tr("queries (attending)"));
    m_keyName->setText(across ? tr("keys: the source (attended to)") : tr("keys (attended to)"));
}

void MapView::display(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                      const core::HeadAttention& stages, core::RowReading rows, const Look& look)
{
    display(*trace, shownMapOrWeights(trace, address, stages, look, {.rows = rows}), rows);
}

void MapView::display(const core::Trace& trace, ShownMap shown, core::RowReading rows)
{
    m_amount = amountOf(trace, {.cells = shown.cells});
    showMap(std::move(shown), trace, rows);
}

void MapView::showMap(ShownMap shown, const core::Trace& trace, core::RowReading rows)
{
    const Heatmap* before = m_panel.heatmap();
    const bool sameShape =
        shown.data != nullptr && before->rows() == shown.data->rows() && before->cols() == shown.data->cols();
    m_long.clear();
    m_shown = std::move(shown);
    nameAxes(trace, rows);
    m_panel.setContent(m_shown.data, m_shown.queries.labels, m_shown.keys);
    const bool small = !m_shown.weights && m_shown.range.second < 0.1F;
    m_panel.heatmap()->setNumberText(small ? smallWeight : shortWeight);
    m_minimap->renew();
    setRange(m_shown.range, HeatStyle::Curve::Linear);
    m_bar->setName(m_shown.weights ? QString() : m_shown.quantity);
    m_hatchName->setVisible(m_panel.heatmap()->anyHidden());
    if (!sameShape) m_panel.fit();
    showMarked();
    arrange();
    setCells(m_chosen, {});
}

void MapView::displayLong(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                          core::PooledBy by, core::RowReading rows)
{
    const bool another = m_long.show(trace, address, by);
    if (another || rows != m_rows) {
        m_shown = {
            .data = {}, .queries = rowNames(*trace, address.item, rows), .keys = tokenTexts(trace->keys(address.item))};
        nameAxes(*trace, rows);
        m_panel.setTokens(m_shown.queries.labels, m_shown.keys);
    }
    if (another) {
        const bool sameShape =
            m_panel.heatmap()->rows() == m_long.queries() && m_panel.heatmap()->cols() == m_long.keys();
        m_amount = amountOf(*trace, {});
        m_panel.heatmap()->setNumberText(smallWeight);
        m_panel.heatmap()->setPictures(m_long.queries(), m_long.keys(), {});
        m_bar->setName({});
        if (!sameShape) m_panel.fit();
        showMarked();
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
    m_minimap->renew();
    m_hatchName->setVisible(m_panel.heatmap()->anyHidden());
    describePixels();
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
    describePixels();
    replot(QCustomPlot::rpQueuedReplot);
}

void MapView::clear()
{
    m_long.clear();
    m_shown = {};
    m_caption.clear();
    m_pixelName->setText({});
    m_minimap->hide();
    m_panel.setContent(nullptr, {}, {});
    m_hatchName->setVisible(false);
    setAccessibleDescription({});
    replot(QCustomPlot::rpQueuedReplot);
}
