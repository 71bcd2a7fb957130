#pragma once

#include <QApplication>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QWidget>

/// Two fingers on a touchpad, with the pointer at a place of a widget.
/// @param by  0.5: half as large again
inline void pinch(QWidget* widget, const QPointF& at, double by, Qt::NativeGestureType type = Qt::ZoomNativeGesture)
{
    QNativeGestureEvent event(type, QPointingDevice::primaryPointingDevice(), 2, at,
                              widget->mapTo(widget->window(), at), widget->mapToGlobal(at), by, {});
    QApplication::sendEvent(widget, &event);
}
