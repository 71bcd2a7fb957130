#pragma once

#include "core/kernel/panels.h"
#include "core/tensor/element_type.h"

#include <span>

namespace core {

/// Which of a stored matrix's numbers make up a weight.
struct StoredPart {
    Index first_row = 0;
    Index group_size = 0;  ///< so many rows of every group_stride ones; 0: all of them
    Index group_stride = 0;
    Index first_col = 0;
    Index rows = 0;  ///< of the stored matrix, as the columns
    Index cols = 0;
    bool transposed = false;

    /// Where the part's row lies in the stored matrix.
    Index rowOf(Index row) const
    {
        return first_row + (group_size == 0 ? row : row / group_size * group_stride + row % group_size);
    }
    Index depth() const { return transposed ? cols : rows; }  ///< rows of the weight
    Index width() const { return transposed ? rows : cols; }  ///< columns of the weight

    friend bool operator==(const StoredPart&, const StoredPart&) = default;
};

/// A matrix as a file stores it: row after row, of any readable type, not necessarily aligned.
class StoredNumbers {
public:
    /// @param owner  keeps `data` alive
    StoredNumbers(std::shared_ptr<const void> owner, std::span<const std::byte> data, ElementType type, Index cols)
        : m_owner(std::move(owner)),
          m_data(data),
          m_type(type),
          m_cols(cols)
    {
    }

    /// Some numbers of one row, as float32.
    void convert(Index row, Index first_col, Index count, float* out) const;

    /// Columns of a part's weight as one panel.
    /// @param first_col  of the weight: the panel's first
    void fillPanel(const StoredPart& part, Index first_col, Panels& panels, Index panel) const;

    /// A part will not be looked at again soon: what of it came from a file need not stay in memory.
    void letGo(const StoredPart& part) const;

private:
    std::span<const std::byte> bytesOf(Index row, Index first_col, Index count) const;

    using Block = Eigen::Map<const Matrix, Eigen::Unaligned, Eigen::OuterStride<>>;

    /// Where the numbers lie as they are to be used; null where they do not.
    const float* direct() const;

    std::shared_ptr<const void> m_owner;
    std::span<const std::byte> m_data;
    ElementType m_type;
    Index m_cols;
};

}  // namespace core
