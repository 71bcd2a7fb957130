#include "core/text/sentence_piece/protobuf_message.h"

#include "core/error.h"

#include <bit>
#include <cmath>

namespace core {

ProtobufMessage::ProtobufMessage(std::string_view bytes, const std::string& file, std::string what)
    : m_rest(bytes),
      m_file(file),
      m_what(std::move(what))
{
}

std::string_view ProtobufMessage::take(std::uint64_t count)
{
    if (count > m_rest.size())
        throw Error(Code::Truncated, m_file, "%1 is cut short: expected %2 bytes, found %3 bytes", m_what,
                    std::to_string(count), std::to_string(m_rest.size()));
    const std::string_view taken = m_rest.substr(0, count);
    m_rest.remove_prefix(count);
    return taken;
}

std::uint64_t ProtobufMessage::takeWhole()
{
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        const auto byte = static_cast<unsigned char>(take(1).front());
        value |= std::uint64_t{byte & 0x7FU} << shift;
        if ((byte & 0x80U) == 0) return value;
    }
    throw Error(Code::Malformed, m_file,
                "%1 cannot be understood: expected whole numbers of at most 10 bytes, found a longer one", m_what);
}

bool ProtobufMessage::next()
{
    if (m_rest.empty()) return false;
    const std::uint64_t tag = takeWhole();
    const std::uint64_t kind = tag & 7U;
    m_number = tag >> 3U;
    m_kind = static_cast<Kind>(kind);
    if (m_number == 0 || (kind > 2 && kind != 5))
        throw Error(Code::Malformed, m_file,
                    "%1 cannot be understood: expected fields in protobuf's wire format, found field %2 of kind %3",
                    m_what, std::to_string(m_number), std::to_string(kind));
    switch (m_kind) {
    case Kind::Whole: m_whole = takeWhole(); break;
    case Kind::EightBytes: m_bytes = take(8); break;
    case Kind::Bytes: m_bytes = take(takeWhole()); break;
    case Kind::FourBytes: m_bytes = take(4); break;
    }
    return true;
}

void ProtobufMessage::require(Kind kind, const char* name, const char* expected) const
{
    if (m_kind != kind)
        throw Error(Code::Malformed, m_file, "%1: %2 cannot be understood: expected %3, found a field of kind %4",
                    m_what, name, expected, std::to_string(static_cast<int>(m_kind)));
}

std::uint64_t ProtobufMessage::whole(const char* name) const
{
    require(Kind::Whole, name, phrase("a whole number"));
    return m_whole;
}

float ProtobufMessage::real(const char* name) const
{
    require(Kind::FourBytes, name, phrase("a number of four bytes"));
    std::uint32_t bits = 0;
    for (std::size_t i = 4; i > 0; --i) bits = bits << 8U | static_cast<unsigned char>(m_bytes[i - 1]);
    const auto value = std::bit_cast<float>(bits);
    if (!std::isfinite(value))
        throw Error(Code::OutOfRange, m_file, "%1: %2 cannot be used: expected a finite number, found NaN or infinity",
                    m_what, name);
    return value;
}

std::string_view ProtobufMessage::bytes(const char* name) const
{
    require(Kind::Bytes, name, "bytes");
    return m_bytes;
}

}  // namespace core
