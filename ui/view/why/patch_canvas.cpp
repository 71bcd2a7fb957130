#include "ui/view/why/patch_canvas.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/plot/heat/cell_painter.h"
#include "ui/theme/magnification.h"
#include "ui/view/arrow_keys.h"

#include <algorithm>

using core::Index;

PatchCanvas::PatchCanvas(QWidget* parent) : SheetCanvas(parent)
{
    setAccessibleName(tr("The answer with the second run's numbers, layer by layer"));
}

QSize PatchCanvas::minimumSizeHint() const { return {scaled(380), scaled(240)}; }

void PatchCanvas::display(std::optional<HeadMapOfAnswer> map)
{
    m_map = std::move(map);
    if (hasCells()) {
        m_chosen.query = std::min(m_chosen.query, m_map->values.rows() - 1);
        m_chosen.key = std::min(m_chosen.key, m_map->values.cols() - 1);
    }
    rebuild();
}

void PatchCanvas::layOut(const QRectF& room)
{
    if (m_map) m_sheet = headMapSheet(*m_map, look(), room);
}

void PatchCanvas::paintMarks(QPainter& painter) const
{
    if (!hasCells()) return;
    const core::Matrix& values = m_map->values;
    painter.setPen(markPen());
    painter.drawRect(cellsIn(m_sheet.maps.front(), values.rows(), values.cols(), m_chosen.query, m_chosen.key,
                             m_chosen.query, m_chosen.key));
}

void PatchCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !hasCells()) return;
    if (const auto cell = m_sheet.headAt(event->position(), {*m_map})) choose(*cell);
}

void PatchCanvas::choose(const core::Cell& cell)
{
    m_chosen = cell;
    update();
    emit cellChosen(m_chosen);
    speak(this);
}

std::vector<SpokenTable> PatchCanvas::spokenTables()
{
    if (!hasCells() || m_sheet.maps.empty()) return {};
    SpokenTable table = spokenMap(*m_map, m_sheet.maps.front(), [this](const core::Cell& cell) { choose(cell); });
    table.chosen = SpokenPlace::of(m_chosen);
    return {std::move(table)};
}

void PatchCanvas::keyPressEvent(QKeyEvent* event)
{
    const auto step = hasCells() ? arrowStep(*event) : std::nullopt;
    if (!step) return QWidget::keyPressEvent(event);
    choose({std::clamp(m_chosen.query + step->query, Index{0}, m_map->values.rows() - 1),
            std::clamp(m_chosen.key + step->key, Index{0}, m_map->values.cols() - 1)});
}

#include "moc_patch_canvas.cpp"
