#pragma once

// Products of one row of numbers that are stored in few bits with one row of float32, where they lie: what a single
// token more costs is then hardly more than reading them. Part of kernel_code.h, which says what must be defined, and
// why everything here has internal linkage. Blocks are laid out as core/tensor/block_layout.h says (ggml-common.h).

#include "core/kernel/kernel_table.h"
#include "core/kernel/unpack_code.h"

namespace {

/// Reads one byte into each lane.
Bits spread(const Byte* bytes)
{
#if KERNEL_LANES == 16
    const __m128i all = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
    return reinterpret_cast<Bits>(_mm512_cvtepu8_epi32(all));
#elif KERNEL_LANES == 8
    return reinterpret_cast<Bits>(_mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(bytes))));
#else
    Bits all = {};
    for (ptrdiff_t i = 0; i < lanes; ++i) all[i] = bytes[i];
    return all;
#endif
}

/// Reads one signed byte into each lane.
Bits spreadSigned(const Byte* bytes)
{
#if KERNEL_LANES == 16
    const __m128i all = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
    return reinterpret_cast<Bits>(_mm512_cvtepi8_epi32(all));
#elif KERNEL_LANES == 8
    return reinterpret_cast<Bits>(_mm256_cvtepi8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(bytes))));
#else
    return reinterpret_cast<Bits>(reinterpret_cast<Whole>(spread(bytes) << 24) >> 24);
#endif
}

/// Reads one pair of bytes into each lane, the first byte lower.
Bits spreadPairs(const Byte* bytes)
{
#if KERNEL_LANES == 16
    const __m256i all = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bytes));
    return reinterpret_cast<Bits>(_mm512_cvtepu16_epi32(all));
#elif KERNEL_LANES == 8
    return reinterpret_cast<Bits>(_mm256_cvtepu16_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes))));
#else
    Bits all = {};
    for (ptrdiff_t i = 0; i < lanes; ++i) {
        unsigned short two;
        __builtin_memcpy(&two, bytes + 2 * i, sizeof two);
        all[i] = two;
    }
    return all;
#endif
}

/// A float16.
float halfAt(const Byte* bytes)
{
    unsigned short half;
    __builtin_memcpy(&half, bytes, sizeof half);
#if KERNEL_LANES > 4
    return _mm_cvtss_f32(_mm_cvtph_ps(_mm_cvtsi32_si128(half)));
#else
    return fromHalf(Bits{} + (static_cast<unsigned>(half) << 16U))[0];
#endif
}

/// Reads one float16 into each lane.
Vector halves(const Byte* bytes)
{
#if KERNEL_LANES == 16
    return reinterpret_cast<Vector>(_mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(bytes))));
#elif KERNEL_LANES == 8
    return reinterpret_cast<Vector>(_mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes))));
#else
    return fromHalf(spreadPairs(bytes) << 16);
#endif
}

Vector brainHalves(const Byte* bytes) { return reinterpret_cast<Vector>(spreadPairs(bytes) << 16); }

/// Prefetches the memory behind: rows follow each other, and the processor itself does not look beyond a page.
template<int Bytes>
void fetchAhead(const Byte* at)
{
    constexpr int ahead = 2048, line = 64;
#pragma GCC unroll 4
    for (int i = 0; i < Bytes; i += line) __builtin_prefetch(at + ahead + i);
}

/// A kernel's products of several rows, each multiplied alone.
template<float (*Row)(const void*, ptrdiff_t, ptrdiff_t, const core::Kernels::Factors&)>
void dotEach(const void* const* rows, ptrdiff_t many, ptrdiff_t first, ptrdiff_t count,
             const core::Kernels::Factors& factors, float* out)
{
    for (ptrdiff_t i = 0; i < many; ++i) out[i] = Row(rows[i], first, count, factors);
}

/// @param All  numbers of as many places as a vector has lanes
template<Vector (*All)(const Byte*)>
float dotHalves(const void* row, ptrdiff_t first, ptrdiff_t count, const core::Kernels::Factors& factors)
{
    const float* x = factors.x;
    const Byte* at = static_cast<const Byte*>(row) + 2 * first;
    Vector some[2] = {};
    ptrdiff_t i = 0;
    for (; i + 2 * lanes <= count; i += 2 * lanes) {
        fetchAhead<4 * lanes>(at + 2 * i);
        for (ptrdiff_t v = 0; v < 2; ++v) some[v] += All(at + 2 * (i + v * lanes)) * load(x + i + v * lanes);
    }
    for (; i < count; i += lanes) {  // the last ones, filled up with zeros
        const ptrdiff_t rest = count - i < lanes ? count - i : lanes;
        Byte bytes[2 * lanes] = {};
        float numbers[lanes] = {};
        __builtin_memcpy(bytes, at + 2 * i, static_cast<size_t>(2 * rest));
        __builtin_memcpy(numbers, x + i, sizeof(float) * static_cast<size_t>(rest));
        some[0] += All(bytes) * load(numbers);
    }
    return sumOf(some[0] + some[1]);
}

// Products are added up in several sums: one that each waits for is late by the time that an addition takes.

Vector dotQ8_0(const Byte* block, const float* x, const float* /*sums*/)
{
    Vector sums[2] = {};
#pragma GCC unroll 8
    for (ptrdiff_t i = 0; i < 32; i += lanes) sums[i / lanes % 2] += numbers(spreadSigned(block + 2 + i)) * load(x + i);
    return (sums[0] + sums[1]) * halfAt(block);
}

/// The product for types that keep the lower four bits of 32 numbers in sixteen bytes, those of the first sixteen
/// numbers in the bytes' lower halves.
/// @param first, second  the numbers of the four bits in each lane, for the first and the second sixteen; called with
/// the
///                       place of the first lane among them
template<typename First, typename Second>
Vector dotHalfBytes(const Byte* bytes, const float* x, const First& first, const Second& second)
{
    Vector sums[2] = {};
#pragma GCC unroll 4
    for (ptrdiff_t i = 0; i < 16; i += lanes) {
        const Bits both = spread(bytes + i);
        sums[0] += numbers(first(both & 15U, i)) * load(x + i);
        sums[1] += numbers(second(both >> 4, i)) * load(x + 16 + i);
    }
    return sums[0] + sums[1];
}

Vector dotIQ4_NL(const Byte* block, const float* x, const float* /*sums*/)
{
    const auto number = [](Bits four, ptrdiff_t /*at*/) { return (lookedUp(uneven, four) & 0xFFU) - 128U; };
    return dotHalfBytes(block + 2, x, number, number) * halfAt(block);
}

/// Numbers that are stored `more` larger, by the sum of x: each lane has a part of it.
Vector lessThat(Vector products, float more, float sum) { return products - more / static_cast<float>(lanes) * sum; }

Vector dotQ4_0(const Byte* block, const float* x, const float* sums)
{
    const auto number = [](Bits four, ptrdiff_t /*at*/) { return four; };
    return lessThat(dotHalfBytes(block + 2, x, number, number), 8, sums[0] + sums[1]) * halfAt(block);
}

/// The scales of a block's eight groups of 32, and the factors of their least numbers, as Groups has them, of one row:
/// a byte for each group.
struct GroupScales {
    unsigned long long scales, least;

    explicit GroupScales(const Byte* block)
    {
        unsigned words[3];
        __builtin_memcpy(words, block + 4, sizeof words);
        const unsigned upperScales = (words[2] & 0x0F0F0F0FU) | ((words[0] >> 2U) & 0x30303030U);
        const unsigned upperLeast = ((words[2] >> 4U) & 0x0F0F0F0FU) | ((words[1] >> 2U) & 0x30303030U);
        scales = (words[0] & 0x3F3F3F3FU) | static_cast<unsigned long long>(upperScales) << 32U;
        least = (words[1] & 0x3F3F3F3FU) | static_cast<unsigned long long>(upperLeast) << 32U;
    }
};

#if KERNEL_LANES == 4  // others multiply whole numbers: digits_code.h

Vector dotQ5_0(const Byte* block, const float* x, const float* sums)
{
    unsigned bits;
    __builtin_memcpy(&bits, block + 2, sizeof bits);
    const Bits fifths = Bits{} + bits;
    Bits place;
    for (ptrdiff_t i = 0; i < lanes; ++i) place[i] = static_cast<unsigned>(i);
    // The first lane's bit is brought to where it counts sixteen, then each lane's own.
    const auto withFifth = [place](Bits four, Bits all, ptrdiff_t at) {
        return four | ((all >> (place + static_cast<unsigned>(at))) & 16U);
    };
    const Vector products = dotHalfBytes(
        block + 6, x, [&](Bits four, ptrdiff_t at) { return withFifth(four, fifths << 4, at); },
        [&](Bits four, ptrdiff_t at) { return withFifth(four, fifths >> 12, at); });
    return lessThat(products, 16, sums[0] + sums[1]) * halfAt(block);
}

/// The sum of scale · number · x less that of least · x, which is least · (sum of x).
/// @param bits  [from byte, in pairs of groups the how manieth] what stands above the four bits of both groups
template<typename UpperBits>
Vector dotGroups(const Byte* block, const Byte* bytes, const float* x, const float* sums, const UpperBits& bits)
{
    const GroupScales groups(block);
    const float scale = halfAt(block), minimum = halfAt(block + 2);
    Vector total[2] = {};
    float least = 0;
    for (int group = 0; group < 8; ++group)
        least += static_cast<float>(groups.least >> (8 * group) & 63U)
                 * (sums[ptrdiff_t{2} * group] + sums[ptrdiff_t{2} * group + 1]);
    total[0][0] = -minimum * least;
#pragma GCC unroll 4
    for (int pair = 0; pair < 4; ++pair) {
        const float* from = x + ptrdiff_t{64} * pair;
        Vector some[4] = {};
#pragma GCC unroll 8
        for (ptrdiff_t i = 0; i < 32; i += lanes) {
            const Bits both = spread(bytes + ptrdiff_t{32} * pair + i);
            const auto [low, high] = bits(i, pair);
            Vector* to = some + i / lanes % 2;
            to[0] += numbers((both & 15U) | low) * load(from + i);
            to[2] += numbers((both >> 4) | high) * load(from + 32 + i);
        }
        total[0] += (some[0] + some[1]) * (scale * static_cast<float>(groups.scales >> (16 * pair) & 63U));
        total[1] += (some[2] + some[3]) * (scale * static_cast<float>(groups.scales >> (16 * pair + 8) & 63U));
    }
    return total[0] + total[1];
}

struct TwoBits {
    Bits low, high;
};

Vector dotQ4_K(const Byte* block, const float* x, const float* sums)
{
    return dotGroups(block, block + 16, x, sums, [](ptrdiff_t /*from*/, int /*pair*/) { return TwoBits{}; });
}

Vector dotQ5_K(const Byte* block, const float* x, const float* sums)
{
    return dotGroups(block, block + 48, x, sums, [block](ptrdiff_t from, int pair) {
        const Bits fifths = spread(block + 16 + from) >> (2 * pair);  // the pair has the lowest two of each byte
        return TwoBits{(fifths << 4) & 16U, (fifths << 3) & 16U};
    });
}

Vector dotQ6_K(const Byte* block, const float* x, const float* sums)
{
    const Vector scale = all(halfAt(block + 208));
    float scales[16];  // of each sixteen numbers, which are stored 32 larger
    Vector total = {};
    for (ptrdiff_t i = 0; i < 16; i += lanes) {
        const Vector own = numbers(spreadSigned(block + 192 + i)) * scale;
        store(scales + i, own);
        total -= own * 32.0F * load(sums + i);
    }
    for (int part = 0; part < 4; ++part) {  // sixteen of each of four groups of 32, whose upper two bits share bytes
        const int half = part / 2, group = part % 2;
        const Byte* low = block + ptrdiff_t{64} * half + ptrdiff_t{16} * group;
        const Byte* upper = block + 128 + ptrdiff_t{32} * half + ptrdiff_t{16} * group;
        const float* from = x + ptrdiff_t{128} * half + ptrdiff_t{16} * group;
        Vector some[4] = {};
#pragma GCC unroll 4
        for (ptrdiff_t i = 0; i < 16; i += lanes) {
            const Bits even = spread(low + i), odd = spread(low + 32 + i), two = spread(upper + i);
            some[0] += numbers((even & 15U) | ((two << 4) & 48U)) * load(from + i);
            some[1] += numbers((odd & 15U) | ((two << 2) & 48U)) * load(from + 32 + i);
            some[2] += numbers((even >> 4) | (two & 48U)) * load(from + 64 + i);
            some[3] += numbers((odd >> 4) | ((two >> 2) & 48U)) * load(from + 96 + i);
        }
#pragma GCC unroll 4
        for (int i = 0; i < 4; ++i) total += some[i] * scales[8 * half + 2 * i + group];
    }
    return total;
}

#endif

/// Blocks that lie one behind the other.
template<int Numbers, int Bytes, Vector (*Block)(const Byte*, const float*, const float*)>
float dotRow(const void* row, ptrdiff_t first, ptrdiff_t count, const core::Kernels::Factors& factors)
{
    const Byte* at = static_cast<const Byte*>(row) + first / Numbers * Bytes;
    Vector sum = {};
    for (ptrdiff_t done = 0; done < count; done += Numbers, at += Bytes) {
        fetchAhead<Bytes>(at);
        sum += Block(at, factors.x + done, factors.sums + done / 16);
    }
    return sumOf(sum);
}

/// Prepares a row for products of float32: the sums of each sixteen numbers.
void prepare(const float* x, ptrdiff_t count, const core::Kernels::Prepared& prepared)
{
    for (ptrdiff_t i = 0; i + 16 <= count; i += 16) {
        Vector sum = load(x + i);
#pragma GCC unroll 4
        for (ptrdiff_t more = lanes; more < 16; more += lanes) sum += load(x + i + more);
        prepared.sums[i / 16] = sumOf(sum);
    }
}

}  // namespace
