#pragma once

#include "ui/part/tool_window.h"

class KeptPlace;
class QLineEdit;
class QListWidget;

/// A text beside the window that it belongs to, with a search and a list of what is found. Its name is also that of its
/// place in the settings.
class SearchTool : public ToolWindow {
    Q_OBJECT
public:
    explicit SearchTool(QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// In which keys that move in the list do so while one types.
    QLineEdit* searchLine() const { return m_line; }
    QListWidget* list() const { return m_list; }
    /// Comes to the front, with what is chosen in sight and the keyboard in the search.
    void bringToFront();

private:
    QLineEdit* m_line;
    QListWidget* m_list;
    KeptPlace* m_place = nullptr;  ///< once it was shown
};
