#pragma once

#include <QWidget>

/// Something beside the window that it belongs to: it stays before that, whose shortcuts work in it, and Esc closes it.
class ToolWindow : public QWidget {
    Q_OBJECT
public:
    explicit ToolWindow(QWidget* window) : QWidget(window, Qt::Tool) {}

protected:
    bool event(QEvent* event) override;
};
