#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace core {

/// One field after the other of a message in protobuf's wire format
/// (https://protobuf.dev/programming-guides/encoding). Nothing is copied and nothing beyond the bytes is read, whatever
/// lengths they claim.
class ProtobufMessage {
public:
    /// @param file  names the source in errors
    /// @param what  names the message in errors, e.g. "piece 7"
    ProtobufMessage(std::string_view bytes, const std::string& file, std::string what);

    /// Steps to the next field; false behind the last.
    /// @throws Error{Truncated} where the bytes end within a field, Error{Malformed} for what is none
    bool next();
    std::uint64_t number() const { return m_number; }

    /// The field's value as what its declaration says.
    /// @param name  of the field, for errors
    /// @throws Error{Malformed} where the bytes hold another kind of value
    std::uint64_t whole(const char* name) const;
    bool flag(const char* name) const { return whole(name) != 0; }
    float real(const char* name) const;
    std::string_view bytes(const char* name) const;

private:
    enum class Kind : std::uint8_t { Whole = 0, EightBytes = 1, Bytes = 2, FourBytes = 5 };

    std::uint64_t takeWhole();
    std::string_view take(std::uint64_t count);
    void require(Kind kind, const char* name, const char* expected) const;

    std::string_view m_rest;
    const std::string& m_file;
    std::string m_what;
    std::uint64_t m_number = 0;
    Kind m_kind = Kind::Whole;
    std::uint64_t m_whole = 0;
    std::string_view m_bytes;
};

}  // namespace core
