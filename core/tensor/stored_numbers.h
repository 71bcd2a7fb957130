#pragma once

#include "core/kernel/whole_rows.h"
#include "core/tensor/coded_numbers.h"
#include "core/tensor/stored_tensor.h"

#include <span>
#include <vector>

namespace core {

/// Which of a stored matrix's numbers make up a weight.
struct StoredPart {
    Index first_row = 0;
    Index group_size = 0;  ///< rows taken of every group_stride; 0: all of them
    Index group_stride = 0;
    Index group_first = 0;  ///< row 0 is this one of its group
    Index first_col = 0;
    Index rows = 0;  ///< rows of the stored matrix, as the columns
    Index cols = 0;
    bool transposed = false;
    /// n: of every n rows of the whole weight, the first half's i-th lies at 2i and the second half's at 2i + 1, as
    /// llama.cpp stores a head's queries and keys; 0: they lie as they are counted
    Index paired = 0;

    /// Where the part's row lies in the stored matrix.
    Index rowOf(Index row) const
    {
        const Index counted = row + group_first;
        const Index place =
            first_row + (group_size == 0 ? row : counted / group_size * group_stride + counted % group_size);
        if (paired == 0) return place;
        const Index within = place % paired;
        const Index half = paired / 2;
        return place - within + 2 * (within % half) + within / half;
    }
    Index depth() const { return transposed ? cols : rows; }  ///< rows of the weight
    Index width() const { return transposed ? rows : cols; }  ///< columns of the weight

    friend bool operator==(const StoredPart&, const StoredPart&) = default;
};

/// A matrix as a file stores it: row after row, of any readable type, not necessarily aligned. Of a type that is stored
/// in blocks a row is whole blocks. Or codes whose scales lie elsewhere, in whatever order.
class StoredNumbers {
public:
    /// @param owner  keeps `data` alive
    StoredNumbers(std::shared_ptr<const void> owner, std::span<const std::byte> data, const StoredType& type,
                  Index cols)
        : m_owner(std::move(owner)),
          m_data(data),
          m_type(type),
          m_block(numbersPerBlock(type)),
          m_cols(cols)
    {
    }
    explicit StoredNumbers(std::shared_ptr<const CodedNumbers> coded)
        : m_type(ElementType::F32),
          m_block(1),
          m_cols(coded->cols()),
          m_coded(std::move(coded))
    {
    }

    /// Whether they are stored in blocks that share scales.
    bool isPacked() const { return m_block > 1 || m_coded != nullptr; }

    /// Whether the processor's kernels unpack a part's panels themselves, in less time than it takes to multiply a row.
    bool isUnpackedByKernels(const StoredPart& part) const;

    /// Columns that share what is read of a file at a time, for which it is best read once.
    Index columnsTogether() const { return m_coded == nullptr ? 1 : m_coded->rowsTogether(); }

    /// Whether the kernels multiply a few rows with a part directly, without unpacking it first.
    bool isMultipliedByKernels(const StoredPart& part) const;

    /// Rows and the kernels' data for their products with packed numbers, computed once for all columns.
    class Factors {
    public:
        /// @param x  finite
        Factors(const StoredNumbers& stored, MatrixView x);

        Index rows() const { return m_x.rows(); }
        Index cols() const { return m_x.cols(); }
        Kernels::Factors row(Index row) const;

    private:
        Kernels::Prepared roomOf(Index row) const;

        MatrixView m_x;
        Index m_digits;  ///< floats in whose place a row's digits are, in whole vectors
        Index m_row;     ///< floats of a row in all
        FloatBuffer m_numbers;
    };

    /// columns = x · (the part's columns from first_col on), of what kernels multiply: number by number where they lie,
    /// which is quicker than turning them first where x has few rows. Differs from panels' products by rounding.
    void multiplyRows(const StoredPart& part, const Factors& x, Index first_col, Eigen::Ref<Matrix> columns) const;

    /// How the kernels multiply at least Strip::least_rows rows with a part in whole numbers; null where they do not.
    const Strip* stripOf(const StoredPart& part) const;

    /// columns = x · (the part's columns from first_col on), of a part that has strips: one after another is unpacked.
    void multiplyStrips(const StoredPart& part, const WholeRows& x, Index first_col, Eigen::Ref<Matrix> columns) const;

    /// Whether so many rows are multiplied in the part's codes, whose scales lie elsewhere and which the kernels
    /// unpack.
    bool isMultipliedInCodes(const StoredPart& part, Index rows) const;
    /// columns = x · (the part's columns from first_col on), of such codes and rows.
    void multiplyCodes(const StoredPart& part, MatrixView x, Index first_col, Eigen::Ref<Matrix> columns) const;

    /// Some numbers of one row, as float32.
    void convert(Index row, Index first_col, Index count, float* out) const;

    /// Some rows of some of a part's columns as one panel.
    /// @param first_col         of the weight: the panel's first
    /// @param first_row, count  of the weight: what fills the panel's rows from 0 on
    void fillPanel(const StoredPart& part, Index first_col, Index first_row, Index count, Panels& panels,
                   Index panel) const;

    /// Fills some rows of all panels of a few columns.
    void fillPanels(const StoredPart& part, Index first_col, Index first_row, Index count, Panels& panels) const;

    /// Releases a part's memory: its bytes from a file will not be needed again soon.
    void letGo(const StoredPart& part) const;

private:
    /// Which stored rows some of a part's columns are.
    static std::vector<Index> rowsOf(const StoredPart& part, Index first_col, Index count);
    /// Where a part's columns from first_col on begin; beyond the last one, that one.
    void findColumns(const StoredPart& part, Index first_col, std::span<const void*> cols) const;
    /// A piece of the numbers of a strip's columns, where these lie one behind the other.
    /// @param first, count  of a column's numbers: the piece is as large a part of all
    Strip::Soon soon(const StoredPart& part, Index first_col, Index first, Index count) const;
    /// @param first_col  with `count` whole blocks
    std::span<const std::byte> bytesOf(Index row, Index first_col, Index count) const;

    /// Unpacks whole blocks into a panel by kernels.
    void unpackPanel(const StoredPart& part, Index first_col, Index first_row, Index count, Panels& panels,
                     Index panel) const;

    using Block = Eigen::Map<const Matrix, Eigen::Unaligned, Eigen::OuterStride<>>;

    /// Where the numbers lie as they are to be used; null where they do not.
    const float* direct() const;

    std::shared_ptr<const void> m_owner;
    std::span<const std::byte> m_data;
    StoredType m_type;
    Index m_block;  ///< numbers that are stored together
    Index m_cols;
    std::shared_ptr<const CodedNumbers> m_coded = {};  ///< or these alone
};

}  // namespace core
