#pragma once

// Codes of few bits whose scales lie apart from them, as float32 and turned. Part of kernel_code.h, which says what
// must be defined, and why everything here has internal linkage. The numbers are those of CodedNumbers::convert(), to
// the last bit but for the sign of a zero.

#include "core/kernel/kernel_table.h"
#include "core/kernel/unpack_code.h"

namespace {

using Codes = core::Kernels::Codes;

/// The columns' words in turn.
class Words {
public:
    explicit Words(const Codes& codes) : m_words(codes.words), m_step(codes.step), m_flip(codes.flip)
    {
        for (ptrdiff_t i = 1; i < lanes; ++i)
            m_side_by_side = m_side_by_side && codes.words[i] == static_cast<const Byte*>(codes.words[0]) + 4 * i;
        // Distance to the next group of columns, which follows at once where columns lie one behind the other.
        m_ahead = (static_cast<const Byte*>(codes.words[1]) - static_cast<const Byte*>(codes.words[0])) * lanes;
    }

    Bits operator[](ptrdiff_t word) const
    {
        const ptrdiff_t place = word * m_step;
        if (!m_side_by_side) {
            const Rows rows(m_words, place);
            if (word % 16 == 0)
                for (ptrdiff_t i = 0; i < lanes; ++i) __builtin_prefetch(rows[i] + m_ahead);
            return rows.words(0) ^ m_flip;
        }
        const Byte* from = static_cast<const Byte*>(m_words[0]) + place;
        __builtin_prefetch(from + 16 * m_step);  // too far apart for the processor to ask for them by itself
        return *reinterpret_cast<const Side*>(from) ^ m_flip;
    }

private:
    typedef unsigned Side
        __attribute__((vector_size(4 * KERNEL_LANES), aligned(1), may_alias));  // NOLINT(modernize-use-using)

    const void* const* m_words;
    ptrdiff_t m_step;
    unsigned m_flip;
    bool m_side_by_side = true;
    ptrdiff_t m_ahead = 0;
};

/// Scales the lines of a panel, each as its group asks.
class Scaled {
public:
    Scaled(const Codes& codes, float* out, ptrdiff_t stride) : m_codes(codes), m_out(out), m_stride(stride) {}

    /// Some lines, each of them (number - zero) · scale, or number · scale.
    /// @param number  what makes the numbers of the i-th of these lines
    template<int count, bool hasZeros, typename Number>
    void operator()(ptrdiff_t first, const Number& number) const
    {
        const int* groups = m_codes.groups + first;
        float* out = m_out + first * m_stride;
        if (!m_codes.mixed && groups[0] == groups[count - 1]) {
            const Vector scale = load(m_codes.scales + groups[0] * lanes);
            const Vector zero = hasZeros ? load(m_codes.zeros + groups[0] * lanes) : Vector{};
#pragma GCC unroll 32
            for (int i = 0; i < count; ++i)
                store(out + i * m_stride, (hasZeros ? number(i) - zero : number(i)) * scale);
            return;
        }
#pragma GCC unroll 32
        for (int i = 0; i < count; ++i) {
            const ptrdiff_t at = groups[i] * lanes;
            const Vector some = hasZeros ? number(i) - load(m_codes.zeros + at) : number(i);
            store(out + i * m_stride, some * load(m_codes.scales + at));
        }
    }

private:
    const Codes& m_codes;
    float* m_out;
    ptrdiff_t m_stride;
};

/// Codes that are numbers themselves, one behind the other from the lowest bit on.
template<int bits>
void unpackWhole(const Codes& codes, ptrdiff_t count, float* out, ptrdiff_t stride)
{
    constexpr int many = bits == 3 ? 3 : 1;  // words that hold whole codes
    constexpr int held = 32 * many / bits;
    constexpr unsigned mask = (1U << bits) - 1;
    const Words words(codes);
    const Scaled lines(codes, out, stride);
    for (ptrdiff_t first = 0; first < count; first += held) {
        Bits some[many];
#pragma GCC unroll 3
        for (int word = 0; word < many; ++word) some[word] = words[first / held * many + word];
        lines.template operator()<held, true>(first, [&](int i) {
            const int word = bits * i / 32, shift = bits * i % 32;
            Bits code = some[word] >> shift;
            if (shift + bits > 32) code |= some[many > 1 ? (word + 1) % many : 0] << ((32 - shift) % 32);
            return numbers(code & mask);
        });
    }
}

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
void unpackLookedUp(const Codes& codes, ptrdiff_t count, float* out, ptrdiff_t stride)
{
    const Words words(codes);
    const Scaled lines(codes, out, stride);
    for (ptrdiff_t first = 0; first < count; first += 8) {
        const Bits eight = words[first / 8];
        lines.operator()<8, false>(first,
                                   [&](int i) { return foundIn(codes.table, eight >> (4 * (highFirst ? i ^ 1 : i))); });
    }
}

/// Floats of eight bits, four of exponent and three behind the point: in float16's place they are 256 times too small.
void unpackE4M3(const Codes& codes, ptrdiff_t count, float* out, ptrdiff_t stride)
{
    const Words words(codes);
    const Scaled lines(codes, out, stride);
    for (ptrdiff_t first = 0; first < count; first += 4) {
        const Bits four = words[first / 4];
        lines.operator()<4, false>(first, [&](int i) {
            const Bits byte = four << (24 - 8 * i);
            const Bits size = (byte & 0x7F000000U) >> 1;
            const Whole broken = size == 0x3F800000U;  // all bits of a NaN are set
            const Vector number = fromHalf((byte & 0x80000000U) | size) * 256.0F;
            return reinterpret_cast<Vector>(reinterpret_cast<Bits>(number)
                                            | (reinterpret_cast<Bits>(broken) & 0x7FC00000U));
        });
    }
}

/// Codes of four bits, one of each of eight columns in a word.
void unpackAcross(const Codes& codes, ptrdiff_t count, float* out, ptrdiff_t stride)
{
    bool isShared = true;  // whether each eight lanes have one word, as those of neighbouring columns
    Bits shifts = {};
    for (ptrdiff_t i = 0; i < lanes; ++i) {
        isShared = isShared && codes.words[i] == codes.words[i / 8 * 8];
        shifts[i] = codes.shifts[i];
    }
    const auto wordOf = [&](ptrdiff_t lane, ptrdiff_t place) {
        unsigned word;
        __builtin_memcpy(&word, static_cast<const Byte*>(codes.words[lane]) + place, sizeof word);
        return Bits{} + word;
    };
    const auto wordsAt = [&](ptrdiff_t place) {
        if (!isShared) return Rows(codes.words, place).words(0);
        __builtin_prefetch(static_cast<const Byte*>(codes.words[0]) + place + 16 * codes.step);
#if KERNEL_LANES == 16
        constexpr Bits second = {0, 0, 0, 0, 0, 0, 0, 0, ~0U, ~0U, ~0U, ~0U, ~0U, ~0U, ~0U, ~0U};
        return (wordOf(0, place) & ~second) | (wordOf(8, place) & second);
#else
        return wordOf(0, place);
#endif
    };
    const Scaled lines(codes, out, stride);
    const auto some = [&](ptrdiff_t first) {
        return [&, first](int i) { return numbers((wordsAt((first + i) * codes.step) >> shifts) & 15U); };
    };
    ptrdiff_t i = 0;
    for (; i + 8 <= count; i += 8) lines.operator()<8, true>(i, some(i));
    for (; i < count; ++i) lines.operator()<1, true>(i, some(i));
}

}  // namespace
