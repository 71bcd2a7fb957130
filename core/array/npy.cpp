#include "core/array/npy.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/file/memory_bound.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <utility>

namespace core {
namespace {

/// The places of a file's elements in C order.
class NpyPlaces {
public:
    explicit NpyPlaces(const NpyHeader& header)
    {
        if (!header.fortran_order) return;
        std::size_t stride = header.count;
        for (const Index length : header.shape) {
            const auto size = static_cast<std::size_t>(length);
            stride /= std::max<std::size_t>(size, 1);
            m_axes.push_back({0, size, stride});
        }
    }

    std::size_t next()
    {
        const std::size_t place = m_next;
        if (m_axes.empty()) {
            ++m_next;
            return place;
        }
        for (Axis& axis : m_axes) {
            m_next += axis.stride;
            if (++axis.index < axis.size) break;
            m_next -= axis.size * axis.stride;
            axis.index = 0;
        }
        return place;
    }

private:
    struct Axis {
        std::size_t index;
        std::size_t size;
        std::size_t stride;
    };
    std::vector<Axis> m_axes;
    std::size_t m_next = 0;
};

void reverseEach(std::span<std::byte> bytes, std::size_t width)
{
    for (std::size_t at = 0; at < bytes.size(); at += width) std::ranges::reverse(bytes.subspan(at, width));
}

/// The elements in the file's order, a few at a time.
void convertEach(const NpyHeader& header, const ReadBytes& read, const TakeNumbers& take)
{
    constexpr std::uint64_t most = 1U << 13U;
    const auto width = static_cast<std::size_t>(header.item_bytes);
    std::vector<std::byte> stored(std::min(most, header.count) * width);
    std::vector<float> converted(std::min(most, header.count));
    for (std::uint64_t done = 0; done < header.count;) {
        const std::size_t items = std::min(most, header.count - done);
        const auto bytes = std::span(stored).first(items * width);
        read(bytes);
        if (header.big_endian) reverseEach(bytes, width);
        convertToFloats(header.element, bytes, converted.data());
        take(std::span(converted).first(items));
        done += items;
    }
}

std::string textFromUtf32(std::span<const std::byte> item)
{
    std::string text;
    std::size_t zeros = 0;
    for (std::size_t at = 0; at < item.size(); at += 4) {
        std::uint32_t c = 0;
        std::memcpy(&c, item.data() + at, sizeof c);
        if (c == 0) {
            ++zeros;
            continue;
        }
        text.append(std::exchange(zeros, 0), '\0');
        appendUtf8(text, c);
    }
    return text;
}

std::string textFromBytes(std::span<const std::byte> item)
{
    const std::string_view bytes(reinterpret_cast<const char*>(item.data()), item.size());
    return validUtf8(bytes.substr(0, bytes.find_last_not_of('\0') + 1));
}

class NpyFile final : public ArrayFile {
public:
    NpyFile(std::shared_ptr<const void> owner, std::span<const std::byte> bytes, std::string name)
        : ArrayFile(std::move(name), "NumPy array"),
          m_owner(std::move(owner))
    {
        const Words title = titleOf("");
        const std::size_t headerBytes = npyHeaderBytes(bytes, m_name, title);
        if (headerBytes > bytes.size())
            throw Error(Code::Truncated, m_name, "the header of %1 is cut short: expected %2 bytes, found %3", title,
                        std::to_string(headerBytes), std::to_string(bytes.size()));
        m_header = parseNpyHeader(bytes.first(headerBytes), m_name, title);
        m_data = bytes.subspan(headerBytes);
        m_entries.push_back({"", m_header.type, m_header.shape, m_header.kind});
        if (m_header.kind == Kind::Other)
            throw unsupported(m_entries.front(), Words("%1 is not supported: expected numbers or texts, found %2"));
        if (m_header.kind == Kind::Texts)
            requireAtMost(memoryForTexts(bytes.size()), npyTextMemory(m_header), m_name,
                          Words("the memory for %1", title));
        if (m_data.size() < m_header.data_bytes)
            throw Error(Code::Truncated, m_name, "%1 is cut short: expected %2 bytes for %3, found %4", title,
                        std::to_string(m_header.data_bytes), shapeText(m_header.shape), std::to_string(m_data.size()));
        if (m_header.element == ElementType::BF16) m_warnings.emplace_back(readAsBfloat16);
        if (m_data.size() > m_header.data_bytes)
            m_warnings.push_back(
                "what follows the array is not read: " + std::to_string(m_data.size() - m_header.data_bytes) + " B");
    }

    NumberArray numbers(const std::string& name) const override
    {
        entryOf(name, Kind::Numbers);
        return readNpyNumbers(m_header, reader());
    }
    void numbersInParts(const std::string& name, const TakeNumbers& take) const override
    {
        entryOf(name, Kind::Numbers);
        readNpyParts(m_header, reader(), take);
    }
    void numbersAt(const std::string& name, Index first, std::span<float> into) const override
    {
        if (m_header.fortran_order) return ArrayFile::numbersAt(name, first, into);
        entryOf(name, Kind::Numbers);
        NpyHeader part = m_header;
        part.count = into.size();
        std::size_t done = 0;
        readNpyParts(part, reader(static_cast<std::size_t>(first) * m_header.item_bytes),
                     [&](std::span<const float> numbers) {
                         std::ranges::copy(numbers, into.begin() + static_cast<std::ptrdiff_t>(done));
                         done += numbers.size();
                     });
    }
    std::vector<std::string> texts(const std::string& name) const override
    {
        entryOf(name, Kind::Texts);
        return readNpyTexts(m_header, reader());
    }

private:
    /// @param from  bytes of the elements that are passed over
    ReadBytes reader(std::size_t from = 0) const
    {
        return [rest = m_data.subspan(from)](std::span<std::byte> into) mutable {
            std::ranges::copy(rest.first(into.size()), into.begin());
            MappedFile::requireWhole(rest.first(into.size()));
            rest = rest.subspan(into.size());
        };
    }

    std::shared_ptr<const void> m_owner;
    NpyHeader m_header;
    std::span<const std::byte> m_data;
};

}  // namespace

std::unique_ptr<const ArrayFile> openNpy(std::shared_ptr<const void> owner, std::span<const std::byte> bytes,
                                         std::string name)
{
    return std::make_unique<NpyFile>(std::move(owner), bytes, std::move(name));
}

NumberArray readNpyNumbers(const NpyHeader& header, const ReadBytes& read)
{
    NumberArray array{header.shape, std::vector<float>(header.count)};
    if (header.element == ElementType::F32 && !header.big_endian && !header.fortran_order) {
        read(std::as_writable_bytes(std::span(array.values)));
        return array;
    }
    NpyPlaces places(header);
    convertEach(header, read, [&](std::span<const float> part) {
        for (const float value : part) array.values[places.next()] = value;
    });
    return array;
}

void readNpyParts(const NpyHeader& header, const ReadBytes& read, const TakeNumbers& take)
{
    if (header.fortran_order)
        take(readNpyNumbers(header, read).values);
    else
        convertEach(header, read, take);
}

std::vector<std::string> readNpyTexts(const NpyHeader& header, const ReadBytes& read)
{
    std::vector<std::string> texts(header.count);
    if (texts.empty()) return texts;
    std::vector<std::byte> item(header.item_bytes);
    NpyPlaces places(header);
    for (std::uint64_t i = 0; i < header.count; ++i) {
        read(item);
        const bool wide = header.text == NpyHeader::TextType::Utf32;
        if (wide && header.big_endian) reverseEach(item, 4);
        texts[places.next()] = wide ? textFromUtf32(item) : textFromBytes(item);
    }
    return texts;
}

std::uint64_t npyTextMemory(const NpyHeader& header)
{
    constexpr std::uint64_t all = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t memory = 0;
    if (__builtin_mul_overflow(header.count, sizeof(std::string), &memory)) return all;
    return __builtin_add_overflow(memory, header.data_bytes, &memory) ? all : memory;
}

std::string npyHeader(const std::string& type, const std::vector<Index>& shape)
{
    std::string tuple = "(";
    for (const Index size : shape) tuple += std::to_string(size) + (shape.size() == 1 ? "," : ", ");
    if (shape.size() > 1) tuple.resize(tuple.size() - 2);
    std::string header = "{'descr': '" + type + "', 'fortran_order': False, 'shape': " + tuple + "), }";
    // The elements begin at a multiple of 64, so that they can be mapped; the header's last character ends the line.
    constexpr std::size_t before = 10;
    header.resize((before + header.size() + 1 + 63) / 64 * 64 - before, ' ');
    header.back() = '\n';
    if (header.size() > std::numeric_limits<std::uint16_t>::max())
        throw Error(Code::OutOfRange, "", "the shape cannot be used: expected at most 64 dimensions, found %1",
                    std::to_string(shape.size()));
    return std::string("\x93NUMPY\x01", 7) + '\0' + static_cast<char>(header.size() & 0xFFU)
           + static_cast<char>(header.size() >> 8U) + header;
}

std::string npyBytes(const NumberArray& array)
{
    const Index count = elementCount(array.shape, "", Words("the shape"));
    if (static_cast<std::size_t>(count) != array.values.size())
        throw Error(Code::OutOfRange, "", "the shape %1 cannot be used: expected %2 numbers, found %3",
                    shapeText(array.shape), std::to_string(count), std::to_string(array.values.size()));
    std::string bytes = npyHeader("<f4", array.shape);
    bytes.append(reinterpret_cast<const char*>(array.values.data()), array.values.size() * sizeof(float));
    return bytes;
}

std::string npyTexts(const std::vector<Index>& shape, const std::vector<std::string>& texts)
{
    std::vector<std::u32string> wide;
    std::size_t longest = 1;  // NumPy has no texts of no characters
    for (const std::string& text : texts) {
        std::u32string& points = wide.emplace_back();
        for (std::size_t at = 0; at < text.size();) {
            const char32_t point = codePointAt(text, at);
            points += point == notACodePoint ? U'\uFFFD' : point;
        }
        longest = std::max(longest, points.size());
    }
    std::string bytes = npyHeader("<U" + std::to_string(longest), shape);
    for (std::u32string& text : wide) {
        text.resize(longest, U'\0');
        bytes.append(reinterpret_cast<const char*>(text.data()), text.size() * sizeof(char32_t));
    }
    return bytes;
}

}  // namespace core
