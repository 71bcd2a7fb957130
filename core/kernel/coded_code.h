#pragma once

// Codes of few bits whose scales lie apart from them, as float32 and turned. Part of kernel_code.h, which says what
// must be defined, and why everything here has internal linkage. The numbers are those of CodedNumbers::convert(), to
// the last bit but for the sign of a zero.

#include "core/kernel/kernel_table.h"
#include "core/kernel/transpose_code.h"
#include "core/kernel/unpack_code.h"

namespace {

using Codes = core::Kernels::Codes;

/// The columns' words in turn.
class Words {
public:
    explicit Words(const Codes& codes) : Words(codes.words, codes.step, codes.flip) {}
    Words(const void* const* words, ptrdiff_t step, unsigned flip) : m_words(words), m_step(step), m_flip(flip)
    {
        for (ptrdiff_t i = 1; i < lanes; ++i)
            m_side_by_side = m_side_by_side && words[i] == static_cast<const Byte*>(words[0]) + 4 * i;
        m_in_rows = step == 4;
        // Distance to the next group of columns, which follows at once where columns lie one behind the other.
        m_ahead = (static_cast<const Byte*>(words[1]) - static_cast<const Byte*>(words[0])) * lanes;
    }

    Bits operator[](ptrdiff_t word) const
    {
        const ptrdiff_t place = word * m_step;
        if (!m_side_by_side) {
            if (word % 16 == 0) prefetch(place);
            return Rows(m_words, place).words(0) ^ m_flip;
        }
        const Byte* from = static_cast<const Byte*>(m_words[0]) + place;
        __builtin_prefetch(from + 16 * m_step);  // too far apart for the processor to ask for them by itself
        return *reinterpret_cast<const Side*>(from) ^ m_flip;
    }

    /// Calls `use` with the numbers of some words, and these.
    template<typename Use>
    __attribute__((always_inline)) void each(ptrdiff_t word, ptrdiff_t end, const Use& use) const
    {
        // A square of words, one row for each lane, is turned at once, which is quicker than reading words one by one;
        // and rows that lie a power of two apart share places in the cache, where a line has to be used up at once.
        for (; m_in_rows && word + lanes <= end; word += lanes) {
            if (word % 16 == 0) prefetch(word * m_step);
            Vector square[lanes];
#pragma GCC unroll 16
            for (int row = 0; row < lanes; ++row)
                square[row] = *reinterpret_cast<const Numbers*>(static_cast<const Byte*>(m_words[row]) + word * m_step);
            turnSquare(square);
            for (int i = 0; i < lanes; ++i) use(word + i, reinterpret_cast<Bits>(square[i]) ^ m_flip);
        }
        for (; word < end; ++word) use(word, (*this)[word]);
    }

private:
    typedef float Numbers
        __attribute__((vector_size(4 * KERNEL_LANES), aligned(1), may_alias));  // NOLINT(modernize-use-using)

    void prefetch(ptrdiff_t place) const
    {
        const Rows rows(m_words, place);
        for (ptrdiff_t i = 0; i < lanes; ++i) __builtin_prefetch(rows[i] + m_ahead, 0, 2);
    }

    typedef unsigned Side
        __attribute__((vector_size(4 * KERNEL_LANES), aligned(1), may_alias));  // NOLINT(modernize-use-using)

    const void* const* m_words;
    ptrdiff_t m_step;
    unsigned m_flip;
    bool m_side_by_side = true;
    bool m_in_rows;
    ptrdiff_t m_ahead = 0;
};

/// Writes the lines of a panel.
struct Written {
    static constexpr bool adds = false;

    float* out;
    ptrdiff_t stride;

    void operator()(ptrdiff_t line, Vector numbers) const { store(out + line * stride, numbers); }
};

/// Multiplies the lines of a panel with a few rows as soon as they are scaled, and adds these products up one after
/// another, as tile() does: so sums are the panel's to the last bit, but for the sign of a zero.
template<int rows>
class AddedInOrder {
public:
    static constexpr bool adds = true;

    explicit AddedInOrder(const core::Kernels::FewRows& few) : m_few(few)
    {
#pragma GCC unroll 12
        for (int r = 0; r < rows; ++r) m_sums[r] = load(few.sums + r * few.sums_stride);
    }

    __attribute__((always_inline)) void operator()(ptrdiff_t line, Vector numbers)
    {
#pragma GCC unroll 12
        for (int r = 0; r < rows; ++r) m_sums[r] += all(m_few.x[r * m_few.stride + line]) * numbers;
    }

    void add(Vector more)
    {
#pragma GCC unroll 12
        for (int r = 0; r < rows; ++r) m_sums[r] += more;
    }

    void finish() const
    {
#pragma GCC unroll 12
        for (int r = 0; r < rows; ++r) store(m_few.sums + r * m_few.sums_stride, m_sums[r]);
    }

private:
    const core::Kernels::FewRows m_few;
    Vector m_sums[rows];
};

/// Whether a bit of any lane is set.
bool isAny(Bits bits)
{
#if KERNEL_LANES == 16
    return _mm512_test_epi32_mask(reinterpret_cast<__m512i>(bits), reinterpret_cast<__m512i>(bits)) != 0;
#elif KERNEL_LANES == 8
    return _mm256_testz_si256(reinterpret_cast<__m256i>(bits), reinterpret_cast<__m256i>(bits)) == 0;
#else
    unsigned found = 0;
    for (ptrdiff_t i = 0; i < lanes; ++i) found |= bits[i];
    return found != 0;
#endif
}

/// 2^exponent.
template<int exponent>
constexpr float power()
{
    float number = 1;
    for (int i = 0; i < exponent; ++i) number *= 2;
    return number;
}

/// Scales the lines of a panel, each as its group asks, and hands them on.
template<typename Lines>
class Scaled {
public:
    static constexpr bool lifts = false;
    static constexpr bool adds = Lines::adds;

    Scaled(const Codes& codes, Lines& lines) : m_codes(codes), m_lines(lines) {}

    /// Some lines, each of them (number - zero) · scale, or number · scale.
    /// @tparam lower  numbers are handed over 2^lower too small
    /// @param number  what makes the numbers of the i-th of these lines
    template<int count, bool hasZeros, int lower = 0, typename Number>
    __attribute__((always_inline)) void operator()(ptrdiff_t first, const Number& number)
    {
        const int* groups = m_codes.groups + first;
        if (!m_codes.mixed && groups[0] == groups[count - 1]
            && (groups[0] == m_group || begin<hasZeros, lower>(groups[0]))) [[likely]] {
#pragma GCC unroll 32
            for (int i = 0; i < count; ++i) m_lines(first + i, (hasZeros ? number(i) - m_zero : number(i)) * m_scale);
            return;
        }
#pragma GCC unroll 32
        for (int i = 0; i < count; ++i) {
            const ptrdiff_t at = groups[i] * lanes;
            const Vector some = hasZeros ? number(i) - load(m_codes.zeros + at) : number(i);
            m_lines(first + i, (lower == 0 ? some : some * power<lower>()) * load(m_codes.scales + at));
        }
    }

    /// Adds numbers to what the columns' products come to.
    void add(Vector numbers) { m_lines.add(numbers); }

private:
    /// The scale itself lifts numbers that are too small, which is a product less for each number, and the same.
    /// @return whether it has room for that
    template<bool hasZeros, int lower>
    __attribute__((always_inline)) bool begin(int group)
    {
        const Vector scale = load(m_codes.scales + group * lanes);
        if constexpr (lower > 0) {
            constexpr unsigned tooLarge = static_cast<unsigned>(127 + 128 - lower) << 23U;
            const Bits exponents = reinterpret_cast<Bits>(scale) & 0x7F800000U;
            if (isAny(reinterpret_cast<Bits>(exponents >= tooLarge))) return false;
        }
        m_group = group;
        m_scale = lower == 0 ? scale : scale * power<lower>();
        if constexpr (hasZeros) m_zero = load(m_codes.zeros + group * lanes);
        return true;
    }

    const Codes& m_codes;
    Lines& m_lines;
    int m_group = -1;
    Vector m_scale = {}, m_zero = {};
};

/// Multiplies the lines of a panel with a few rows as soon as they are unpacked, instead of writing them: a panel is
/// eight times as large as its codes.
template<int rows>
class Multiplied {
public:
    static constexpr bool lifts = true;
    static constexpr bool adds = true;
    static constexpr ptrdiff_t liftedAtOnce = 1024;

    /// @param lifted  [rows, liftedAtOnce] for what lift() makes: a part of this, it would keep the sums beside it from
    ///                being in registers
    Multiplied(const Codes& codes, const float* x, ptrdiff_t stride, float* lifted)
        : m_codes(codes),
          m_x(x),
          m_stride(stride),
          m_lifted(lifted),
          m_from(x),
          m_step(stride)
    {
    }

    /// Multiplies the rows' numbers from here on with 2^60, and what all came to with 2^(lower - 60): so numbers may be
    /// handed over that are 2^lower too small, without a product for each of them.
    template<int lower>
    void lift(ptrdiff_t first, ptrdiff_t count)
    {
        for (ptrdiff_t r = 0; r < rows; ++r)
            for (ptrdiff_t i = 0; i < count; ++i)
                m_lifted[r * liftedAtOnce + i] = m_x[r * m_stride + first + i] * power<60>();
        m_from = m_lifted;
        m_step = liftedAtOnce;
        m_first = first;
        m_lift = power<60>();
        m_raise = power<lower - 60>();
    }

    /// Multiplies `count` numbers from the `first`-th on; see Scaled. A group's products are scaled together. Numbers
    /// that are handed over 2^lower too small were announced to lift().
    template<int count, bool hasZeros, int lower = 0, typename Number>
    __attribute__((always_inline)) void operator()(ptrdiff_t first, const Number& number)
    {
        const int* groups = m_codes.groups + first;
        if (!m_codes.mixed && groups[0] == groups[count - 1]) {
            if (groups[0] != m_group) {
                begin(groups[0]);
                if constexpr (hasZeros) m_zero = load(m_codes.zeros + groups[0] * lanes);
            }
#pragma GCC unroll 32
            for (int i = 0; i < count; ++i) add(first + i, i, hasZeros ? number(i) - m_zero : number(i));
            return;
        }
        if (m_group != none) begin(none);
        const float* const lifted = m_from;
        const ptrdiff_t step = m_step, from = m_first;
        // Numbers that are too small are lifted with their scale: before that they have no room for a product.
        m_from = m_x, m_step = m_stride, m_first = 0;
#pragma GCC unroll 32
        for (int i = 0; i < count; ++i) {
            const ptrdiff_t at = groups[i] * lanes;
            const Vector some = hasZeros ? number(i) - load(m_codes.zeros + at) : number(i);
            add(first + i, i, some * (load(m_codes.scales + at) * m_lift));
        }
        m_from = lifted, m_step = step, m_first = from;
    }

    void add(Vector numbers)
    {
#pragma GCC unroll 2
        for (int r = 0; r < rows; ++r) m_totals[r] += numbers;
    }

    /// Adds what the rows' products came to.
    void addTo(float* sums, ptrdiff_t stride)
    {
        begin(none);
        for (ptrdiff_t r = 0; r < rows; ++r) store(sums + r * stride, load(sums + r * stride) + m_totals[r] * m_raise);
    }

private:
    static constexpr int none = -1;          ///< sums are scaled already
    static constexpr int chains = 4 / rows;  ///< one sum would be late by the time that an addition takes

    __attribute__((always_inline)) void add(ptrdiff_t place, int chain, Vector line)
    {
#pragma GCC unroll 2
        for (int r = 0; r < rows; ++r) m_sums[r][chain % chains] += line * all(m_from[r * m_step + place - m_first]);
    }

    __attribute__((always_inline)) void begin(int group)
    {
#pragma GCC unroll 2
        for (int r = 0; r < rows; ++r) {
            Vector sum = m_sums[r][0];
#pragma GCC unroll 4
            for (int i = 1; i < chains; ++i) sum += m_sums[r][i];
            m_totals[r] += sum * m_scale;
#pragma GCC unroll 4
            for (Vector& each : m_sums[r]) each = Vector{};
        }
        m_group = group;
        m_scale = group == none ? all(1.0F) : load(m_codes.scales + group * lanes);
    }

    const Codes& m_codes;
    const float* m_x;
    ptrdiff_t m_stride;
    float* m_lifted;
    const float* m_from;  ///< the rows' numbers as they are multiplied, from m_first on
    ptrdiff_t m_step, m_first = 0;
    float m_lift = 1, m_raise = 1;
    int m_group = none;
    Vector m_scale = all(1.0F), m_zero = {};
    Vector m_sums[rows][chains] = {};
    Vector m_totals[rows] = {};
};

// Each kind of codes unpacks some lines and hands them to what they are for, which is Scaled or Multiplied.

/// Codes that are numbers themselves, one behind the other from the lowest bit on.
template<int bits>
struct WholeCodes {
    template<typename To>
    static void unpack(const Codes& codes, ptrdiff_t count, To& to)
    {
        constexpr int many = bits == 3 ? 3 : 1;  // words that hold whole codes
        constexpr int held = 32 * many / bits;
        const Words words(codes);
        if constexpr (many == 1) {
            words.each(
                0, count / held, [&](ptrdiff_t word, Bits some) __attribute__((always_inline)) {
                    to.template operator()<held, true>(held * word, [&](int i) { return raised(some >> (bits * i)); });
                });
            return;
        }
        for (ptrdiff_t first = 0; first < count; first += held) {
            Bits some[many];
#pragma GCC unroll 3
            for (int word = 0; word < many; ++word) some[word] = words[first / held * many + word];
            to.template operator()<held, true>(first, [&](int i) {
                const int word = bits * i / 32, shift = bits * i % 32;
                Bits code = some[word] >> shift;
                if (shift + bits > 32) code |= some[many > 1 ? (word + 1) % many : 0] << ((32 - shift) % 32);
                return raised(code);
            });
        }
    }

private:
    /// A code as a float that is as much too large as its zero: in the place of that number's last bits it costs one
    /// instruction less than as a number of its own.
    static Vector raised(Bits code)
    {
        constexpr unsigned mask = (1U << bits) - 1;
        return reinterpret_cast<Vector>((code & mask) | __builtin_bit_cast(unsigned, Codes::raise));
    }
};

/// The numbers at places of a table of sixteen, which are the lowest four bits of each lane.
Vector foundIn(const float* table, Bits places)
{
#if KERNEL_LANES == 16
    return reinterpret_cast<Vector>(_mm512_permutexvar_ps(reinterpret_cast<__m512i>(places), _mm512_loadu_ps(table)));
#elif KERNEL_LANES == 8
    const auto some = reinterpret_cast<__m256i>(places);
    const __m256 lower = _mm256_permutevar8x32_ps(_mm256_loadu_ps(table), some);
    const __m256 upper = _mm256_permutevar8x32_ps(_mm256_loadu_ps(table + 8), some);
    return reinterpret_cast<Vector>(_mm256_blendv_ps(lower, upper, reinterpret_cast<__m256>(places << 28)));
#else
    Vector found = {};
    for (ptrdiff_t i = 0; i < lanes; ++i) found[i] = table[places[i] & 15U];
    return found;
#endif
}

/// Codes of four bits that stand for the numbers of a table.
/// @tparam highFirst  whether the upper half of a byte comes first
template<bool highFirst>
struct LookedUpCodes {
    template<typename To>
    static void unpack(const Codes& codes, ptrdiff_t count, To& to)
    {
        Words(codes).each(
            0, count / 8, [&](ptrdiff_t word, Bits eight) __attribute__((always_inline)) {
                to.template operator()<8, false>(
                    8 * word, [&](int i) { return foundIn(codes.table, eight >> (4 * (highFirst ? i ^ 1 : i))); });
            });
    }
};

/// Bits of one or the other, each as `mask` has it set or not.
Bits chosen(unsigned mask, Bits set, Bits other) { return other ^ ((other ^ set) & mask); }

using Bytes = Byte __attribute__((vector_size(4 * KERNEL_LANES)));
using Halves = unsigned short __attribute__((vector_size(4 * KERNEL_LANES)));

Bytes notAbove(Byte most, Bytes x)
{
    const Bytes all = most - Bytes{};
#if KERNEL_LANES == 16
    return reinterpret_cast<Bytes>(_mm512_min_epu8(reinterpret_cast<__m512i>(x), reinterpret_cast<__m512i>(all)));
#elif KERNEL_LANES == 8
    return reinterpret_cast<Bytes>(_mm256_min_epu8(reinterpret_cast<__m256i>(x), reinterpret_cast<__m256i>(all)));
#else
    return x < all ? x : all;
#endif
}

/// Floats of eight bits, four of exponent and three behind the point. A processor takes several times as long for a
/// product of float32 with what is below the normal numbers, so none of these stays it: with one more bit of exponent
/// all of them are normal. In float32's place their exponent is 117 too small.
struct E4M3Codes {
    template<typename To>
    static void unpack(const Codes& codes, ptrdiff_t count, To& to)
    {
        if constexpr (!To::lifts) return unpack(Words(codes), 0, count, to);
        if constexpr (To::lifts) {
            const Words words(codes);
            for (ptrdiff_t first = 0; first < count; first += To::liftedAtOnce) {
                const ptrdiff_t some = count - first < To::liftedAtOnce ? count - first : To::liftedAtOnce;
                to.template lift<lower>(first, some);
                unpack(words, first, some, to);
            }
        }
    }

private:
    static constexpr int lower = 117;
    static constexpr unsigned aNaN = 0x7FC00000U;

    /// Four codes of each lane in halves of words, which begin as float32 does: a sign, three bits of 0, five of
    /// exponent, three behind the point. What follows is left of another code.
    struct Spread {
        Bytes sizes;  ///< the codes without their signs
        Bits even, odd;

        __attribute__((always_inline)) explicit Spread(Bits four) : sizes(reinterpret_cast<Bytes>(four & 0x7F7F7F7FU))
        {
            // Three times twice the number: below 8, where no bit of the exponent is set, it is added to itself, and
            // from there on 8 more are one more in the exponent.
            Bytes wide = sizes;
            for (int i = 0; i < 3; ++i) wide += notAbove(8, wide);
            odd = placed(four, reinterpret_cast<Halves>(wide));
            even = placed(reinterpret_cast<Bits>(reinterpret_cast<Halves>(four) << 8), reinterpret_cast<Halves>(wide)
                                                                                           << 8);
        }

        Bits operator[](int i) const
        {
            const Bits two = i % 2 == 0 ? even : odd;
            return (i < 2 ? two << 16 : two) & 0x8FF00000U;
        }

    private:
        static Bits placed(Bits signs, Halves wide)
        {
            return chosen(0x80008000U, signs, reinterpret_cast<Bits>(wide >> 4));
        }
    };

    /// Bits of each code that is NaN, one too much for its size: no other number has all of them set.
    static Bits broken(Bytes sizes) { return (reinterpret_cast<Bits>(sizes) + 0x01010101U) & 0x80808080U; }

    template<typename To>
    __attribute__((always_inline)) static void unpack(const Words& words, ptrdiff_t first, ptrdiff_t count, To& to)
    {
        Bytes largest = {};
        words.each(
            first / 4, (first + count) / 4, [&](ptrdiff_t word, Bits four) __attribute__((always_inline)) {
                const Spread numbers(four);
                if constexpr (To::adds) {
                    largest = largest > numbers.sizes ? largest : numbers.sizes;
                } else if (isAny(broken(numbers.sizes))) [[unlikely]] {
                    to.template operator()<4, false, lower>(4 * word, [&](int i) {
                        const Bits number = numbers[i];
                        const Whole isBroken = (number & 0x0FF00000U) == (127U + 24U) << 20U;
                        return reinterpret_cast<Vector>(number | (reinterpret_cast<Bits>(isBroken) & aNaN));
                    });
                    return;
                }
                to.template operator()<4, false, lower>(4 * word,
                                                        [&](int i) { return reinterpret_cast<Vector>(numbers[i]); });
            });
        // One NaN makes the whole sum one. That is looked at once for all, because few files have any.
        if constexpr (To::adds)
            if (const Bits found = broken(largest); isAny(found))
                to.add(reinterpret_cast<Vector>(reinterpret_cast<Bits>(found != 0) & aNaN));
    }
};

/// Exchanges what lies off the diagonal in each square of 2 · Size words and codes of four bits, as exchangeAll() does.
template<int Size>
inline __attribute__((always_inline)) void exchangeCodes(Bits* eight)
{
    constexpr int bits = 4 * Size;
    constexpr unsigned mask = Size == 1 ? 0x0F0F0F0FU : Size == 2 ? 0x00FF00FFU : 0x0000FFFFU;
#pragma GCC unroll 8
    for (int i = 0; i < 8; ++i) {
        if ((i & Size) != 0) continue;
        const Bits first = eight[i], second = eight[i + Size];
        eight[i] = chosen(mask, first, second << bits);
        eight[i + Size] = chosen(mask, first >> bits, second);
    }
}

/// Eight words of each lane: what was the code of a column in each of them is that column's word afterwards, in
/// `turned`.
inline __attribute__((always_inline)) void turnCodes(Bits* eight, Vector* turned)
{
    exchangeCodes<1>(eight);
    exchangeCodes<2>(eight);
    exchangeCodes<4>(eight);
#pragma GCC unroll 8
    for (int col = 0; col < 8; ++col)
        turned[col] = reinterpret_cast<Vector>(eight[core::Kernels::shifts_across[col] / 4]);
}

void turnAcross(const void* const* words, ptrdiff_t step, ptrdiff_t count, unsigned* out)
{
    constexpr ptrdiff_t width = 8 * lanes;           // words for eight numbers of all columns
    constexpr ptrdiff_t eights = lanes > 8 ? 2 : 1;  // eights of numbers that are turned together
    constexpr ptrdiff_t squares = 8 * eights / lanes;
    const Words from(words, step, 0);
    for (ptrdiff_t first = 0; first < count; first += 8 * eights, out += width * eights) {
        Vector square[squares][lanes];
#pragma GCC unroll 2
        for (ptrdiff_t each = 0; each < eights; ++each) {
            Bits eight[8] = {};
            const ptrdiff_t number = first + 8 * each;
            if (number < count)
#pragma GCC unroll 8
                for (ptrdiff_t i = 0; i < 8; ++i) eight[i] = from[number + i];
            turnCodes(eight, square[0] + 8 * each);
        }
#pragma GCC unroll 2
        for (ptrdiff_t each = 0; each < squares; ++each) {
            turnSquare(square[each]);
#pragma GCC unroll 16
            for (ptrdiff_t lane = 0; lane < lanes; ++lane) {
                unsigned* const to = out + 8 * lane + lanes * each;
#if KERNEL_LANES == 16
                const auto both = reinterpret_cast<__m512i>(square[each][lane]);
                _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm512_castsi512_si256(both));
                if (first + 8 < count)
                    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + width), _mm512_extracti64x4_epi64(both, 1));
#else
                store(reinterpret_cast<float*>(to), square[each][lane]);
#endif
            }
        }
    }
}

template<typename Kind>
void unpackCodes(const Codes& codes, ptrdiff_t count, float* out, ptrdiff_t stride)
{
    const Written written{out, stride};
    Scaled lines(codes, written);
    Kind::unpack(codes, count, lines);
}

template<typename Kind, int rows>
void multiplyCodes(const Codes& codes, ptrdiff_t count, const core::Kernels::FewRows& few)
{
    float lifted[rows * Multiplied<rows>::liftedAtOnce];
    Multiplied<rows> lines(codes, few.x, few.stride, lifted);
    Kind::unpack(codes, count, lines);
    lines.addTo(few.sums, few.sums_stride);
}

template<typename Kind, int rows>
void multiplyCodesInOrder(const Codes& codes, ptrdiff_t count, const core::Kernels::FewRows& few)
{
    AddedInOrder<rows> added(few);
    Scaled lines(codes, added);
    Kind::unpack(codes, count, lines);
    added.finish();
}

/// So many rows' sums have room beside what is unpacked, in thirty-two registers and in sixteen.
constexpr ptrdiff_t mostSums = lanes == 16 ? core::Kernels::Coded::most_rows : 6;

template<typename Kind, int rows>
constexpr core::Kernels::MultiplyCodes whereThereIsRoom()
{
    if constexpr (rows <= mostSums)
        return multiplyCodesInOrder<Kind, rows>;
    else
        return nullptr;
}

template<typename Kind>
constexpr core::Kernels::Coded coded = {
    unpackCodes<Kind>,
    {multiplyCodes<Kind, 1>, multiplyCodes<Kind, 2>, multiplyCodesInOrder<Kind, 3>, multiplyCodesInOrder<Kind, 4>,
     multiplyCodesInOrder<Kind, 5>, multiplyCodesInOrder<Kind, 6>, whereThereIsRoom<Kind, 7>(),
     whereThereIsRoom<Kind, 8>(), whereThereIsRoom<Kind, 9>(), whereThereIsRoom<Kind, 10>()},
    lanes == 16 ? 2 * mostSums : mostSums};

}  // namespace
