#pragma once

#include "core/history.h"
#include "core/session/session.h"

#include <chrono>

namespace core {

/// Undo and redo: a list of Sessions. What is looked at (focus, view, step, the look of figures) is carried along but
/// makes no step of its own; what rows are read for and what is written onto the map do.
class SessionHistory {
public:
    using Clock = std::chrono::steady_clock;

    static constexpr std::size_t mostSteps = 200;
    static constexpr std::chrono::milliseconds typingPause{700};

    enum class Kind {
        Edit,       ///< a step of its own
        Typing,     ///< one step with the typing before it, if that is no longer than typingPause ago
        Continued,  ///< one step with the edit before it, however long that took: a brush stroke
    };

    explicit SessionHistory(Session first) : m_now(std::move(first)) {}

    const Session& now() const { return m_now; }

    /// The session after an edit. Nothing is remembered if only what is looked at differs.
    void push(Session next, Kind kind, Clock::time_point when);

    /// Takes the last edit back, which could not be carried out: no step leads to it, and what it had undone can be
    /// done again.
    void amend(Session instead);

    bool canUndo() const { return m_steps.canUndo(); }
    bool canRedo() const { return m_steps.canRedo(); }
    void undo();
    void redo();

    /// Begins anew, as after opening a file.
    void reset(Session session);

private:
    Session m_now;
    History<Session> m_steps{mostSteps};
    bool m_typing = false;
    Clock::time_point m_typed = {};
};

}  // namespace core
