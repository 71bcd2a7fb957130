#pragma once

#include "ui/control/head_findings.h"

class Banner;
class QStatusBar;

/// What every part of the window works on. They know no other part. Of an edit `results` hears first, so that what is
/// to be computed has begun (SessionEditor::toCompute); then all others, in no order that counts.
struct Workbench {
    SessionEditor& editor;
    RunResults& results;
    Selection& selection;
    StageLoader& stages;
    ModelAnswer& answer;
    HeadFindings& findings;
    Banner& banner;          ///< messages that the user should know or answer
    QStatusBar& status_bar;  ///< passing messages

    const core::Session& session() const { return editor.session(); }
    const core::Run& run() const { return editor.session().run(); }
    void sayInPassing(const QString& sentence) const;
};
