#include "ui/part/search_tool.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>

#include "ui/part/kept_place.h"

SearchTool::SearchTool(QWidget* window) : ToolWindow(window), m_line(new QLineEdit), m_list(new QListWidget)
{
    m_line->installEventFilter(this);
}

void SearchTool::bringToFront()
{
    if (m_place == nullptr) m_place = new KeptPlace(this, objectName());
    show();
    raise();
    activateWindow();
    m_list->scrollToItem(m_list->currentItem(), QAbstractItemView::PositionAtCenter);
    m_line->setFocus(Qt::OtherFocusReason);
}

bool SearchTool::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool moves = key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
        if (moves) return QCoreApplication::sendEvent(m_list, event);
    }
    return ToolWindow::eventFilter(watched, event);
}

#include "moc_search_tool.cpp"
