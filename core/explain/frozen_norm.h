#pragma once

#include "core/model/transformer.h"

namespace core {

/// A norm whose factor is held at the value that one row gave it: then it is a linear map and a constant, and what it
/// makes of a sum is the sum of what it makes of the parts (as every direct attribution takes it, Elhage et al., 2021).
class FrozenNorm {
public:
    /// @param row  [d] what the norm was given in the pass
    FrozenNorm(const Norm& norm, const RowVector& row);

    /// What the norm makes of a part of the row, without its bias.
    RowVector operator()(const RowVector& part) const;
    /// [d], or empty
    const RowVector& bias() const { return m_bias; }

private:
    bool m_centred;
    RowVector m_gain;  ///< weight / √(variance + ε)
    RowVector m_bias;
};

/// The same of an activation: z ↦ f(z) / z · part, with f(z) / z held at its values.
/// @param z  [n] what the activation was given in the pass
/// @return [n] the factors; where z is 0 the limit's stand-in 0, because the part that is multiplied is part of 0
RowVector frozenGates(Activation activation, const RowVector& z);
/// The same of a feed-forward layer's nonlinearity.
RowVector frozenGates(const FeedForward& layer, const RowVector& z);

}  // namespace core
