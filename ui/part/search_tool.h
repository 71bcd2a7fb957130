#pragma once

#include "ui/part/tool_window.h"

class KeptPlace;
class QLineEdit;
class QListWidget;

/// A text in a window beside its main window, with a search and a list of results. Its name also names its place in the
/// settings.
class SearchTool : public ToolWindow {
    Q_OBJECT
public:
    explicit SearchTool(QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// In which keys that move in the list do so while one types.
    QLineEdit* searchLine() const { return m_line; }
    QListWidget* list() const { return m_list; }
    /// Brings the window to the front, with the chosen entry in sight and the keyboard in the search.
    void bringToFront();

private:
    QLineEdit* m_line;
    QListWidget* m_list;
    KeptPlace* m_place = nullptr;  ///< once it was shown
};
