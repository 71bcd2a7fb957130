#pragma once

// Strips of packed numbers, for products of many rows in whole numbers (strip_product_code.h). Part of kernel_code.h,
// which says why everything here has internal linkage.
//
// A strip is some packed numbers of stripCols columns, in lines of one word (four bytes) for each column. Of a group of
// 32 numbers (of 16 where each sixteen have a scale) eight lines have the numbers themselves, with a sign, four of a
// column in a word; one has what sums of products start from; one their scale; and where they are not around zero, one
// what they are too large by, as float32.

#include "core/kernel/strip_product_code.h"

namespace {

Bits fromWide(WideNumbers x) { return reinterpret_cast<Bits>(x); }
WideNumbers toWide(Bits x) { return reinterpret_cast<WideNumbers>(x); }

/// One group of a strip while it is made, of as many columns as a vector has lanes; where sums start comes later.
/// @tparam Words  of four numbers
template<ptrdiff_t Words>
class StripGroup {
public:
    explicit StripGroup(const Lines& out) : m_out(out) {}

    /// @param numbers  four of each column, with a sign
    void operator()(ptrdiff_t word, Bits numbers) const { m_out(word, reinterpret_cast<Vector>(numbers)); }
    void end(Vector scale) const { m_out(Words + 1, scale); }
    void end(Vector scale, Vector less) const
    {
        end(scale);
        m_out(Words + 2, less);
    }

private:
    Lines m_out;
};

/// Each byte so much smaller.
Bits lowered(Bits bytes, char by) { return fromWide(_mm512_sub_epi8(toWide(bytes), _mm512_set1_epi8(by))); }

/// Bytes of four bits with a fifth one, which counts 16, less 16.
/// @param own  of each byte's bits the one that is the fifth
Bits withFifth(Bits four, Bits bits, Bits own)
{
    const __mmask64 none = _mm512_testn_epi8_mask(toWide(bits), toWide(own));
    return fromWide(_mm512_mask_sub_epi8(toWide(four), none, toWide(four), _mm512_set1_epi8(16)));
}

/// Sixteen bytes of each row, as four words: squares of four rows are turned side by side.
struct FourWords {
    Bits words[4];

    FourWords(Rows rows, ptrdiff_t at)
    {
        const auto bytes = [&](ptrdiff_t row) {
            return _mm_loadu_si128(reinterpret_cast<const __m128i*>(rows[row] + at));
        };
        WideNumbers lines[4];
#pragma GCC unroll 4
        for (int i = 0; i < 4; ++i) {
            lines[i] = _mm512_zextsi128_si512(bytes(i));
            lines[i] = _mm512_mask_broadcast_i32x4(lines[i], 0x00F0, bytes(4 + i));
            lines[i] = _mm512_mask_broadcast_i32x4(lines[i], 0x0F00, bytes(8 + i));
            lines[i] = _mm512_mask_broadcast_i32x4(lines[i], 0xF000, bytes(12 + i));
        }
        const WideNumbers first = _mm512_unpacklo_epi32(lines[0], lines[1]),
                          second = _mm512_unpacklo_epi32(lines[2], lines[3]);
        const WideNumbers third = _mm512_unpackhi_epi32(lines[0], lines[1]),
                          fourth = _mm512_unpackhi_epi32(lines[2], lines[3]);
        words[0] = fromWide(_mm512_unpacklo_epi64(first, second));
        words[1] = fromWide(_mm512_unpackhi_epi64(first, second));
        words[2] = fromWide(_mm512_unpacklo_epi64(third, fourth));
        words[3] = fromWide(_mm512_unpackhi_epi64(third, fourth));
    }
    Bits operator[](ptrdiff_t word) const { return words[word]; }
};

/// Scales, and what numbers are too large by, of a type that groupScales() reads.
Groups groupsOf(Rows rows)
{
    const FourWords four(rows, 0);
    return {four[0], four[1], four[2], four[3]};
}

void stripQ4_0(Rows rows, const Lines& out)
{
    const FourWords all(rows, 2);
    StripGroup<8> group(out);
#pragma GCC unroll 4
    for (int word = 0; word < 4; ++word) {
        group(word, lowered(all[word] & lowerHalves, 8));
        group(4 + word, lowered((all[word] >> 4) & lowerHalves, 8));
    }
    group.end(fromHalf(rows.halfWords(0) << 16));
}

void stripQ5_0(Rows rows, const Lines& out)
{
    const FourWords begin(rows, 0), all(rows, 6);
    const WideNumbers fifths = toWide((begin[0] >> 16) | (begin[1] << 16));
    const WideNumbers firsts = _mm512_broadcast_i32x4(_mm_set_epi64x(0x0C0C0C0C08080808, 0x0404040400000000));
    StripGroup<8> group(out);
#pragma GCC unroll 4
    for (int pair = 0; pair < 4; ++pair) {  // of words whose fifth bits are one byte
        const Bits bits =
            fromWide(_mm512_shuffle_epi8(fifths, _mm512_add_epi8(firsts, _mm512_set1_epi8(static_cast<char>(pair)))));
#pragma GCC unroll 2
        for (int word = 2 * pair; word < 2 * pair + 2; ++word) {
            const Bits four = (all[word % 4] >> (word < 4 ? 0 : 4)) & lowerHalves;
            group(word, withFifth(four, bits, Bits{} + (word % 2 == 0 ? 0x08040201U : 0x80402010U)));
        }
    }
    group.end(fromHalf(begin[0] << 16));
}

void stripQ4_K(Rows rows, const Lines& out)
{
    const Groups groups = groupsOf(rows);
    for (ptrdiff_t pair = 0; pair < 4; ++pair) {
        StripGroup<8> low(out.from(22 * pair)), high(out.from(22 * pair + 11));
        for (ptrdiff_t half = 0; half < 2; ++half) {
            const FourWords all(rows, 16 + 32 * pair + 16 * half);
#pragma GCC unroll 4
            for (int word = 0; word < 4; ++word) {
                low(4 * half + word, all[word] & lowerHalves);
                high(4 * half + word, (all[word] >> 4) & lowerHalves);
            }
        }
        low.end(groups.scales[2 * pair], groups.least[2 * pair]);
        high.end(groups.scales[2 * pair + 1], groups.least[2 * pair + 1]);
    }
}

void stripQ5_K(Rows rows, const Lines& out)
{
    const Groups groups = groupsOf(rows);
    for (int pair = 0; pair < 4; ++pair) {
        StripGroup<8> low(out.from(ptrdiff_t{22} * pair)), high(out.from(ptrdiff_t{22} * pair + 11));
        for (ptrdiff_t half = 0; half < 2; ++half) {
            // A byte holds eight fifth bits, one for each group.
            const FourWords all(rows, 48 + ptrdiff_t{32} * pair + 16 * half), fifths(rows, 16 + 16 * half);
            const Bits own = Bits{} + (0x01010101U << (2 * pair));
#pragma GCC unroll 4
            for (int word = 0; word < 4; ++word) {
                low(4 * half + word, withFifth(all[word] & lowerHalves, fifths[word], own));
                high(4 * half + word, withFifth((all[word] >> 4) & lowerHalves, fifths[word], own << 1));
            }
        }
        const Vector* scales = groups.scales + ptrdiff_t{2} * pair;
        const Vector* least = groups.least + ptrdiff_t{2} * pair;
        low.end(scales[0], least[0] - scales[0] * 16.0F);
        high.end(scales[1], least[1] - scales[1] * 16.0F);
    }
}

void stripQ6_K(Rows rows, const Lines& out)
{
    constexpr unsigned upperTwo = 0x30303030U;
    const Vector scale = fromHalf(FourWords(rows, 194)[3]);
    const FourWords scales(rows, 192);
    for (int part = 0; part < 4; ++part) {  // four groups of 16 numbers, whose upper two bits share bytes
        const int half = part / 2, odd = part % 2;
        const FourWords upper(rows, 128 + ptrdiff_t{32} * half + ptrdiff_t{16} * odd),
            first(rows, ptrdiff_t{64} * half + ptrdiff_t{16} * odd),
            second(rows, ptrdiff_t{64} * half + 32 + ptrdiff_t{16} * odd);
        const auto group = [&](int place, const FourWords& four, int shift, auto upperBits) {
            StripGroup<4> own(out.from(ptrdiff_t{6} * (8 * half + odd + place)));
#pragma GCC unroll 4
            for (int word = 0; word < 4; ++word)
                own(word, lowered(((four[word] >> shift) & lowerHalves) | (upperBits(upper[word]) & upperTwo), 32));
            const Bits bytes = scales[2 * half + place / 4] << (24 - 8 * (odd + place % 4));
            own.end(scale * numbers(reinterpret_cast<Bits>(reinterpret_cast<Whole>(bytes) >> 24)));
        };
        group(0, first, 0, [](Bits bits) { return bits << 4; });
        group(2, second, 0, [](Bits bits) { return bits << 2; });
        group(4, first, 4, [](Bits bits) { return bits; });
        group(6, second, 4, [](Bits bits) { return bits >> 2; });
    }
}

/// The start of a group's sums.
template<int Words, typename Way>
KERNEL_VNNI void putStart(const Lines& group)
{
    constexpr int paired = 2 * Way::pairs(Words);
    const WideNumbers more = _mm512_set1_epi8(static_cast<char>(128));
    const auto word = [&](ptrdiff_t at) { return loadWide(group.out + at * group.stride); };
    WideNumbers sums = _mm512_setzero_si512();
    for (int i = 0; i < paired; i += 2) sums = withDigit(sums, word(i + 1) ^ more, word(i));
    for (int i = paired; i < Words; ++i) sums = withDigit(sums, more, word(i));
    group(Words, reinterpret_cast<Vector>(_mm512_mullo_epi32(sums, _mm512_set1_epi32(Way::start))));
}

/// A block as Make has it, and what its groups' sums start from.
template<int Groups, void (*Make)(Rows, const Lines&), int Words, bool Less, typename Way>
void stripBlock(Rows rows, const Lines& out)
{
    Make(rows, out);
    for (ptrdiff_t group = 0; group < Groups; ++group) putStart<Words, Way>(out.from(group * (Words + (Less ? 3 : 2))));
}

template<int Numbers, int Bytes, void (*Make)(Rows, const Lines&), int Words, bool Less, typename Way>
constexpr core::Strip stripOf()
{
    constexpr int groups = Numbers / (4 * Words), lines = groups * (Words + (Less ? 3 : 2));
    return {unpackRows<Numbers, Bytes, stripBlock<groups, Make, Words, Less, Way>, lines>, Numbers, lines,
            prepareWhole<Words, Way>, multiplyStrip<Words, Less, Way>};
}

template<typename Way>
constexpr core::Kernels withVnni(core::Kernels all, const char* name)
{
    all.name = name;
    all.q4_K.dot = dotWide<144, WideQ4_K>;
    all.q5_K.dot = dotWide<176, WideQ5_K>;
    all.q6_K.dot = dotWide<210, WideQ6_K>;
    all.q4_K.prepare = all.q5_K.prepare = digitsOfGroups;
    all.q4_0.strip = stripOf<32, 18, stripQ4_0, 8, false, Way>();
    all.q5_0.strip = stripOf<32, 22, stripQ5_0, 8, false, Way>();
    all.q4_K.strip = stripOf<256, 144, stripQ4_K, 8, true, Way>();
    all.q5_K.strip = stripOf<256, 176, stripQ5_K, 8, true, Way>();
    all.q6_K.strip = stripOf<256, 210, stripQ6_K, 4, false, Way>();
    return all;
}

}  // namespace
