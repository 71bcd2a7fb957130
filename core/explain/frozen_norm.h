#pragma once

#include "core/model/transformer.h"

namespace core {

/// A norm whose factor is held at the value that one row gave it: then it is a linear map and a constant, and what it
/// makes of a sum is the sum of what it makes of the parts (as every direct attribution takes it, Elhage et al., 2021).
class FrozenNorm {
public:
    /// @param row  [d] the norm's input in the pass
    FrozenNorm(const Norm& norm, const RowVector& row);

    /// The norm applied to a part of the row, without its bias.
    RowVector operator()(const RowVector& part) const;
    /// [d], or empty
    const RowVector& bias() const { return m_bias; }

private:
    bool m_centred;
    RowVector m_gain;  ///< weight / √(variance + ε)
    RowVector m_bias;
};

/// An activation with its factors held: z ↦ f(z) / z · part, with f(z) / z held at its values.
/// @param z  [n] the activation's input in the pass
/// @return [n] the factors; 0 where z is 0, because every part is 0 there
RowVector frozenGates(Activation activation, const RowVector& z);
/// A feed-forward layer's nonlinearity with its factors held.
RowVector frozenGates(const FeedForward& layer, const RowVector& z);

}  // namespace core
