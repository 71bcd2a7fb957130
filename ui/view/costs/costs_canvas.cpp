#include "ui/view/costs/costs_canvas.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/theme/magnification.h"
#include "ui/words/outline_words.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr int belowTable = 14;

}  // namespace

CostsCanvas::CostsCanvas(QWidget* parent) : SheetCanvas(parent) { setAccessibleName(tr("What length costs")); }

QSize CostsCanvas::minimumSizeHint() const { return {scaled(360), std::max(m_height, scaled(200))}; }

void CostsCanvas::display(std::vector<CostedModel> models, Index tokens)
{
    m_models = std::move(models);
    m_tokens = tokens;
    rebuild();
    speak(this);
}

void CostsCanvas::layOut(const QRectF& room)
{
    if (m_models.empty()) return;
    const CostsSheet least = costsSheet(m_models, m_tokens, look(), {room.topLeft(), QSizeF(room.width(), 0)});
    m_sheet = costsSheet(m_models, m_tokens, look(), room.adjusted(0, 0, 0, -scaled(1.0 * belowTable)));
    const int height = static_cast<int>(std::ceil(least.bottom)) + scaled(belowTable);
    if (height == m_height) return;
    m_height = height;
    setMinimumHeight(m_height);
    updateGeometry();
}

void CostsCanvas::paintMarks(QPainter& painter) const
{
    if (!hasFocus()) return;
    painter.setPen(markPen());
    painter.drawRect(m_sheet.table.adjusted(-2, -2, 2, 2));
}

/// The length at a place of one of the charts.
void CostsCanvas::chooseAt(const QPointF& position)
{
    for (const Chart& chart : m_sheet.page.charts) {
        if (position.x() < chart.rect.left() || position.x() > chart.rect.right() || position.y() < chart.rect.top()
            || position.y() > chart.rect.bottom())
            continue;
        const double share = (position.x() - chart.rect.left()) / chart.rect.width();
        const double tokens = chart.x.from * std::pow(chart.x.to / chart.x.from, share);
        emit lengthChosen(std::max<Index>(1, std::llround(tokens)));
        return;
    }
}

void CostsCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_models.empty()) chooseAt(event->position());
}

void CostsCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton) && !m_models.empty()) chooseAt(event->position());
}

std::vector<SpokenTable> CostsCanvas::spokenTables()
{
    if (m_models.empty()) return {};
    const CostRows& rows = m_sheet.rows;
    const Index tokens = m_tokens;
    return {{.name = tr("What %1 tokens cost").arg(countText(tokens)),
             .rows = static_cast<int>(rows.count()),
             .columns = 2,
             .row_name = [&rows](int row) { return rows.names.value(row); },
             .column_name = [tokens](int column) { return tr("%1 tokens").arg(countText((column + 1) * tokens)); },
             .number =
                 [&rows](const SpokenPlace& at) {
                     const auto row = static_cast<std::size_t>(at.row);
                     const QString number = rows.text(row, at.column == 1);
                     return rows.bytes[row] ? number : tr("%1 multiply–adds").arg(number);
                 },
             .rect =
                 [this](const SpokenPlace& at) {
                     const QRectF& table = m_sheet.table;
                     const double high = table.height() / static_cast<double>(m_sheet.rows.count());
                     return QRectF(table.left() + at.column * table.width() / 3, table.top() + at.row * high,
                                   table.width() / 3, high);
                 },
             .chosen = SpokenPlace{0, 0}}};
}

#include "moc_costs_canvas.cpp"
