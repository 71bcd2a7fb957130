#include "core/explain/weights/low_rank_matrix.h"

#include <Eigen/Eigenvalues>
#include <Eigen/QR>

#include <algorithm>

namespace core {
namespace {

using Decomposition = Eigen::HouseholderQR<Eigen::MatrixXd>;

Eigen::MatrixXd triangleOf(const Decomposition& qr)
{
    const Eigen::MatrixXd& packed = qr.matrixQR();
    return packed.topRows(std::min(packed.rows(), packed.cols())).triangularView<Eigen::Upper>();
}

/// Q · coefficients, without making Q.
Eigen::MatrixXd inBasis(const Decomposition& qr, const Eigen::MatrixXd& coefficients)
{
    Eigen::MatrixXd padded = Eigen::MatrixXd::Zero(qr.rows(), coefficients.cols());
    padded.topRows(coefficients.rows()) = coefficients;
    return qr.householderQ() * padded;
}

/// Both vectors of a pair may be turned round: which way is settled, so that everybody sees the same.
void settleSigns(SingularVectors& vectors)
{
    for (Index i = 0; i < vectors.left.cols(); ++i) {
        Index largest = 0;
        vectors.left.col(i).cwiseAbs().maxCoeff(&largest);
        if (vectors.left(largest, i) > 0) continue;
        vectors.left.col(i) *= -1;
        vectors.right.col(i) *= -1;
    }
}

}  // namespace

double LowRankMatrix::norm() const { return (triangularFactor(left) * triangularFactor(right).transpose()).norm(); }

Eigen::MatrixXd triangularFactor(const Eigen::MatrixXd& m)
{
    return m.size() == 0 ? Eigen::MatrixXd(0, m.cols()) : triangleOf(Decomposition(m));
}

SingularVectors singularVectors(const LowRankMatrix& matrix, Index most)
{
    SingularVectors vectors;
    if (matrix.left.size() == 0 || matrix.right.size() == 0) return vectors;
    const Decomposition left(matrix.left);
    const Decomposition right(matrix.right);
    const Eigen::MatrixXd small = triangleOf(left) * triangleOf(right).transpose();
    // Decomposes the matrix's square, which takes a fraction of the time. The relative error is the square of how much
    // smaller a value is than the largest: 1e-4 at the smallest value that counts.
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> squares(small.transpose() * small);
    const Eigen::MatrixXd images = small * squares.eigenvectors().rowwise().reverse();
    const Eigen::VectorXd values = images.colwise().norm();
    // A value that is 0 up to the rounding of float32 weights has a random direction.
    constexpr double rounding = 1e-6;
    Index count = 0;
    while (count < std::min(most, values.size()) && values(count) > rounding * values(0)) ++count;
    vectors.values = values.head(count);
    vectors.left = inBasis(left, images.leftCols(count) * vectors.values.cwiseInverse().asDiagonal());
    vectors.right = inBasis(right, squares.eigenvectors().rowwise().reverse().leftCols(count));
    settleSigns(vectors);
    return vectors;
}

}  // namespace core
