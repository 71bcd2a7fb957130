#include "ui/part/frame_fit.h"

#include <QEvent>
#include <QScreen>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <chrono>
#include <utility>

FrameFit::FrameFit(QWidget* window) : QObject(window), m_window(window), m_given(window->size())
{
    window->installEventFilter(this);
}

bool FrameFit::eventFilter(QObject* watched, QEvent* event)
{
    // A window manager puts its frame around the window some time after it is shown, and moves it by that.
    constexpr std::chrono::seconds longest(2);
    if (watched == m_window && event->type() == QEvent::Show) {
        if (m_window->windowType() == Qt::Dialog) m_given = m_window->size();  // its content gives it one
        QTimer::singleShot(longest, this, [this] { m_window->removeEventFilter(this); });
    }
    const bool changes =
        event->type() == QEvent::Show || event->type() == QEvent::Move || event->type() == QEvent::Resize;
    if (watched == m_window && changes && m_window->isVisible())
        QMetaObject::invokeMethod(this, &FrameFit::fit, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void FrameFit::fit()
{
    const bool isOthers = m_window->size() != m_given || m_window->isMaximized() || m_window->isFullScreen();
    if (isOthers || m_window->screen() == nullptr || std::exchange(m_isFitting, true)) return;
    const QRect room = m_window->screen()->availableGeometry();
    const QSize frame = m_window->frameGeometry().size() - m_window->size();
    m_window->setMinimumSize(m_window->minimumSize().boundedTo(room.size() - frame));
    m_given = m_given.boundedTo(room.size() - frame).expandedTo(m_window->minimumSize());
    m_window->resize(m_given);
    const QRect now(m_window->frameGeometry().topLeft(), m_given + frame);
    const QPoint inside(std::clamp(now.x(), room.x(), std::max(room.x(), room.x() + room.width() - now.width())),
                        std::clamp(now.y(), room.y(), std::max(room.y(), room.y() + room.height() - now.height())));
    if (inside != now.topLeft()) m_window->move(inside);
    m_isFitting = false;
}

#include "moc_frame_fit.cpp"
