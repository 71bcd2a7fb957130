#pragma once

#include "core/error.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// The bytes of a header, read in order and never beyond them.
class GgufBytes {
public:
    GgufBytes(std::string file, std::span<const std::byte> bytes);

    /// Sets the name of the field that is read next, for messages: "key 3 of 20".
    void begin(std::string field) { m_field = std::move(field); }
    std::size_t position() const { return m_position; }

    /// @throws Error{Truncated, OutOfRange} where the rest of the header is shorter
    std::span<const std::byte> take(std::uint64_t bytes) { return takeList(bytes, 1); }
    /// Takes `count` things of equal size.
    std::span<const std::byte> takeList(std::uint64_t count, std::uint64_t bytesOfEach);
    /// Throws where these cannot be there because each takes at least so many bytes; reads nothing.
    void requireRoom(std::uint64_t count, std::uint64_t leastOfEach) const;

    template<typename Number>
    Number number()
    {
        Number value;
        std::memcpy(&value, take(sizeof value).data(), sizeof value);
        return value;
    }
    /// A length and as many bytes.
    std::string_view text();
    /// A length and so many bytes, which must be UTF-8.
    std::string name();

    Error malformed(const Words& said) const;
    Error unsupported(const Words& said) const;

private:
    void require(std::uint64_t count, std::uint64_t bytesOfEach, const char* wanted) const;

    std::string m_file;
    std::span<const std::byte> m_bytes;
    std::size_t m_position = 0;
    std::string m_field = "the header";
};

}  // namespace core
