#include "core/gguf/gguf_bytes.h"

#include "core/text/unicode.h"

#include <algorithm>

namespace core {
namespace {

/// Ten times the vocabularies of today. A header beyond it is a hostile one, whose numbers would take eight times as
/// much memory.
constexpr std::size_t largestHeader = 100'000'000;

}  // namespace

GgufBytes::GgufBytes(std::string file, std::span<const std::byte> bytes) : m_file(std::move(file)), m_bytes(bytes) {}

std::span<const std::byte> GgufBytes::takeList(std::uint64_t count, std::uint64_t bytesOfEach)
{
    require(count, bytesOfEach, bytesOfEach == 1 ? phrase("%1 bytes") : phrase("%1 times %2 bytes"));
    const auto taken = m_bytes.subspan(m_position, count * bytesOfEach);
    m_position += taken.size();
    return taken;
}

void GgufBytes::requireRoom(std::uint64_t count, std::uint64_t leastOfEach) const
{
    require(count, leastOfEach, phrase("%1 of at least %2 bytes"));
}

void GgufBytes::require(std::uint64_t count, std::uint64_t bytesOfEach, const char* wanted) const
{
    const std::size_t room = std::min(m_bytes.size(), largestHeader) - m_position;
    if (count <= room / bytesOfEach) return;
    const std::size_t left = m_bytes.size() - m_position;
    if (count <= left / bytesOfEach)
        throw Error(Code::OutOfRange, m_file,
                    "the size of the header cannot be used: expected at most %1 bytes, found more",
                    std::to_string(largestHeader));
    throw Error(Code::Truncated, m_file, "%1 is cut short: expected %2, found %3 bytes", m_field,
                Words(wanted, std::to_string(count), std::to_string(bytesOfEach)), std::to_string(left));
}

std::string_view GgufBytes::text()
{
    const auto bytes = take(number<std::uint64_t>());
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string GgufBytes::name()
{
    const std::string_view bytes = text();
    std::string valid = validUtf8(bytes);
    if (valid != bytes)
        throw malformed(
            Words("%1 cannot be understood: expected a name in UTF-8, found “%2”", readable(bytes.substr(0, 80))));
    return valid;
}

Error GgufBytes::malformed(const Words& said) const { return {Code::Malformed, m_file, said.about({m_field})}; }

Error GgufBytes::unsupported(const Words& said) const { return {Code::Unsupported, m_file, said.about({m_field})}; }

}  // namespace core
