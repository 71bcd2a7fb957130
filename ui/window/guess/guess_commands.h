#pragma once

#include "ui/page/workbench.h"

class GuessPanel;
class GuessPlay;
class QHBoxLayout;
class QMainWindow;
class QMenu;

/// Lets somebody guess the chosen row before it is shown: its menu, and the column that it is guessed in, which is made
/// when something is guessed for the first time.
class GuessCommands final : public QObject {
    Q_OBJECT
public:
    GuessCommands(const Workbench& bench, QMainWindow* window);

    QMenu* createMenu();
    /// Those of a cell, for a menu that is opened over it.
    void addCellActions(QMenu* menu);
    /// @param beside  what the views and their columns stand in; the panel goes before the last of them
    void setPlace(QHBoxLayout* beside) { m_place = beside; }
    GuessPlay* play() const { return m_play; }

signals:
    void guessing(bool on);
    void panelMade(QWidget* panel);

private:
    void begin(core::Guess::Of of);
    void follow();

    const Workbench m_bench;
    QMainWindow* m_window;
    GuessPlay* m_play;
    GuessPanel* m_panel = nullptr;
    QHBoxLayout* m_place = nullptr;
    bool m_on = false;
};
