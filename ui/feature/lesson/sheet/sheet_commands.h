#pragma once

#include "ui/bench/workbench.h"

class LessonPlay;
class QMainWindow;
class QMenu;
struct SheetGround;

/// Opens the dialog of worksheets, which is made when it is asked for.
class SheetCommands final : public QObject {
    Q_OBJECT
public:
    /// @param window  which the dialog stands before
    SheetCommands(const Workbench& bench, const LessonPlay& play, QMainWindow& window);

    void addTo(QMenu& menu);
    void open();

private:
    SheetGround ground() const;

    const Workbench m_bench;
    const LessonPlay& m_play;
    QMainWindow& m_window;
};
