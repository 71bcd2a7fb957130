#pragma once

#include <QObject>
#include <QPointF>

#include <utility>

class QGestureEvent;
class QNativeGestureEvent;
class QWidget;

/// Two fingers on a view, on a touchpad or on the screen: apart they bring it closer, together further away, and a
/// double tap of both on a touchpad shows the whole. One finger stays the mouse that it always was.
class Pinch final : public QObject {
    Q_OBJECT
public:
    explicit Pinch(QWidget* view);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void begun();  ///< on the screen; the mouse event of the first finger is to be ignored
    /// @param position  in the view, which stays between the fingers
    /// @param factor    more than 1 is closer
    void zoomed(const QPointF& position, double factor);
    void wholeAsked();

private:
    bool take(const QNativeGestureEvent& event);
    bool take(QGestureEvent& event);
    void zoom(const QPointF& position, double factor);

    QWidget* m_view;
    std::pair<QPointF, double>
        m_told;  ///< the place between the fingers on the screen, and how much further apart they are
};
