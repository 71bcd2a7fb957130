#pragma once

#include "ui/control/session_editor.h"
#include "ui/work/run_controller.h"

/// Lets the model continue the text as the Session says, token by token: each is an edit of the Session that is
/// computed and shown like any other before the next one is asked for; all of them together are one step back.
class TextGeneration final : public QObject {
    Q_OBJECT
public:
    TextGeneration(SessionEditor& editor, RunController& controller, QObject* parent = nullptr);

    /// @param trace  finished, of the Session as it is now; null while that is being computed
    /// @param count  how many tokens, at most
    void start(std::shared_ptr<const core::Trace> trace, core::Index count);
    /// Starts with a text that was just edited: the edit and its new tokens are undone in one step.
    void startAnew(core::Index count);
    void stop();
    bool isRunning() const { return m_left > 0; }

signals:
    void changed();  ///< begun or ended
    /// @param at  the token behind which the text ends by itself
    void ended(const QString& at);

private:
    void append(const std::shared_ptr<const core::Trace>& trace, const std::optional<core::Token>& next);
    void goOn(core::Index run, const std::shared_ptr<const core::Trace>& trace);
    void ask(std::shared_ptr<const core::Trace> trace);

    SessionEditor& m_editor;
    RunController& m_controller;
    core::Index m_left = 0;
    bool m_first = false;
    core::Run m_expected;  ///< the Session's run; if it differs, the user has edited it
};
