// What keys do with the hands on a map, and what is said of it.

#include <QKeyEvent>

#include "core/session/edits/annotation_edits.h"
#include "ui/view/arrow_keys.h"
#include "ui/view/map/annotation_hands.h"
#include "ui/view/map/map_sheet.h"

#include <algorithm>
#include <utility>

using core::Annotation;
using core::Cell;
using core::Index;

/// Chooses what is written on the keyboard's cell; where several are, one after the other.
void AnnotationHands::chooseAtCell()
{
    const MapAnnotations& drawn = *m_sheet->annotations();
    const auto count = drawn.all().size();
    const QRectF cell = m_sheet->map().cellRect(m_cell.query, m_cell.key, m_cell.query, m_cell.key);
    const std::size_t from = m_chosen ? *m_chosen + 1 : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t number = (from + i) % count;
        const FigurePage page = drawn.drawn(drawn.all()[number]);
        const bool isThere =
            std::ranges::any_of(page.plates,
                                [&](const FigurePage::Plate& plate) { return plate.rect.contains(cell.center()); })
            || liesOn(page, cell.center(), annotationReach);
        if (isThere) return choose(number);
    }
    choose(std::nullopt);
}

/// Moves the chosen one, or its end.
void AnnotationHands::shift(const Cell& by, bool end_only)
{
    const auto placed = m_sheet->annotations()->placedOne(*m_chosen);
    if (!placed) return;
    Annotation instead = *placed;
    if (end_only) {
        const FigurePage page = m_sheet->annotations()->drawn(*placed);
        const std::vector<AnnotationGrip> grips = gripsOf(*placed, page, m_sheet->panel());
        if (grips.empty()) return;
        const Cell last = lastCell();
        const Cell to{std::clamp<Index>(grips.back().own.query + by.query, 0, last.query),
                      std::clamp<Index>(grips.back().own.key + by.key, 0, last.key)};
        instead = gripped(*placed, grips.back(), to);
    } else {
        instead = core::moved(*placed, by, lastCell());
    }
    if (instead != *placed) emit changed(*m_chosen, instead, true);
    tell();
}

/// What Space and Enter do with the held tool.
bool AnnotationHands::act(const QKeyEvent& event)
{
    const bool shifted = event.modifiers().testFlag(Qt::ShiftModifier);
    if (m_tool == Tool::Bold) {
        toggleBold(shifted ? Annotation::Side::Keys : Annotation::Side::Rows, shifted ? m_cell.key : m_cell.query);
        return true;
    }
    if (m_tool == Tool::Choose) {
        if (event.key() != Qt::Key_Space && m_chosen)
            askWords();
        else
            chooseAtCell();
        return true;
    }
    if (m_from) {
        end();
        return true;
    }
    begin(m_cell);
    if (m_tool == Tool::Text) end();
    return true;
}

bool AnnotationHands::key(const QKeyEvent& event)
{
    if (!m_isOn || event.modifiers() & (Qt::AltModifier | Qt::ControlModifier | Qt::MetaModifier)) return false;
    const bool shifted = event.modifiers().testFlag(Qt::ShiftModifier);
    if (m_tool == Tool::Choose && m_chosen) {
        if (const auto step = arrowStep(event)) return shift(*step, shifted), true;
    }
    static constexpr std::pair<int, Tool> keys[] = {
        {Qt::Key_S, Tool::Choose}, {Qt::Key_B, Tool::Box},     {Qt::Key_A, Tool::Arrow}, {Qt::Key_T, Tool::Text},
        {Qt::Key_R, Tool::Rows},   {Qt::Key_C, Tool::Columns}, {Qt::Key_O, Tool::Bold}};
    switch (event.key()) {
    case Qt::Key_Escape:
        if (m_begun)
            giveUp();
        else if (m_chosen)
            choose(std::nullopt);
        else
            emit leaveAsked();
        return true;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: return act(event);
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return removeChosen(), true;
    case Qt::Key_F2: return askWords(), true;
    case Qt::Key_N: return chooseNext(shifted ? -1 : 1), true;
    default: break;
    }
    const auto* tool = std::ranges::find(keys, event.key(), [](const auto& each) { return each.first; });
    if (tool == std::end(keys)) return false;
    setTool(tool->second);
    return true;
}

QString AnnotationHands::said() const
{
    const MapAnnotations& drawn = *m_sheet->annotations();
    if (m_begun) return drawn.said(*m_begun);
    if (!m_isOn || !m_chosen || *m_chosen >= drawn.all().size()) return {};
    return tr("%1; annotation %2 of %3")
        .arg(drawn.said(drawn.all()[*m_chosen]))
        .arg(*m_chosen + 1)
        .arg(drawn.all().size());
}

QString AnnotationHands::hint() const
{
    switch (m_tool) {
    case Tool::Choose:
        return m_chosen
                   ? tr("Drag it, or its ends. Arrow keys move it, with Shift its end; Enter: words; Delete removes it")
                   : tr("Click an annotation. Keys: N the next one, Space the one on the cell");
    case Tool::Box: return tr("Drag over cells. Keys: Space begins at the cell, arrow keys, Space ends");
    case Tool::Arrow: return tr("Drag from cell to cell. Keys: Space begins at the cell, arrow keys, Space ends");
    case Tool::Text: return tr("Click a cell. Key: Space");
    case Tool::Rows: return tr("Drag along rows. Keys: Space begins at the row, arrow keys, Space ends");
    case Tool::Columns: return tr("Drag along columns. Keys: Space begins at the column, arrow keys, Space ends");
    case Tool::Bold: break;
    }
    return tr("Click a token's name. Keys: Space for the row's, Shift and Space for the column's");
}
