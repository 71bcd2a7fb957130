#include "core/explain/frozen_norm.h"

#include <cmath>

namespace core {
namespace {

/// f(z) / z.
/// @param values  f(z)
RowVector gatesOf(const Matrix& values, const RowVector& z)
{
    RowVector gates = RowVector::Zero(z.cols());
    for (Index i = 0; i < z.cols(); ++i)
        if (z(i) != 0) gates(i) = values(0, i) / z(i);
    return gates;
}

}  // namespace

FrozenNorm::FrozenNorm(const Norm& norm, const RowVector& row)
    : m_centred(norm.kind == Norm::Kind::Layer),
      m_bias(norm.bias)
{
    if (norm.kind == Norm::Kind::Scale) {
        m_gain = norm.weight;
        return;
    }
    const Eigen::RowVectorXd precise = row.cast<double>();
    const double mean = m_centred ? precise.mean() : 0.0;
    const double square = (precise.array() - mean).square().mean();
    m_gain = (norm.weight.cast<double>() / std::sqrt(square + static_cast<double>(norm.epsilon))).cast<float>();
}

RowVector FrozenNorm::operator()(const RowVector& part) const
{
    if (!m_centred) return part.cwiseProduct(m_gain);
    const auto mean = static_cast<float>(part.cast<double>().mean());
    return (part.array() - mean).matrix().cwiseProduct(m_gain);
}

RowVector frozenGates(Activation activation, const RowVector& z)
{
    Matrix values = z;
    activate(activation, values);
    return gatesOf(values, z);
}

RowVector frozenGates(const FeedForward& layer, const RowVector& z)
{
    Matrix values = z;
    layer.bend(values);
    return gatesOf(values, z);
}

}  // namespace core
