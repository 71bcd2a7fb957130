#pragma once

// Included by the sources of every instruction set: no templates, no containers, nothing inline.
#include "core/kernel/strip.h"

#include <cstddef>

namespace core {

/// The engine's inner loops for one set of instructions; kernels() has those that this processor runs best.
///
/// A row's numbers depend on that row alone, not on how many rows multiply() computes with it. Between sets of
/// instructions they differ by rounding.
struct Kernels {
    /// Numbers that are stored in few bits (BlockType, ElementType), as float32 and turned: out[k][i] is number first +
    /// k of rows[i].
    /// @param rows   `lanes` of them, not necessarily aligned
    /// @param first, count  whole blocks; float16 and bfloat16 by two
    /// @param out    [count, lanes], rows `stride` apart
    using Unpack = void (*)(const void* const* rows, std::ptrdiff_t first, std::ptrdiff_t count, float* out,
                            std::ptrdiff_t stride);

    /// A row of float32, and what products with packed numbers need of it. In whole numbers it is unit · (65536 · first
    /// digit + 256 · second + third), where a block of packed numbers has one unit.
    struct Factors {
        const float* x;     ///< [count], finite
        const float* sums;  ///< [count / 16] of each 16 of x; beside digits in an order that suits the block's type
        const signed char* digits;  ///< [blocks, 3, numbers of a block]
        const float* units;         ///< [blocks]
    };
    /// A writable Prepared, while it is being made.
    struct Prepared {
        float* sums;
        signed char* digits;
        float* units;
    };
    using Prepare = void (*)(const float* x, std::ptrdiff_t count, const Prepared& prepared);

    /// out[i] = Σ of such numbers of rows[i], each multiplied by one of x: products of so few rows of x that reading is
    /// all they take. The sums are in another order than multiply()'s.
    /// @param rows   `many` of them, best such that follow each other in memory
    /// @param first, count  as in Unpack
    using Dot = void (*)(const void* const* rows, std::ptrdiff_t many, std::ptrdiff_t first, std::ptrdiff_t count,
                         const Factors& factors, float* out);

    /// Codes of few bits for columns of a panel, and their scales and zeros, which lie apart from them.
    struct Codes {
        /// `lanes` of them, not necessarily aligned: the words of four bytes that have the first number of each column
        const void* const* words;
        std::ptrdiff_t step;  ///< bytes from a word to the next one of the same column
        unsigned flip;        ///< bits of each word that are stored the other way round
        const float* table;   ///< [16] what codes stand for that are no numbers themselves
        const int* groups;    ///< [count] the group that each number is of
        bool mixed;           ///< whether they may be in any order; else they follow each other
        const float* scales;  ///< [groups, lanes]
        const float* zeros;   ///< [groups, lanes] of codes that are whole numbers, `raise` larger; others have none
        static constexpr float raise = 8388608.0F;  ///< 2^23: whole numbers around it are its bits and their own
    };
    /// out[k][i] = (code k of column i + raise - its group's zero) · its group's scale; codes that are no whole
    /// numbers have no zero.
    /// @param count  whole words, of codes of 3 bits three words
    /// @param out    [count, lanes], rows `stride` apart
    using UnpackCodes = void (*)(const Codes& codes, std::ptrdiff_t count, float* out, std::ptrdiff_t stride);

    /// Where in a word of eight columns each one's code of four bits is.
    static constexpr unsigned shifts_across[8] = {0, 16, 4, 20, 8, 24, 12, 28};
    /// Words of eight columns' codes of one number each, as words of one column's codes of eight numbers, from the
    /// lowest bits on.
    /// @param words  `lanes` of them, not necessarily aligned: the first of each eight columns
    /// @param step   bytes from a word to the next one of the same columns
    /// @param count  a multiple of 8 numbers
    /// @param out    [count / 8, 8 · lanes] words
    using TurnAcross = void (*)(const void* const* words, std::ptrdiff_t step, std::ptrdiff_t count, unsigned* out);

    /// Rows that are multiplied with such numbers while these are unpacked, and what is added up of it.
    struct FewRows {
        const float* x;  ///< [rows, count], rows `stride` apart
        std::ptrdiff_t stride;
        float* sums;  ///< [rows, lanes], rows `sums_stride` apart
        std::ptrdiff_t sums_stride;
    };
    /// sums[r][i] += Σ over k of out[k][i] · x[r][k], of what UnpackCodes writes to `out`. Of one or two rows in
    /// another order than multiply() adds these up, and a group's numbers before they are scaled; of more rows one
    /// product after another, so that sums that begin at 0 become those of multiply().
    using MultiplyCodes = void (*)(const Codes& codes, std::ptrdiff_t count, const FewRows& x);

    /// The functions of one kind of codes.
    struct Coded {
        UnpackCodes unpack;
        /// At a time: a cache has places for about so many lines that lie a power of two apart, as those of rows do.
        static constexpr std::ptrdiff_t most_rows = 10;
        /// With one row, with two, with three …; null where registers have no room for the sums.
        MultiplyCodes multiply[most_rows];
        std::ptrdiff_t few_rows;  ///< up to so many, some of them at a time, take no longer than with panels
    };

    /// The functions of one type.
    struct Packed {
        Unpack unpack;
        Prepare prepare;  ///< for dot
        Dot dot;
        Strip strip = {};  ///< null where floats are as quick
    };

    /// Bounds for every set of instructions.
    static constexpr std::ptrdiff_t most_lanes = 16, most_panel_cols = 64;

    const char* name;           ///< "baseline", "avx2", "avx512", "avx512-vnni" or "avx512-vnni-pairs"
    std::ptrdiff_t lanes;       ///< floats in one vector
    std::ptrdiff_t panel_cols;  ///< columns of a full panel, a multiple of `lanes`

    /// out = a · panel, or out += a · panel.
    /// @param a      [rows, depth], rows `a_stride` apart
    /// @param panel  [depth, cols rounded up to whole vectors], row after row: see Panels
    /// @param cols   1 … panel_cols
    /// @param out    [rows, cols], rows `out_stride` apart
    void (*multiply)(const float* a, std::ptrdiff_t a_stride, std::ptrdiff_t rows, std::ptrdiff_t depth,
                     const float* panel, std::ptrdiff_t cols, float* out, std::ptrdiff_t out_stride, bool add);

    /// out[c][r] = matrix[r][c].
    /// @param matrix  [rows, cols], rows `stride` apart
    /// @param out     [cols, rows], rows `out_stride` apart
    void (*transpose)(const float* matrix, std::ptrdiff_t stride, std::ptrdiff_t rows, std::ptrdiff_t cols, float* out,
                      std::ptrdiff_t out_stride);

    /// The largest of x; NaN if there is one; -∞ where count is 0.
    float (*largest)(const float* x, std::ptrdiff_t count);
    /// Whether no number is infinite or NaN.
    bool (*finite)(const float* x, std::ptrdiff_t count);
    /// Each of `most` becomes the larger one of it and x; no NaN.
    void (*keepLargest)(float* most, const float* x, std::ptrdiff_t count);
    /// x = e^(x - largest), and 0 below e^-87.
    /// @param largest  at least as large as every x, finite
    /// @return the sum
    float (*exponentiate)(float* x, std::ptrdiff_t count, float largest);

    /// -Σ x ln x, where 0 ln 0 is 0, as is what is below the normal floats.
    /// @param x  at least 0, finite
    double (*entropy)(const float* x, std::ptrdiff_t count);
    /// Σ x · |i - place|, i from 0.
    double (*distance)(const float* x, std::ptrdiff_t count, float place);

    void (*scale)(float* x, std::ptrdiff_t count, float factor);
    void (*divide)(float* x, std::ptrdiff_t count, float divisor);
    void (*add)(float* x, const float* other, std::ptrdiff_t count);

    /// x · Φ(x), Φ the normal distribution (Hendrycks & Gimpel, 2016).
    void (*gelu)(float* x, std::ptrdiff_t count);
    /// GELU with 0.5 · (1 + tanh(√(2/π) · (x + 0.044715·x³))) in place of Φ.
    void (*geluTanh)(float* x, std::ptrdiff_t count);
    /// x / (1 + e^-x).
    void (*silu)(float* x, std::ptrdiff_t count);

    /// out = (x - m) / √(mean of (x - m)² + epsilon) · weight + bias, where m is x's mean or 0.
    /// @param bias  null for none
    void (*normalise)(const float* x, std::ptrdiff_t count, bool centred, float epsilon, const float* weight,
                      const float* bias, float* out);

    Packed f16, bf16;
    Packed q8_0, q4_0, q5_0, q4_K, q5_K, q6_K, iq4_nl;

    Coded whole2, whole3, whole4, whole8;  ///< whole numbers of so many bits, from a word's lowest bit on
    Coded table_low, table_high;           ///< a table with the lower or the upper half of a byte first
    Coded e4m3;                            ///< floats of eight bits
    TurnAcross turnAcross;
};

}  // namespace core
