#pragma once

#include "core/error.h"
#include "core/torch/little_endian.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace core {

/// The bytes of a pickle from front to back, within their bounds; and errors that name their place.
class PickleInput {
public:
    /// @param file, title  for errors, which outlive it: the file's name and the pickle's in it
    PickleInput(std::span<const std::byte> bytes, const std::string& file, const std::string& title)
        : m_bytes(bytes),
          m_file(file),
          m_title(title)
    {
    }

    std::size_t at() const { return m_at; }
    std::size_t left() const { return m_bytes.size() - m_at; }

    /// The instruction that begins here is what malformed() names.
    /// @return how many have begun
    std::size_t beginStep();
    std::size_t steps() const { return m_steps; }

    /// @throws Error{Truncated} as all that reads
    template<typename Number>
    Number number()
    {
        const std::size_t begin = m_at;
        text(sizeof(Number));
        return littleEndian<Number>(m_bytes, begin);
    }
    std::string_view text(std::uint64_t size);
    /// The next line without its line feed.
    std::string_view line();

    /// An error of the whole pickle.
    Error error(Code code, const Words& said) const;
    /// One of the instruction that was begun last.
    Error malformed(const Words& said, Code code = Code::Malformed) const;

private:
    std::span<const std::byte> m_bytes;
    const std::string& m_file;
    const std::string& m_title;
    std::size_t m_at = 0;
    std::size_t m_begin = 0;  ///< begin of the instruction
    std::size_t m_steps = 0;
};

}  // namespace core
