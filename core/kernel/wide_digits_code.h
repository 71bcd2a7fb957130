#pragma once

// The products of digits_code.h where the processor has VNNI: 64 numbers at a time are multiplied with a digit, four
// neighbours' products added up, and added to what is there already. Part of kernel_code.h, which says why everything
// here has internal linkage; a function that uses VNNI says so, since processors with AVX-512 may lack it.

#include "core/kernel/digits_code.h"

#define KERNEL_VNNI __attribute__((target("avx512vnni")))
#define KERNEL_VNNI_PART KERNEL_VNNI __attribute__((always_inline)) inline  // constants stay in registers

namespace {

using Wide = __m512;          // float32
using WideNumbers = __m512i;  // 64 bytes, or as many bits in wider whole numbers

WideNumbers loadWide(const void* from) { return _mm512_loadu_si512(from); }
/// 32 bytes in both halves.
WideNumbers loadTwice(const void* from) { return _mm512_broadcast_i64x4(loadBytes(from)); }
WideNumbers inHalves(int lower, int upper)
{
    return _mm512_inserti64x4(_mm512_set1_epi16(static_cast<short>(lower)),
                              _mm256_set1_epi16(static_cast<short>(upper)), 1);
}

/// GCC 12 makes constants anew for each block unless their origin is hidden from it.
__attribute__((always_inline)) inline WideNumbers kept(WideNumbers x)
{
    asm("" : "+v"(x));
    return x;
}

/// Adds each four neighbours' products with one digit.
KERNEL_VNNI_PART WideNumbers withDigit(WideNumbers sums, WideNumbers numbers, WideNumbers digits)
{
    return _mm512_dpbusd_epi32(sums, numbers, digits);
}

/// Blocks at the same place of rows that are multiplied together: x is loaded once for all of them.
template<int Rows>
using Blocks = const Byte* const (&)[Rows];

/// Products of a type that has eight groups, with scales that groupScales() reads. Eight numbers of each group stand
/// side by side, so that the products of four neighbours need two vectors of scales: for even groups and for odd ones.
/// digitsOfGroups lays x's digits out in this order.
/// @param At      where a block's lower four bits begin
/// @param Fifths  where its fifth bits begin; 0: there are none
template<int At, int Fifths>
struct WideGroups {
    static constexpr int rows = 4;

    WideNumbers low = kept(_mm512_set1_epi8(15));  ///< half of each byte
    /// For two times four pairs of groups: where the first and second eight numbers of each lie, and the others.
    WideNumbers chunks[2] = {kept(_mm512_setr_epi64(0, 4, 8, 12, 1, 5, 9, 13)),
                             kept(_mm512_setr_epi64(2, 6, 10, 14, 3, 7, 11, 15))};
    WideNumbers places[2] = {kept(_mm512_setr_epi32(0, 0, 2, 2, 4, 4, 6, 6, 0, 0, 2, 2, 4, 4, 6, 6)),
                             kept(_mm512_setr_epi32(1, 1, 3, 3, 5, 5, 7, 7, 1, 1, 3, 3, 5, 5, 7, 7))};
    /// The block's two factors: first for the scales, then for the least numbers.
    WideNumbers halves = kept(_mm512_setr_epi32(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1));

    /// Scales and least numbers of a block's groups, times its factors. In vectors, unlike groupScales(): with AVX2 the
    /// scalar steps cost nothing beside the products, here a twentieth.
    KERNEL_VNNI_PART Wide factorsOf(const Byte* block) const
    {
        const __m128i start = _mm_loadu_si128(reinterpret_cast<const __m128i*>(block));
        // Words 1 to 3 as GroupScales has them: six bits of the first four, or two of the others above their four.
        const __m128i six = _mm_srlv_epi32(_mm_shuffle_epi32(start, 0xA5), _mm_setr_epi32(0, 2, 0, 2));
        const __m128i four = _mm_srlv_epi32(_mm_shuffle_epi32(start, 0xFF), _mm_setr_epi32(32, 0, 32, 4));
        const __m128i all =
            (six & _mm_setr_epi32(0x3F3F3F3F, 0x30303030, 0x3F3F3F3F, 0x30303030)) | (four & _mm_set1_epi8(15));
        const Wide both = _mm512_castps128_ps512(_mm_cvtph_ps(start));
        return _mm512_cvtepi32_ps(_mm512_cvtepu8_epi32(all)) * _mm512_permutexvar_ps(halves, both);
    }

    /// @param part  of a block's numbers, from chunks[part]; `both` are they and the other half of their bytes
    KERNEL_VNNI_PART WideNumbers numbersOf(const Byte* block, WideNumbers both, int part, int odd) const
    {
        const WideNumbers four = (odd == 0 ? both : _mm512_srli_epi16(both, 4)) & low;
        if (Fifths == 0) return four;
        const __m128i bits = _mm_loadu_si128(reinterpret_cast<const __m128i*>(block + Fifths + ptrdiff_t{16} * part));
        const WideNumbers eight =
            _mm512_permutexvar_epi64(_mm512_setr_epi64(0, 0, 0, 0, 1, 1, 1, 1), _mm512_castsi128_si512(bits));
        const WideNumbers own =
            _mm512_set4_epi64(0x4040404040404040, 0x1010101010101010, 0x0404040404040404, 0x0101010101010101);
        const __mmask64 has = _mm512_test_epi8_mask(eight, _mm512_slli_epi16(own, static_cast<unsigned>(odd)));
        return _mm512_mask_add_epi8(four, has, four, _mm512_set1_epi8(16));
    }

    /// The sum of scale · number · x less that of least · x, which is least · (sum of x): added up in sixteen parts.
    /// Eight products add up to less than 2³¹: numbers are below 32, and the highest digit is at most 127.
    template<int Rows>
    KERNEL_VNNI_PART void add(Blocks<Rows> blocks, const Operand& x, Wide (&sums)[Rows]) const
    {
        WideNumbers both[Rows][2];
        Wide factors[Rows], scaled[Rows];
#pragma GCC unroll 4
        for (int row = 0; row < Rows; ++row) {
            factors[row] = factorsOf(blocks[row]);
            const WideNumbers first = kept(loadWide(blocks[row] + At)), second = kept(loadWide(blocks[row] + At + 64));
#pragma GCC unroll 2
            for (int part = 0; part < 2; ++part)
                both[row][part] = kept(_mm512_permutex2var_epi64(first, chunks[part], second));
        }
#pragma GCC unroll 2
        for (int odd = 0; odd < 2; ++odd) {
            WideNumbers numbers[Rows][2], products[Rows];
#pragma GCC unroll 4
            for (int row = 0; row < Rows; ++row) {
                products[row] = _mm512_setzero_si512();
#pragma GCC unroll 2
                for (int part = 0; part < 2; ++part)
                    numbers[row][part] = numbersOf(blocks[row], both[row][part], part, odd);
            }
#pragma GCC unroll 6
            for (int i = 0; i < 6; ++i) {  // two parts, digit by digit
                const WideNumbers digits = kept(loadWide(x.digits + ptrdiff_t{128} * i + ptrdiff_t{64} * odd));
#pragma GCC unroll 4
                for (int row = 0; row < Rows; ++row) {
                    if (i == 2 || i == 4) products[row] = _mm512_slli_epi32(products[row], 8);
                    products[row] = withDigit(products[row], numbers[row][i % 2], digits);
                }
            }
#pragma GCC unroll 4
            for (int row = 0; row < Rows; ++row) {
                const Wide more = _mm512_cvtepi32_ps(products[row]) * _mm512_permutexvar_ps(places[odd], factors[row]);
                scaled[row] = odd == 0 ? more : scaled[row] + more;
            }
        }
#pragma GCC unroll 4
        for (int row = 0; row < Rows; ++row) sums[row] += scaled[row] * x.unit - factors[row] * _mm512_loadu_ps(x.sums);
    }
};

using WideQ4_K = WideGroups<16, 0>;
using WideQ5_K = WideGroups<48, 16>;

/// x in digits as WideGroups wants them, and the sums of its groups where the groups' least numbers stand.
void digitsOfGroups(const float* x, ptrdiff_t count, const core::Kernels::Prepared& prepared)
{
    prepareDigits<256>(x, count, prepared);
    for (signed char* digits = prepared.digits; digits < prepared.digits + 3 * count; digits += 256) {
        long long eights[32], ordered[32];
        __builtin_memcpy(eights, digits, sizeof eights);
        for (ptrdiff_t group = 0; group < 8; ++group)
            for (ptrdiff_t eight = 0; eight < 4; ++eight)
                ordered[eight / 2 * 16 + group % 2 * 8 + eight % 2 * 4 + group / 2] = eights[4 * group + eight];
        __builtin_memcpy(digits, ordered, sizeof ordered);
    }
    for (float* sums = prepared.sums; sums < prepared.sums + count / 16; sums += 16)
        for (ptrdiff_t group = 0; group < 8; ++group) {
            sums[8 + group] += sums[group];
            sums[group] = 0;
        }
}

/// Each sixteen numbers have a scale.
struct WideQ6_K {
    static constexpr int rows = 2;

    WideNumbers low = kept(_mm512_set1_epi8(15)), high = kept(_mm512_set1_epi8(48));
    WideNumbers shifts[2] = {kept(inHalves(4, 2)), kept(inHalves(0, 2))};
    WideNumbers places[4];  ///< in the order of the sums

    __attribute__((always_inline)) WideQ6_K()
    {
        const WideNumbers first = _mm512_setr_epi32(0, 0, 0, 0, 8, 8, 8, 8, 1, 1, 1, 1, 9, 9, 9, 9);
#pragma GCC unroll 4
        for (int i = 0; i < 4; ++i) places[i] = kept(_mm512_add_epi32(first, _mm512_set1_epi32(2 * i)));
    }

    /// @param quarter  of a block's numbers
    KERNEL_VNNI_PART WideNumbers numbersOf(const Byte* block, int quarter) const
    {
        const WideNumbers lower = loadWide(block + ptrdiff_t{64} * (quarter / 2)),
                          upper = loadTwice(block + 128 + ptrdiff_t{32} * (quarter / 2));
        const WideNumbers four = quarter % 2 == 0 ? lower : _mm512_srli_epi16(lower, 4);
        const WideNumbers two =
            quarter % 2 == 0 ? _mm512_sllv_epi16(upper, shifts[0]) : _mm512_srlv_epi16(upper, shifts[1]);
        return (four & low) | (two & high);
    }

    /// Four products add up to less than 2³¹: numbers are below 64.
    template<int Rows>
    KERNEL_VNNI_PART void add(Blocks<Rows> blocks, const Operand& x, Wide (&sums)[Rows]) const
    {
        Wide scales[Rows], scaled[Rows];
#pragma GCC unroll 4
        for (int row = 0; row < Rows; ++row)
            scales[row] = _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(
                inOrderOfSums(_mm_loadu_si128(reinterpret_cast<const __m128i*>(blocks[row] + 192)))));
#pragma GCC unroll 4
        for (int quarter = 0; quarter < 4; ++quarter) {
            WideNumbers numbers[Rows], products[Rows];
#pragma GCC unroll 4
            for (int row = 0; row < Rows; ++row) {
                numbers[row] = numbersOf(blocks[row], quarter);
                products[row] = _mm512_setzero_si512();
            }
#pragma GCC unroll 3
            for (int digit = 0; digit < 3; ++digit) {
                const WideNumbers digits = kept(loadWide(x.digits + ptrdiff_t{64} * quarter + ptrdiff_t{256} * digit));
#pragma GCC unroll 4
                for (int row = 0; row < Rows; ++row) {
                    if (digit > 0) products[row] = _mm512_slli_epi32(products[row], 8);
                    products[row] = withDigit(products[row], numbers[row], digits);
                }
            }
#pragma GCC unroll 4
            for (int row = 0; row < Rows; ++row) {
                const Wide more =
                    _mm512_cvtepi32_ps(products[row]) * _mm512_permutexvar_ps(places[quarter], scales[row]);
                scaled[row] = quarter == 0 ? more : scaled[row] + more;
            }
        }
        const Wide more = _mm512_loadu_ps(x.sums) * 32.0F;  // the numbers are stored 32 larger
#pragma GCC unroll 4
        for (int row = 0; row < Rows; ++row)
            sums[row] += (scaled[row] * x.unit - scales[row] * more) * halfAt(blocks[row] + 208);
    }
};

/// Rows of blocks of 256 that lie one behind the other. What comes 16 kB behind them is asked for line by line, as it
/// lies in memory where the rows follow each other: the processor foresees one way through it, but not several.
template<int Bytes, int Rows, typename Block>
KERNEL_VNNI_PART void dotTogether(const Block& block, const void* const* rows, ptrdiff_t first, ptrdiff_t count,
                                  const core::Kernels::Factors& factors, float* out)
{
    constexpr ptrdiff_t ahead = 16384, line = 64, together = ptrdiff_t{Rows} * Bytes;
    const Byte* at[Rows];
    Wide sums[Rows];
#pragma GCC unroll 4
    for (int row = 0; row < Rows; ++row) {
        at[row] = static_cast<const Byte*>(rows[row]) + first / 256 * Bytes;
        sums[row] = _mm512_setzero_ps();
    }
    const Byte* next = at[0] + ahead;
    for (ptrdiff_t done = 0; done < count; done += 256, next += together) {
#pragma GCC unroll 16
        for (ptrdiff_t i = 0; i < together; i += line) __builtin_prefetch(next + i, 0, 2);
        block.add(at, {factors.digits + 3 * done, factors.units[done / 256], factors.sums + done / 16}, sums);
#pragma GCC unroll 4
        for (int row = 0; row < Rows; ++row) at[row] += Bytes;
    }
#pragma GCC unroll 4
    for (int row = 0; row < Rows; ++row) out[row] = _mm512_reduce_add_ps(sums[row]);
}

template<int Bytes, typename Block>
KERNEL_VNNI void dotWide(const void* const* rows, ptrdiff_t many, ptrdiff_t first, ptrdiff_t count,
                         const core::Kernels::Factors& factors, float* out)
{
    const Block block;
    ptrdiff_t row = 0;
    for (; row + Block::rows <= many; row += Block::rows)
        dotTogether<Bytes, Block::rows>(block, rows + row, first, count, factors, out + row);
    for (; row < many; ++row) dotTogether<Bytes, 1>(block, rows + row, first, count, factors, out + row);
}

}  // namespace
