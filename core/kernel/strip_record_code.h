#pragma once

// Rows of float32 in whole numbers, for products with strips (strip_product_code.h): in records of 32 of them, which
// hold three digits of each, the highest ones first, eight bytes with what products need of all, and their unit. Each
// record has its own: a single large number of a row, as models have them, would make a common one coarse for all
// others. There are two ways to do this. Part of kernel_code.h, which says why everything here has internal linkage.

#include "core/kernel/wide_digits_code.h"

namespace {

constexpr ptrdiff_t recordNumbers = core::Strip::record_numbers, recordBytes = core::Strip::record_bytes;
constexpr ptrdiff_t digitBytes = recordNumbers, recordEnd = 3 * digitBytes, recordUnit = recordEnd + 8;

/// A record of 32 whole numbers.
struct WholeNumbers {
    WideNumbers halves[2];

    WholeNumbers(const float* x, Vector factor)
        : halves{_mm512_cvtps_epi32(load(x) * factor), _mm512_cvtps_epi32(load(x + lanes) * factor)}
    {
    }
    /// The lowest byte of each.
    ManyBytes lowest() const
    {
        return _mm256_set_m128i(_mm512_cvtepi32_epi8(halves[1]), _mm512_cvtepi32_epi8(halves[0]));
    }
};

void putDigits(ManyBytes digits, Byte* record, int digit)
{
    _mm256_storeu_si256(reinterpret_cast<ManyBytes*>(record + digit * digitBytes), digits);
}

/// Each number by itself. Digits of base 256: the highest ones 128 too large so that none has a sign, for which a
/// group's sums start at -128 times the sum of its numbers.
struct Alone {
    /// What the largest of a record becomes: no more than three digits hold, nor so much that sums of its products with
    /// 32 numbers from -16 to 15, or of a half's with 16 from -32 to 31, reach 2³¹.
    /// @param low, high  how large each number is, as a part of the largest
    template<int Words>
    static float mostWhole(Vector low, Vector high)
    {
        constexpr float digits = 8355000.0F, room = 2147000000.0F / (Words == 8 ? 16 : 32);
        const float first = _mm512_reduce_add_ps(low), second = _mm512_reduce_add_ps(high);
        const float sum = Words == 8 ? first + second : first > second ? first : second;
        return digits * sum > room ? room / sum : digits;
    }
    static constexpr int start = -1;  ///< times 128 · Σ numbers
    static constexpr int pairs(int /*words*/) { return 0; }

    static WideNumbers timesBase(WideNumbers sums) { return _mm512_slli_epi32(sums, 8); }

    template<int Words>
    static void putRecord(WholeNumbers x, Byte* record)
    {
        for (int digit = 2; digit >= 0; --digit) {
            putDigits(digit > 0 ? x.lowest() : x.lowest() ^ eachByte(128), record, digit);
            for (WideNumbers& half : x.halves) half = _mm512_srai_epi32(half, 8);
        }
    }
};

/// The inverse of an odd number modulo 2³² (Newton's iteration).
constexpr unsigned inverseOf(unsigned odd)
{
    unsigned result = 1;
    for (int i = 0; i < 32; ++i) result *= 2 - odd * result;
    return result;
}

/// In pairs: x₀·w₀ + x₁·w₁ = (x₀ + w₁)·(x₁ + w₀) - x₀·x₁ - w₀·w₁ (Winograd, A New Algorithm for Inner Product, IEEE
/// Transactions on Computers C-17, 1968), where what is subtracted depends on x alone or on w alone and is computed
/// once. Half as many products and two sums in place of one are quicker where units that cannot multiply add up
/// meanwhile, as AMD's do; on others they are slower. Digits and numbers together must fit into a byte, so the base is
/// less than 256. Digits are from -95 to 95; those of a pair's first word and of words alone are 128 too large, and
/// numbers from -32 to 31.
struct InPairs {
    static constexpr int base = 191;
    /// 95 · (base² + base + 1), and a little less.
    template<int Words>
    static float mostWhole(Vector /*low*/, Vector /*high*/)
    {
        return 3483000.0F;
    }

    /// Times Σ (128 + w₁)·w₀ of pairs and 128 · Σ w of others: every digit's sum is so much too large. Modulo 2³²,
    /// where base² has an inverse since it is odd: what sums start from is multiplied by it with the highest digit's.
    static constexpr int start = static_cast<int>(-(1U + base + base * base) * inverseOf(base * base));
    /// How many pairs of words are summed while other products are computed; two of eight words stay alone.
    static constexpr int pairs(int words) { return words == 8 ? 3 : 2; }

    static WideNumbers timesBase(WideNumbers sums) { return _mm512_mullo_epi32(sums, kept(_mm512_set1_epi32(base))); }

    template<int Words>
    KERNEL_VNNI static void putRecord(WholeNumbers x, Byte* record)
    {
        constexpr int more = static_cast<int>(0x80808080U);  // 128 in each byte
        const ManyBytes larger = _mm256_setr_epi32(more, 0, more, 0, more, 0, more, Words == 8 ? more : 0);
        ManyBytes less = {};
#pragma GCC unroll 3
        for (int digit = 2; digit >= 0; --digit) {
            WholeNumbers rest = x;
#pragma GCC unroll 2
            for (int half = 0; half < 2 && digit > 0; ++half) {
                // Rounded to the nearest one, which is far enough from the next: base is odd.
                const Wide upper = _mm512_cvtepi32_ps(x.halves[half]) * (1.0F / base);
                x.halves[half] = _mm512_cvtps_epi32(upper);
                rest.halves[half] = _mm512_sub_epi32(rest.halves[half], timesBase(x.halves[half]));
            }
            const ManyBytes digits = rest.lowest() ^ larger;
            putDigits(digits, record, digit);
            // The first word of each pair times the second one; the products between are not used.
            const ManyBytes products = _mm256_dpbusd_epi32(ManyBytes{}, digits, _mm256_shuffle_epi32(digits, 0xB1));
            const int power = digit == 0 ? base * base : digit == 1 ? base : 1;
            less = _mm256_add_epi32(less, _mm256_mullo_epi32(products, _mm256_set1_epi32(power)));
        }
        int all[8];
        _mm256_storeu_si256(reinterpret_cast<ManyBytes*>(all), _mm256_sub_epi32(ManyBytes{}, less));
        // Sums of either half, or one of all where the sum of x stands before it.
        const int ends[2] = {all[0] + all[2], all[4] + (Words == 8 ? all[0] + all[2] : all[6])};
        __builtin_memcpy(record + recordEnd, ends, sizeof ends);
    }
};

template<int Words, typename Way>
void prepareWhole(const float* x, ptrdiff_t stride, ptrdiff_t count, const core::Strip::Rows& rows)
{
    for (ptrdiff_t row = 0; row < rows.rows; ++row, x += stride)
        for (ptrdiff_t first = 0; first < count; first += recordNumbers) {
            const Vector low = _mm512_abs_ps(load(x + first)), high = _mm512_abs_ps(load(x + first + lanes));
            const float largest = _mm512_reduce_max_ps(larger(low, high));
            const Vector part = all(wholeFactor(largest, 1));
            const float most = Way::template mostWhole<Words>(low * part, high * part), unit = largest / most;
            const WholeNumbers whole(x + first, all(wholeFactor(largest, most)));
            Byte* record = rows.digits + (first / recordNumbers * rows.rows + row) * recordBytes;
            Way::template putRecord<Words>(whole, record);
            __builtin_memcpy(record + recordUnit, &unit, sizeof unit);
            if (Words < 8) continue;
            const float total =
                unit * static_cast<float>(_mm512_reduce_add_epi32(_mm512_add_epi32(whole.halves[0], whole.halves[1])));
            __builtin_memcpy(record + recordEnd, &total, sizeof total);
        }
}

}  // namespace
