#pragma once

#include <QFrame>

#include "ui/bench/workbench.h"

/// A line above a map of a head that is switched off: its weights lead to nothing. One click switches it on again.
class HeadOffNote final : public QFrame {
    Q_OBJECT
public:
    explicit HeadOffNote(QWidget* parent = nullptr);

signals:
    void switchOnAsked();
};

/// A head's view below a line that says when the head is switched off, and switches it on again.
class HeadOffColumn final : public QWidget {
    Q_OBJECT
public:
    /// @param view  becomes the column's; gets the keyboard when the head is switched on
    /// @param bar   between the line and the view; null: none
    HeadOffColumn(const Workbench& bench, QWidget* view, QWidget* bar = nullptr);

    /// Whether the line is there, by the session.
    void show();

private:
    const Workbench m_bench;
    HeadOffNote* m_note;
};
