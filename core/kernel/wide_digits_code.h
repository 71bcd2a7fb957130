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

/// GCC 12 makes constants anew for each block unless it does not know what they are.
__attribute__((always_inline)) inline WideNumbers kept(WideNumbers x)
{
    asm("" : "+v"(x));
    return x;
}

/// Adds each four neighbours' products with one digit.
KERNEL_VNNI_PART WideNumbers withDigit(WideNumbers sums, WideNumbers numbers, const signed char* digits)
{
    return _mm512_dpbusd_epi32(sums, numbers, loadWide(digits));
}

/// Of a type that groupScales() reads. Eight numbers of each group stand side by side, so that four neighbours'
/// products of all have two vectors of scales, of the even groups and of the odd ones; x's digits lie likewise
/// (digitsOfGroups).
struct WideGroups {
    WideNumbers low = kept(_mm512_set1_epi8(15));  ///< half of each byte
    /// Of two times four pairs of groups: where the first and second eight numbers of each lie, and the others.
    WideNumbers chunks[2] = {kept(_mm512_setr_epi64(0, 4, 8, 12, 1, 5, 9, 13)),
                             kept(_mm512_setr_epi64(2, 6, 10, 14, 3, 7, 11, 15))};
    WideNumbers places[2] = {kept(_mm512_setr_epi32(0, 0, 2, 2, 4, 4, 6, 6, 0, 0, 2, 2, 4, 4, 6, 6)),
                             kept(_mm512_setr_epi32(1, 1, 3, 3, 5, 5, 7, 7, 1, 1, 3, 3, 5, 5, 7, 7))};

    /// The same as dotGroups(). Eight products add up to less than 2³¹: numbers are below 32, and the highest digit is
    /// at most 127.
    /// @param fifths  null, or 32 bytes: a group has a bit of each
    KERNEL_VNNI_PART Wide product(const Byte* block, const Byte* bytes, const Byte* fifths, const Operand& x) const
    {
        const Wide factors = _mm512_cvtepi32_ps(_mm512_cvtepu8_epi32(groupScales(block)));
        const WideNumbers first = loadWide(bytes), second = loadWide(bytes + 64);
        WideNumbers numbers[2][2];  // of even groups and of odd ones
#pragma GCC unroll 2
        for (int part = 0; part < 2; ++part) {
            const WideNumbers both = _mm512_permutex2var_epi64(first, chunks[part], second);
            numbers[0][part] = both & low;
            numbers[1][part] = _mm512_srli_epi16(both, 4) & low;
            if (fifths == nullptr) continue;
            const __m128i bits = _mm_loadu_si128(reinterpret_cast<const __m128i*>(fifths + ptrdiff_t{16} * part));
            const WideNumbers eight =
                _mm512_permutexvar_epi64(_mm512_setr_epi64(0, 0, 0, 0, 1, 1, 1, 1), _mm512_castsi128_si512(bits));
            const WideNumbers own =
                _mm512_set4_epi64(0x4040404040404040, 0x1010101010101010, 0x0404040404040404, 0x0101010101010101);
#pragma GCC unroll 2
            for (int odd = 0; odd < 2; ++odd) {
                const __mmask64 has = _mm512_test_epi8_mask(eight, _mm512_slli_epi16(own, odd));
                numbers[odd][part] =
                    _mm512_mask_add_epi8(numbers[odd][part], has, numbers[odd][part], _mm512_set1_epi8(16));
            }
        }
        Wide scaled[2];
#pragma GCC unroll 2
        for (int odd = 0; odd < 2; ++odd) {
            WideNumbers sums = _mm512_setzero_si512();
#pragma GCC unroll 3
            for (int digit = 0; digit < 3; ++digit) {
                const signed char* digits = x.digits + ptrdiff_t{256} * digit + ptrdiff_t{64} * odd;
                if (digit > 0) sums = _mm512_slli_epi32(sums, 8);
                sums = withDigit(withDigit(sums, numbers[odd][0], digits), numbers[odd][1], digits + 128);
            }
            scaled[odd] = _mm512_cvtepi32_ps(sums) * _mm512_permutexvar_ps(places[odd], factors);
        }
        const Eight least =
            _mm512_extractf32x8_ps(factors, 1) * halfAt(block + 2) * (loadEight(x.sums) + loadEight(x.sums + 8));
        return (scaled[0] + scaled[1]) * (x.unit * halfAt(block)) - _mm512_zextps256_ps512(least);
    }
};

struct WideQ4_K : WideGroups {
    KERNEL_VNNI_PART Wide operator()(const Byte* block, const Operand& x) const
    {
        return product(block, block + 16, nullptr, x);
    }
};

struct WideQ5_K : WideGroups {
    KERNEL_VNNI_PART Wide operator()(const Byte* block, const Operand& x) const
    {
        return product(block, block + 48, block + 16, x);
    }
};

/// x in digits as WideGroups wants them.
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
}

/// Each sixteen numbers have a scale.
struct WideQ6_K {
    WideNumbers low = kept(_mm512_set1_epi8(15)), high = kept(_mm512_set1_epi8(48));
    WideNumbers shifts[2] = {kept(inHalves(4, 2)), kept(inHalves(0, 2))};
    WideNumbers places[4];  ///< in the order of the sums

    __attribute__((always_inline)) WideQ6_K()
    {
        const WideNumbers first = _mm512_setr_epi32(0, 0, 0, 0, 8, 8, 8, 8, 1, 1, 1, 1, 9, 9, 9, 9);
#pragma GCC unroll 4
        for (int i = 0; i < 4; ++i) places[i] = kept(_mm512_add_epi32(first, _mm512_set1_epi32(2 * i)));
    }
    /// Four products add up to less than 2³¹: numbers are below 64.
    KERNEL_VNNI_PART Wide operator()(const Byte* block, const Operand& x) const
    {
        const Wide scales = _mm512_cvtepi32_ps(
            _mm512_cvtepi8_epi32(inOrderOfSums(_mm_loadu_si128(reinterpret_cast<const __m128i*>(block + 192)))));
        Wide sum = _mm512_setzero_ps();
#pragma GCC unroll 4
        for (int i = 0; i < 4; ++i) {
            const WideNumbers lower = loadWide(block + ptrdiff_t{64} * (i / 2)),
                              upper = loadTwice(block + 128 + ptrdiff_t{32} * (i / 2));
            const WideNumbers four = i % 2 == 0 ? lower : _mm512_srli_epi16(lower, 4);
            const WideNumbers two =
                i % 2 == 0 ? _mm512_sllv_epi16(upper, shifts[0]) : _mm512_srlv_epi16(upper, shifts[1]);
            const WideNumbers numbers = (four & low) | (two & high);
            const signed char* digits = x.digits + ptrdiff_t{64} * i;
            WideNumbers sums = withDigit(_mm512_setzero_si512(), numbers, digits);
            sums = withDigit(_mm512_slli_epi32(sums, 8), numbers, digits + 256);
            sums = withDigit(_mm512_slli_epi32(sums, 8), numbers, digits + 512);
            sum = _mm512_fmadd_ps(_mm512_cvtepi32_ps(sums), _mm512_permutexvar_ps(places[i], scales), sum);
        }
        // The numbers are stored 32 larger.
        return (sum * x.unit - scales * _mm512_loadu_ps(x.sums) * 32.0F) * halfAt(block + 208);
    }
};

/// Blocks of 256 that lie one behind the other.
template<int Bytes, typename Block>
KERNEL_VNNI float dotWide(const void* row, ptrdiff_t first, ptrdiff_t count, const core::Kernels::Factors& factors)
{
    const Byte* at = static_cast<const Byte*>(row) + first / 256 * Bytes;
    const Block block;
    Wide sum = _mm512_setzero_ps();
    for (ptrdiff_t done = 0; done < count; done += 256, at += Bytes) {
        fetchAhead<Bytes>(at);
        sum += block(at, {factors.digits + 3 * done, factors.units[done / 256], factors.sums + done / 16});
    }
    return _mm512_reduce_add_ps(sum);
}

}  // namespace
