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
        throw error(Code::Truncated, std::to_string(size) + " more behind byte " + std::to_string(m_at),
                    std::to_string(left()));
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

Error PickleInput::error(Code code, std::string expected, std::string found) const
{
    return {code, m_file, m_title, std::move(expected), std::move(found)};
}

Error PickleInput::malformed(std::string expected, std::string found, Code code) const
{
    return {code, m_file, "byte " + std::to_string(m_begin) + " of " + m_title, std::move(expected), std::move(found)};
}

}  // namespace core
