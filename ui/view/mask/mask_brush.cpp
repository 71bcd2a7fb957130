#include "ui/view/mask/mask_brush.h"

#include "ui/view/brush_stroke.h"

using core::Cell;
using core::Index;

void MaskBrush::set(std::optional<core::Brush> brush, BrushReach reach)
{
    m_brush = brush;
    m_reach = reach;
}

void MaskBrush::setSize(Index queries, Index keys)
{
    m_queries = queries;
    m_keys = keys;
}

void MaskBrush::begin(const Cell& cell)
{
    m_done.clear();
    m_now = cell;
    touch(cell);
}

void MaskBrush::moveTo(const Cell& cell)
{
    if (!m_now || cell == *m_now) return;
    const Cell from = *m_now;
    m_now = cell;
    for (const Cell& passed : cellsPassed(from, cell)) touch(passed);
}

void MaskBrush::end()
{
    if (!m_now) return;
    m_now.reset();
    emit strokeEnded();
}

void MaskBrush::dab(const Cell& cell)
{
    m_done.clear();
    touch(cell);
    emit strokeEnded();
}

void MaskBrush::touch(const Cell& cell)
{
    if (!m_brush) return;
    core::CellRange range{cell.query, cell.query, cell.key, cell.key};
    if (m_reach == BrushReach::Row) range = {cell.query, cell.query, 0, m_keys - 1};
    if (m_reach == BrushReach::Column) range = {0, m_queries - 1, cell.key, cell.key};
    if (m_done.emplace(range.first_query, range.first_key).second) emit painted(range, *m_brush);
}

#include "moc_mask_brush.cpp"
