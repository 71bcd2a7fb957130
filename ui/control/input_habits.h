#pragma once

#include <QObject>

/// Keeps habits of fields and choosers from getting in the way: the wheel changes only a number that has the focus and
/// no chooser, else it scrolls the panel; numbers are read and written with a point, as everywhere on screen, and a
/// comma that is typed is one; undo and redo in a number field belong to the whole Session, and Ctrl+K to the window;
/// files that are dropped on a field belong to the window.
class InputHabits final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};
