#include "ui/view/flow/flow_canvas.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include "ui/plot/spoken/spoken_cell.h"
#include "ui/theme/palette.h"
#include "ui/view/arrow_keys.h"
#include "ui/view/flow/flow_painter.h"
#include "ui/words/plain_tip.h"

#include <algorithm>
#include <cmath>

using core::Cell;
using core::Index;

FlowCanvas::FlowCanvas(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Attention flow"));
    keepThemed(this, [this] {
        m_headColors = flowColors(m_content.heads.size(), themeColors());
        m_texts.longest = 0;  // type may have another size
        arrange();
    });
}

void FlowCanvas::display(Content content, std::vector<FlowLine> lines)
{
    m_content = std::move(content);
    m_texts = {};
    m_onlyHead.reset();
    m_headColors = flowColors(m_content.heads.size(), themeColors());
    arrange();
    setLines(std::move(lines), m_content.curved);
    point(m_mouse ? tokenAt(*m_mouse) : std::nullopt);
    describe();
}

void FlowCanvas::setLines(std::vector<FlowLine> lines, bool curved)
{
    m_content.curved = curved;
    m_lines = std::move(lines);
    renew();
}

void FlowCanvas::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    if (chosen == m_chosen && hover == m_hover) return;
    const bool another = chosen != m_chosen;
    m_chosen = chosen;
    m_hover = hover;
    if (another) describe();
    viewport()->update();
}

void FlowCanvas::setPointedHead(std::optional<std::size_t> head)
{
    if (head == m_onlyHead) return;
    m_onlyHead = head;
    viewport()->update();
}

/// The lines are drawn anew.
void FlowCanvas::renew()
{
    m_picture = {};
    viewport()->update();
}

Index FlowCanvas::chosenIn(FlowColumn column) const
{
    return column == FlowColumn::Queries ? m_chosen.query : m_chosen.key;
}

/// The chosen cell with this token in it.
Cell FlowCanvas::cellWith(const FlowToken& token) const
{
    return token.column == FlowColumn::Queries ? Cell{token.place, m_chosen.key} : Cell{m_chosen.query, token.place};
}

/// Whose lines stand out: the mouse goes before the keys.
std::optional<FlowToken> FlowCanvas::isolatedToken() const
{
    if (m_pointed) return m_pointed;
    if (!m_keyed || !hasFocus()) return std::nullopt;
    const Index place = chosenIn(m_column);
    return place < m_content.count(m_column) ? std::optional(FlowToken{m_column, place}) : std::nullopt;
}

FlowStandOut FlowCanvas::standOut() const
{
    return {.chosen = m_chosen,
            .hover = m_hover,
            .token = isolatedToken(),
            .head = m_onlyHead,
            .moving = hasFocus() ? std::optional(m_column) : std::nullopt};
}

FlowFrame FlowCanvas::frame() const { return {m_layout, viewport()->size(), verticalScrollBar()->value()}; }

FlowStyle FlowCanvas::style() const
{
    return {.colors = m_headColors,
            .ground = themeColors().window,
            .thickest = 3,
            .full = m_content.full,
            .curved = m_content.curved};
}

void FlowCanvas::arrange()
{
    const int longest = FlowTexts::longestIn(width());
    if (longest != m_texts.longest) m_texts = FlowTexts::of(m_content, longest, this);
    FlowLayout layout(m_texts, m_content.heads.size(), maximumViewportSize().height(), this);
    verticalScrollBar()->setRange(0, static_cast<int>(std::ceil(layout.beyond())));
    verticalScrollBar()->setPageStep(static_cast<int>(layout.room()));
    verticalScrollBar()->setSingleStep(static_cast<int>(layout.lines().pitch));
    layout.setWidth(m_texts, viewport()->width());  // which the scroll bar has changed
    m_layout = layout;
    renew();
}

void FlowCanvas::resizeEvent(QResizeEvent*) { arrange(); }

void FlowCanvas::scrollContentsBy(int, int)
{
    m_picture = {};
    if (m_mouse) point(tokenAt(*m_mouse));
    viewport()->update();
}

QRectF FlowCanvas::rectOf(const FlowToken& token) const { return frame().rectOf(token); }

std::optional<FlowToken> FlowCanvas::tokenAt(const QPointF& position) const
{
    return frame().tokenAt(position, m_content);
}

void FlowCanvas::describe()
{
    setAccessibleDescription(sentence(m_chosen));
    speak(this);
}

/// A row for each query, which lies where its token does; the lines have no places of their own.
std::vector<SpokenTable> FlowCanvas::spokenTables()
{
    if (m_content.isEmpty()) return {};
    const bool inside =
        m_chosen.query < m_content.count(FlowColumn::Queries) && m_chosen.key < m_content.count(FlowColumn::Keys);
    return {{.name = accessibleName(),
             .rows = static_cast<int>(m_content.count(FlowColumn::Queries)),
             .columns = static_cast<int>(m_content.count(FlowColumn::Keys)),
             .row_name = [this](int row) { return spokenToken(m_content.queries.subjects.value(row)); },
             .column_name = [this](int column) { return spokenToken(m_content.keys.value(column)); },
             .number = [this](const SpokenPlace& at) { return flowCellAmounts(m_content, at.cell()); },
             .sentence = [this](const SpokenPlace& at) { return sentence(at.cell()); },
             .rect =
                 [this](const SpokenPlace& at) {
                     return rectOf({FlowColumn::Queries, at.row})
                         .united(rectOf({FlowColumn::Keys, at.column}))
                         .translated(viewport()->pos());
                 },
             .choose = [this](const SpokenPlace& at) { emit cellClicked(at.cell()); },
             .chosen = inside ? std::optional(SpokenPlace::of(m_chosen)) : std::nullopt}};
}

void FlowCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), themeColors().window);
    if (!m_content.isEmpty()) {
        const FlowFrame seen = frame();
        const FlowStandOut apart = standOut();
        const std::vector<FlowLine> lines = apart.among(m_lines);
        if (m_picture.isNull() || m_picture.devicePixelRatio() != devicePixelRatioF())
            m_picture = flowPicture(m_lines, seen, style(), devicePixelRatioF());
        painter.drawImage(seen.linesRect().topLeft(),
                          apart.isFaded() ? flowPictureBehind(m_picture, lines, seen, style()) : m_picture);
        painter.setRenderHint(QPainter::Antialiasing);
        FlowPainter columns(painter, {seen, m_content, m_texts, apart, lines, m_headColors, themeColors()});
        columns.paintTokens();
        columns.paintHeader();
    }
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(themeColors().accentSoft, 2));
    painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
}

void FlowCanvas::point(const std::optional<FlowToken>& token)
{
    if (token == m_pointed) return;
    m_pointed = token;
    viewport()->setCursor(token ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
    emit cellHovered(token ? std::optional(cellWith(*token)) : std::nullopt);
}

void FlowCanvas::mouseMoveEvent(QMouseEvent* event)
{
    m_mouse = event->position();
    m_keyed = false;
    point(tokenAt(*m_mouse));
}

void FlowCanvas::mousePressEvent(QMouseEvent* event)
{
    const auto token = tokenAt(event->position());
    if (event->button() != Qt::LeftButton || !token) return;
    m_column = token->column;
    emit cellClicked(cellWith(*token));
    viewport()->update();
}

/// The mouse leaves; or rests on a token, which its column may have cut.
bool FlowCanvas::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave) {
        m_mouse.reset();
        point(std::nullopt);
    }
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto token = tokenAt(help->pos());
    QToolTip::showText(help->globalPos(), token ? plainTip(flowTokenText(m_content, *token)) : QString(), this);
    return true;
}

void FlowCanvas::keyPressEvent(QKeyEvent* event)
{
    if (m_content.isEmpty()) return QAbstractScrollArea::keyPressEvent(event);
    if (const auto step = arrowStep(*event)) {
        if (step->query != 0) return moveChosen(step->query);
        m_column = step->key < 0 ? FlowColumn::Queries : FlowColumn::Keys;
        return moveChosen(0);
    }
    switch (event->key()) {
    case Qt::Key_Home: return moveChosen(-m_content.count(m_column));
    case Qt::Key_End: return moveChosen(m_content.count(m_column));
    case Qt::Key_Escape:
        if (!m_keyed) break;
        m_keyed = false;
        viewport()->update();
        return;
    default: break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void FlowCanvas::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void FlowCanvas::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    m_keyed = false;
    viewport()->update();
}

/// @param steps  0: only shows it
void FlowCanvas::moveChosen(Index steps)
{
    const Index place = std::clamp<Index>(chosenIn(m_column) + steps, 0, m_content.count(m_column) - 1);
    const FlowToken token{m_column, place};
    m_keyed = true;
    m_mouse.reset();
    point(std::nullopt);
    reveal(token);
    viewport()->update();
    if (steps != 0) emit cellClicked(cellWith(token));
}

void FlowCanvas::reveal(const FlowToken& token)
{
    const QRectF rect = rectOf(token);
    QScrollBar* bar = verticalScrollBar();
    const double above = rect.top() - m_layout.header();
    const double below = rect.bottom() - viewport()->height() + 4;
    if (above < 0)
        bar->setValue(bar->value() + static_cast<int>(std::floor(above)));
    else if (below > 0)
        bar->setValue(bar->value() + static_cast<int>(std::ceil(below)));
}

#include "moc_flow_canvas.cpp"
