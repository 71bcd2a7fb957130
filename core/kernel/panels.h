#pragma once

#include "core/kernel/kernel_table.h"
#include "core/matrix.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <span>

namespace core {

/// Memory for numbers, where a vector of any width may begin, and on large pages if there is much of it.
class FloatBuffer {
public:
    explicit FloatBuffer(std::size_t count);

    float* data() const { return m_data.get(); }

private:
    struct Free {
        void operator()(float* data) const;
    };
    std::unique_ptr<float[], Free> m_data;
};

/// The right-hand matrix of a product, laid out as kernels() reads it: panels of Kernels::panel_cols columns, the last
/// one narrower, filled up to whole vectors with zeros; each panel holds row after row.
class Panels {
public:
    /// @param depth, cols  of the matrix; its numbers are not there yet
    Panels(Index depth, Index cols);
    /// The matrix itself.
    static Panels of(MatrixView matrix);
    /// Its transpose.
    static Panels ofTransposed(MatrixView matrix);

    Index depth() const { return m_depth; }
    Index cols() const { return m_cols; }
    Index count() const { return (m_cols + m_width - 1) / m_width; }  ///< of panels

    /// The columns of one panel.
    Index firstCol(Index panel) const { return panel * m_width; }
    Index colsOf(Index panel) const { return std::min(m_width, m_cols - firstCol(panel)); }

    /// Fills rows first_row, first_row + 1, … of a panel.
    /// @param rows  [count, colsOf(panel)]
    void setRows(Index panel, Index first_row, MatrixView rows);
    /// Fills rows first_row, first_row + 1, … of a panel from the transpose.
    /// @param cols  [colsOf(panel), count]
    void setRowsTransposed(Index panel, Index first_row, MatrixView cols);
    /// Fills rows of a panel from numbers that are stored in few bits.
    /// @param cols          where each of the panel's columns is stored, colsOf(panel) of them
    /// @param first, count  of a column's numbers, as Kernels::Unpack wants them
    void unpackRows(Index panel, Index first_row, Kernels::Unpack unpack, std::span<const void* const> cols,
                    Index first, Index count);
    /// Fills rows of a panel by a function that writes `count` rows of one vector's width of columns in a call.
    /// @param unpack  is given the first of the panel's columns to write, where its first row goes, and numbers from
    ///                row to row; beyond the panel's last column it may write anything
    void unpackLines(Index panel, Index first_row, Index count,
                     const std::function<void(Index first_col, float* out, Index stride)>& unpack);

    /// out = x · (the first x.cols() rows of some panels), or out += …
    /// @param x            [T, at most depth()]
    /// @param first_panel  and those behind it, as many as `out` has columns for
    /// @param out          [T, the panels' columns]
    void multiply(MatrixView x, Index first_panel, Eigen::Ref<Matrix> out, bool add = false) const;

    /// So many rows of a panel are multiplied at a time: with 64 columns they have room in a processor's second cache.
    /// Sums are of so many products first; who multiplies a part of the rows after another takes whole ones of these
    /// parts.
    static constexpr Index depth_at_once = 1024;

    /// The panel that has this column.
    Index panelOf(Index col) const { return col / m_width; }
    /// The number of columns in the panels of the first `cols` columns.
    Index wholePanels(Index cols) const { return std::min(m_cols, (cols + m_width - 1) / m_width * m_width); }

    std::size_t bytes() const { return bytes(m_depth, m_cols); }
    /// The memory of a matrix's panels.
    static std::size_t bytes(Index depth, Index cols);

private:
    Index rowLength(Index panel) const;
    float* row(Index panel, Index row) const;

    Index m_width;
    Index m_lanes;
    Index m_depth;
    Index m_cols;
    FloatBuffer m_numbers;
};

/// a · b.
Matrix product(MatrixView a, MatrixView b);
/// a · bᵀ.
Matrix productTransposed(MatrixView a, MatrixView b);

}  // namespace core
