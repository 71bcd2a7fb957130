#pragma once

#include <Eigen/Core>

#include <memory>
#include <string>

namespace core {

using Eigen::Index;

/// Owned activations. Row-major, so that one token is one contiguous row.
using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// One row: a bias or one token's vector.
using RowVector = Eigen::Matrix<float, 1, Eigen::Dynamic, Eigen::RowMajor>;

/// Borrowed, read-only: binds to a Matrix or to a block of its rows or columns without copying.
using MatrixView = Eigen::Ref<const Matrix>;

/// A matrix that several Traces share: copying it copies no numbers.
class SharedMatrix {
public:
    SharedMatrix() : m_matrix(empty()) {}
    SharedMatrix(Matrix matrix) : m_matrix(std::make_shared<const Matrix>(std::move(matrix))) {}
    explicit SharedMatrix(std::shared_ptr<const Matrix> matrix) : m_matrix(std::move(matrix)) {}

    operator const Matrix&() const { return *m_matrix; }
    const Matrix& operator*() const { return *m_matrix; }
    const Matrix* operator->() const { return m_matrix.get(); }
    Index rows() const { return m_matrix->rows(); }
    Index cols() const { return m_matrix->cols(); }
    const std::shared_ptr<const Matrix>& pointer() const { return m_matrix; }

private:
    static const std::shared_ptr<const Matrix>& empty()
    {
        static const auto none = std::make_shared<const Matrix>();
        return none;
    }

    std::shared_ptr<const Matrix> m_matrix;
};

/// "[rows, columns]", as messages name a shape.
inline std::string shapeText(MatrixView m)
{
    return "[" + std::to_string(m.rows()) + ", " + std::to_string(m.cols()) + "]";
}

/// A weight matrix that is either its own or lies in a mapped file; copying it copies no numbers.
class Weight {
public:
    Weight() = default;

    /// Takes the matrix over.
    static Weight own(Matrix matrix)
    {
        auto owner = std::make_shared<const Matrix>(std::move(matrix));
        return {owner, owner->data(), owner->rows(), owner->cols(), owner->cols()};
    }

    /// Borrows `rows` × `cols` floats, row after row, that live as long as `owner`.
    static Weight borrow(std::shared_ptr<const void> owner, const float* data, Index rows, Index cols)
    {
        return {std::move(owner), data, rows, cols, cols};
    }

    Index rows() const { return m_rows; }
    Index cols() const { return m_cols; }

    /// Columns first … first + count - 1, sharing the numbers.
    Weight columns(Index first, Index count) const { return {m_owner, m_data + first, m_rows, count, m_stride}; }

    Eigen::Map<const Matrix, Eigen::Unaligned, Eigen::OuterStride<>> view() const
    {
        return {m_data, m_rows, m_cols, Eigen::OuterStride<>(m_stride)};
    }

private:
    Weight(std::shared_ptr<const void> owner, const float* data, Index rows, Index cols, Index stride)
        : m_owner(std::move(owner)),
          m_data(data),
          m_rows(rows),
          m_cols(cols),
          m_stride(stride)
    {
    }

    std::shared_ptr<const void> m_owner;
    const float* m_data = nullptr;
    Index m_rows = 0;
    Index m_cols = 0;
    Index m_stride = 0;
};

}  // namespace core
