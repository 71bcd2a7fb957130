#pragma once

#include <QFrame>
#include <QLabel>

#include "ui/bench/workbench.h"

/// A line above a map of a head that adds nothing: its weights lead to nowhere. One that is switched off is switched on
/// again by a click; one that was taken away while its model was trained is not.
class HeadOffNote final : public QFrame {
    Q_OBJECT
public:
    enum class Why { Nothing, SwitchedOff, TakenAway };

    explicit HeadOffNote(QWidget* parent = nullptr);

    /// @param why  Nothing: there is no line
    void display(Why why);

signals:
    void switchOnAsked();

private:
    QLabel* m_said;
    QWidget* m_way;  ///< the button's place: whether an audience sees the button itself is not decided here
};

/// A head's view below a line that says when the head adds nothing, and switches it on again.
class HeadOffColumn final : public QWidget {
    Q_OBJECT
public:
    /// @param view  becomes the column's; gets the keyboard when the head is switched on
    /// @param bar   between the line and the view; null: none
    HeadOffColumn(const Workbench& bench, QWidget* view, QWidget* bar = nullptr);

    /// Whether the line is there, by the session and what is computed of it.
    void show();

private:
    const Workbench m_bench;
    HeadOffNote* m_note;
};
