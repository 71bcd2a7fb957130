#pragma once

#include "core/matrix.h"

namespace core {

/// A matrix of low rank as two thin factors: left · rightᵀ. It is never multiplied out: of a head's d_model × d_model
/// numbers d_model × d_k tell everything. In double precision, so that small singular values keep their digits.
struct LowRankMatrix {
    Eigen::MatrixXd left;   ///< [rows, r]
    Eigen::MatrixXd right;  ///< [cols, r]

    /// Frobenius norm.
    double norm() const;
};

/// The smallest matrix that can stand for a factor wherever only sizes count: ‖T · X‖_F = ‖M · X‖_F for every X.
/// @param m  [n, r]
/// @return T, upper triangular, of M's QR decomposition: [min(n, r), r]
Eigen::MatrixXd triangularFactor(const Eigen::MatrixXd& m);

/// The first singular values, the largest first, with their vectors.
struct SingularVectors {
    Eigen::VectorXd values;  ///< [n]
    Eigen::MatrixXd left;    ///< [rows, n] each column of length 1; its largest number is positive
    Eigen::MatrixXd right;   ///< [cols, n]
};

/// The singular value decomposition without the matrix: left = Q_1 T_1 and right = Q_2 T_2, and only the small T_1 ·
/// T_2ᵀ [r, r] is taken apart.
/// @param most  so many; fewer where the others are no more than what rounding float32 numbers leaves of 0
SingularVectors singularVectors(const LowRankMatrix& matrix, Index most);

}  // namespace core
