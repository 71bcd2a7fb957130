#pragma once

class QRect;
class QWidget;

/// Scrolls up or down every area that a widget lies in, until a part of it is seen: a view that is higher than its room
/// lies in an area itself.
void scrollToSee(const QWidget* widget, const QRect& part);

/// The height, in pixels, that a widget has at most without being scrolled: its own, or that of an area around it.
int heightWithoutScrolling(const QWidget& widget);
