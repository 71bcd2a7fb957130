#pragma once

#include <QKeySequence>
#include <QString>

#include <functional>

class QAction;
class QMainWindow;
class QMenu;
class QObject;

/// An entry of a menu of the window, as it is read and reached.
struct MenuEntry {
    QString text;
    QKeySequence keys = {};
    QString tip = {};
};

/// Its key works in full screen too, where menus are hidden.
/// @param context  what `act` is about: without it the entry does nothing
QAction* addEntry(QMainWindow& window, QMenu& menu, const MenuEntry& entry, QObject* context,
                  const std::function<void()>& act);
