#pragma once

#include <QObject>

#include "ui/page/workbench.h"

class LessonPlay;
class QWidget;
struct SheetGround;

/// Opens the dialog of worksheets, which is made when it is asked for.
class SheetCommands final : public QObject {
    Q_OBJECT
public:
    /// @param window  which the dialog stands before
    SheetCommands(const Workbench& bench, const LessonPlay& play, QWidget* window);

    void open();

private:
    SheetGround ground() const;

    const Workbench m_bench;
    const LessonPlay& m_play;
    QWidget* m_window;
};
