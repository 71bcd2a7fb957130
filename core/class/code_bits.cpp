#include "core/class/code_bits.h"

#include "core/error.h"

#include <algorithm>
#include <array>

#include <zlib.h>

namespace core {
namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int letterBits = 5;
constexpr std::size_t checkLetters = 4;
constexpr std::size_t groupLetters = 5;
constexpr int smallBits = 4;

Error notACode(const Words& said) { return {Code::Malformed, "", said}; }

/// The letter that is meant, or none.
std::size_t valueOf(char c)
{
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (c == 'O') c = '0';
    if (c == 'I' || c == 'L') c = '1';
    return alphabet.find(c);
}

/// The last 20 bits of a CRC-32, as letters.
std::string checkOf(const std::string& letters)
{
    auto sum = crc32_z(0, reinterpret_cast<const Bytef*>(letters.data()), letters.size());
    std::string check;
    for (std::size_t i = 0; i < checkLetters; ++i) {
        check += alphabet[sum % alphabet.size()];
        sum /= alphabet.size();
    }
    return check;
}

}  // namespace

CodeBits CodeBits::ofLetters(std::string_view letters)
{
    std::string plain;
    for (const char c : letters) {
        if (c == '-' || c == ' ' || c == '\t' || c == '\r' || c == '\n') continue;
        const std::size_t value = valueOf(c);
        if (value == std::string_view::npos)
            throw notACode(Words("the code cannot be understood: expected letters and digits, without U, found “%1”",
                                 std::string(1, c)));
        plain += alphabet[value];
    }
    if (plain.size() <= checkLetters)
        throw notACode(
            Words("the code cannot be understood: expected more letters, found %1", std::to_string(plain.size())));
    const std::string content = plain.substr(0, plain.size() - checkLetters);
    if (plain.substr(content.size()) != checkOf(content))
        throw notACode(Words("the code cannot be understood: expected letters that fit each other, found a mistyped "
                             "one, or some that are missing"));
    CodeBits bits;
    for (const char c : content) bits.put(alphabet.find(c), letterBits);
    return bits;
}

void CodeBits::put(std::uint64_t value, int count)
{
    for (int bit = count - 1; bit >= 0; --bit) m_bits.push_back(((value >> static_cast<unsigned>(bit)) & 1U) != 0);
}

void CodeBits::putSmall(std::uint64_t value)
{
    for (; value >= (1U << smallBits); value >>= smallBits) {
        put(1, 1);
        put(value & ((1U << smallBits) - 1), smallBits);
    }
    put(0, 1);
    put(value, smallBits);
}

std::uint64_t CodeBits::take(int count)
{
    if (m_bits.size() - m_at < static_cast<std::size_t>(count))
        throw notACode(Words("the code cannot be understood: expected more letters, found its end"));
    std::uint64_t value = 0;
    for (int i = 0; i < count; ++i) value = (value << 1U) | (m_bits[m_at++] ? 1U : 0U);
    return value;
}

std::uint64_t CodeBits::takeSmall()
{
    std::uint64_t value = 0;
    unsigned shift = 0;
    for (constexpr unsigned most = 40; takeOne(); shift += smallBits) {
        if (shift >= most)
            throw notACode(Words("the code cannot be understood: expected a smaller number, found a huge one"));
        value |= take(smallBits) << shift;
    }
    return value | (take(smallBits) << shift);
}

void CodeBits::requireEnd() const
{
    const bool rest = m_bits.size() - m_at >= static_cast<std::size_t>(letterBits);
    if (rest
        || std::any_of(m_bits.begin() + static_cast<std::ptrdiff_t>(m_at), m_bits.end(), [](bool bit) { return bit; }))
        throw notACode(Words("the code cannot be understood: expected fewer letters, found some that say nothing"));
}

std::string CodeBits::letters() const
{
    std::string plain;
    for (std::size_t at = 0; at < m_bits.size(); at += letterBits) {
        std::size_t value = 0;
        for (std::size_t i = at; i < at + letterBits; ++i) value = 2 * value + (i < m_bits.size() && m_bits[i] ? 1 : 0);
        plain += alphabet[value];
    }
    plain += checkOf(plain);
    std::string grouped;
    for (std::size_t i = 0; i < plain.size(); ++i) {
        if (i > 0 && i % groupLetters == 0) grouped += '-';
        grouped += plain[i];
    }
    return grouped;
}

}  // namespace core
