#include "ui/view/pinch.h"

#include <QGestureEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

Pinch::Pinch(QWidget* view) : QObject(view), m_view(view)
{
    view->grabGesture(Qt::PinchGesture);
    view->installEventFilter(this);
}

bool Pinch::eventFilter(QObject* watched, QEvent* event)
{
    const bool taken = event->type() == QEvent::NativeGesture ? take(*static_cast<QNativeGestureEvent*>(event))
                       : event->type() == QEvent::Gesture     ? take(*static_cast<QGestureEvent*>(event))
                                                              : false;
    if (!taken) return QObject::eventFilter(watched, event);
    event->accept();
    return true;
}

bool Pinch::take(const QNativeGestureEvent& event)
{
    switch (event.gestureType()) {
    case Qt::BeginNativeGesture:
    case Qt::EndNativeGesture: return true;  // other steps of the gesture arrive here too
    case Qt::ZoomNativeGesture: zoom(event.position(), 1 + event.value()); return true;
    case Qt::SmartZoomNativeGesture: emit wholeAsked(); return true;
    default: return false;
    }
}

bool Pinch::take(QGestureEvent& event)
{
    const auto* pinch = static_cast<QPinchGesture*>(event.gesture(Qt::PinchGesture));
    if (pinch == nullptr) return false;
    if (pinch->state() == Qt::GestureStarted) emit begun();
    // Qt 6.4 tells most moves of the fingers twice, and multiplies its own total twice too.
    const std::pair now(pinch->centerPoint(), pinch->scaleFactor());
    const bool isNew = std::exchange(m_told, now) != now;
    if (isNew && pinch->state() == Qt::GestureUpdated) zoom(m_view->mapFromGlobal(now.first), now.second);
    return true;
}

/// No event of a hand doubles the size; one that says so was lost in between, or is broken.
void Pinch::zoom(const QPointF& position, double factor)
{
    if (std::isfinite(factor)) emit zoomed(position, std::clamp(factor, 0.5, 2.0));
}

#include "moc_pinch.cpp"
