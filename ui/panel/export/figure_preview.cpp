#include "ui/panel/export/figure_preview.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include "ui/theme/palette.h"

#include <algorithm>

namespace {

constexpr int margin = 8;  ///< for the page's shadow
constexpr int chequer = 8;
constexpr double dotsPerMillimetre = 96 / 25.4;

QBrush chequers()
{
    QImage tile(2 * chequer, 2 * chequer, QImage::Format_RGB32);
    for (int y = 0; y < tile.height(); ++y)
        for (int x = 0; x < tile.width(); ++x)
            tile.setPixelColor(x, y, QColor(x / chequer == y / chequer ? 0xffffff : 0xdfe3e8));
    return QBrush(tile);
}

}  // namespace

FigurePreview::FigurePreview(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Preview of the figure"));
    setToolTip(tr("Drag it onto a folder or into another program"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void FigurePreview::setPicture(const QImage& picture, const QSizeF& size)
{
    m_picture = picture;
    m_size = size;
    update();
}

void FigurePreview::clear() { setPicture({}, {}); }

QSize FigurePreview::room() const
{
    return ((QSizeF(size()) - QSizeF(2 * margin, 2 * margin)) * devicePixelRatioF()).toSize().expandedTo({1, 1});
}

QRectF FigurePreview::page() const
{
    QRectF page(QPointF(), m_size.scaled(QSizeF(room()) / devicePixelRatioF(), Qt::KeepAspectRatio));
    page.moveCenter(QRectF(rect()).center());
    return {page.topLeft().toPoint(), page.size()};
}

double FigurePreview::zoom() const
{
    return m_picture.isNull() ? 0 : page().width() / (m_size.width() * dotsPerMillimetre);
}

void FigurePreview::paintEvent(QPaintEvent*)
{
    if (m_picture.isNull()) return;
    QPainter painter(this);
    const QRectF page = this->page();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int i = 4; i > 0; --i) {  // a soft shadow
        painter.setBrush(QColor(0, 0, 0, 8));
        painter.drawRoundedRect(page.adjusted(-i, 1 - i, i, 1 + i), i, i);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (m_picture.hasAlphaChannel()) {
        painter.setBrushOrigin(page.topLeft());
        painter.fillRect(page, chequers());
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(page, m_picture);
    painter.setPen(themeColors().border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(page.adjusted(-1, -1, 0, 0));
}

void FigurePreview::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    emit roomChanged();
}

void FigurePreview::mousePressEvent(QMouseEvent* event)
{
    const bool held = event->button() == Qt::LeftButton && page().contains(event->position());
    m_pressed = held ? std::optional(event->position()) : std::nullopt;
}

void FigurePreview::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed || !event->buttons().testFlag(Qt::LeftButton)) return;
    if ((event->position() - *m_pressed).manhattanLength() < QApplication::startDragDistance()) return;
    m_pressed.reset();
    emit dragged();
}

#include "moc_figure_preview.cpp"
