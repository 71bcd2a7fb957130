#include "core/torch/pickle_stack.h"

#include "core/error.h"

namespace core {

const PickleValue& PickleStack::top() const
{
    if (reach() == 0)
        throw m_input.malformed(Words("%1 cannot be understood: expected a value on the stack, found none"));
    return m_stack.back();
}

PickleValue PickleStack::pop()
{
    const PickleValue value = top();
    m_stack.pop_back();
    return value;
}

std::string_view PickleStack::popText()
{
    const PickleValue value = pop();
    const auto* text = std::get_if<std::string_view>(&value);
    if (text == nullptr)
        throw m_input.malformed(Words("%1 cannot be understood: expected a text, found %2", kindName(value)));
    return *text;
}

std::vector<PickleValue> PickleStack::popped(std::size_t count)
{
    if (reach() < count)
        throw m_input.malformed(Words("%1 cannot be understood: expected a stack of at least %2, found %3",
                                      std::to_string(count), std::to_string(reach())));
    const auto first = m_stack.end() - static_cast<std::ptrdiff_t>(count);
    std::vector<PickleValue> values(first, m_stack.end());
    m_stack.erase(first, m_stack.end());
    return values;
}

std::vector<PickleValue> PickleStack::poppedToMark()
{
    if (m_marks.empty())
        throw m_input.malformed(Words("%1 cannot be understood: expected a mark on the stack, found none"));
    std::vector<PickleValue> values = popped(reach());
    m_marks.pop_back();
    return values;
}

PickleNode& PickleStack::node(PickleNode::Kind kind)
{
    PickleNode* const* found = std::get_if<PickleNode*>(&top());
    if (found == nullptr || (*found)->kind != kind)
        throw m_input.malformed(Words(kind == PickleNode::Kind::Dict
                                          ? "%1 cannot be understood: expected a dictionary, found %2"
                                          : "%1 cannot be understood: expected a list, found %2",
                                      kindName(top())));
    return **found;
}

void PickleStack::put(std::size_t number)
{
    // Python counts up, if not from 0: no number is larger than that of the instructions so far.
    if (number > m_input.steps())
        throw m_input.malformed(Words("%1 cannot be used: expected a memo number of at most %2, found %3",
                                      std::to_string(m_input.steps()), std::to_string(number)),
                                Code::OutOfRange);
    if (number >= m_kept.size()) m_kept.resize(number + 1);
    m_kept[number] = top();
}

const PickleValue& PickleStack::kept(std::size_t number) const
{
    if (number >= m_kept.size() || !m_kept[number])
        throw m_input.malformed(
            Words("%1 cannot be understood: expected a value that was kept before, found memo number %2",
                  std::to_string(number)));
    return *m_kept[number];
}

}  // namespace core
