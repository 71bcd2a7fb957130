// What mouse, wheel and keys do to the flow of attention.

#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include "ui/view/arrow_keys.h"
#include "ui/view/flow_canvas.h"

#include <algorithm>
#include <cmath>

using core::Index;

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
    QToolTip::showText(help->globalPos(), token ? toolTipOf(*token) : QString(), this);
    return true;
}

void FlowCanvas::keyPressEvent(QKeyEvent* event)
{
    if (isEmpty()) return QAbstractScrollArea::keyPressEvent(event);
    if (const auto step = arrowStep(*event)) {
        if (step->query != 0) return moveChosen(step->query);
        m_column = step->key < 0 ? FlowColumn::Queries : FlowColumn::Keys;
        return moveChosen(0);
    }
    switch (event->key()) {
    case Qt::Key_Home: return moveChosen(-count(m_column));
    case Qt::Key_End: return moveChosen(count(m_column));
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
    const Index now = m_column == FlowColumn::Queries ? m_chosen.query : m_chosen.key;
    const FlowToken token{m_column, std::clamp<Index>(now + steps, 0, count(m_column) - 1)};
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
    const double above = rect.top() - m_geometry.header;
    const double below = rect.bottom() - viewport()->height() + 4;
    if (above < 0)
        bar->setValue(bar->value() + static_cast<int>(std::floor(above)));
    else if (below > 0)
        bar->setValue(bar->value() + static_cast<int>(std::ceil(below)));
}
