#include "core/session/session_history.h"

#include "core/session/run_edits.h"

#include <utility>

namespace core {
namespace {

/// Whether a place among the tokens means the same in both.
bool readsTheSame(const Run& a, const Run& b)
{
    return a.texts == b.texts && a.keys_text == b.keys_text && a.targets == b.targets && a.images == b.images
           && a.sounds == b.sounds && a.tower == b.tower && a.split == b.split && a.cuts == b.cuts
           && a.continuation == b.continuation && a.most_tokens == b.most_tokens;
}

/// Undoing does not lead away from where one looks, as far as that is still there: another model has other heads. In
/// another text the cell is the one that was chosen there.
void keepLooking(Session& session, const Session& before)
{
    const Run& run = session.run();
    const Run& other = before.run();
    session.view = before.view;
    session.steps = before.steps;
    if (run.model == other.model && run.base == other.base && run.module.has_value() == other.module.has_value()
        && run.recorded == other.recorded && run.engine == other.engine) {
        const Focus own = std::exchange(session.focus, before.focus);
        if (!readsTheSame(run, other) && own.block == session.focus.block && own.item == session.focus.item) {
            session.focus.query = own.query;
            session.focus.key = own.key;
        }
    }
    session.heads = before.heads;
    session.flow = before.flow;
    session.why = before.why;
    session.positions = before.positions;
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
    if (isSameWork(m_now, next)) {
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
    if (!canUndo() || !isSameWork(m_before.back(), m_now)) return;
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
