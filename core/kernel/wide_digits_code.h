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

/// What is the same for every block, in registers: GCC 12 makes constants anew for each else.
struct Steady {
    WideNumbers low;        ///< the lower half of each byte
    WideNumbers shifts;     ///< 0 in the lower half, 4 in the upper one
    WideNumbers places[4];  ///< which scale each four of 64 numbers have

    /// @param first  the places of the first 64 numbers; of each 64 more it is the second scale after
    KERNEL_VNNI_PART explicit Steady(WideNumbers first)
    {
        low = kept(_mm512_set1_epi8(15));
        shifts = kept(inHalves(0, 4));
#pragma GCC unroll 4
        for (int i = 0; i < 4; ++i) places[i] = kept(_mm512_add_epi32(first, _mm512_set1_epi32(2 * i)));
    }

private:
    KERNEL_VNNI_PART static WideNumbers kept(WideNumbers x)
    {
        asm("" : "+v"(x));
        return x;
    }
};

/// The sum of a block's numbers, each times x and its scale. Four neighbours' products add up to less than 2³¹: numbers
/// are below 64, and the highest digit is at most 127. Four chains side by side, so that none waits for its own last
/// step.
/// @param digits  the highest ones; each other one lies 256 bytes behind the one before
KERNEL_VNNI_PART Wide wideProduct(const WideNumbers* numbers, const signed char* digits, Wide scales,
                                  const Steady& steady)
{
    WideNumbers sums[4] = {};
#pragma GCC unroll 3
    for (int digit = 0; digit < 3; ++digit)
#pragma GCC unroll 4
        for (int i = 0; i < 4; ++i) {
            const WideNumbers before = digit == 0 ? sums[i] : _mm512_slli_epi32(sums[i], 8);
            sums[i] =
                _mm512_dpbusd_epi32(before, numbers[i], loadWide(digits + ptrdiff_t{256} * digit + ptrdiff_t{64} * i));
        }
    Wide scaled = _mm512_cvtepi32_ps(sums[0]) * _mm512_permutexvar_ps(steady.places[0], scales);
#pragma GCC unroll 3
    for (int i = 1; i < 4; ++i)
        scaled = _mm512_fmadd_ps(_mm512_cvtepi32_ps(sums[i]), _mm512_permutexvar_ps(steady.places[i], scales), scaled);
    return scaled;
}

/// The same as dotGroups.
/// @param fifths  null, or 32 bytes: a group has a bit of each
KERNEL_VNNI_PART Wide wideGroups(const Byte* block, const Byte* bytes, const Operand& x, const Byte* fifths,
                                 const Steady& steady)
{
    const Wide factors = _mm512_cvtepi32_ps(_mm512_cvtepu8_epi32(groupScales(block)));
    WideNumbers all[4];
#pragma GCC unroll 4
    for (int pair = 0; pair < 4; ++pair) {
        WideNumbers numbers = _mm512_srlv_epi16(loadTwice(bytes + ptrdiff_t{32} * pair), steady.shifts) & steady.low;
        if (fifths != nullptr) {
            const WideNumbers own = inHalves(0x0101 << (2 * pair), 0x0202 << (2 * pair));
            const __mmask64 has = _mm512_test_epi8_mask(loadTwice(fifths), own);
            numbers = _mm512_mask_add_epi8(numbers, has, numbers, _mm512_set1_epi8(16));
        }
        all[pair] = numbers;
    }
    const Wide sum = wideProduct(all, x.digits, factors, steady);
    const Eight least =
        _mm512_extractf32x8_ps(factors, 1) * halfAt(block + 2) * (loadEight(x.sums) + loadEight(x.sums + 8));
    return sum * (x.unit * halfAt(block)) - _mm512_zextps256_ps512(least);
}

/// Of each 32 numbers.
KERNEL_VNNI_PART WideNumbers groupPlaces()
{
    return _mm512_inserti64x4(_mm512_setzero_si512(), _mm256_set1_epi32(1), 1);
}
/// Of each sixteen, as the sums are.
KERNEL_VNNI_PART WideNumbers sumPlaces() { return _mm512_setr_epi32(0, 0, 0, 0, 8, 8, 8, 8, 1, 1, 1, 1, 9, 9, 9, 9); }

KERNEL_VNNI_PART Wide wideQ4_K(const Byte* block, const Operand& x, const Steady& steady)
{
    return wideGroups(block, block + 16, x, nullptr, steady);
}

KERNEL_VNNI_PART Wide wideQ5_K(const Byte* block, const Operand& x, const Steady& steady)
{
    return wideGroups(block, block + 48, x, block + 16, steady);
}

KERNEL_VNNI_PART Wide wideQ6_K(const Byte* block, const Operand& x, const Steady& steady)
{
    const Wide scales = _mm512_cvtepi32_ps(
        _mm512_cvtepi8_epi32(inOrderOfSums(_mm_loadu_si128(reinterpret_cast<const __m128i*>(block + 192)))));
    const WideNumbers high = _mm512_set1_epi8(48), low = steady.low;
    WideNumbers all[4];
#pragma GCC unroll 2
    for (int half = 0; half < 2; ++half) {
        const WideNumbers lower = loadWide(block + ptrdiff_t{64} * half),
                          upper = loadTwice(block + 128 + ptrdiff_t{32} * half);
        all[ptrdiff_t{2} * half] = (lower & low) | (_mm512_sllv_epi16(upper, inHalves(4, 2)) & high);
        all[ptrdiff_t{2} * half + 1] =
            (_mm512_srli_epi16(lower, 4) & low) | (_mm512_srlv_epi16(upper, inHalves(0, 2)) & high);
    }
    const Wide sum = wideProduct(all, x.digits, scales, steady);
    // The numbers are stored 32 larger.
    return (sum * x.unit - scales * _mm512_loadu_ps(x.sums) * 32.0F) * halfAt(block + 208);
}

/// Blocks of 256 that lie one behind the other.
template<int Bytes, Wide (*Block)(const Byte*, const Operand&, const Steady&), WideNumbers (*Places)()>
KERNEL_VNNI float dotWide(const void* row, ptrdiff_t first, ptrdiff_t count, const core::Kernels::Factors& factors)
{
    const Byte* at = static_cast<const Byte*>(row) + first / 256 * Bytes;
    const Steady steady(Places());
    Wide sum = _mm512_setzero_ps();
    for (ptrdiff_t done = 0; done < count; done += 256, at += Bytes) {
        fetchAhead<Bytes>(at);
        sum += Block(at, {factors.digits + 3 * done, factors.units[done / 256], factors.sums + done / 16}, steady);
    }
    return _mm512_reduce_add_ps(sum);
}

}  // namespace
