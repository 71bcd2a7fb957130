#include "ui/view/map_view.h"

#include <QToolTip>

#include "core/analysis/pooling.h"
#include "ui/theme/fonts.h"
#include "ui/theme/token_text.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

QCPItemText* caption(QCustomPlot* plot, Qt::Alignment alignment, double rotation)
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
      m_queryName(caption(this, Qt::AlignCenter, -90)),
      m_keyName(caption(this, Qt::AlignRight | Qt::AlignTop, 0)),
      m_hatchName(caption(this, Qt::AlignLeft | Qt::AlignTop, 0))
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
}

void MapView::setColors(const Palette& colors)
{
    m_colors = &colors;
    setBackground(colors.window);
    showStyle();
    m_bar->setColors(colors);
    m_marker->setColors(colors);
    for (QCPItemText* text : {m_queryName, m_keyName, m_hatchName}) text->setColor(colors.muted);
    replot(QCustomPlot::rpQueuedReplot);
}

void MapView::showStyle()
{
    const HeatStyle style{.colors = &ColorMap::named(QStringLiteral("viridis")),
                          .lowest = static_cast<double>(m_range.first),
                          .highest = static_cast<double>(m_range.second),
                          .hatch = m_colors->hatch,
                          .notANumber = m_colors->notANumber};
    m_panel.setStyle(style, *m_colors, m_colors->window, textFont(9));
    m_bar->setStyle(style);
}

void MapView::display(const core::Trace& trace, const core::HeadAddress& address, const core::HeadAttention& stages)
{
    const auto shown = std::make_shared<const HeatData>(core::shownWeights(stages.weights, trace.mask(address)));
    const HeatData* before = m_panel.heatmap()->data();
    const bool sameShape = before != nullptr && before->rows() == shown->rows() && before->cols() == shown->cols();
    m_queries = tokenTexts(trace.queries(address.item));
    m_keys = tokenTexts(trace.keys(address.item));
    m_panel.setContent(shown, m_queries, m_keys);
    if (m_range != trace.range) {
        m_range = trace.range;
        showStyle();
    }
    m_hatchName->setVisible(shown->anyHidden());
    if (!sameShape) m_panel.fit();
    arrange();
    describeCell();
}

void MapView::clear()
{
    m_queries.clear();
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
    if (m_panel.heatmap()->data() == nullptr || width() < 50 || height() < 50) return;
    const double queries = std::max(1.0, m_panel.queryAxis()->range().size());
    const double keys = std::max(1.0, m_panel.keyAxis()->range().size());
    const double lineHeight = QFontMetricsF(m_queryName->font(), this).height();
    const double left = 16 + lineHeight + 6 + m_panel.queryLabels()->extent(1, this);
    const double right = 26 + 13 + m_bar->extent(this) + 16;
    const double bottom = 8 + 2 * lineHeight + 8;
    const double room = std::max(40.0, width() - left - right);
    double cell = std::min(room / keys, std::max(40.0, height() - bottom - 40) / queries);
    const double top = 14 + m_panel.keyLabels()->extent(cell, this);
    cell = std::min(room / keys, std::max(40.0, height() - top - bottom) / queries);
    const QSizeF map(std::floor(cell * keys), std::floor(cell * queries));

    const double x = std::round(left + std::max(0.0, (width() - left - right - map.width()) / 2));
    const double y = std::round(top + std::max(0.0, (height() - top - bottom - map.height()) / 3));
    m_panel.setRect(QRectF(QPointF(x, y), map), size());
    m_bar->setRect(QRectF(x + map.width() + 26, y, 13, std::max(map.height(), std::min(120.0, height() - y - bottom))));
    m_queryName->position->setCoords(x - m_panel.queryLabels()->extent(1, this) - 6 - lineHeight / 2,
                                     y + map.height() / 2);
    m_keyName->position->setCoords(x + map.width(), y + map.height() + 8);
    // On a narrow map the two captions would run into each other: the second goes below the first.
    const QFontMetricsF metrics(m_keyName->font(), this);
    const double both = metrics.horizontalAdvance(m_keyName->text() + m_hatchName->text()) + 24;
    m_hatchName->position->setCoords(x, y + map.height() + 8 + (both > map.width() ? lineHeight + 2 : 0));
    updateLayout();  // cells are asked for before the queued replot
    replot(QCustomPlot::rpQueuedReplot);
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

std::optional<Cell> MapView::cellAt(const QPointF& position) const
{
    const HeatData* shown = m_panel.heatmap()->data();
    if (shown == nullptr || !m_panel.axes()->rect().contains(position.toPoint())) return std::nullopt;
    const Cell cell{static_cast<Index>(std::floor(m_panel.queryAxis()->pixelToCoord(position.y()) + 0.5)),
                    static_cast<Index>(std::floor(m_panel.keyAxis()->pixelToCoord(position.x()) + 0.5))};
    if (cell.query < 0 || cell.key < 0 || cell.query >= shown->rows() || cell.key >= shown->cols()) return std::nullopt;
    return cell;
}

QPointF MapView::positionOf(const Cell& cell) const
{
    return {m_panel.keyAxis()->coordToPixel(static_cast<double>(cell.key)),
            m_panel.queryAxis()->coordToPixel(static_cast<double>(cell.query))};
}

QRgb MapView::colorOf(const Cell& cell) const
{
    return m_panel.heatmap()->style().color(m_panel.heatmap()->data()->at(cell.query, cell.key));
}

void MapView::fitAll()
{
    m_panel.fit();
    arrange();
}

void MapView::zoomBy(double factor) { zoomAt(m_panel.axes()->rect().center(), factor); }

void MapView::zoomAt(const QPointF& position, double factor)
{
    const HeatData* shown = m_panel.heatmap()->data();
    if (shown == nullptr) return;
    // No closer than two cells, no further than the whole map; both axes by the same factor keep cells square.
    const double cells = m_panel.keyAxis()->range().size();
    const double all = static_cast<double>(shown->cols());
    const double wanted = std::clamp(cells / factor, std::min(2.0, all), all);
    m_panel.keyAxis()->scaleRange(wanted / cells, m_panel.keyAxis()->pixelToCoord(position.x()));
    m_panel.queryAxis()->scaleRange(wanted / cells, m_panel.queryAxis()->pixelToCoord(position.y()));
    keepInside();
    arrange();
}

void MapView::keepInside()
{
    const HeatData* shown = m_panel.heatmap()->data();
    const auto hold = [](QCPAxis* axis, Index count) {
        const double most = static_cast<double>(count);
        const double size = std::min(axis->range().size(), most);
        const double lower = std::clamp(axis->range().lower, -0.5, most - 0.5 - size);
        axis->setRange(lower, lower + size);
    };
    hold(m_panel.keyAxis(), shown->cols());
    hold(m_panel.queryAxis(), shown->rows());
}

void MapView::wheelEvent(QWheelEvent* event)
{
    if (m_panel.heatmap()->data() == nullptr) return;
    const double notches = event->angleDelta().y() / 120.0;
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoomAt(event->position(), std::pow(1.25, notches));
    } else {
        QCPAxis* axis = event->modifiers().testFlag(Qt::ShiftModifier) ? m_panel.keyAxis() : m_panel.queryAxis();
        axis->moveRange(-notches * axis->range().size() / 8);
        keepInside();
        replot(QCustomPlot::rpQueuedReplot);
    }
    event->accept();
}

void MapView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    m_pressed = event->position();
    m_dragged = false;
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_panel.heatmap()->data() == nullptr) return;
    if (m_pressed && event->buttons().testFlag(Qt::LeftButton)) {
        const QPointF moved = event->position() - *m_pressed;
        if (!m_dragged && moved.manhattanLength() < QApplication::startDragDistance()) return;
        m_dragged = true;
        const QRect area = m_panel.axes()->rect();
        m_panel.keyAxis()->moveRange(-moved.x() / area.width() * m_panel.keyAxis()->range().size());
        m_panel.queryAxis()->moveRange(-moved.y() / area.height() * m_panel.queryAxis()->range().size());
        m_pressed = event->position();
        keepInside();
        replot(QCustomPlot::rpQueuedReplot);
        return;
    }
    emit cellHovered(cellAt(event->position()));
}

/// After resting on a cell: its whole tokens, which the axes may elide.
bool MapView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QCustomPlot::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    QToolTip::showText(help->globalPos(), cell ? hoverText(*cell) : QString(), this);
    return true;
}

void MapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_pressed) return;
    const bool clicked = !m_dragged;
    m_pressed.reset();
    if (!clicked) return;
    const auto cell = cellAt(event->position());
    emit cellHovered(cell);
    if (cell) emit cellClicked(*cell);
}

void MapView::mouseDoubleClickEvent(QMouseEvent*) { fitAll(); }

void MapView::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    emit cellHovered(std::nullopt);
}

void MapView::moveCell(Index rows, Index cols)
{
    const HeatData* shown = m_panel.heatmap()->data();
    if (shown == nullptr) return;
    emit cellHovered(std::nullopt);
    emit cellClicked({std::clamp<Index>(m_chosen.query + rows, 0, shown->rows() - 1),
                      std::clamp<Index>(m_chosen.key + cols, 0, shown->cols() - 1)});
}

void MapView::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier)) return QCustomPlot::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: moveCell(0, -1); break;
    case Qt::Key_Right: moveCell(0, 1); break;
    case Qt::Key_Up: moveCell(-1, 0); break;
    case Qt::Key_Down: moveCell(1, 0); break;
    default: QCustomPlot::keyPressEvent(event);
    }
}

QString MapView::hoverText(const Cell& cell) const
{
    const float weight = m_panel.heatmap()->data()->at(cell.query, cell.key);
    const QString pair = QStringLiteral("%1 → %2").arg(m_queries.value(cell.query), m_keys.value(cell.key));
    if (weight == HeatData::hidden) return tr("%1: hidden by the mask").arg(pair);
    if (weight == HeatData::broken) return tr("%1: not a number").arg(pair);
    return QStringLiteral("%1: %2").arg(pair).arg(static_cast<double>(weight), 0, 'f', 4);
}

void MapView::describeCell()
{
    const HeatData* shown = m_panel.heatmap()->data();
    if (shown == nullptr || m_chosen.query >= shown->rows() || m_chosen.key >= shown->cols()) return;
    setAccessibleDescription(hoverText(m_chosen));
}
