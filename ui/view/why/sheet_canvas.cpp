#include "ui/view/why/sheet_canvas.h"

#include <QPainter>

#include "ui/plot/heat/cell_painter.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

namespace {

constexpr int margin = 12;

}  // namespace

SheetCanvas::SheetCanvas(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&Theme::instance(), &Theme::changed, this, &SheetCanvas::rebuild);
}

AccountLook SheetCanvas::look() const
{
    return {.colors = &themeColors(),
            .names = textFont(10.5),
            .numbers = numberFont(10.5),
            .device = const_cast<SheetCanvas*>(this)};
}

QPen SheetCanvas::markPen() const { return {themeColors().accent, hasFocus() ? 3.0 : 2.0}; }

QMargins SheetCanvas::edges()
{
    const int edge = scaled(margin);
    return {edge, edge, edge, edge};
}

void SheetCanvas::rebuild()
{
    layOut(QRectF(rect()).marginsRemoved(edges()));
    m_drawn = {};
    update();
}

void SheetCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    rebuild();
}

void SheetCanvas::paintEvent(QPaintEvent*)
{
    if (m_drawn.isNull()) {
        m_drawn = QPixmap(size() * devicePixelRatioF());
        m_drawn.setDevicePixelRatio(devicePixelRatioF());
        m_drawn.fill(themeColors().window);
        QPainter onto(&m_drawn);
        if (page() != nullptr) page()->paint(onto, Medium::Pixels);
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_drawn);
    painter.setBrush(Qt::NoBrush);
    if (page() != nullptr) paintMarks(painter);
}

SpokenTable spokenMap(const HeadMapOfAnswer& map, const QRectF& rect, std::function<void(const core::Cell&)> choose)
{
    return {
        .name = map.title,
        .rows = static_cast<int>(map.values.rows()),
        .columns = static_cast<int>(map.values.cols()),
        .row_name = [&map](int row) { return map.layers.value(row); },
        .column_name = [&map](int column) { return map.heads.value(column); },
        .number =
            [&map](const SpokenPlace& at) { return addedNumber(static_cast<double>(map.values(at.row, at.column))); },
        .rect =
            [&map, rect](const SpokenPlace& at) {
                return cellsIn(rect, map.values.rows(), map.values.cols(), at.row, at.column, at.row, at.column);
            },
        .choose = [choose = std::move(choose)](const SpokenPlace& at) { choose(at.cell()); }};
}

#include "moc_sheet_canvas.cpp"
