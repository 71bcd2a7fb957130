#pragma once

#include "core/tensor/element_type.h"
#include "core/tensor/matrix.h"

#include <atomic>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>

namespace core {

/// Numbers as a file stores them, and as float32 once somebody multiplied by them.
class StoredNumbers;

/// A weight matrix: its own, or numbers in a mapped file, of whatever type they are stored in. Copying it, its
/// transpose and parts of it share the numbers.
///
/// What is stored as float32 is used where it lies. Anything else is converted as a whole on first use, as long as the
/// budget for converted numbers lasts (setWeightBudget), and beyond it block by block for each product; the products
/// are the same to the last bit.
class Weight {
public:
    Weight() = default;

    /// Takes the matrix over.
    static Weight own(Matrix matrix);
    /// Borrows numbers that live as long as `owner`: `rows` × `cols`, row after row, not necessarily aligned.
    /// @param type  a readable one
    static Weight stored(std::shared_ptr<const void> owner, std::span<const std::byte> data, ElementType type,
                         Index rows, Index cols);

    Index rows() const { return m_transposed ? m_stored_cols : m_stored_rows; }
    Index cols() const { return m_transposed ? m_stored_rows : m_stored_cols; }

    Weight transposed() const;
    /// Every number multiplied; where it is used, not where it lies.
    Weight times(float factor) const;
    Weight columns(Index first, Index count) const;
    /// Of every `stride` columns the `size` ones from `first` on; a weight stored [out, in] alone.
    Weight columnGroups(Index first, Index size, Index stride) const;
    Weight rowsFrom(Index first, Index count) const;

    /// One row, converted alone: what an embedding looks up.
    RowVector row(Index row) const;
    /// All numbers, copied.
    Matrix matrix() const;

    /// x · W.
    /// @param x     [T, rows()]
    /// @param stop  looked at between blocks
    /// @return [T, cols()]
    /// @throws Stopped
    Matrix multipliedBy(MatrixView x, const std::stop_token& stop = {}) const;

private:
    using Numbers = Eigen::Map<const Matrix, Eigen::Unaligned, Eigen::OuterStride<>>;

    /// The stored rows in order, a few at a time where they must be converted.
    /// @param take  gets the first row's place among those of this weight, and the numbers
    void eachBlock(const std::function<void(Index, const Numbers&)>& take, const std::stop_token& stop) const;

    /// Where a row of this weight lies in the stored matrix.
    Index storedRow(Index row) const;

    std::shared_ptr<const StoredNumbers> m_numbers;
    Index m_first_row = 0;   ///< of the stored matrix, as everything below
    Index m_group_size = 0;  ///< so many rows of every m_group_stride ones; 0: all of them
    Index m_group_stride = 0;
    Index m_first_col = 0;
    Index m_stored_rows = 0;
    Index m_stored_cols = 0;
    bool m_transposed = false;
    float m_factor = 1;
};

/// How many bytes of converted weights are kept, all models together. Those not used for half a minute give way.
void setWeightBudget(std::size_t bytes);
/// How many are kept now.
std::size_t convertedWeightBytes();

}  // namespace core
