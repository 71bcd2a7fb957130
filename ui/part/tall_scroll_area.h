#pragma once

#include <QEvent>
#include <QLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

/// Scrolls up and down only: never narrower than its content.
///
/// Where style sheets are used, each widget that is put into another takes its style again, with all that is in it. So
/// a large content is best made as a child of viewport() while it is still empty, and held then.
class TallScrollArea final : public QScrollArea {
    Q_OBJECT
public:
    /// @param content  null: it is still to be made, and held then
    explicit TallScrollArea(QWidget* content, QWidget* parent = nullptr) : QScrollArea(parent)
    {
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        if (content != nullptr) hold(content);
    }

    /// Once, before it is shown.
    void hold(QWidget* content)
    {
        setWidget(content);
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
        // Behind the layout that showing it asks for, which nearly always does it.
        if (event->type() == QEvent::Show) QTimer::singleShot(0, this, &TallScrollArea::fillContent);
        return QScrollArea::eventFilter(watched, event);
    }

private:
    /// A widget that is resized once more while it is told of the size that it got when it was hidden is never told of
    /// the second one (Qt 6.4): its layout would keep to the first.
    void fillContent()
    {
        QLayout* layout = widget()->layout();
        if (layout != nullptr && layout->geometry() != widget()->contentsRect())
            layout->setGeometry(widget()->contentsRect());
    }
};
