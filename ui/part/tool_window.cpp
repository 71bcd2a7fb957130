#include "ui/part/tool_window.h"

#include <QKeyEvent>

/// Esc stops nothing in the window behind it.
bool ToolWindow::event(QEvent* event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape) return QWidget::event(event);
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        hide();
        parentWidget()->activateWindow();
    }
    return true;
}

#include "moc_tool_window.cpp"
