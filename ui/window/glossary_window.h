#pragma once

#include "ui/part/search_tool.h"
#include "ui/words/glossary/glossary.h"

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QTextBrowser;

/// The glossary beside the window that it belongs to: a search, the terms, and what the chosen one means. The window's
/// keys work on while it is looked at.
class GlossaryWindow final : public SearchTool {
    Q_OBJECT
public:
    explicit GlossaryWindow(QWidget* window);

    /// Comes to the front.
    /// @param name  of the entry that it opens at; empty or unknown: where it was
    void open(const QString& name);

private:
    void createLayout();
    void search(const QString& words);
    void showTerm(int row);

    const std::vector<GlossaryEntry> m_entries;
    QLineEdit* m_search;
    QListWidget* m_terms;  ///< a row for each entry
    QTextBrowser* m_text;
};
