#include "core/tensor/coded_numbers.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/kernel/kernels.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>

namespace core {
namespace {

using Order = CodedNumbers::Order;
using Meaning = CodedNumbers::Meaning;

unsigned shiftAcross(Index row) { return Kernels::shifts_across[row % 8]; }

template<typename Number>
Number numberAt(std::span<const std::byte> data, Index place)
{
    Number number;
    std::memcpy(&number, data.data() + place * static_cast<Index>(sizeof number), sizeof number);
    return number;
}

/// So many bits that begin at a bit of a line of words.
/// @param step  words from one of the line to the next
unsigned bitsAt(std::span<const std::byte> data, Index first_word, Index step, Index bit, int bits)
{
    const Index word = bit / 32;
    const auto shift = static_cast<unsigned>(bit % 32);
    std::uint64_t found = numberAt<std::uint32_t>(data, first_word + word * step);
    if (shift + static_cast<unsigned>(bits) > 32)
        found |= std::uint64_t{numberAt<std::uint32_t>(data, first_word + (word + 1) * step)} << 32U;
    return static_cast<unsigned>(found >> shift) & ((1U << static_cast<unsigned>(bits)) - 1);
}

/// 2^(exponent - 127); 255 is NaN. The smallest is denormal.
float powerOfTwo(std::uint8_t exponent)
{
    if (exponent == 255) return std::numeric_limits<float>::quiet_NaN();
    const std::uint32_t bits = exponent == 0 ? 0x00400000U : std::uint32_t{exponent} << 23U;
    return std::bit_cast<float>(bits);
}

float floatOfE4M3(unsigned code)
{
    const unsigned exponent = (code >> 3U) & 15U, rest = code & 7U;
    if ((code & 127U) == 127U) return std::numeric_limits<float>::quiet_NaN();
    const float size = exponent == 0 ? std::ldexp(static_cast<float>(rest), -9)
                                     : std::ldexp(static_cast<float>(8 + rest), static_cast<int>(exponent) - 10);
    return (code & 128U) != 0 ? -size : size;
}

float floatOfHalf(std::span<const std::byte> data, Index place)
{
    return static_cast<float>(Eigen::numext::bit_cast<Eigen::half>(numberAt<std::uint16_t>(data, place)));
}

float floatOfBrainHalf(std::span<const std::byte> data, Index place)
{
    return std::bit_cast<float>(std::uint32_t{numberAt<std::uint16_t>(data, place)} << 16U);
}

float scaleAt(const StoredSpan& numbers, Index place)
{
    switch (numbers.type) {
    case ElementType::F16: return floatOfHalf(numbers.data, place);
    case ElementType::BF16: return floatOfBrainHalf(numbers.data, place);
    case ElementType::F8_E8M0:
    case ElementType::U8: return powerOfTwo(numberAt<std::uint8_t>(numbers.data, place));
    default: return numberAt<float>(numbers.data, place);
    }
}

/// @param table  what the numbers stand for, null if for themselves
/// @return whether all are 0
bool requireFinite(const StoredSpan& numbers, const CodeScales::Table* table, const std::string& file)
{
    bool areZero = true;
    const Index count = std::ssize(numbers.data) / static_cast<Index>(elementBytes(numbers.type));
    for (Index i = 0; i < count; ++i) {
        const float scale = table == nullptr ? scaleAt(numbers, i) : (*table)[numberAt<std::uint8_t>(numbers.data, i)];
        if (!std::isfinite(scale))
            throw Error(Code::OutOfRange, file,
                        std::isnan(scale) ? "tensor “%1” cannot be used: expected finite scales, found NaN"
                                          : "tensor “%1” cannot be used: expected finite scales, found infinity",
                        numbers.name);
        areZero = areZero && scale == 0;
    }
    MappedFile::requireWhole(numbers.data);
    return areZero;
}

/// The number of parts of a size that cover a whole one; the last may be smaller.
Index partsOf(Index whole, Index part) { return (whole + part - 1) / part; }

}  // namespace

const std::array<float, 256>& numbersOfE4M3()
{
    static const std::array<float, 256> all = [] {
        std::array<float, 256> numbers{};
        for (unsigned code = 0; code < 256; ++code) numbers[code] = floatOfE4M3(code);
        return numbers;
    }();
    return all;
}

float CodeScales::at(Index place) const
{
    place /= steps_together;
    if (table) return factor * (*table)[numberAt<std::uint8_t>(numbers.data, place)];
    if (!nested) return factor * scaleAt(numbers, place);
    // Two roundings, as the library has them.
    const float product =
        nested->table[numberAt<std::uint8_t>(numbers.data, place)] * scaleAt(nested->numbers, place / nested->together);
    return product + nested->offset;
}

unsigned CodedNumbers::codeAt(Index row, Index col) const
{
    const Layout& all = m_layout;
    const std::span<const std::byte> data = all.codes.data;
    switch (all.order) {
    case Order::Columns: return bitsAt(data, row, all.rows, col * all.bits, all.bits);
    case Order::Across: return bitsAt(data, col * (all.rows / 8) + row / 8, 1, shiftAcross(row), 4);
    default: break;
    }
    const Index bit = row * all.row_bits + col * all.bits;
    const unsigned byte = numberAt<std::uint8_t>(data, bit / 8);
    const auto within = static_cast<unsigned>(bit % 8), bits = static_cast<unsigned>(all.bits);
    const unsigned shift = all.order == Order::HighFirst ? 8 - bits - within : within;
    return (byte >> shift) & ((1U << bits) - 1);
}

Index CodedNumbers::groupOf(Index col) const
{
    return m_layout.groups.empty() ? col / m_layout.group : m_layout.groups[static_cast<std::size_t>(col)];
}

float CodedNumbers::numberOf(unsigned code, float zero) const
{
    switch (m_layout.meaning) {
    case Meaning::Table: return m_layout.table[code];
    case Meaning::E4M3: return numbersOfE4M3()[code];
    default: break;
    }
    // Kernels count signed bytes from -128 on, and so are their zeros.
    return static_cast<float>(m_layout.has_sign ? code ^ 128U : code) - zero;
}

void CodedNumbers::convert(Index row, Index first_col, Index count, float* out) const
{
    const CodeScales& scales = m_layout.scales;
    Index group = -1;
    float scale = 0, zero = 0;
    for (Index i = 0; i < count; ++i) {
        if (const Index next = groupOf(first_col + i); next != group) {
            group = next;
            scale = scales.at(scales.placeOf(row) + group * scales.group_step);
            zerosOf(std::span(&row, 1), group, 1, &zero);
        }
        out[i] = numberOf(codeAt(row, first_col + i), zero) * scale;
    }
    requireWhole();
}

const Kernels::Coded& CodedNumbers::kernel() const
{
    const Layout& all = m_layout;
    if (all.meaning == Meaning::E4M3) return kernels().e4m3;
    if (all.meaning == Meaning::Table)
        return all.order == Order::HighFirst ? kernels().table_high : kernels().table_low;
    switch (all.bits) {
    case 2: return kernels().whole2;
    case 3: return kernels().whole3;
    case 4: return kernels().whole4;
    default: return kernels().whole8;
    }
}

Index CodedNumbers::rowsTogether() const { return m_layout.order == Order::Across ? 256 : 1; }

bool CodedNumbers::isUnpackedByKernels(Index first_col, Index cols) const
{
    const Layout& all = m_layout;
    const bool inRows = all.order == Order::Rows || all.order == Order::HighFirst;
    if (inRows && all.row_bits % 8 != 0) return false;
    const Index held = all.bits == 3 ? 32 : 32 / all.bits;
    return first_col % held == 0 && cols % held == 0;
}

const std::byte* CodedNumbers::wordOf(Index row, Index col) const
{
    const Layout& all = m_layout;
    const std::byte* data = all.codes.data.data();
    switch (all.order) {
    case Order::Columns: return data + 4 * (col * all.bits / 32 * all.rows + row);
    case Order::Across: return data + 4 * (col * (all.rows / 8) + row / 8);
    default: return data + (row * all.row_bits + col * all.bits) / 8;
    }
}

void CodedNumbers::scalesOf(std::span<const Index> rows, Index first_group, Index count, float* out) const
{
    const CodeScales& scales = m_layout.scales;
    const Index step = scales.group_step, many = std::ssize(rows);
    const auto placeOf = [&](Index row) { return scales.placeOf(row) + first_group * step; };
    const Index place = placeOf(rows.front());
    bool isOne = true, followEachOther = true;
    for (Index i = 0; i < many; ++i) {
        const Index next = placeOf(rows[static_cast<std::size_t>(i)]);
        isOne = isOne && next == place;
        followEachOther = followEachOther && next == place + i;
    }
    const auto each = [&](const auto& read) {
        if (isOne)
            for (Index group = 0; group < count; ++group)
                std::fill_n(out + group * many, many, read(place + group * step));
        else if (followEachOther)
            for (Index group = 0; group < count; ++group)
                for (Index i = 0; i < many; ++i) out[group * many + i] = read(place + group * step + i);
        else
            for (Index i = 0; i < many; ++i) {
                const Index from = placeOf(rows[static_cast<std::size_t>(i)]);
                for (Index group = 0; group < count; ++group) out[group * many + i] = read(from + group * step);
            }
    };
    // The kind of scales is tested once, not for each.
    if (scales.nested && scales.steps_together == 1) {
        const CodeScales::Nested& nested = *scales.nested;
        Index one = -1;
        float shared = 0;
        return each([&](Index at) {
            if (const Index next = at / nested.together; next != one) {
                one = next;
                shared = scaleAt(nested.numbers, next);
            }
            const float product = nested.table[numberAt<std::uint8_t>(scales.numbers.data, at)] * shared;
            return product + nested.offset;
        });
    }
    if (scales.nested || scales.steps_together > 1) return each([&](Index at) { return scales.at(at); });
    const auto data = scales.numbers.data;
    const float factor = scales.factor;
    if (scales.table)
        return each([&, &table = *scales.table](Index at) { return factor * table[numberAt<std::uint8_t>(data, at)]; });
    switch (scales.numbers.type) {
    case ElementType::F16: return each([&](Index at) { return factor * floatOfHalf(data, at); });
    case ElementType::BF16: return each([&](Index at) { return factor * floatOfBrainHalf(data, at); });
    case ElementType::F32: return each([&](Index at) { return factor * numberAt<float>(data, at); });
    default: return each([&](Index at) { return factor * powerOfTwo(numberAt<std::uint8_t>(data, at)); });
    }
}

void CodedNumbers::zerosOf(std::span<const Index> rows, Index first_group, Index count, float* out) const
{
    const CodeZeros& zeros = m_layout.zeros;
    const CodeScales& scales = m_layout.scales;
    const std::span<const std::byte> data = zeros.numbers.data;
    const Index many = std::ssize(rows);
    const int added = zeros.added + (m_layout.has_sign ? 128 : 0), most = zeros.wraps ? (1 << zeros.bits) - 1 : -1;
    const unsigned mask = (1U << static_cast<unsigned>(zeros.bits)) - 1;
    // Where each row's zero of the first group is, in bytes or words, and how far it is to the next group's.
    std::array<Index, Kernels::most_lanes> places{};
    std::array<unsigned, Kernels::most_lanes> shifts{};
    Index step = zeros.step;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Index row = rows[i], held = 32 / zeros.bits;  // rows of a word in a column
        switch (zeros.order) {
        case CodeZeros::Order::None: break;
        case CodeZeros::Order::AsScales:
            step = scales.group_step;
            places[i] = scales.placeOf(row);
            break;
        case CodeZeros::Order::InRow:
            places[i] = row * zeros.bits / 32;
            shifts[i] = static_cast<unsigned>(row * zeros.bits % 32);
            break;
        case CodeZeros::Order::Across:
            places[i] = row / 8;
            shifts[i] = shiftAcross(row);
            break;
        case CodeZeros::Order::InColumn:
            step = 1;
            places[i] = row / held * zeros.step;
            shifts[i] = static_cast<unsigned>(row % held * zeros.bits);
            break;
        }
        places[i] += first_group * step;
    }
    const auto each = [&](const auto& zero) {
        for (Index group = 0; group < count; ++group)
            for (Index i = 0; i < many; ++i) {
                const auto row = static_cast<std::size_t>(i);
                out[group * many + i] =
                    static_cast<float>((zero(places[row] + group * step, shifts[row]) + added) & most);
            }
    };
    if (zeros.order == CodeZeros::Order::None) return each([](Index, unsigned) { return 0; });
    if (zeros.order == CodeZeros::Order::AsScales)
        return each([&](Index at, unsigned) { return int{numberAt<std::int8_t>(data, at)}; });
    if (zeros.bits == 3)  // some lie in two words
        return each([&](Index at, unsigned shift) { return static_cast<int>(bitsAt(data, at, 1, shift, 3)); });
    each([&](Index at, unsigned shift) {
        return static_cast<int>((numberAt<std::uint32_t>(data, at) >> shift) & mask);
    });
}

Index CodedNumbers::groupsOf(Index first, Index count, std::vector<int>& groups) const
{
    const Layout& all = m_layout;
    groups.resize(static_cast<std::size_t>(count));
    if (!all.groups.empty()) {
        std::copy_n(all.groups.begin() + first, count, groups.begin());
        return 0;
    }
    const Index low = first / all.group;
    for (Index from = 0; from < count;) {
        const Index group = (first + from) / all.group, to = std::min(count, (group + 1) * all.group - first);
        std::fill(groups.begin() + from, groups.begin() + to, static_cast<int>(group - low));
        from = to;
    }
    return low;
}

Index CodedNumbers::unpackedAtOnce() const
{
    // What lies in words of columns is as far apart as rows are long: a few of these stay near until the words beside
    // them, in the same lines, are unpacked.
    switch (m_layout.order) {
    case Order::Columns:
    case Order::Across: return 128;
    default: return std::numeric_limits<Index>::max();
    }
}

/// Rows whose codes lie across, some numbers of them at a time, as words that have one row's numbers each.
class CodedNumbers::Turned {
public:
    Turned(const CodedNumbers& numbers, std::span<const Index> columns) : m_numbers(numbers)
    {
        m_words.reserve(columns.size());
        for (const Index row : columns) {
            if (m_eights.empty() || m_eights.back() != row / 8) m_eights.push_back(row / 8);
            m_words.push_back(placeOf(std::ssize(m_eights) - 1) + row % 8);
        }
        m_turned = FloatBuffer(static_cast<std::size_t>(placeOf(partsOf(std::ssize(m_eights), m_lanes) * m_lanes)));
    }

    /// Makes numbers from the `first`-th on be there.
    void turn(Index first, Index count)
    {
        std::array<const void*, Kernels::most_lanes> words{};
        for (Index from = 0; from < std::ssize(m_eights); from += m_lanes) {
            for (Index i = 0; i < m_lanes; ++i) words[static_cast<std::size_t>(i)] = wordOfEight(from + i, first);
            kernels().turnAcross(words.data(), m_numbers.rows() / 2, count, turned() + placeOf(from));
        }
        m_soon = first + count;
        m_share = partsOf(count, partsOf(std::ssize(m_words), m_lanes));
    }

    const void* wordOf(std::size_t col) const { return turned() + m_words[col]; }
    /// Bytes from one word of a row to the next.
    Index step() const { return m_lanes * 4 * 8; }

    /// Asks for a share of the numbers that are turned next while those of a vector's width of columns are used: too
    /// far apart for the processor to do it by itself, they would all be waited for at once.
    void askForMore()
    {
        constexpr Index line = 64;  // bytes
        const Index count = std::min(m_share, m_numbers.cols() - m_soon), step = m_numbers.rows() / 2;
        const std::byte* from = wordOfEight(0, m_soon);
        const Index length = 4 * (std::ssize(m_eights) - 1);  // most follow each other
        for (Index i = 0; i < count; ++i, from += step) {
            for (Index at = 0; at < length; at += line) __builtin_prefetch(from + at, 0, 2);
            __builtin_prefetch(from + length, 0, 2);
        }
        m_soon += count;
    }

private:
    /// @param eight  beyond the last one, that one
    const std::byte* wordOfEight(Index eight, Index number) const
    {
        const Index place = std::min(eight, std::ssize(m_eights) - 1);
        return m_numbers.wordOf(8 * m_eights[static_cast<std::size_t>(place)], number);
    }
    /// Where the words of an eight begin: those of `lanes` eights of one number lie beside each other.
    Index placeOf(Index eight) const
    {
        return eight / m_lanes * m_lanes * m_numbers.unpackedAtOnce() + eight % m_lanes * 8;
    }
    unsigned* turned() const { return reinterpret_cast<unsigned*>(m_turned.data()); }

    const CodedNumbers& m_numbers;
    Index m_lanes = kernels().lanes;
    std::vector<Index> m_eights = {};  ///< of rows, that have a column
    std::vector<Index> m_words = {};   ///< where each column's words begin
    FloatBuffer m_turned = FloatBuffer(0);
    Index m_soon = 0, m_share = 0;  ///< the next number to ask for, and how many at a time
};

/// What kernels are told of some rows, which are columns of panels: of `lanes` of them at a time.
class CodedNumbers::Unpacking {
public:
    /// @param first, count  of each row's numbers
    Unpacking(const CodedNumbers& numbers, std::span<const Index> columns, Index first, Index count)
        : m_numbers(numbers),
          m_columns(columns),
          m_first(first),
          m_low(numbers.groupsOf(first, count, m_groups)),
          m_many(numbers.m_layout.groups.empty() ? m_groups.back() + 1
                                                 : partsOf(numbers.m_layout.cols, numbers.m_layout.group)),
          m_scales(static_cast<std::size_t>((std::ssize(columns) + m_lanes) * m_many))
    {
        const bool hasZeros = numbers.m_layout.meaning == Meaning::Whole;
        if (hasZeros) m_zeros.resize(m_scales.size());
        std::array<Index, Kernels::most_lanes> some{};
        const auto rows = std::span<const Index>(some).first(static_cast<std::size_t>(m_lanes));
        for (Index col = 0; col < std::ssize(columns); col += m_lanes) {
            for (Index i = 0; i < m_lanes; ++i) some[static_cast<std::size_t>(i)] = columns[placeOf(col + i)];
            numbers.scalesOf(rows, m_low, m_many, m_scales.data() + col * m_many);
            if (hasZeros) numbers.zerosOf(rows, m_low, m_many, m_zeros.data() + col * m_many);
        }
        for (float& zero : m_zeros) zero += Kernels::Codes::raise;
        if (numbers.m_layout.order == Order::Across) m_turned.emplace(numbers, columns);
    }

    /// Before from() is asked for numbers from the `done`-th on.
    /// @param count  at most unpackedAtOnce()
    void begin(Index done, Index count)
    {
        if (m_turned) m_turned->turn(m_first + done, count);
    }

    /// From a column on, their numbers from the `done`-th on; until the next call.
    Kernels::Codes from(Index col, Index done)
    {
        const Layout& all = m_numbers.m_layout;
        if (m_turned) m_turned->askForMore();
        for (Index i = 0; i < m_lanes; ++i) {
            const std::size_t place = placeOf(col + i);
            m_words[static_cast<std::size_t>(i)] =
                m_turned ? m_turned->wordOf(place) : m_numbers.wordOf(m_columns[place], m_first + done);
        }
        return {.words = m_words.data(),
                .step = m_turned                      ? m_turned->step()
                        : all.order == Order::Columns ? 4 * all.rows
                                                      : 4,
                .flip = all.has_sign ? 0x80808080U : 0,
                .table = all.table.data(),
                .groups = m_groups.data() + done,
                .mixed = !all.groups.empty(),
                .scales = m_scales.data() + col * m_many,
                .zeros = m_zeros.empty() ? nullptr : m_zeros.data() + col * m_many};
    }

private:
    /// A column's place; beyond the last column the last one's, for lanes that are not used.
    std::size_t placeOf(Index col) const { return static_cast<std::size_t>(std::min(col, std::ssize(m_columns) - 1)); }

    const CodedNumbers& m_numbers;
    std::span<const Index> m_columns;
    Index m_first;
    Index m_lanes = kernels().lanes;
    std::vector<int> m_groups = {};  // filled by the next one
    Index m_low, m_many;             ///< the group that is counted as 0, and how many there are
    // Those of `lanes` columns, of all groups, one behind the other.
    std::vector<float> m_scales, m_zeros = {};
    std::optional<Turned> m_turned = {};
    std::array<const void*, Kernels::most_lanes> m_words = {};
};

void CodedNumbers::fillPanels(std::span<const Index> columns, Index first, Index count, Panels& panels) const
{
    Unpacking unpacking(*this, columns, first, count);
    const Kernels::UnpackCodes unpack = kernel().unpack;
    for (Index done = 0; done < count; done += unpackedAtOnce()) {
        const Index some = std::min(unpackedAtOnce(), count - done);
        unpacking.begin(done, some);
        for (Index panel = 0; panel < panels.count(); ++panel)
            panels.unpackLines(panel, done, some, [&](Index within, float* out, Index stride) {
                unpack(unpacking.from(panels.firstCol(panel) + within, done), some, out, stride);
            });
    }
    requireWhole();
}

bool CodedNumbers::multipliesFew(Index rows) const { return rows >= 1 && rows <= kernel().few_rows; }

void CodedNumbers::multiplyFew(std::span<const Index> columns, Index first, MatrixView x, Eigen::Ref<Matrix> out) const
{
    const Index lanes = kernels().lanes, count = x.cols();
    const Index chunks = partsOf(x.rows(), Kernels::Coded::most_rows);
    // From three rows on products are added up as panels' are, so many numbers at a time. Where the numbers of a row
    // follow each other, they are read to the row's end before those of the next rows.
    const Index together = x.rows() < 3 ? count : Panels::depth_at_once;
    const Index atOnce = std::min(unpackedAtOnce(), together);
    const Index side = m_layout.order == Order::Columns || m_layout.order == Order::Across ? out.cols() : lanes;
    Unpacking unpacking(*this, columns, first, count);
    out.setZero();
    for (Index from = 0; from < out.cols(); from += side) {
        const Index cols = std::min(side, out.cols() - from);
        Matrix sums(x.rows(), partsOf(cols, lanes) * lanes);
        for (Index part = 0; part < count; part += together) {
            sums.setZero();
            const Index end = std::min(part + together, count);
            for (Index done = part; done < end; done += atOnce) {
                const Index some = std::min(atOnce, end - done);
                unpacking.begin(done, some);
                for (Index col = 0; col < cols; col += lanes) {
                    const Kernels::Codes codes = unpacking.from(from + col, done);
                    for (Index chunk = 0; chunk < chunks; ++chunk) {
                        const Index row = x.rows() * chunk / chunks, rows = x.rows() * (chunk + 1) / chunks - row;
                        kernel().multiply[rows - 1](codes, some,
                                                    {x.row(row).data() + done, x.outerStride(),
                                                     sums.row(row).data() + col, sums.outerStride()});
                    }
                }
            }
            out.middleCols(from, cols) += sums.leftCols(cols);
        }
    }
    requireWhole();
}

void CodedNumbers::requireWhole() const
{
    MappedFile::requireWhole(m_layout.codes.data);
    MappedFile::requireWhole(m_layout.scales.numbers.data);
    MappedFile::requireWhole(m_layout.zeros.numbers.data);
    if (m_layout.scales.nested) MappedFile::requireWhole(m_layout.scales.nested->numbers.data);
}

void CodedNumbers::requireFiniteScales() const
{
    std::call_once(m_looked, [&] {
        const CodeScales& scales = m_layout.scales;
        const bool areZero =
            requireFinite(scales.nested ? scales.nested->numbers : scales.numbers, scales.table.get(), m_layout.file);
        m_zero = areZero && !scales.nested;
    });
}

Index CodedNumbers::brokenNumbers() const
{
    if (m_layout.meaning != Meaning::E4M3) return 0;
    const Index broken = std::ranges::count_if(
        m_layout.codes.data, [](std::byte code) { return (code & std::byte{127}) == std::byte{127}; });
    MappedFile::requireWhole(m_layout.codes.data);
    return broken;
}

void CodedNumbers::letGo() const { MappedFile::letGo(m_layout.codes.data); }

}  // namespace core
