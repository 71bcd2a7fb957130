#include "core/torch/pickle_input.h"

#include <algorithm>

namespace core {

std::size_t PickleInput::beginStep()
{
    m_begin = m_at;
    return ++m_steps;
}

std::string_view PickleInput::text(std::uint64_t size)
{
    if (size > left())
        throw error(Code::Truncated, Words("%1 is cut short: expected %2 more behind byte %3, found %4",
                                           std::to_string(size), std::to_string(m_at), std::to_string(left())));
    const auto* begin = reinterpret_cast<const char*>(m_bytes.data()) + m_at;
    m_at += size;
    return {begin, size};
}

std::string_view PickleInput::line()
{
    const auto rest = m_bytes.subspan(m_at);
    const auto end = std::ranges::find(rest, std::byte{'\n'});
    const std::string_view line = text(static_cast<std::uint64_t>(end - rest.begin()));
    text(1);
    return line;
}

Error PickleInput::error(Code code, const Words& said) const { return {code, m_file, said.about({m_title})}; }

Error PickleInput::malformed(const Words& said, Code code) const
{
    return {code, m_file, said.about({Words("byte %1 of %2", std::to_string(m_begin), m_title)})};
}

}  // namespace core
