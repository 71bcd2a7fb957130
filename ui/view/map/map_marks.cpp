#include "ui/view/map/map_marks.h"

#include "ui/view/brush_stroke.h"
#include "ui/view/map/map_places.h"

using core::Cell;

void MapMarks::set(std::shared_ptr<const core::Painting> cells)
{
    m_cells = cells == nullptr ? std::make_shared<const core::Painting>() : std::move(cells);
    emit changed();
}

void MapMarks::begin(const ShownMap& map, const Cell& place)
{
    const Cell cell = tokensAt(map, place);
    m_brush = m_cells->hides(cell.query, cell.key) ? core::Brush::Erase : core::Brush::Hide;
    m_stroke = place;
    mark(map, place);
}

void MapMarks::moveTo(const ShownMap& map, const Cell& place)
{
    if (!m_stroke || *m_stroke == place) return;
    const Cell from = *m_stroke;
    m_stroke = place;
    for (const Cell& passed : cellsPassed(from, place)) mark(map, passed);
}

void MapMarks::mark(const ShownMap& map, const Cell& place)
{
    const auto cells = std::make_shared<const core::Painting>(m_cells->painted(tokensOf(map, place), m_brush));
    if (*cells == *m_cells) return;
    set(cells);
    emit marked(cells);
}

#include "moc_map_marks.cpp"
