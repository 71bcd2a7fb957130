#pragma once

#include "core/torch/pickle_input.h"
#include "core/torch/pickle_value.h"

#include <optional>

namespace core {

/// What a pickle works with: a stack that has marks in it, and values that are kept under numbers. Whatever a pickle
/// asks of it, it holds no more than a few values for each instruction.
class PickleStack {
public:
    /// @param input  says where the pickle is, for errors; outlives it
    explicit PickleStack(const PickleInput& input) : m_input(input) {}

    void push(PickleValue value) { m_stack.push_back(value); }
    void mark() { m_marks.push_back(m_stack.size()); }

    /// @throws Error{Malformed} where there are not so many above the last mark, or others
    PickleValue pop();
    std::string_view popText();
    std::vector<PickleValue> popped(std::size_t count);
    std::vector<PickleValue> poppedToMark();
    /// The topmost value, which is a node of this kind and stays.
    PickleNode& node(PickleNode::Kind kind);

    /// Keeps the topmost value, which stays.
    /// @throws Error{OutOfRange} for a number that no pickle would have come to
    void put(std::size_t number);
    std::size_t keptCount() const { return m_kept.size(); }
    const PickleValue& kept(std::size_t number) const;

private:
    std::size_t reach() const { return m_stack.size() - (m_marks.empty() ? 0 : m_marks.back()); }
    const PickleValue& top() const;

    const PickleInput& m_input;
    std::vector<PickleValue> m_stack;
    std::vector<std::size_t> m_marks;
    std::vector<std::optional<PickleValue>> m_kept;
};

}  // namespace core
