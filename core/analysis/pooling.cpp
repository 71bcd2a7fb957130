#include "core/analysis/pooling.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

MapPool::MapPool(Index rows, Index cols, Index side)
    : m_rows(rows),
      m_pooled(Matrix::Constant(std::min(rows, side), std::min(cols, side), -std::numeric_limits<float>::infinity())),
      m_visible(static_cast<std::size_t>(cols)),
      m_shown(cols)
{
}

void MapPool::add(Index first_row, MatrixView weights, const Mask& mask)
{
    const Index cols = m_pooled.cols();
    for (Index row = 0; row < weights.rows(); ++row, ++m_next) {
        m_shown = weights.row(row);
        m_broken += weights.cols() - m_shown.array().isFinite().count();
        mask.visibleKeys(first_row + row, m_visible);
        markShown(m_shown, m_visible);
        // The last row whose cells begin at or before this one: (m_next + 1) · rows rounds up.
        const Index to = ((m_next + 1) * m_pooled.rows() - 1) / m_rows;
        for (Index col = 0; col < cols; ++col) {
            const Index left = col * m_shown.cols() / cols;
            const Index width = (col + 1) * m_shown.cols() / cols - left;
            m_pooled(to, col) = std::max(m_pooled(to, col), m_shown.segment(left, width).maxCoeff());
        }
    }
}

void markShown(Eigen::Ref<RowVector> weights, std::span<const std::uint8_t> visible)
{
    constexpr float infinity = std::numeric_limits<float>::infinity();
    for (Index key = 0; key < weights.cols(); ++key) {
        float& value = weights(key);
        if (!std::isfinite(value)) value = infinity;
        if (visible[static_cast<std::size_t>(key)] == 0 && (value == 0 || value == infinity)) value = -infinity;
    }
}

Matrix shownWeights(MatrixView weights, const Mask& mask)
{
    Matrix shown = weights;
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(weights.cols()));
    for (Index query = 0; query < shown.rows(); ++query) {
        mask.visibleKeys(query, visible);
        markShown(shown.row(query), visible);
    }
    return shown;
}

}  // namespace core
