#pragma once

#include <cstddef>
#include <deque>
#include <utility>
#include <vector>

namespace core {

/// Undo and redo of a value that somebody else holds: its states before each step, and its states before steps were
/// undone.
template<typename Value>
class History {
public:
    /// @param most  steps that are remembered
    explicit History(std::size_t most) : m_most(most) {}

    bool canUndo() const { return !m_before.empty(); }
    bool canRedo() const { return !m_after.empty(); }
    /// Where undoing leads; there is such a step.
    const Value& before() const { return m_before.back(); }
    /// Where redoing leads; there is such a step.
    const Value& after() const { return m_after.back(); }

    /// A step is made. What was undone cannot be done again.
    /// @param before  the value until now
    void push(Value before)
    {
        m_before.push_back(std::move(before));
        if (m_before.size() > m_most) m_before.pop_front();
        join();
    }
    /// Makes the current edit part of the last step.
    void join() { m_dropped = std::exchange(m_after, {}); }
    /// The last step was none: nothing leads back to it, and what had been undone before it can be done again.
    void takeBack()
    {
        m_before.pop_back();
        m_after = std::exchange(m_dropped, {});
    }

    /// @param now  which redoing leads to
    /// @return the value before the last step, which there is
    Value undo(Value now) { return exchanged(m_before, m_after, std::move(now)); }
    /// @param now  which undoing leads to
    /// @return the value before the last step was undone, as there is one
    Value redo(Value now) { return exchanged(m_after, m_before, std::move(now)); }

    void clear() { *this = History(m_most); }

private:
    template<typename From, typename To>
    static Value exchanged(From& from, To& to, Value now)
    {
        Value then = std::move(from.back());
        from.pop_back();
        to.push_back(std::move(now));
        return then;
    }

    std::size_t m_most;
    std::deque<Value> m_before;
    std::vector<Value> m_after;
    std::vector<Value> m_dropped;  ///< values of m_after that the last edit dropped
};

}  // namespace core
