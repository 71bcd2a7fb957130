#pragma once

#include "core/kernel/panels.h"
#include "core/kernel/strip.h"

namespace core {

/// Rows of float32 in whole numbers of a unit that 32 of a row share, for products with strips of packed numbers
/// (Strip): a number is off by no more than a six-millionth of the largest of these. In tiles of a few rows, as alike
/// as can be.
class WholeRows {
public:
    /// Memory for the digits, which the next ones of a thread take over.
    struct Records {
        std::size_t room;  ///< in floats
        FloatBuffer buffer;
    };

    /// @param x  [at least Strip::least_rows, whole blocks of 32], finite
    WholeRows(MatrixView x, const Strip& strip);
    WholeRows(const WholeRows&) = delete;
    WholeRows& operator=(const WholeRows&) = delete;
    ~WholeRows();

    Index rows() const { return m_rows; }
    Index cols() const { return m_cols; }

    /// out = x's columns from `first` on · strip, or out += …
    /// @param first  a multiple of Strip::record_numbers
    /// @param depth  of the strip
    /// @param out    [rows(), Strip::cols], rows `out_stride` apart
    void multiply(const Strip& strip, Index first, Index depth, const float* lines, float* out, Index out_stride,
                  bool add, const Strip::Soon& soon) const;

private:
    Index firstRow(Index tile) const { return tile * m_rows / m_tiles; }
    Strip::Rows tileFrom(Index tile, Index first) const;

    Index m_rows;
    Index m_cols;
    Index m_tiles;
    Records m_records;
};

}  // namespace core
