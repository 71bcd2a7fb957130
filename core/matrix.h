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

/// A matrix that several Traces share: copying it copies no numbers. It may be known as rows of an earlier one and some
/// below them: they come into one place when somebody reads them, on any thread.
class SharedMatrix {
public:
    SharedMatrix();
    SharedMatrix(Matrix matrix);
    /// The first `kept` rows of a matrix, and others below.
    static SharedMatrix stacked(const SharedMatrix& above, Index kept, const SharedMatrix& below);

    operator const Matrix&() const { return **this; }
    const Matrix& operator*() const;
    const Matrix* operator->() const { return &**this; }
    Index rows() const;
    Index cols() const;
    /// Whether both are one and the same, not only equal.
    bool isSame(const SharedMatrix& other) const { return m_rows == other.m_rows; }

private:
    class Rows;
    explicit SharedMatrix(std::shared_ptr<const Rows> rows) : m_rows(std::move(rows)) {}

    std::shared_ptr<const Rows> m_rows;
};

/// "[rows, columns]", as messages name a shape.
inline std::string shapeText(MatrixView m)
{
    return "[" + std::to_string(m.rows()) + ", " + std::to_string(m.cols()) + "]";
}

}  // namespace core
