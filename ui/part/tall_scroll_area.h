#pragma once

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

/// Scrolls up and down only: never narrower than what it shows.
class TallScrollArea final : public QScrollArea {
    Q_OBJECT
public:
    explicit TallScrollArea(QWidget* content, QWidget* parent = nullptr) : QScrollArea(parent)
    {
        setWidget(content);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        content->installEventFilter(this);
    }

    QSize minimumSizeHint() const override
    {
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), 80};
    }

protected:
    /// Other fonts or texts may ask for another width.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest) updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};
