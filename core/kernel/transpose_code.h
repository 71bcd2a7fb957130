#pragma once

// Rows that become columns. Part of kernel_code.h, which says what must be defined, and why everything here has
// internal linkage.

#include "core/kernel/kernel_vectors.h"

#include <utility>

namespace {

/// Exchanges what lies off the diagonal in each square of 2 · Size rows and columns: in a row the upper `Size` columns,
/// in the one `Size` below it the lower ones.
template<int Size, int... Column>
void exchange(Vector& upper, Vector& lower, std::integer_sequence<int, Column...>)
{
    const Vector both =
        __builtin_shufflevector(upper, lower, ((Column & Size) != 0 ? lanes + Column - Size : Column)...);
    lower = __builtin_shufflevector(upper, lower, ((Column & Size) != 0 ? lanes + Column : Column + Size)...);
    upper = both;
}

template<int Size>
void exchangeAll(Vector (&square)[lanes])
{
#pragma GCC unroll 16
    for (int row = 0; row < lanes; ++row)
        if ((row & Size) == 0)
            exchange<Size>(square[row], square[row + Size], std::make_integer_sequence<int, KERNEL_LANES>());
}

/// Rows become columns.
inline __attribute__((always_inline)) void turnSquare(Vector (&square)[lanes])
{
    exchangeAll<1>(square);
    exchangeAll<2>(square);
#if KERNEL_LANES > 4
    exchangeAll<4>(square);
#endif
#if KERNEL_LANES > 8
    exchangeAll<8>(square);
#endif
}

void transpose(const float* matrix, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t cols, float* out, ptrdiff_t outStride)
{
    const ptrdiff_t wholeRows = rows / lanes * lanes;
    const ptrdiff_t wholeCols = cols / lanes * lanes;
    for (ptrdiff_t col = 0; col < wholeCols; col += lanes)
        for (ptrdiff_t row = 0; row < wholeRows; row += lanes) {
            Vector square[lanes];
#pragma GCC unroll 16
            for (int i = 0; i < lanes; ++i) square[i] = load(matrix + (row + i) * stride + col);
            turnSquare(square);
#pragma GCC unroll 16
            for (int i = 0; i < lanes; ++i) store(out + (col + i) * outStride + row, square[i]);
        }
    for (ptrdiff_t col = 0; col < cols; ++col)
        for (ptrdiff_t row = col < wholeCols ? wholeRows : 0; row < rows; ++row)
            out[col * outStride + row] = matrix[row * stride + col];
}

}  // namespace
