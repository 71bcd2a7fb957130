#include "core/array/npy_header.h"

#include "core/error.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

namespace core {
namespace {

constexpr std::string_view magic = "\x93NUMPY";

/// NumPy itself reads 10,000 bytes; only a structure of very many fields needs more.
constexpr std::size_t longestHeader = 1U << 20U;

/// NumPy's own bound.
constexpr std::size_t highestRank = 64;

std::string_view textOf(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// The parts of a Python literal, from left to right. A grammar, not an interpreter.
class Literal {
public:
    Literal(std::string_view text, const std::string& file, const Words& field)
        : m_rest(text),
          m_file(file),
          m_field(field)
    {
    }

    bool take(char c)
    {
        skipBlanks();
        if (!m_rest.starts_with(c)) return false;
        m_rest.remove_prefix(1);
        return true;
    }
    void expect(char c)
    {
        if (!take(c))
            throw malformed(Words("the header of %1 cannot be understood: expected “%3”, found %2", std::string(1, c)));
    }
    void expectEnd()
    {
        skipBlanks();
        if (!m_rest.empty())
            throw malformed(Words("the header of %1 cannot be understood: expected the end, found %2"));
    }

    std::string_view quoted()
    {
        skipBlanks();
        const char quote = m_rest.empty() ? ' ' : m_rest.front();
        if (quote != '\'' && quote != '"')
            throw malformed(Words("the header of %1 cannot be understood: expected a quoted text, found %2"));
        for (std::size_t end = 1; end < m_rest.size(); ++end) {
            if (m_rest[end] == '\\') {
                ++end;
            } else if (m_rest[end] == quote) {
                const std::string_view inside = m_rest.substr(1, end - 1);
                m_rest.remove_prefix(end + 1);
                return inside;
            }
        }
        throw malformed(Words("the header of %1 cannot be understood: expected a quoted text, found %2"));
    }

    bool boolean()
    {
        skipBlanks();
        for (const std::string_view word : {"True", "False"})
            if (m_rest.starts_with(word)) {
                m_rest.remove_prefix(word.size());
                return word == "True";
            }
        throw malformed(Words("the header of %1 cannot be understood: expected True or False, found %2"));
    }

    /// Python 2 wrote long numbers as 12L.
    Index size()
    {
        Index value = 0;
        const char* const end = m_rest.data() + m_rest.size();
        const auto [stop, error] = std::from_chars(m_rest.data(), end, value);
        if (error != std::errc() || value < 0 || m_rest.front() == '-')
            throw malformed(
                Words("the header of %1 cannot be understood: expected a size from 0 to 2^63 - 1, found %2"));
        m_rest.remove_prefix(static_cast<std::size_t>(stop - m_rest.data()));
        if (m_rest.starts_with('L')) m_rest.remove_prefix(1);
        return value;
    }

    /// "()", "(3,)", "(3, 4)": one size alone needs its comma.
    std::vector<Index> sizes()
    {
        std::vector<Index> sizes;
        expect('(');
        while (!take(')')) {
            if (sizes.size() == highestRank)
                throw malformed(
                    Words("the header of %1 cannot be understood: expected at most 64 dimensions, found %2"));
            sizes.push_back(size());
            const bool comma = take(',');
            if (!comma && sizes.size() == 1)
                throw malformed(Words("the header of %1 cannot be understood: expected “,”, found %2"));
            if (comma) continue;
            expect(')');
            break;
        }
        return sizes;
    }

    /// Skips the fields of a structure: nested lists and tuples of texts and sizes, which do not matter here.
    void skipFields(int depth = 0)
    {
        if (depth > 16)
            throw malformed(Words("the header of %1 cannot be understood: expected a simpler structure, found %2"));
        const bool list = take('[');
        if (!list) expect('(');
        const char close = list ? ']' : ')';
        while (!take(close)) {
            skipBlanks();
            if (m_rest.starts_with('[') || m_rest.starts_with('('))
                skipFields(depth + 1);
            else if (m_rest.starts_with('\'') || m_rest.starts_with('"'))
                quoted();
            else
                size();
            if (take(',')) continue;
            expect(close);
            break;
        }
    }

    bool atFields()
    {
        skipBlanks();
        return m_rest.starts_with('[');
    }

    Error malformed(const Words& said) const
    {
        std::string found(m_rest.substr(0, 24));
        std::ranges::replace_if(
            found, [](char c) { return c < ' ' || c > '~'; }, '?');
        return {Code::Malformed, m_file,
                said.about({m_field, found.empty() ? Words("its end") : Words("“" + found + "”")})};
    }

private:
    void skipBlanks() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t\r\n\f"), m_rest.size())); }

    std::string_view m_rest;
    const std::string& m_file;
    const Words& m_field;
};

struct NumberRow {
    std::string_view code;
    ElementType type;
};
constexpr std::array<NumberRow, 13> numberTable = {{
    {"b1", ElementType::Bool},
    {"i1", ElementType::I8},
    {"i2", ElementType::I16},
    {"i4", ElementType::I32},
    {"i8", ElementType::I64},
    {"u1", ElementType::U8},
    {"u2", ElementType::U16},
    {"u4", ElementType::U32},
    {"u8", ElementType::U64},
    {"f2", ElementType::F16},
    {"f4", ElementType::F32},
    {"f8", ElementType::F64},
    {"V2", ElementType::BF16},  // NumPy has no name for ml_dtypes' bfloat16, nor for views of a tensor's bytes
}};

/// Takes a dtype apart: byte order, letter, size. What NumPy knows and this program does not stays Kind::Other.
void readType(NpyHeader& header, std::string_view descr, const std::string& file, const Words& field)
{
    const Error unknown(Code::Unknown, file,
                        "unknown dtype of %1: %2. The known ones are <f4, <f2, <f8, <i8, |u1, |b1, <U5, ….", field,
                        std::string(descr.substr(0, 40)));
    if (std::ranges::any_of(descr, [](char c) { return c < ' ' || c > '~'; })) throw unknown;
    header.type = descr.substr(0, 40);
    header.big_endian = descr.starts_with('>');
    if (!descr.empty() && std::string_view("<>=|").find(descr.front()) != std::string_view::npos)
        descr.remove_prefix(1);
    if (const auto row = std::ranges::find(numberTable, descr, &NumberRow::code); row != numberTable.end()) {
        header.kind = ArrayFile::Kind::Numbers;
        header.element = row->type;
        header.item_bytes = elementBytes(row->type);
        return;
    }
    if (descr.empty() || std::string_view("USaOVMmcfiub").find(descr.front()) == std::string_view::npos) throw unknown;
    if (std::string_view("USa").find(descr.front()) == std::string_view::npos) return;
    std::uint32_t characters = 0;
    const char* const end = descr.data() + descr.size();
    const auto [stop, error] = std::from_chars(descr.data() + 1, end, characters);
    if (error != std::errc() || stop != end) throw unknown;
    header.kind = ArrayFile::Kind::Texts;
    header.text = descr.front() == 'U' ? NpyHeader::TextType::Utf32 : NpyHeader::TextType::Bytes;
    header.item_bytes = std::uint64_t{characters} * (descr.front() == 'U' ? 4 : 1);
}

void readField(NpyHeader& header, std::string_view key, Literal& literal, const std::string& file, const Words& field)
{
    if (key == "fortran_order") {
        header.fortran_order = literal.boolean();
    } else if (key == "shape") {
        header.shape = literal.sizes();
    } else if (key != "descr") {
        throw literal.malformed(
            Words("the header of %1 cannot be understood: expected descr, fortran_order and shape, found %2"));
    } else if (literal.atFields()) {
        literal.skipFields();
        header.type = "records";
    } else {
        readType(header, literal.quoted(), file, field);
    }
}

}  // namespace

std::size_t npyHeaderBytes(std::span<const std::byte> bytes, const std::string& file, const Words& field)
{
    const std::string_view text = textOf(bytes);
    const Words title("the header of %1", field);
    const auto byteAt = [&](std::size_t at) { return std::to_integer<std::size_t>(bytes[at]); };
    if (!text.starts_with(magic.substr(0, text.size())) || text.empty())
        throw Error(Code::Malformed, file,
                    "%1 cannot be understood: expected “\\x93NUMPY” at its beginning, found other bytes", title);
    if (text.size() < 10)
        throw Error(Code::Truncated, file, "%1 is cut short: expected at least 10 bytes, found %2", title,
                    std::to_string(text.size()));
    const std::size_t major = byteAt(6);
    const std::size_t minor = byteAt(7);
    if (major < 1 || major > 3 || minor != 0)
        throw Error(Code::Unsupported, file,
                    "%1 is not supported: expected version 1.0, 2.0 or 3.0, found version %2.%3", title,
                    std::to_string(major), std::to_string(minor));
    if (major == 1) return 10 + byteAt(8) + (byteAt(9) << 8U);
    if (text.size() < npyPrefixBytes)
        throw Error(Code::Truncated, file, "%1 is cut short: expected at least 12 bytes, found %2", title,
                    std::to_string(text.size()));
    const std::size_t length = byteAt(8) + (byteAt(9) << 8U) + (byteAt(10) << 16U) + (byteAt(11) << 24U);
    if (length > longestHeader)
        throw Error(Code::OutOfRange, file, "the length of %1 cannot be used: expected at most %2, found %3", title,
                    std::to_string(longestHeader), std::to_string(length));
    return npyPrefixBytes + length;
}

NpyHeader parseNpyHeader(std::span<const std::byte> bytes, const std::string& file, const Words& field)
{
    NpyHeader header;
    std::set<std::string_view> keys;
    Literal literal(textOf(bytes).substr(bytes[6] == std::byte{1} ? 10 : npyPrefixBytes), file, field);
    literal.expect('{');
    while (!literal.take('}')) {
        const std::string_view key = literal.quoted();
        if (!keys.insert(key).second)
            throw literal.malformed(Words("the header of %1 cannot be understood: expected each key once, found %2"));
        literal.expect(':');
        readField(header, key, literal, file, field);
        if (literal.take(',')) continue;
        literal.expect('}');
        break;
    }
    literal.expectEnd();
    if (keys.size() != 3)
        throw literal.malformed(
            Words("the header of %1 cannot be understood: expected descr, fortran_order and shape, found %2"));

    header.count = static_cast<std::uint64_t>(elementCount(header.shape, file, Words("the shape of %1", field)));
    if (__builtin_mul_overflow(header.count, header.item_bytes, &header.data_bytes))
        throw Error(Code::OutOfRange, file, "the shape of %1 cannot be used: expected fewer than 2^64 bytes, found %2",
                    field, shapeText(header.shape));
    return header;
}

}  // namespace core
