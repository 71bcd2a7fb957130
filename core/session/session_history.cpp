#include "core/session/session_history.h"

#include "core/session/run_edits.h"

#include <utility>

namespace core {
namespace {

/// Whether a place among the tokens means the same in both.
bool readsTheSame(const Run& a, const Run& b)
{
    return a.texts == b.texts && a.as_written == b.as_written && a.keys_text == b.keys_text && a.targets == b.targets
           && a.images == b.images && a.whole_pictures == b.whole_pictures && a.sounds == b.sounds && a.tower == b.tower
           && a.split == b.split && a.cuts == b.cuts && a.continuation == b.continuation
           && a.most_tokens == b.most_tokens;
}

/// Undoing does not lead away from where one looks, as far as that is still there: another model has other heads. In
/// another text the cell is the one that was chosen there.
void keepLooking(Session& session, const Session& before)
{
    const Run& run = session.run();
    const Run& other = before.run();
    session.view = before.view;
    const std::vector<Index> left_out = std::exchange(session.steps, before.steps).left_out;
    session.steps.left_out = left_out;  // the heads of a sum are an edit, unlike the step
    if (run.model == other.model && run.base == other.base && run.module.has_value() == other.module.has_value()
        && run.recorded == other.recorded && run.engine == other.engine) {
        const Focus own = std::exchange(session.focus, before.focus);
        if (!readsTheSame(run, other) && own.block == session.focus.block && own.item == session.focus.item) {
            session.focus.query = own.query;
            session.focus.key = own.key;
        }
    }
    const ReferenceTexts reference = std::exchange(session.heads, before.heads).reference;
    session.heads.reference = reference;  // which texts stand in for heads is an edit
    std::string gold = std::exchange(session.flow, before.flow).gold;
    session.flow.gold = std::move(gold);  // links that somebody typed are an edit
    session.why = before.why;
    session.positions = before.positions;
    session.costs = before.costs;
    session.alike = before.alike;
    session.chosen = before.chosen;
    session.marked = before.marked;
    // What rows are read for and what is written onto the map are edits, unlike a figure's look.
    const RowReading rows = session.figure.map.rows;
    const std::string annotations = session.figure.voice.annotations;
    session.figure = before.figure;
    session.figure.map.rows = rows;
    session.figure.voice.annotations = annotations;
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
    if ((quick || kind == Kind::Continued) && canUndo())
        m_steps.join();
    else
        m_steps.push(std::move(m_now));
    m_now = std::move(next);
    m_typing = kind == Kind::Typing;
    m_typed = when;
}

void SessionHistory::amend(Session instead)
{
    m_now = std::move(instead);
    if (canUndo() && isSameWork(m_steps.before(), m_now)) m_steps.takeBack();
}

void SessionHistory::undo()
{
    if (!canUndo()) return;
    m_now = m_steps.undo(std::move(m_now));
    keepLooking(m_now, m_steps.after());
    m_typing = false;
}

void SessionHistory::redo()
{
    if (!canRedo()) return;
    m_now = m_steps.redo(std::move(m_now));
    keepLooking(m_now, m_steps.before());
    m_typing = false;
}

void SessionHistory::reset(Session session) { *this = SessionHistory(std::move(session)); }

}  // namespace core
