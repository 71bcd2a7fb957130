#pragma once

// Included by the sources of every instruction set: no templates, no containers, nothing inline.
#include <cstddef>

namespace core {

/// Products of some rows with packed numbers of `cols` columns in whole numbers of 8 bits, for a processor that takes
/// less time for them than for float32. See strip_product_code.h.
struct Strip {
    static constexpr std::ptrdiff_t cols = 32;
    static constexpr std::ptrdiff_t least_rows = 3, most_rows = 6;  ///< at a time
    static constexpr std::ptrdiff_t record_numbers = 32;            ///< of a row; they share a unit
    static constexpr std::ptrdiff_t record_bytes = 108;

    /// Some rows in whole numbers.
    struct Rows {
        std::ptrdiff_t rows;
        unsigned char* digits;  ///< [count / record_numbers, rows, record_bytes]
    };
    /// Memory that is read next.
    struct Soon {
        const void* from;
        std::ptrdiff_t bytes;
    };

    /// Numbers as a strip: as Kernels::Unpack, but `lines` for each `numbers` of a row.
    void (*unpack)(const void* const* rows, std::ptrdiff_t first, std::ptrdiff_t count, float* out,
                   std::ptrdiff_t stride);
    std::ptrdiff_t numbers;  ///< numbers of a block
    std::ptrdiff_t lines;
    /// Fills what `rows` points to.
    /// @param x  [rows.rows, count], finite, rows `stride` apart
    void (*prepare)(const float* x, std::ptrdiff_t stride, std::ptrdiff_t count, const Rows& rows);
    /// out = x · strip, or out += x · strip.
    /// @param depth  whole blocks
    /// @param out    [rows, cols], rows `out_stride` apart
    /// @param soon   what is asked for meanwhile
    void (*multiply)(const Rows& x, std::ptrdiff_t depth, const float* strip, float* out, std::ptrdiff_t out_stride,
                     bool add, const Soon& soon);
};

}  // namespace core
