#include "ui/view/chart_view.h"

#include <QEvent>

#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

ChartView::ChartView(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    keepThemed(this, [this] {
        place();
        updateGeometry();
    });
}

void ChartView::setChart(Chart chart)
{
    m_chart = std::move(chart);
    place();
    update();
}

void ChartView::setRoom(int above, int below)
{
    m_above = above;
    m_below = below;
    place();
}

void ChartView::place()
{
    constexpr double points = 8.5;
    m_chart.numbers = numberFont(points);
    m_chart.colors = &themeColors();
    const double around = scaled(6.0);
    const QMarginsF margins = m_chart.margins(this);
    m_chart.rect = QRectF(rect())
                       .adjusted(around, around + scaled(m_above), -around, -around - scaled(m_below))
                       .marginsRemoved(margins);
}

QSize ChartView::sizeHint() const { return {scaled(220), scaled(150)}; }

QSize ChartView::minimumSizeHint() const { return {scaled(140), scaled(110)}; }

void ChartView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_chart.rect.width() < 1 || m_chart.rect.height() < 1) return;
    m_chart.paint(painter, Medium::Pixels);
    paintOver(painter);
}

void ChartView::resizeEvent(QResizeEvent*) { place(); }

void ChartView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) place();
}

#include "moc_chart_view.cpp"
