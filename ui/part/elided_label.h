#pragma once

#include <QLabel>
#include <QPainter>
#include <QStyle>

/// One line that gives way: cut with an ellipsis where it does not fit, whole as its tooltip. With word wrap a usual
/// label.
class ElidedLabel final : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }

    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLabel::resizeEvent(event);
        setToolTip(QLabel::sizeHint().width() > width() ? text() : QString());
    }

    void paintEvent(QPaintEvent* event) override
    {
        if (wordWrap()) return QLabel::paintEvent(event);
        QPainter painter(this);
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
        style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(), shown,
                              foregroundRole());
    }
};
