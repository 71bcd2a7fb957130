#pragma once

// Products of many rows with packed numbers, in whole numbers: where the processor has VNNI, it multiplies 64 bytes
// where it multiplies sixteen floats, so that a float in three digits takes three quarters of the time or less, and
// numbers are a quarter as large while they wait in a strip (strip_code.h). Sums of a group, which shares a scale, are
// exact, and so the same whatever is multiplied together. Part of kernel_code.h, which says why everything here has
// internal linkage.

#include "core/kernel/strip_record_code.h"

namespace {

constexpr ptrdiff_t stripCols = core::Strip::cols, stripVectors = stripCols / lanes;

WideNumbers fourOf(const Byte* from)
{
    int four;
    __builtin_memcpy(&four, from, sizeof four);
    return _mm512_set1_epi32(four);
}

/// _mm512_dpbusd_epi32, around which GCC 12 copies every sum to memory and back.
__attribute__((always_inline)) inline void addProducts(WideNumbers& sums, WideNumbers x, WideNumbers numbers)
{
    asm("vpdpbusd %2, %1, %0" : "+v"(sums) : "v"(x), "v"(numbers));
}

/// A pair of words, or one that is alone, or both: then what multiplies and what adds up have work at the same time.
/// @param pair, other  of a group's words; negative for none
template<int Rows, bool Pair, bool Other>
__attribute__((always_inline)) inline void addWords(const float* group, const Byte* digits, ptrdiff_t pair,
                                                    ptrdiff_t other, WideNumbers (&sums)[Rows][stripVectors])
{
    WideNumbers first[stripVectors], second[stripVectors], single[stripVectors];
#pragma GCC unroll 2
    for (int v = 0; v < stripVectors; ++v) {
        if (Pair) first[v] = kept(loadWide(group + pair * stripCols + v * lanes));
        if (Pair) second[v] = kept(loadWide(group + (pair + 1) * stripCols + v * lanes));
        if (Other) single[v] = kept(loadWide(group + other * stripCols + v * lanes));
    }
#pragma GCC unroll 6
    for (int r = 0; r < Rows; ++r, digits += recordBytes) {
        if (Other) {
            const WideNumbers own = fourOf(digits + 4 * other);
#pragma GCC unroll 2
            for (int v = 0; v < stripVectors; ++v) addProducts(sums[r][v], own, single[v]);
        }
        if (!Pair) continue;
        const WideNumbers own = fourOf(digits + 4 * pair), next = fourOf(digits + 4 * pair + 4);
#pragma GCC unroll 2
        for (int v = 0; v < stripVectors; ++v)
            addProducts(sums[r][v], _mm512_add_epi8(own, second[v]), _mm512_add_epi8(next, first[v]));
    }
}

/// Adds one digit's products.
template<int Rows, int Words, typename Way>
__attribute__((always_inline)) inline void addDigit(const float* group, const Byte* digits,
                                                    WideNumbers (&sums)[Rows][stripVectors])
{
    constexpr int pairs = Way::pairs(Words), alone = Words - 2 * pairs, both = alone < pairs ? alone : pairs;
#pragma GCC unroll 1
    for (int i = 0; i < both; ++i) addWords<Rows, true, true>(group, digits, 2 * i, 2 * pairs + i, sums);
#pragma GCC unroll 1
    for (int i = both; i < pairs; ++i) addWords<Rows, true, false>(group, digits, 2 * i, -1, sums);
#pragma GCC unroll 1
    for (int i = both; i < alone; ++i) addWords<Rows, false, true>(group, digits, -1, 2 * pairs + i, sums);
}

template<int Rows, typename Way>
__attribute__((always_inline)) inline void toNextDigit(WideNumbers (&sums)[Rows][stripVectors])
{
#pragma GCC unroll 6
    for (int r = 0; r < Rows; ++r)
#pragma GCC unroll 2
        for (int v = 0; v < stripVectors; ++v) sums[r][v] = Way::timesBase(sums[r][v]);
}

/// Adds one group's products with some rows to `sums`, [Rows, stripCols]; where it rounds is said, so that a row's
/// numbers are the same in each tile.
/// @param within  0, or 16 for a record's second half
/// @param before  what the sums were: they themselves, or nothing
/// @param less    whether the group has what its numbers are too large by
template<int Rows, int Words, typename Way>
KERNEL_VNNI_PART void addGroup(const float* group, bool less, const Byte* records, ptrdiff_t within,
                               const float* before, float* sums)
{
    WideNumbers whole[Rows][stripVectors];
#pragma GCC unroll 6
    for (int r = 0; r < Rows; ++r)
#pragma GCC unroll 2
        for (int v = 0; v < stripVectors; ++v) whole[r][v] = loadWide(group + Words * stripCols + v * lanes);
    const Byte* digits = records + within;
    // Where many words take part a loop is 3 % slower; else it takes a third of the room.
    if (Way::pairs(Words) == 0 || (Rows > 4 && Words == 8)) {
        addDigit<Rows, Words, Way>(group, digits, whole);
        toNextDigit<Rows, Way>(whole);
        addDigit<Rows, Words, Way>(group, digits + digitBytes, whole);
        toNextDigit<Rows, Way>(whole);
        addDigit<Rows, Words, Way>(group, digits + 2 * digitBytes, whole);
    } else {
#pragma GCC unroll 1
        for (int digit = 0; digit < 3; ++digit, digits += digitBytes) {
            if (digit > 0) toNextDigit<Rows, Way>(whole);
            addDigit<Rows, Words, Way>(group, digits, whole);
        }
    }
    const float* scales = group + (Words + 1) * stripCols;
#pragma GCC unroll 6
    for (int r = 0; r < Rows; ++r) {
        const Byte* end = records + r * recordBytes + recordEnd;
        float total, unit;
        __builtin_memcpy(&total, end, sizeof total);
        __builtin_memcpy(&unit, end + recordUnit - recordEnd, sizeof unit);
#pragma GCC unroll 2
        for (int v = 0; v < stripVectors; ++v) {
            const ptrdiff_t at = r * stripCols + v * lanes;
            if (Way::pairs(Words) > 0)
                whole[r][v] = _mm512_add_epi32(whole[r][v], fourOf(end + (Words == 8 ? 4 : within / 4)));
            const Wide scaled = _mm512_mul_ps(load(scales + v * lanes), _mm512_set1_ps(unit));
            Wide sum = _mm512_fmadd_ps(_mm512_cvtepi32_ps(whole[r][v]), scaled, load(before + at));
            if (Words == 8 && less)
                sum = _mm512_fnmadd_ps(_mm512_set1_ps(total), load(scales + stripCols + v * lanes), sum);
            store(sums + at, sum);
        }
    }
}

/// Asks for memory line by line, as many at a time as come until the next time: a processor waits for no more than a
/// few at once.
class Asking {
public:
    Asking(const core::Strip::Soon& soon, ptrdiff_t times)
        : m_at(static_cast<const Byte*>(soon.from)),
          m_end(m_at + soon.bytes),
          m_step((soon.bytes / times + 63) / 64 * 64)
    {
    }
    void some()
    {
        for (const Byte* end = m_at + m_step; m_at < end && m_at < m_end; m_at += 64) __builtin_prefetch(m_at, 0, 2);
    }

private:
    const Byte* m_at;
    const Byte* m_end;
    ptrdiff_t m_step;
};

/// A tile's sums, in the order of its rows.
struct TileSums {
    static constexpr ptrdiff_t numbers = core::Strip::most_rows * stripCols;
    alignas(64) static constexpr float none[numbers] = {};

    alignas(64) float all[numbers];

    __attribute__((noinline)) void put(ptrdiff_t rows, float* out, ptrdiff_t outStride, bool add) const
    {
        for (ptrdiff_t r = 0; r < rows; ++r, out += outStride)
            for (ptrdiff_t i = 0; i < stripCols; i += lanes) {
                const Vector own = load(all + r * stripCols + i);
                store(out + i, add ? load(out + i) + own : own);
            }
    }
};

template<int Rows, int Words, typename Way>
KERNEL_VNNI void stripTile(const core::Strip::Rows& x, ptrdiff_t depth, const float* strip, bool less, Asking soon,
                           TileSums& sums)
{
    constexpr ptrdiff_t numbers = ptrdiff_t{4} * Words;
    const ptrdiff_t lines = Words + (less ? 3 : 2);
    const float* before = TileSums::none;
    for (ptrdiff_t at = 0; at < depth; at += numbers, strip += lines * stripCols, before = sums.all) {
        soon.some();
        const Byte* records = x.digits + at / recordNumbers * (Rows * recordBytes);
        addGroup<Rows, Words, Way>(strip, less, records, at % recordNumbers, before, sums.all);
    }
}

template<int Words, bool Less, typename Way>
void multiplyStrip(const core::Strip::Rows& x, ptrdiff_t depth, const float* strip, float* out, ptrdiff_t outStride,
                   bool add, const core::Strip::Soon& soon)
{
    constexpr decltype(&stripTile<3, Words, Way>) tiles[] = {stripTile<3, Words, Way>, stripTile<4, Words, Way>,
                                                             stripTile<5, Words, Way>, stripTile<6, Words, Way>};
    // Rows lie far apart, often in the same few places of the caches: they are asked for before they are written.
    for (ptrdiff_t r = 0; r < x.rows; ++r)
        for (ptrdiff_t i = 0; i < stripCols; i += 16) __builtin_prefetch(out + r * outStride + i, 1);
    TileSums sums;
    tiles[x.rows - core::Strip::least_rows](x, depth, strip, Less, Asking(soon, depth / (ptrdiff_t{4} * Words)), sums);
    sums.put(x.rows, out, outStride, add);
}

}  // namespace
