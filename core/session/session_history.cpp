#include "core/session/session_history.h"

#include "core/session/run_edits.h"

namespace core {
namespace {

/// The same edits, whatever is looked at.
bool sameWork(const Session& a, const Session& b)
{
    return a.runs == b.runs && a.compare == b.compare && a.figure.map.rows == b.figure.map.rows;
}

/// Undoing does not lead away from where one looks, as far as that is still there: another model has other heads.
void keepLooking(Session& session, const Session& before)
{
    const Run& run = session.run();
    const Run& other = before.run();
    session.view = before.view;
    session.steps = before.steps;
    if (run.model == other.model && run.module.has_value() == other.module.has_value()
        && run.recorded == other.recorded)
        session.focus = before.focus;
    session.heads = before.heads;
    session.flow = before.flow;
    session.chosen = before.chosen;
    session.marked = before.marked;
    const RowReading rows = session.figure.map.rows;  // every row has another name: an edit, unlike a figure's look
    session.figure = before.figure;
    session.figure.map.rows = rows;
    keepFocusInside(session);
}

}  // namespace

void SessionHistory::push(Session next, Kind kind, Clock::time_point when)
{
    if (sameWork(m_now, next)) {
        m_now = std::move(next);
        return;
    }
    const bool quick = kind == Kind::Typing && m_typing && when - m_typed <= typingPause;
    const bool joins = (quick || kind == Kind::Continued) && !m_before.empty();
    if (!joins) m_before.push_back(std::move(m_now));
    if (m_before.size() > mostSteps) m_before.pop_front();
    m_now = std::move(next);
    m_dropped = std::exchange(m_after, {});
    m_typing = kind == Kind::Typing;
    m_typed = when;
}

void SessionHistory::amend(Session instead)
{
    m_now = std::move(instead);
    if (!canUndo() || !sameWork(m_before.back(), m_now)) return;
    m_before.pop_back();
    m_after = std::exchange(m_dropped, {});
}

void SessionHistory::undo()
{
    if (!canUndo()) return;
    m_after.push_back(std::move(m_now));
    m_now = std::move(m_before.back());
    m_before.pop_back();
    keepLooking(m_now, m_after.back());
    m_typing = false;
}

void SessionHistory::redo()
{
    if (!canRedo()) return;
    m_before.push_back(std::move(m_now));
    m_now = std::move(m_after.back());
    m_after.pop_back();
    keepLooking(m_now, m_before.back());
    m_typing = false;
}

void SessionHistory::reset(Session session) { *this = SessionHistory(std::move(session)); }

}  // namespace core
