#pragma once

#include "core/stopped.h"
#include "core/tensor/weight.h"

#include <stop_token>

namespace core {

/// x · W + b.
struct Projection {
    Weight weight;   ///< [d_in, d_out]; an nn.Linear weight [out, in] is taken transposed
    RowVector bias;  ///< [d_out], or empty

    /// @param x       [T, d_in]
    /// @param stop    looked at every few milliseconds of work
    /// @param finish  told the columns that are finished, bias and all
    /// @return [T, d_out]
    /// @throws Error{WrongShape}, Stopped
    Matrix operator()(MatrixView x, const std::stop_token& stop = {}, const Weight::Finish& finish = {}) const;

    /// x times this weight, times what a gate makes of x.
    /// @param gate  [d_in, d_out]
    /// @param open  is called with columns of x · gate before they are multiplied in
    Matrix gatedBy(const Projection& gate, MatrixView x, const std::stop_token& stop,
                   const std::function<void(Eigen::Ref<Matrix> part)>& open) const;

    /// Some of its columns as a projection of their own, which shares the numbers.
    Projection columns(Index first, Index count) const;
    /// Out of every `stride` columns the `size` columns from `first` on, for a weight stored [out, in].
    Projection columnGroups(Index first, Index size, Index stride) const;
};

/// In which order the columns of one fused qkv weight hold query, key and value of every head.
enum class FusedOrder {
    Concatenated,        ///< q | k | v, each head-major: GPT-2
    DimensionThenThree,  ///< "(d k)" and "(d k h)": column = (d·3 + which)·H + h
    HeadThenThree,       ///< column = (h·3 + which)·d_k + d: GPT-NeoX, BLOOM
};

/// The three projections inside a fused one, each with head-major columns h·d + i.
struct QueryKeyValue {
    Projection query;
    Projection key;
    Projection value;
};

/// Takes a fused projection apart; DimensionThenThree copies the numbers, the other orders share
/// them; HeadThenThree takes a weight stored [out, in].
/// @throws Error{WrongShape} if the columns cannot be divided into three times `heads`
QueryKeyValue splitFused(const Projection& fused, FusedOrder order, Index heads);

}  // namespace core
