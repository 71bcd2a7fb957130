#pragma once

#include "core/kernel/kernels.h"
#include "core/kernel/panels.h"

namespace core {

/// The three products that a pass forward and back is made of, for a kind of number: Eigen's.
template<typename Number>
struct TrainingProduct {
    using Numbers = Eigen::Matrix<Number, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    using View = Eigen::Ref<const Numbers>;
    using Out = Eigen::Ref<Numbers>;

    /// out = a · b
    static void plain(View a, View b, Out out) { out.noalias() = a * b; }
    /// out = a · bᵀ
    static void transposed(View a, View b, Out out) { out.noalias() = a * b.transpose(); }
    /// out = aᵀ · b
    static void fromTransposed(View a, View b, Out out) { out.noalias() = a.transpose() * b; }
};

/// With the processor's own kernels, each row of which depends on that row alone.
template<>
struct TrainingProduct<float> {
    using Out = Eigen::Ref<Matrix>;

    static void plain(MatrixView a, MatrixView b, Out out) { Panels::of(b).multiply(a, 0, out); }
    static void transposed(MatrixView a, MatrixView b, Out out) { Panels::ofTransposed(b).multiply(a, 0, out); }
    static void fromTransposed(MatrixView a, MatrixView b, Out out)
    {
        Matrix turned(a.cols(), a.rows());
        kernels().transpose(a.data(), a.outerStride(), a.rows(), a.cols(), turned.data(), turned.cols());
        Panels::of(b).multiply(turned, 0, out);
    }
};

}  // namespace core
