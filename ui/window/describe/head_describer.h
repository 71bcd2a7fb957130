#pragma once

#include "core/analysis/head_description.h"
#include "ui/bench/workbench.h"
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
    /// The subject of the description: nothing is computed again while it stays.
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
    std::optional<core::HeadDescription> m_facts;  ///< the subject's facts, once they are computed
    LatestJob m_job;
};
