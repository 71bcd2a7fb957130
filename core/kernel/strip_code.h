#pragma once

// Products of many rows with packed numbers, in whole numbers: where the processor has VNNI, it multiplies 64 bytes
// where it multiplies sixteen floats, so that a float in three digits of base 256 takes three quarters of the time, and
// numbers are a quarter as large while they wait. Sums of a group, which shares a scale, are exact. Part of
// kernel_code.h, which says why everything here has internal linkage.
//
// A strip is some packed numbers of stripCols columns, in lines of one word (four bytes) for each column. Of a group of
// 32 numbers (of 16 where each sixteen have a scale) eight lines have the numbers themselves, with a sign, four of a
// column in a word; one has -128 times their sum; one their scale; and where they are not around zero, one what they
// are too large by, as float32.

#include "core/kernel/wide_digits_code.h"

namespace {

constexpr ptrdiff_t stripCols = core::Strip::cols, stripVectors = stripCols / lanes;
constexpr ptrdiff_t unitNumbers = core::Strip::unit_numbers, recordBytes = core::Strip::record_bytes;

/// Sums of products of no more than 32 numbers from -16 to 31 with such whole numbers stay below 2³¹, and of 16 from
/// -32 to 31.
constexpr float mostWhole = 4194000.0F;

Bits fromWide(WideNumbers x) { return reinterpret_cast<Bits>(x); }
WideNumbers toWide(Bits x) { return reinterpret_cast<WideNumbers>(x); }

/// A record of 32 numbers: the highest digits, 128 too large so that none has a sign, the middle ones, the lowest ones,
/// and the whole numbers' sum as float32.
void putRecord(const float* x, Vector factor, Byte* record)
{
    WideNumbers sum = _mm512_setzero_si512();
    for (ptrdiff_t half = 0; half < 2; ++half) {
        const WideNumbers whole = _mm512_cvtps_epi32(load(x + 16 * half) * factor);
        const auto put = [&](ptrdiff_t digit, WideNumbers wide) {
            _mm_storeu_si128(reinterpret_cast<__m128i*>(record + 32 * digit + 16 * half), _mm512_cvtepi32_epi8(wide));
        };
        put(0, _mm512_add_epi32(_mm512_srai_epi32(whole, 16), _mm512_set1_epi32(128)));
        put(1, _mm512_srli_epi32(whole, 8));
        put(2, whole);
        sum = _mm512_add_epi32(sum, whole);
    }
    const auto total = static_cast<float>(_mm512_reduce_add_epi32(sum));
    __builtin_memcpy(record + 96, &total, sizeof total);
}

void prepareWhole(const float* x, ptrdiff_t stride, ptrdiff_t count, const core::Strip::Rows& rows)
{
    for (ptrdiff_t row = 0; row < rows.rows; ++row, x += stride)
        for (ptrdiff_t first = 0; first < count; first += unitNumbers) {
            const ptrdiff_t end = first + unitNumbers < count ? first + unitNumbers : count;
            Vector most = {};
            for (ptrdiff_t i = first; i < end; i += lanes) most = larger(most, larger(load(x + i), -load(x + i)));
            const float largest = _mm512_reduce_max_ps(most);
            const Vector factor = all(wholeFactor(largest, mostWhole));
            rows.units[first / unitNumbers * rows.rows + row] = largest / mostWhole;
            for (ptrdiff_t group = first; group < end; group += 32)
                putRecord(x + group, factor, rows.digits + (group / 32 * rows.rows + row) * recordBytes);
        }
}

/// One group of a strip while it is made, of as many columns as a vector has lanes.
/// @tparam Words  of four numbers
template<ptrdiff_t Words>
class StripGroup {
public:
    explicit StripGroup(const Lines& out) : m_out(out) {}

    /// @param numbers  four of each column, with a sign
    void operator()(ptrdiff_t word, Bits numbers)
    {
        m_out(word, reinterpret_cast<Vector>(numbers));
        m_sums = _mm512_add_epi16(m_sums, _mm512_maddubs_epi16(_mm512_set1_epi8(1), toWide(numbers)));
    }
    void end(Vector scale) const
    {
        m_out(Words, reinterpret_cast<Vector>(_mm512_madd_epi16(m_sums, _mm512_set1_epi16(-128))));
        m_out(Words + 1, scale);
    }
    void end(Vector scale, Vector less) const
    {
        end(scale);
        m_out(Words + 2, less);
    }

private:
    Lines m_out;
    WideNumbers m_sums = _mm512_setzero_si512();
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
            // Of eight fifth bits in a byte each group has one.
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

/// Adds one group's products with some rows to `sums`, [Rows, stripCols]; where it rounds is said, so that a row's
/// numbers are the same in each tile.
/// @param within  0, or 16 for a record's second half
template<int Rows, int Words, bool Less>
KERNEL_VNNI_PART void addGroup(const float* group, const Byte* records, ptrdiff_t within, float* sums)
{
    WideNumbers whole[Rows][stripVectors];
#pragma GCC unroll 6
    for (int r = 0; r < Rows; ++r)
#pragma GCC unroll 2
        for (int v = 0; v < stripVectors; ++v) whole[r][v] = loadWide(group + Words * stripCols + v * lanes);
#pragma GCC unroll 3
    for (int digit = 0; digit < 3; ++digit) {
#pragma GCC unroll 6
        for (int r = 0; r < Rows; ++r)
#pragma GCC unroll 2
            for (int v = 0; v < stripVectors; ++v)
                if (digit > 0) whole[r][v] = _mm512_slli_epi32(whole[r][v], 8);
#pragma GCC unroll 1
        for (int word = 0; word < Words; ++word) {
            const WideNumbers line[stripVectors] = {loadWide(group + word * stripCols),
                                                    loadWide(group + word * stripCols + lanes)};
#pragma GCC unroll 6
            for (int r = 0; r < Rows; ++r) {
                int four;
                __builtin_memcpy(&four,
                                 records + r * recordBytes + within + ptrdiff_t{32} * digit + ptrdiff_t{4} * word,
                                 sizeof four);
                const WideNumbers own = _mm512_set1_epi32(four);
                // _mm512_dpbusd_epi32, around which GCC 12 copies every sum to memory and back.
#pragma GCC unroll 2
                for (int v = 0; v < stripVectors; ++v)
                    asm("vpdpbusd %2, %1, %0" : "+v"(whole[r][v]) : "v"(own), "v"(line[v]));
            }
        }
    }
    const float* scales = group + (Words + 1) * stripCols;
#pragma GCC unroll 6
    for (int r = 0; r < Rows; ++r) {
        float total;
        __builtin_memcpy(&total, records + r * recordBytes + 96, sizeof total);
#pragma GCC unroll 2
        for (int v = 0; v < stripVectors; ++v) {
            float* to = sums + r * stripCols + v * lanes;
            Wide sum = _mm512_fmadd_ps(_mm512_cvtepi32_ps(whole[r][v]), load(scales + v * lanes), load(to));
            if (Less) sum = _mm512_fnmadd_ps(_mm512_set1_ps(total), load(scales + stripCols + v * lanes), sum);
            store(to, sum);
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

/// out = units · sums, or out += units · sums.
__attribute__((noinline)) void addScaled(const float* sums, const float* units, ptrdiff_t rows, float* out,
                                         ptrdiff_t outStride, bool add)
{
    for (ptrdiff_t r = 0; r < rows; ++r, sums += stripCols, out += outStride)
#pragma GCC unroll 2
        for (ptrdiff_t i = 0; i < stripCols; i += lanes)
            store(out + i, _mm512_fmadd_ps(load(sums + i), all(units[r]), add ? load(out + i) : Vector{}));
}

/// @param sums  room for [Rows, stripCols]
template<int Rows, int Words, bool Less>
KERNEL_VNNI void stripTile(const core::Strip::Rows& x, ptrdiff_t depth, const float* strip, float* out,
                           ptrdiff_t outStride, bool add, Asking soon, float* sums)
{
    constexpr ptrdiff_t numbers = ptrdiff_t{4} * Words, lines = Words + (Less ? 3 : 2);
    for (ptrdiff_t first = 0; first < depth; first += unitNumbers, add = true) {
        for (ptrdiff_t i = 0; i < Rows * stripCols; i += lanes) store(sums + i, Vector{});
        const ptrdiff_t end = first + unitNumbers < depth ? first + unitNumbers : depth;
        for (ptrdiff_t at = first; at < end; at += numbers, strip += lines * stripCols) {
            soon.some();
            addGroup<Rows, Words, Less>(strip, x.digits + at / 32 * (Rows * recordBytes), at % 32, sums);
        }
        addScaled(sums, x.units + first / unitNumbers * Rows, Rows, out, outStride, add);
    }
}

template<int Words, bool Less>
void multiplyStrip(const core::Strip::Rows& x, ptrdiff_t depth, const float* strip, float* out, ptrdiff_t outStride,
                   bool add, const core::Strip::Soon& soon)
{
    alignas(64) float sums[core::Strip::most_rows * stripCols];
    const Asking asking(soon, depth / (ptrdiff_t{4} * Words));
    switch (x.rows) {
    case 3: return stripTile<3, Words, Less>(x, depth, strip, out, outStride, add, asking, sums);
    case 4: return stripTile<4, Words, Less>(x, depth, strip, out, outStride, add, asking, sums);
    case 5: return stripTile<5, Words, Less>(x, depth, strip, out, outStride, add, asking, sums);
    case 6: return stripTile<6, Words, Less>(x, depth, strip, out, outStride, add, asking, sums);
    default: return;
    }
}

template<int Numbers, int Bytes, void (*Make)(Rows, const Lines&), int Words, bool Less>
constexpr core::Strip stripOf()
{
    constexpr int lines = Numbers / (4 * Words) * (Words + (Less ? 3 : 2));
    return {unpackRows<Numbers, Bytes, Make, lines>, Numbers, lines, prepareWhole, multiplyStrip<Words, Less>};
}

constexpr core::Kernels withVnni(core::Kernels all)
{
    all.name = KERNEL_NAME "-vnni";
    all.q4_K.dot = dotWide<144, WideQ4_K>;
    all.q5_K.dot = dotWide<176, WideQ5_K>;
    all.q6_K.dot = dotWide<210, WideQ6_K>;
    all.q4_K.prepare = all.q5_K.prepare = digitsOfGroups;
    all.q4_0.strip = stripOf<32, 18, stripQ4_0, 8, false>();
    all.q5_0.strip = stripOf<32, 22, stripQ5_0, 8, false>();
    all.q4_K.strip = stripOf<256, 144, stripQ4_K, 8, true>();
    all.q5_K.strip = stripOf<256, 176, stripQ5_K, 8, true>();
    all.q6_K.strip = stripOf<256, 210, stripQ6_K, 4, false>();
    return all;
}

}  // namespace
