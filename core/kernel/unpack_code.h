#pragma once

// Numbers that are stored in few bits, as float32 and turned: what lies row after row in a file becomes the columns of
// a panel, one row in each lane. Part of kernel_code.h, which says what must be defined, and why everything here has
// internal linkage. Blocks are laid out as core/tensor/block_layout.h says (ggml-common.h); the numbers are those of
// unpackBlocks, to the last bit but for the sign of a zero.

#include "core/kernel/kernel_vectors.h"

#if KERNEL_LANES > 4
#include <immintrin.h>
#endif

namespace {

using Byte = unsigned char;

/// One place in each of `lanes` rows.
class Rows {
public:
    Rows(const void* const* rows, ptrdiff_t place) : m_rows(rows), m_place(place) {}

    const Byte* operator[](ptrdiff_t row) const { return static_cast<const Byte*>(m_rows[row]) + m_place; }

    /// Four bytes of each row, the first one lowest.
    Bits words(ptrdiff_t at) const
    {
        unsigned all[lanes];
#pragma GCC unroll 16
        for (ptrdiff_t i = 0; i < lanes; ++i) __builtin_memcpy(&all[i], (*this)[i] + at, sizeof all[i]);
        return *reinterpret_cast<const LooseBits*>(all);
    }
    /// Two bytes of each row.
    Bits halfWords(ptrdiff_t at) const
    {
        Bits all = {};
#pragma GCC unroll 16
        for (ptrdiff_t i = 0; i < lanes; ++i) {
            unsigned short two;
            __builtin_memcpy(&two, (*this)[i] + at, sizeof two);
            all[i] = two;
        }
        return all;
    }

private:
    typedef unsigned LooseBits
        __attribute__((vector_size(4 * KERNEL_LANES), aligned(4), may_alias));  // NOLINT(modernize-use-using)

    const void* const* m_rows;
    ptrdiff_t m_place;
};

Vector numbers(Bits whole) { return __builtin_convertvector(reinterpret_cast<Whole>(whole), Vector); }

/// float16, in the upper half of each lane, as float32.
Vector fromHalf(Bits half)
{
#if KERNEL_LANES == 16
    const __m256i halves = _mm512_cvtepi32_epi16(reinterpret_cast<__m512i>(half >> 16));
    return reinterpret_cast<Vector>(_mm512_cvtph_ps(halves));
#elif KERNEL_LANES == 8
    const __m256i lower = reinterpret_cast<__m256i>(half >> 16);
    const __m256i halves = _mm256_permute4x64_epi64(_mm256_packus_epi32(lower, lower), 0x08);
    return reinterpret_cast<Vector>(_mm256_cvtph_ps(_mm256_castsi256_si128(halves)));
#else
    // Its exponent is put in the place of float32's and is 112 too small then, which a product mends, of what is below
    // the normal numbers too.
    constexpr float twoTo112 = 5.19229686e33F;
    const Bits spread = reinterpret_cast<Bits>(reinterpret_cast<Whole>(half) >> 3) & 0x8FFFE000U;
    const Bits finite = reinterpret_cast<Bits>(reinterpret_cast<Vector>(spread) * twoTo112);
    const Whole broken = (spread & 0x0F800000U) == 0x0F800000U;  // infinity and NaN
    return reinterpret_cast<Vector>(finite | (reinterpret_cast<Bits>(broken) & 0x7F800000U));
#endif
}

/// Where the lines of a panel go.
struct Lines {
    float* out;
    ptrdiff_t stride;

    void operator()(ptrdiff_t line, Vector x) const { store(out + line * stride, x); }
    Lines from(ptrdiff_t line) const { return {out + line * stride, stride}; }
};

/// Four bytes of each row as four lines, each of them scale · byte - less. Bytes are not moved to be multiplied: one
/// that stands eight bits higher has a scale that is as much smaller. All products here are exact, so it does not
/// matter whether they are fused with the difference.
class FourLines {
public:
    FourLines(Vector scale, Vector less) : m_scale(scale), m_upper(scale * 0.00390625F), m_less(less) {}

    void operator()(Bits bytes, const Lines& out) const
    {
        const Bits rest = bytes >> 16;
        out(0, m_scale * numbers(bytes & 0xFFU) - m_less);
        out(1, m_upper * numbers(bytes & 0xFF00U) - m_less);
        out(2, m_scale * numbers(rest & 0xFFU) - m_less);
        out(3, m_upper * numbers(rest & 0xFF00U) - m_less);
    }

private:
    Vector m_scale;
    Vector m_upper;
    Vector m_less;
};

constexpr unsigned lowerHalves = 0x0F0F0F0FU;  ///< mask of the bytes' lower halves

/// Four bits, from the lowest on, as the fifth one of each of four bytes.
Bits fifthBits(Bits bits) { return ((bits & 15U) * 0x02040810U) & 0x10101010U; }

template<Vector (*Number)(Bits)>
void unpackHalves(const void* const* rows, ptrdiff_t first, ptrdiff_t count, float* out, ptrdiff_t stride)
{
    const Rows halves(rows, 2 * first);
    const Lines lines{out, stride};
    for (ptrdiff_t i = 0; i < count; i += 2) {
        const Bits both = halves.words(2 * i);
        lines(i, Number(both << 16));
        lines(i + 1, Number(both & 0xFFFF0000U));
    }
}

/// bfloat16 in the upper half of each lane is float32.
Vector fromBrainHalf(Bits half) { return reinterpret_cast<Vector>(half); }

void unpackQ8_0(Rows rows, const Lines& out)
{
    const Vector scale = fromHalf(rows.halfWords(0) << 16);
    const FourLines four(scale, scale * 128.0F);
    // Bytes with a sign, 128 too large.
    for (ptrdiff_t word = 0; word < 8; ++word) four(rows.words(2 + 4 * word) ^ 0x80808080U, out.from(4 * word));
}

void unpackQ4_0(Rows rows, const Lines& out)
{
    const Vector scale = fromHalf(rows.halfWords(0) << 16);
    const FourLines four(scale, scale * 8.0F);
    for (ptrdiff_t word = 0; word < 4; ++word) {
        const Bits eight = rows.words(2 + 4 * word);
        four(eight & lowerHalves, out.from(4 * word));
        four((eight >> 4) & lowerHalves, out.from(16 + 4 * word));
    }
}

void unpackQ5_0(Rows rows, const Lines& out)
{
    const Vector scale = fromHalf(rows.halfWords(0) << 16);
    const Bits fifths = rows.words(2);
    const FourLines four(scale, scale * 16.0F);
    for (int word = 0; word < 4; ++word) {
        const Bits eight = rows.words(6 + 4 * word);
        const Bits low = (eight & lowerHalves) | fifthBits(fifths >> (4 * word));
        const Bits high = ((eight >> 4) & lowerHalves) | fifthBits(fifths >> (16 + 4 * word));
        four(low, out.from(ptrdiff_t{4} * word));
        four(high, out.from(16 + 4 * word));
    }
}

/// The scale and the least number of each group of 32, of a type that has eight groups to a block and packs both in
/// twelve bytes, six bits each.
struct Groups {
    Vector scales[8];
    Vector least[8];

    explicit Groups(Rows rows) : Groups(rows.words(0), rows.words(4), rows.words(8), rows.words(12)) {}
    /// @param two  their factors; and the twelve bytes
    Groups(Bits two, Bits first, Bits second, Bits third)
    {
        const Vector scale = fromHalf(two << 16);
        const Vector minimum = fromHalf(two & 0xFFFF0000U);
#pragma GCC unroll 4
        for (int i = 0; i < 4; ++i) {
            scales[i] = scale * numbers((first >> (8 * i)) & 63U);
            least[i] = minimum * numbers((second >> (8 * i)) & 63U);
            scales[i + 4] = scale * numbers(((third >> (8 * i)) & 15U) | ((first >> (8 * i + 2)) & 48U));
            least[i + 4] = minimum * numbers(((third >> (8 * i + 4)) & 15U) | ((second >> (8 * i + 2)) & 48U));
        }
    }
};

void unpackQ4_K(Rows rows, const Lines& out)
{
    const Groups groups(rows);
    for (int pair = 0; pair < 4; ++pair) {
        const FourLines low(groups.scales[ptrdiff_t{2} * pair], groups.least[ptrdiff_t{2} * pair]);
        const FourLines high(groups.scales[ptrdiff_t{2} * pair + 1], groups.least[ptrdiff_t{2} * pair + 1]);
        for (int word = 0; word < 8; ++word) {
            const Bits eight = rows.words(16 + 32 * pair + 4 * word);
            const Lines line = out.from(64 * pair + 4 * word);
            low(eight & lowerHalves, line);
            high((eight >> 4) & lowerHalves, line.from(32));
        }
    }
}

void unpackQ5_K(Rows rows, const Lines& out)
{
    constexpr unsigned fifth = 0x10101010U;
    const Groups groups(rows);
    for (int pair = 0; pair < 4; ++pair) {
        const FourLines low(groups.scales[ptrdiff_t{2} * pair], groups.least[ptrdiff_t{2} * pair]);
        const FourLines high(groups.scales[ptrdiff_t{2} * pair + 1], groups.least[ptrdiff_t{2} * pair + 1]);
        for (int word = 0; word < 8; ++word) {
            const Bits eight = rows.words(48 + 32 * pair + 4 * word);
            const Bits fifths = rows.words(16 + 4 * word) >> (2 * pair);  // the pair has the lowest two of each byte
            const Lines line = out.from(64 * pair + 4 * word);
            low((eight & lowerHalves) | ((fifths << 4) & fifth), line);
            high(((eight >> 4) & lowerHalves) | ((fifths << 3) & fifth), line.from(32));
        }
    }
}

/// Four bytes of each row as four lines, each of them scale · (byte - 32): exact up to its last product.
void fourLessTheHalf(Bits bytes, Vector scale, const Lines& out)
{
#pragma GCC unroll 4
    for (int byte = 0; byte < 4; ++byte) out(byte, scale * (numbers((bytes >> (8 * byte)) & 0xFFU) - 32.0F));
}

void unpackQ6_K(Rows rows, const Lines& out)
{
    constexpr unsigned upperTwo = 0x30303030U;
    const Vector scale = fromHalf(rows.halfWords(208) << 16);
    for (int half = 0; half < 2; ++half) {  // four groups of 32 numbers, whose upper two bits share bytes
        Vector scales[8];
#pragma GCC unroll 8
        for (int i = 0; i < 8; ++i) {
            const Bits four = rows.words(192 + 8 * half + i / 4 * 4);
            const Whole own = reinterpret_cast<Whole>(four << (24 - 8 * (i % 4))) >> 24;
            scales[i] = scale * numbers(reinterpret_cast<Bits>(own));
        }
        for (int word = 0; word < 8; ++word) {
            const Bits upper = rows.words(128 + 32 * half + 4 * word);
            const Bits even = rows.words(64 * half + 4 * word);
            const Bits odd = rows.words(64 * half + 32 + 4 * word);
            const Lines line = out.from(128 * half + 4 * word);
            const Vector* own = scales + word / 4;
            fourLessTheHalf((even & lowerHalves) | ((upper << 4) & upperTwo), own[0], line);
            fourLessTheHalf((odd & lowerHalves) | ((upper << 2) & upperTwo), own[2], line.from(32));
            fourLessTheHalf(((even >> 4) & lowerHalves) | (upper & upperTwo), own[4], line.from(64));
            fourLessTheHalf(((odd >> 4) & lowerHalves) | ((upper >> 2) & upperTwo), own[6], line.from(96));
        }
    }
}

/// Each byte's number in a table of sixteen bytes.
/// @param places  bytes below 16
Bits lookedUp(const Byte (&table)[16], Bits places)
{
#if KERNEL_LANES == 16
    const __m512i all = _mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(table)));
    return reinterpret_cast<Bits>(_mm512_shuffle_epi8(all, reinterpret_cast<__m512i>(places)));
#elif KERNEL_LANES == 8
    const __m256i all = _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(table)));
    return reinterpret_cast<Bits>(_mm256_shuffle_epi8(all, reinterpret_cast<__m256i>(places)));
#else
    Bits found;
    for (ptrdiff_t i = 0; i < lanes; ++i) {
        const unsigned four = places[i];
        found[i] = table[four & 15U] | table[(four >> 8U) & 15U] << 8U | table[(four >> 16U) & 15U] << 16U
                   | static_cast<unsigned>(table[four >> 24U]) << 24U;
    }
    return found;
#endif
}

/// Neither evenly spaced nor far apart near 0; 128 too large, so that none has a sign.
constexpr Byte uneven[16] = {1, 24, 45, 63, 79, 93, 106, 118, 129, 141, 153, 166, 181, 197, 217, 241};

void unpackIQ4_NL(Rows rows, const Lines& out)
{
    const Vector scale = fromHalf(rows.halfWords(0) << 16);
    const FourLines four(scale, scale * 128.0F);
    for (ptrdiff_t word = 0; word < 4; ++word) {
        const Bits eight = rows.words(2 + 4 * word);
        four(lookedUp(uneven, eight & lowerHalves), out.from(4 * word));
        four(lookedUp(uneven, (eight >> 4) & lowerHalves), out.from(16 + 4 * word));
    }
}

/// Blocks that lie one behind the other in each row.
/// @tparam Many  lines that Block makes of one
template<int Numbers, int Bytes, void (*Block)(Rows, const Lines&), int Many = Numbers>
void unpackRows(const void* const* rows, ptrdiff_t first, ptrdiff_t count, float* out, ptrdiff_t stride)
{
    // Distance to the next rows, which follow at once where rows lie one behind the other: a processor sees no order in
    // lanes.
    const ptrdiff_t ahead = (static_cast<const Byte*>(rows[1]) - static_cast<const Byte*>(rows[0])) * lanes;
    for (ptrdiff_t done = 0; done < count; done += Numbers) {
        const Rows place(rows, (first + done) / Numbers * Bytes);
        if (Many == Numbers)  // the code that multiplies strips prefetches meanwhile
            for (ptrdiff_t i = 0; i < lanes; ++i)
                for (ptrdiff_t line = 0; line < Bytes; line += 64) __builtin_prefetch(place[i] + ahead + line);
        Block(place, Lines{out + done / Numbers * Many * stride, stride});
    }
}

}  // namespace
