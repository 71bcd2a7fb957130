// What mouse and keys do to the grid of heads.

#include "ui/view/head_grid.h"

#include <QApplication>
#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

using core::Index;

void HeadGrid::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) m_pressed = event->pos();
}

void HeadGrid::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed || !event->buttons().testFlag(Qt::LeftButton)) return;
    if ((event->pos() - *m_pressed).manhattanLength() < QApplication::startDragDistance() && m_band.isNull()) return;
    m_band = QRect(*m_pressed, event->pos()).normalized();
    update();
}

void HeadGrid::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_pressed) return;
    m_pressed.reset();
    if (!m_band.isNull()) return chooseWithin(std::exchange(m_band, {}));
    const auto place = placeAt(event->pos());
    if (!place) return;
    const Index head = m_shown[*place];
    if (event->modifiers().testFlag(Qt::ControlModifier)) return toggle(head);
    emit headClicked(head / heads(), head % heads());
}

void HeadGrid::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const auto place = placeAt(event->pos())) emit headOpened(m_shown[*place] / heads(), m_shown[*place] % heads());
}

void HeadGrid::toggle(Index head)
{
    std::vector<core::ComparedHead> chosen = m_chosen;
    const core::ComparedHead one = asHead(head);
    const auto found = std::ranges::find(chosen, one);
    if (found == chosen.end())
        chosen.push_back(one);
    else
        chosen.erase(found);
    emit headsChosen(chosen);
}

void HeadGrid::chooseWithin(const QRect& band)
{
    update();
    const Layout layout = layoutFor(width());
    std::vector<core::ComparedHead> chosen;
    for (std::size_t place = 0; place < m_shown.size(); ++place)
        if (tileAt(place, layout).intersects(band)) chosen.push_back(asHead(m_shown[place]));
    emit headsChosen(chosen);
}

void HeadGrid::move(int columns, int rows)
{
    const auto found = std::ranges::find(m_shown, m_current);
    if (m_shown.empty()) return;
    const auto last = static_cast<int>(m_shown.size()) - 1;
    int place = found == m_shown.end() ? 0 : static_cast<int>(found - m_shown.begin());
    if (found != m_shown.end()) place += columns + rows * layoutFor(width()).columns;
    if (place < 0 || place > last) return;
    const Index head = m_shown[static_cast<std::size_t>(place)];
    emit headClicked(head / heads(), head % heads());
    emit currentMoved(tileOf(head / heads(), head % heads()));
}

void HeadGrid::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier)) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: return move(-1, 0);
    case Qt::Key_Right: return move(1, 0);
    case Qt::Key_Up: return move(0, -1);
    case Qt::Key_Down: return move(0, 1);
    case Qt::Key_Space:
        if (hasCurrent()) toggle(m_current);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (hasCurrent()) emit headOpened(m_current / heads(), m_current % heads());
        return;
    default: QWidget::keyPressEvent(event);
    }
}

bool HeadGrid::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto place = placeAt(help->pos());
    QToolTip::showText(help->globalPos(), place ? words(m_shown[*place]) : QString(), this);
    return true;
}
