#include "ui/part/menu_entry.h"

#include <QMainWindow>
#include <QMenu>

QAction* addEntry(QMainWindow& window, QMenu& menu, const MenuEntry& entry, QObject* context,
                  const std::function<void()>& act)
{
    QAction* action = menu.addAction(entry.text, context, act);
    action->setShortcut(entry.keys);
    action->setToolTip(entry.tip);
    action->setStatusTip(entry.tip);
    window.addAction(action);
    return action;
}
