#pragma once

// Products of one row of numbers that are stored in few bits with one row of whole numbers in three digits of base 256:
// the processor multiplies 32 bytes where it multiplies eight floats, and adds them up without rounding. Together the
// digits are as exact as the largest float32 beside them. Part of kernel_code.h, which says what must be defined, and
// why everything here has internal linkage. Blocks are laid out as core/tensor/block_layout.h says (ggml-common.h).

#include "core/kernel/dot_code.h"

namespace {

using Eight = __m256;       // float32
using ManyBytes = __m256i;  // or as many bits in wider whole numbers

ManyBytes loadBytes(const void* from) { return _mm256_loadu_si256(static_cast<const ManyBytes*>(from)); }
ManyBytes eachByte(unsigned byte) { return _mm256_set1_epi8(static_cast<char>(byte)); }
Eight loadEight(const float* from) { return _mm256_loadu_ps(from); }

/// The first eight bytes, with or without a sign, as float32.
Eight fromBytes(__m128i bytes) { return _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(bytes)); }
Eight fromSignedBytes(__m128i bytes) { return _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(bytes)); }

/// The scales of eight groups, and behind them the factors of their least numbers.
__attribute__((always_inline)) inline __m128i groupScales(const Byte* block)
{
    GroupScales groups(block);
    asm("" : "+r"(groups.scales), "+r"(groups.least));  // GCC computes both in vectors else, number by number
    return _mm_set_epi64x(static_cast<long long>(groups.least), static_cast<long long>(groups.scales));
}

/// A byte for each sixteen numbers, in the order of Factors::sums.
__m128i inOrderOfSums(__m128i bytes)
{
    return _mm_shuffle_epi8(bytes, _mm_set_epi8(15, 13, 11, 9, 7, 5, 3, 1, 14, 12, 10, 8, 6, 4, 2, 0));
}

float sumOfEight(Eight x)
{
    const __m128 four = _mm256_castps256_ps128(x) + _mm256_extractf128_ps(x, 1);
    return (four[0] + four[1]) + (four[2] + four[3]);
}

/// The factor that makes numbers whole ones with `most` as the largest; 0 where `largest` is too small for an inverse.
float wholeFactor(float largest, float most) { return largest > 1e-30F ? most / largest : 0.0F; }

/// x as whole numbers of a unit that is the same for every `Together` of them, in digits from -128 to 127, the highest
/// one's of all of them first.
template<ptrdiff_t Together>
void prepareDigits(const float* x, ptrdiff_t count, const core::Kernels::Prepared& prepared)
{
    constexpr float most = 8355000.0F;  // a little less than what three digits hold
    for (ptrdiff_t first = 0; first < count; first += Together) {
        float largest = 0;
        for (ptrdiff_t i = 0; i < Together; ++i) {
            const float size = __builtin_fabsf(x[first + i]);
            largest = size > largest ? size : largest;
        }
        const float factor = wholeFactor(largest, most), unit = largest / most;
        prepared.units[first / Together] = unit;
        signed char* digits = prepared.digits + 3 * first;
        int whole[Together];
        for (ptrdiff_t i = 0; i < Together; ++i) {
            const float wide = x[first + i] * factor;
            whole[i] = static_cast<int>(wide + (wide < 0 ? -0.5F : 0.5F));
            const int last = ((whole[i] + 128) & 255) - 128, upper = (whole[i] - last) >> 8;
            const int middle = ((upper + 128) & 255) - 128;
            digits[i] = static_cast<signed char>((upper - middle) >> 8);
            digits[Together + i] = static_cast<signed char>(middle);
            digits[2 * Together + i] = static_cast<signed char>(last);
        }
        // Sums the whole numbers: rounding of x then has the same effect in the sums and in the products.
        for (ptrdiff_t i = 0; i < Together; i += 16) {
            int sum = 0;
            for (ptrdiff_t k = 0; k < 16; ++k) sum += whole[i + k];
            prepared.sums[first / 16 + i / 16 % 2 * (Together / 32) + i / 32] = static_cast<float>(sum) * unit;
        }
    }
}

/// The sums of a block's numbers times each digit of x.
class DigitSums {
public:
    /// @param numbers  32 of them, from 0 to 63
    /// @param digits   the highest ones; each other one lies `apart` bytes behind the one before
    /// @param scales   sixteen whole numbers, one for each two neighbours
    void add(ManyBytes numbers, const signed char* digits, ptrdiff_t apart, ManyBytes scales)
    {
#pragma GCC unroll 3
        for (ptrdiff_t i = 0; i < 3; ++i) {
            const ManyBytes products = _mm256_maddubs_epi16(numbers, loadBytes(digits + i * apart));
            m_sums[i] = _mm256_add_epi32(m_sums[i], _mm256_madd_epi16(products, scales));
        }
    }
    Eight together() const
    {
        return _mm256_cvtepi32_ps(m_sums[0]) * 65536.0F + _mm256_cvtepi32_ps(m_sums[1]) * 256.0F
               + _mm256_cvtepi32_ps(m_sums[2]);
    }
    /// The sum of at most 32 numbers below 32, whose scales are 1.
    Eight fewTogether() const
    {
        const ManyBytes upper = _mm256_add_epi32(_mm256_slli_epi32(m_sums[0], 8), m_sums[1]);
        return _mm256_cvtepi32_ps(_mm256_add_epi32(_mm256_slli_epi32(upper, 8), m_sums[2]));
    }

private:
    ManyBytes m_sums[3] = {};
};

/// One block's numbers and factors.
struct Operand {
    const signed char* digits;
    float unit;
    const float* sums;  ///< sums of each sixteen
};

Eight dotQ5_0(const Byte* block, const Operand& x)
{
    int bits;
    __builtin_memcpy(&bits, block + 2, sizeof bits);
    // Each byte gets the eight bits among which its own is, and keeps that one alone.
    const ManyBytes places = _mm256_set_epi64x(0x0303030303030303, 0x0202020202020202, 0x0101010101010101, 0);
    const ManyBytes own = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201ULL));
    const ManyBytes fifths = _mm256_cmpeq_epi8(_mm256_shuffle_epi8(_mm256_set1_epi32(bits), places) & own, own);
    // The first half's four bits are in the lower halves of the bytes.
    const __m128i both = _mm_loadu_si128(reinterpret_cast<const __m128i*>(block + 6));
    const ManyBytes four = _mm256_set_m128i(_mm_srli_epi16(both, 4), both) & eachByte(15);
    const float scale = halfAt(block);
    DigitSums sums;
    sums.add(four | (fifths & eachByte(16)), x.digits, 32, _mm256_set1_epi16(1));
    // The numbers are stored sixteen larger; each of eight places has its part of that.
    return sums.fewTogether() * (x.unit * scale) - scale * 2.0F * (x.sums[0] + x.sums[1]);
}

/// The sum of scale · number · x less that of least · x, which is least · (sum of x).
/// @param upper  [group] what stands above the four bits of its numbers
template<typename UpperBits>
Eight dotGroups(const Byte* block, const Byte* bytes, const Operand& x, const UpperBits& upper)
{
    const __m128i scales = groupScales(block);
    const ManyBytes single = _mm256_cvtepu8_epi32(scales);
    int twice[8];  // for each two numbers
    _mm256_storeu_si256(reinterpret_cast<ManyBytes*>(twice), single | _mm256_slli_epi32(single, 16));
    DigitSums sums;
#pragma GCC unroll 4
    for (int pair = 0; pair < 4; ++pair) {
        const ManyBytes both = loadBytes(bytes + ptrdiff_t{32} * pair);
        const signed char* digits = x.digits + ptrdiff_t{64} * pair;
        const ManyBytes low = both & eachByte(15), high = _mm256_srli_epi16(both, 4) & eachByte(15);
        sums.add(low | upper(2 * pair), digits, 256, _mm256_set1_epi32(twice[ptrdiff_t{2} * pair]));
        sums.add(high | upper(2 * pair + 1), digits + 32, 256, _mm256_set1_epi32(twice[ptrdiff_t{2} * pair + 1]));
    }
    const Eight least = fromBytes(_mm_unpackhi_epi64(scales, scales)) * halfAt(block + 2);
    return sums.together() * (x.unit * halfAt(block)) - least * (loadEight(x.sums) + loadEight(x.sums + 8));
}

Eight dotQ4_K(const Byte* block, const Operand& x)
{
    return dotGroups(block, block + 16, x, [](int /*group*/) { return ManyBytes{}; });
}

Eight dotQ5_K(const Byte* block, const Operand& x)
{
    const ManyBytes fifths = loadBytes(block + 16);  // a group has a bit of each byte
    return dotGroups(block, block + 48, x, [fifths](int group) {
        const ManyBytes shifted =
            group < 4 ? _mm256_slli_epi16(fifths, 4 - group) : _mm256_srli_epi16(fifths, group - 4);
        return shifted & eachByte(16);
    });
}

Eight dotQ6_K(const Byte* block, const Operand& x)
{
    const __m128i scales = _mm_loadu_si128(reinterpret_cast<const __m128i*>(block + 192));  // of each sixteen numbers
    const __m128i halves = _mm_set_epi64x(0x0101010101010101, 0);
    DigitSums sums;
#pragma GCC unroll 2
    for (int half = 0; half < 2; ++half) {
        const ManyBytes upper = loadBytes(block + 128 + ptrdiff_t{32} * half);
#pragma GCC unroll 4
        for (int group = 0; group < 4; ++group) {
            const ManyBytes lower = loadBytes(block + ptrdiff_t{64} * half + ptrdiff_t{32} * (group % 2));
            const ManyBytes four = (group < 2 ? lower : _mm256_srli_epi16(lower, 4)) & eachByte(15);
            const ManyBytes two =
                group < 2 ? _mm256_slli_epi16(upper, 4 - 2 * group) : _mm256_srli_epi16(upper, 2 * group - 4);
            const __m128i place = _mm_add_epi8(halves, _mm_set1_epi8(static_cast<char>(8 * half + 2 * group)));
            sums.add(four | (two & eachByte(48)), x.digits + ptrdiff_t{128} * half + ptrdiff_t{32} * group, 256,
                     _mm256_cvtepi8_epi16(_mm_shuffle_epi8(scales, place)));
        }
    }
    // The numbers are stored 32 larger.
    const __m128i ordered = inOrderOfSums(scales);
    const Eight more = fromSignedBytes(ordered) * loadEight(x.sums)
                       + fromSignedBytes(_mm_unpackhi_epi64(ordered, ordered)) * loadEight(x.sums + 8);
    return (sums.together() * x.unit - more * 32.0F) * halfAt(block + 208);
}

/// Blocks that lie one behind the other.
template<int Numbers, int Bytes, Eight (*Block)(const Byte*, const Operand&)>
float dotDigits(const void* row, ptrdiff_t first, ptrdiff_t count, const core::Kernels::Factors& factors)
{
    const Byte* at = static_cast<const Byte*>(row) + first / Numbers * Bytes;
    Eight sum = {};
    for (ptrdiff_t done = 0; done < count; done += Numbers, at += Bytes) {
        fetchAhead<Bytes>(at);
        sum += Block(at, {factors.digits + 3 * done, factors.units[done / Numbers], factors.sums + done / 16});
    }
    return sumOfEight(sum);
}

}  // namespace
