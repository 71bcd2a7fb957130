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

/// A matrix without numbers yet, on large pages if it is large: a system that is told so gives 2 MB at a time instead
/// of 512 times 4 kB, which takes a fifth of a long text's pass.
Matrix largeMatrix(Index rows, Index cols);

/// Tells the system that these bytes, not used yet, may lie on large pages; a hint that it need not follow.
void preferLargePages(void* data, std::size_t bytes);

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

}  // namespace core
