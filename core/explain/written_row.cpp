#include "core/explain/written_row.h"

#include <algorithm>

namespace core {

void WrittenRow::add(const StreamPart& part, const RowVector& vector)
{
    if (vector.size() == 0) return;
    const auto known = std::ranges::find(m_parts, part);
    if (known != m_parts.end()) {
        m_vectors[static_cast<std::size_t>(known - m_parts.begin())] += vector;
        return;
    }
    m_parts.push_back(part);
    m_vectors.push_back(vector);
}

void WrittenRow::norm(const std::optional<Norm>& norm, const RowVector& row)
{
    if (!norm) return;
    const FrozenNorm frozen(*norm, row);
    for (RowVector& vector : m_vectors) vector = frozen(vector);
    add({.kind = StreamPart::Kind::NormBias}, frozen.bias());
}

void WrittenRow::project(const Projection& projection, const StreamPart& bias)
{
    const Matrix projected = projection.weight.multipliedBy(vectors());
    for (std::size_t i = 0; i < m_vectors.size(); ++i) m_vectors[i] = projected.row(static_cast<Index>(i));
    add(bias, projection.bias);
}

void WrittenRow::widen(Index before, Index behind)
{
    for (RowVector& vector : m_vectors) {
        RowVector wide = RowVector::Zero(before + vector.cols() + behind);
        wide.segment(before, vector.cols()) = vector;
        vector = std::move(wide);
    }
}

void WrittenRow::add(const WrittenRow& other)
{
    for (std::size_t i = 0; i < other.m_parts.size(); ++i) add(other.m_parts[i], other.m_vectors[i]);
}

void WrittenRow::scale(const RowVector& factors)
{
    for (RowVector& vector : m_vectors) vector = vector.cwiseProduct(factors);
}

Matrix WrittenRow::vectors() const
{
    Matrix all(static_cast<Index>(m_vectors.size()), width());
    for (std::size_t i = 0; i < m_vectors.size(); ++i) all.row(static_cast<Index>(i)) = m_vectors[i];
    return all;
}

RowVector WrittenRow::sum() const
{
    Eigen::RowVectorXd sum = Eigen::RowVectorXd::Zero(width());
    for (const RowVector& vector : m_vectors) sum += vector.cast<double>();
    return sum.cast<float>();
}

}  // namespace core
