#pragma once

#include "core/text/text_span.h"
#include "ui/bench/workbench.h"
#include "ui/part/tool_window.h"

class QPlainTextEdit;
class QPushButton;
class QTableWidget;

/// The named spans of the text that is looked at: which tokens each has, what the chosen query reads of it, and which
/// are hidden from the rest.
class SpansWindow final : public ToolWindow {
    Q_OBJECT
public:
    SpansWindow(const Workbench& bench, QWidget* window);

    void begin();

private:
    QWidget* createButtons();
    void follow();
    void showShares();
    void name();
    void rename();
    void forget();
    void setHidden(bool hidden);
    void setHiddenHere(bool hidden);
    void readFile();
    void readMarks();
    const core::TextSpan* chosen() const;
    bool isHidden(const std::string& name) const;
    bool isHiddenEverywhere(const std::string& name) const;
    bool isHiddenHere(const std::string& name) const;
    core::Intervention hiddenHere(const std::string& name) const;
    QString hiddenIn(const std::string& name) const;
    core::TextRange selected() const;
    void apply(const std::vector<core::TextSpan>& spans);

    const Workbench m_bench;
    QTableWidget* m_table;
    QPushButton* m_rename;
    QPushButton* m_forget;
    QPushButton* m_hide;
    QPushButton* m_hideHere;
};
