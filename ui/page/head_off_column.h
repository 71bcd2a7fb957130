#pragma once

#include <QWidget>

#include "ui/page/workbench.h"

class HeadOffNote;

/// A head's view below a line that says when the head is switched off, and switches it on again.
class HeadOffColumn final : public QWidget {
    Q_OBJECT
public:
    /// @param view  becomes the column's; gets the keyboard when the head is switched on
    HeadOffColumn(const Workbench& bench, QWidget* view);

    /// Whether the line is there, by the session.
    void show();

private:
    const Workbench m_bench;
    HeadOffNote* m_note;
};
