#include "ui/view/mask_diagram.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include "ui/view/arrow_keys.h"
#include "ui/view/mask_diagram_labels.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

using core::Cell;
using core::Index;

namespace {

constexpr int largestSide = 44;
constexpr Index longText = 100;             ///< tokens; beyond it cells may shrink to a dot
constexpr Index evaluatedAtOnce = 1 << 18;  ///< cells; larger maps are evaluated as far as they come into view
constexpr double slope = 0.7071;            ///< sine and cosine of the key labels' 45°

}  // namespace

MaskDiagram::MaskDiagram(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setCornerWidget(new QWidget);  // else the style draws a frame between the scroll bars
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Mask diagram"));
}

void MaskDiagram::display(const core::Mask& mask, const RowNames& queries, const QStringList& keys)
{
    m_cells = MaskCells(mask, queries.labels.size(), keys.size());
    m_blind = mask.rowsWithoutKeys(queries.labels.size(), keys.size());
    m_queries = queries;
    m_keys = keys;
    if (m_cells.queries() * m_cells.keys() <= evaluatedAtOnce)
        for (Index query = 0; query < m_cells.queries(); ++query) m_cells.row(query);
    arrange();
    describeCell();
}

void MaskDiagram::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    if (chosen == m_chosen && hover == m_hover) return;
    m_chosen = chosen;
    m_hover = hover;
    describeCell();
    viewport()->update();
}

void MaskDiagram::setColors(const Palette& colors)
{
    m_colors = &colors;
    m_picture = {};
    viewport()->update();
}

void MaskDiagram::setBrush(std::optional<core::Brush> brush, BrushReach reach)
{
    m_brush = brush;
    m_reach = reach;
    if (brush)
        viewport()->setCursor(Qt::CrossCursor);
    else
        viewport()->unsetCursor();
}

int MaskDiagram::labelWidth(const QStringList& labels) const
{
    const QFontMetrics metrics(maskLabelFont(true), this);
    int widest = 0;
    for (const QString& label : labels) {
        widest = std::max(widest, metrics.horizontalAdvance(label) + 2);
        if (widest >= longestMaskLabel) return longestMaskLabel;
    }
    return widest;
}

/// As large as the room allows; very long texts may get a pixel or two for each token, then the grid scrolls.
MaskDiagram::Geometry MaskDiagram::geometryIn(const QSize& room) const
{
    Geometry result;
    if (m_queries.labels.isEmpty() || m_keys.isEmpty()) return result;
    const int line = QFontMetrics(maskLabelFont(false), this).height();
    const int keyWidth = labelWidth(m_keys);
    const qsizetype most = std::max(m_queries.labels.size(), m_keys.size());
    const int least = most > longText ? 2 : 6;
    result.left = labelWidth(m_queries.labels) + 2 * maskLabelGap + 3;
    result.legend = legendHeight(room.width() - result.left);
    for (const bool slanted : {true, false}) {
        result.slanted = slanted;
        result.top = maskLabelGap + line / 2 + (slanted ? qRound(keyWidth * slope) : keyWidth);
        result.overhang = slanted ? qRound(keyWidth * slope) : line / 2;
        const int wide = (room.width() - result.left - result.overhang - 2) / static_cast<int>(m_keys.size());
        const int high = (room.height() - result.top - result.legend - 2) / static_cast<int>(m_queries.labels.size());
        result.side = std::clamp(std::min(wide, high), least, largestSide);
        if (result.side >= 1.25 * line) break;
    }
    return result;
}

int MaskDiagram::widthIn(const QSize& room) const
{
    const Geometry geometry = geometryIn(room);
    const int grid = geometry.side * static_cast<int>(m_keys.size());
    const int high = geometry.top + geometry.side * static_cast<int>(m_queries.labels.size()) + geometry.legend + 2;
    const int scrollBar = high > room.height() ? verticalScrollBar()->sizeHint().width() : 0;
    return std::clamp(geometry.left + grid + geometry.overhang + 2 + scrollBar, minimumSizeHint().width(),
                      std::max(minimumSizeHint().width(), room.width()));
}

QSize MaskDiagram::gridSize() const
{
    return QSize(static_cast<int>(m_keys.size()), static_cast<int>(m_queries.labels.size())) * m_geometry.side;
}

/// What the labels leave of the viewport, as far as the grid fills it.
QRect MaskDiagram::gridRect() const
{
    const QSize room(viewport()->width() - m_geometry.left - 2,
                     viewport()->height() - m_geometry.top - m_geometry.legend - 2);
    return {QPoint(m_geometry.left, m_geometry.top), gridSize().boundedTo(room.expandedTo({0, 0}))};
}

QPoint MaskDiagram::offset() const { return {horizontalScrollBar()->value(), verticalScrollBar()->value()}; }

void MaskDiagram::arrange()
{
    m_geometry = geometryIn(maximumViewportSize());
    const QSize shown = gridRect().size();
    const QSize beyond = gridSize() - shown;
    horizontalScrollBar()->setRange(0, std::max(0, beyond.width()));
    verticalScrollBar()->setRange(0, std::max(0, beyond.height()));
    horizontalScrollBar()->setPageStep(shown.width());
    verticalScrollBar()->setPageStep(shown.height());
    horizontalScrollBar()->setSingleStep(std::max(8, m_geometry.side));
    verticalScrollBar()->setSingleStep(std::max(8, m_geometry.side));
    m_picture = {};
    viewport()->update();
}

void MaskDiagram::resizeEvent(QResizeEvent*) { arrange(); }

void MaskDiagram::scrollContentsBy(int, int)
{
    m_picture = {};
    viewport()->update();
}

std::optional<Cell> MaskDiagram::cellAt(const QPointF& position) const
{
    if (m_geometry.side == 0 || !gridRect().contains(position.toPoint())) return std::nullopt;
    const QPoint inside = position.toPoint() - gridRect().topLeft() + offset();
    const Cell cell{inside.y() / m_geometry.side, inside.x() / m_geometry.side};
    if (cell.query >= m_cells.queries() || cell.key >= m_cells.keys()) return std::nullopt;
    return cell;
}

QPointF MaskDiagram::positionOf(const Cell& cell) const
{
    const double side = m_geometry.side;
    const QPointF middle((static_cast<double>(cell.key) + 0.5) * side, (static_cast<double>(cell.query) + 0.5) * side);
    return middle + gridRect().topLeft() - offset();
}

void MaskDiagram::mousePressEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position());
    if (event->button() != Qt::LeftButton || !cell) return;
    emit cellHovered(cell);
    if (!m_brush) return emit cellClicked(*cell);
    m_done.clear();
    m_stroke = *cell;
    touch(*cell);
}

void MaskDiagram::mouseMoveEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position());
    emit cellHovered(cell);
    if (m_stroke && cell && *cell != *m_stroke) strokeTo(*cell);
}

void MaskDiagram::mouseReleaseEvent(QMouseEvent*)
{
    if (!m_stroke) return;
    m_stroke.reset();
    emit strokeEnded();
}

/// A quick pointer skips cells: those between are touched as well.
void MaskDiagram::strokeTo(const Cell& cell)
{
    const Index rows = cell.query - m_stroke->query;
    const Index cols = cell.key - m_stroke->key;
    const Index steps = std::max(std::abs(rows), std::abs(cols));
    const Cell from = *m_stroke;
    m_stroke = cell;
    for (Index i = 1; i <= steps; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(steps);
        touch({from.query + std::lround(share * static_cast<double>(rows)),
               from.key + std::lround(share * static_cast<double>(cols))});
    }
}

void MaskDiagram::touch(const Cell& cell)
{
    core::CellRange range{cell.query, cell.query, cell.key, cell.key};
    if (m_reach == BrushReach::Row) range = {cell.query, cell.query, 0, m_cells.keys() - 1};
    if (m_reach == BrushReach::Column) range = {0, m_cells.queries() - 1, cell.key, cell.key};
    if (m_done.emplace(range.first_query, range.first_key).second) emit painted(range, *m_brush);
}

void MaskDiagram::keyPressEvent(QKeyEvent* event)
{
    if (const auto step = arrowStep(*event)) return moveCell(step->query, step->key);
    const bool modified = event->modifiers() & (Qt::AltModifier | Qt::ControlModifier);
    if (modified || event->key() != Qt::Key_Space) return event->ignore();
    if (!m_brush || m_chosen.query >= m_cells.queries() || m_chosen.key >= m_cells.keys()) return;
    m_done.clear();
    touch(m_chosen);
    emit strokeEnded();
}

void MaskDiagram::moveCell(Index rows, Index cols)
{
    if (m_cells.queries() == 0 || m_cells.keys() == 0) return;
    const Cell cell{std::clamp<Index>(m_chosen.query + rows, 0, m_cells.queries() - 1),
                    std::clamp<Index>(m_chosen.key + cols, 0, m_cells.keys() - 1)};
    reveal(cell);
    emit cellHovered(std::nullopt);
    emit cellClicked(cell);
}

void MaskDiagram::reveal(const Cell& cell)
{
    const auto scroll = [this](QScrollBar* bar, Index place, int room) {
        const int from = static_cast<int>(place) * m_geometry.side;
        bar->setValue(std::clamp(bar->value(), from + m_geometry.side - room, from));
    };
    scroll(horizontalScrollBar(), cell.key, std::max(m_geometry.side, gridRect().width()));
    scroll(verticalScrollBar(), cell.query, std::max(m_geometry.side, gridRect().height()));
}

/// After resting on a cell: its whole tokens, which the labels may elide.
bool MaskDiagram::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave) emit cellHovered(std::nullopt);
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    QString text;
    if (cell) text = QStringLiteral("%1 → %2").arg(m_queries.subjects.value(cell->query), m_keys.value(cell->key));
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

void MaskDiagram::describeCell()
{
    if (m_chosen.query >= m_cells.queries() || m_chosen.key >= m_cells.keys()) return setAccessibleDescription({});
    const QString pair =
        QStringLiteral("%1 → %2").arg(m_queries.subjects.value(m_chosen.query), m_keys.value(m_chosen.key));
    const bool visible = m_cells.mask().allows(m_chosen.query, m_chosen.key);
    setAccessibleDescription((visible ? tr("%1 is visible") : tr("%1 is hidden")).arg(pair));
}
