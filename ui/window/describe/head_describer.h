#pragma once

#include "core/analysis/head_description.h"
#include "ui/page/workbench.h"
#include "ui/part/tool_window.h"

class QPlainTextEdit;

/// The shown head in sentences, beside the window: to be read, heard and copied. It follows the head that is shown.
class HeadDescriber final : public ToolWindow {
    Q_OBJECT
public:
    HeadDescriber(const Workbench& bench, QWidget* window);

    /// Comes to the front.
    void open();
    QString text() const;

private:
    /// What is described: nothing is computed again as long as it is the same.
    struct Asked {
        RunResults::TracePointer trace;
        core::HeadAddress address = {};
        core::MeasuredRows rows = {};

        friend bool operator==(const Asked&, const Asked&) = default;
    };
    void follow();
    void take(const core::HeadDescription& facts);
    void say();
    void display(const QString& text);

    const Workbench m_bench;
    QPlainTextEdit* m_text;
    Asked m_asked;
    std::optional<core::HeadDescription> m_facts;  ///< of what is asked, once they are there
    LatestJob m_job;
};
