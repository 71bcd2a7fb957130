#include "ui/control/selection.h"

void Selection::setFocus(const core::Focus& focus)
{
    if (focus == m_focus) return;
    const core::Focus before = m_focus;
    m_focus = focus;
    if (before.block != focus.block || before.item != focus.item || before.layer != focus.layer
        || before.head != focus.head)
        emit headChanged();
    if (before.query != focus.query || before.key != focus.key) emit cellChanged();
}

void Selection::setHead(core::Index layer, core::Index head)
{
    core::Focus focus = m_focus;
    focus.layer = layer;
    focus.head = head;
    setFocus(focus);
}

void Selection::setCell(const Cell& cell)
{
    core::Focus focus = m_focus;
    focus.query = cell.query;
    focus.key = cell.key;
    setFocus(focus);
}

void Selection::setHover(const std::optional<Cell>& cell)
{
    if (cell == m_hover) return;
    m_hover = cell;
    emit cellChanged();
}
