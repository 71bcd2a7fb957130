#include "ui/view/mask/mask_diagram.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include "ui/plot/spoken/spoken_cell.h"
#include "ui/theme/palette.h"
#include "ui/view/arrow_keys.h"
#include "ui/view/mask/mask_diagram_painter.h"
#include "ui/view/mask/mask_picture.h"
#include "ui/words/head_title.h"
#include "ui/words/plain_tip.h"

#include <algorithm>

using core::Cell;
using core::Index;

namespace {

constexpr Index evaluatedAtOnce = 1 << 18;  ///< cells; larger maps are evaluated as far as they come into view

}  // namespace

MaskDiagram::MaskDiagram(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setCornerWidget(new QWidget);  // otherwise the style draws a frame between the scroll bars
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Mask diagram"));
    connect(&m_brush, &MaskBrush::painted, this, [this](const core::CellRange& range, core::Brush brush) {
        // Visible cells need no paint, which would only lengthen the recipe.
        if (brush != core::Brush::Show || !areVisible(range)) emit painted(range, brush);
    });
    connect(&m_brush, &MaskBrush::strokeEnded, this, &MaskDiagram::strokeEnded);
    keepThemed(this, [this] { arrange(); });
}

bool MaskDiagram::areVisible(const core::CellRange& range)
{
    for (core::Index query = range.first_query; query <= range.last_query; ++query) {
        const auto row = m_cells.row(query).subspan(static_cast<std::size_t>(range.first_key),
                                                    static_cast<std::size_t>(range.last_key - range.first_key + 1));
        if (!std::ranges::all_of(row, ::isVisible)) return false;
    }
    return true;
}

void MaskDiagram::display(const core::Mask& mask, const RowNames& queries, const QStringList& keys)
{
    m_cells = MaskCells(mask, queries.labels.size(), keys.size());
    m_brush.setSize(m_cells.queries(), m_cells.keys());
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

void MaskDiagram::setBrush(std::optional<core::Brush> brush, BrushReach reach)
{
    m_brush.set(brush, reach);
    if (brush)
        viewport()->setCursor(Qt::CrossCursor);
    else
        viewport()->unsetCursor();
}

MaskLayout MaskDiagram::layoutIn(const QSize& room) const
{
    return MaskLayout::in(room, m_queries.labels, m_keys, m_cells.legend(), this);
}

MaskFrame MaskDiagram::frame() const
{
    return {.layout = m_layout,
            .grid = m_layout.gridIn(viewport()->size()),
            .offset = {horizontalScrollBar()->value(), verticalScrollBar()->value()}};
}

int MaskDiagram::widthIn(const QSize& room) const
{
    const QSize all = layoutIn(room).size();
    const int scrollBar = all.height() > room.height() ? verticalScrollBar()->sizeHint().width() : 0;
    return std::clamp(all.width() + scrollBar, minimumSizeHint().width(),
                      std::max(minimumSizeHint().width(), room.width()));
}

void MaskDiagram::arrange()
{
    m_layout = layoutIn(maximumViewportSize());
    const QSize shown = m_layout.gridIn(viewport()->size()).size();
    const QSize beyond = m_layout.grid - shown;
    horizontalScrollBar()->setRange(0, std::max(0, beyond.width()));
    verticalScrollBar()->setRange(0, std::max(0, beyond.height()));
    horizontalScrollBar()->setPageStep(shown.width());
    verticalScrollBar()->setPageStep(shown.height());
    horizontalScrollBar()->setSingleStep(std::max(8, m_layout.side));
    verticalScrollBar()->setSingleStep(std::max(8, m_layout.side));
    m_picture = {};
    viewport()->update();
}

void MaskDiagram::resizeEvent(QResizeEvent*) { arrange(); }

void MaskDiagram::scrollContentsBy(int, int)
{
    m_picture = {};
    viewport()->update();
}

std::optional<Cell> MaskDiagram::cellAt(const QPointF& position) const { return frame().cellAt(position); }

QPointF MaskDiagram::positionOf(const Cell& cell) const { return frame().positionOf(cell); }

void MaskDiagram::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), themeColors().window);
    const MaskFrame seen = frame();
    if (m_layout.side == 0 || seen.grid.isEmpty()) return;
    if (m_picture.isNull()) renewPicture(seen);
    painter.drawPixmap(seen.grid.topLeft(), m_picture);
    MaskDiagramPainter around(
        painter, {seen, m_cells, m_queries, m_keys, m_blind, m_chosen, m_hover.value_or(m_chosen), themeColors()});
    around.paintQueryLabels();
    around.paintKeyLabels();
    around.paintLegend();
    around.paintMarker();
}

void MaskDiagram::renewPicture(const MaskFrame& seen)
{
    // One more pixel for the line that closes the grid.
    const QSize size = seen.grid.size() + QSize(1, 1);
    m_picture = QPixmap(size * devicePixelRatioF());
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture.fill(themeColors().window);
    QPainter painter(&m_picture);
    drawMaskGrid(painter, m_cells, QRect(seen.offset, seen.grid.size()), m_layout.side, themeColors());
}

void MaskDiagram::mousePressEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position());
    if (event->button() != Qt::LeftButton || !cell) return;
    emit cellHovered(cell);
    if (!m_brush.isTaken()) return emit cellClicked(*cell);
    m_brush.begin(*cell);
}

void MaskDiagram::mouseMoveEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position());
    emit cellHovered(cell);
    if (cell) m_brush.moveTo(*cell);
}

void MaskDiagram::mouseReleaseEvent(QMouseEvent*) { m_brush.end(); }

void MaskDiagram::keyPressEvent(QKeyEvent* event)
{
    if (const auto step = arrowStep(*event)) return moveCell(step->query, step->key);
    const bool modified = event->modifiers() & (Qt::AltModifier | Qt::ControlModifier);
    if (modified || event->key() != Qt::Key_Space) return event->ignore();
    if (m_brush.isTaken() && has(m_chosen)) m_brush.dab(m_chosen);
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
    const QSize room = m_layout.gridIn(viewport()->size()).size();
    const auto scroll = [this](QScrollBar* bar, Index place, int seen) {
        const int from = static_cast<int>(place) * m_layout.side;
        bar->setValue(std::clamp(bar->value(), from + m_layout.side - seen, from));
    };
    scroll(horizontalScrollBar(), cell.key, std::max(m_layout.side, room.width()));
    scroll(verticalScrollBar(), cell.query, std::max(m_layout.side, room.height()));
}

/// After resting on a cell: its whole tokens, which the labels may elide.
bool MaskDiagram::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave) emit cellHovered(std::nullopt);
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    QToolTip::showText(help->globalPos(), cell ? plainTip(pairOf(*cell)) : QString(), this);
    return true;
}

/// "sat → cat"
QString MaskDiagram::pairOf(const Cell& cell) const
{
    return cellTitle(m_queries.subjects.value(cell.query), m_keys.value(cell.key));
}

QString MaskDiagram::sentenceOf(const Cell& cell) const
{
    const bool visible = m_cells.mask().allows(cell.query, cell.key);
    return (visible ? tr("%1 is visible") : tr("%1 is hidden")).arg(pairOf(cell));
}

void MaskDiagram::describeCell()
{
    setAccessibleDescription(has(m_chosen) ? sentenceOf(m_chosen) : QString());
    speak(this);
}

QRectF MaskDiagram::rectOf(const Cell& cell) const
{
    QRectF rect(0, 0, m_layout.side, m_layout.side);
    rect.moveCenter(positionOf(cell) + viewport()->pos());
    return rect;
}

std::vector<SpokenTable> MaskDiagram::spokenTables()
{
    if (m_cells.queries() == 0 || m_cells.keys() == 0) return {};
    return {{.name = accessibleName(),
             .rows = static_cast<int>(m_cells.queries()),
             .columns = static_cast<int>(m_cells.keys()),
             .row_name = [this](int row) { return spokenToken(m_queries.subjects.value(row)); },
             .column_name = [this](int column) { return spokenToken(m_keys.value(column)); },
             .number =
                 [this](const SpokenPlace& at) {
                     return m_cells.mask().allows(at.row, at.column) ? tr("visible") : tr("hidden");
                 },
             .sentence =
                 [this](const SpokenPlace& at) {
                     const bool visible = m_cells.mask().allows(at.row, at.column);
                     return (visible ? tr("%1 may attend to %2") : tr("%1 may not attend to %2"))
                         .arg(spokenToken(m_queries.subjects.value(at.row)), spokenToken(m_keys.value(at.column)));
                 },
             .rect = [this](const SpokenPlace& at) { return rectOf(at.cell()); },
             .choose = [this](const SpokenPlace& at) { emit cellClicked(at.cell()); },
             .chosen = has(m_chosen) ? std::optional(SpokenPlace::of(m_chosen)) : std::nullopt}};
}

#include "moc_mask_diagram.cpp"
