#include "core/attention/pooling.h"

#include "core/attention/scores.h"
#include "core/kernel/kernels.h"
#include "core/not_shown.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace core {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

}  // namespace

MapPool::MapPool(Index rows, Index cols, Index side)
    : m_rows(rows),
      m_pooled(std::min(rows, side), std::min(cols, side)),
      m_visible(static_cast<std::size_t>(cols)),
      m_joined(RowVector::Constant(cols, -infinity)),
      m_shown(cols)
{
}

void MapPool::add(Index first_row, MatrixView weights, const Mask& mask)
{
    for (Index row = 0; row < weights.rows(); ++row, ++m_next) {
        mask.visibleKeys(first_row + row, m_visible);
        join(weights.row(row), m_visible);
        // The last row whose cells begin at or before this one: (m_next + 1) · rows rounds up.
        const auto rowOf = [&](Index place) { return ((place + 1) * m_pooled.rows() - 1) / m_rows; };
        if (m_next + 1 == m_rows || rowOf(m_next + 1) != rowOf(m_next)) close(rowOf(m_next));
    }
}

/// One row of the map enters.
void MapPool::join(const Eigen::Ref<const RowVector>& weights, std::span<const std::uint8_t> visible)
{
    const Kernels& kernel = kernels();
    // The keys behind the last visible one are hidden; if they have no weight either, nothing of them is shown.
    const Index shown = endOfVisible(visible);
    const bool plain = kernel.finite(weights.data(), weights.size())
                       && std::memchr(visible.data(), 0, static_cast<std::size_t>(shown)) == nullptr
                       && (weights.tail(weights.size() - shown).array() == 0).all();
    if (plain) return kernel.keepLargest(m_joined.data(), weights.data(), shown);
    m_shown = weights;
    m_broken += weights.size() - m_shown.array().isFinite().count();
    markShown(m_shown, visible);
    kernel.keepLargest(m_joined.data(), m_shown.data(), m_shown.size());
}

/// A row of the picture is complete.
void MapPool::close(Index row)
{
    const Index cols = m_pooled.cols();
    if (cols == m_joined.size()) {
        m_pooled.row(row) = m_joined;
    } else {
        // Column c begins at c · T_k / cols, rounded down, which is counted up: a division for each would take longest.
        const Index step = m_joined.size() / cols, rest = m_joined.size() % cols;
        const float* value = m_joined.data();
        for (Index col = 0, behind = rest; col < cols; ++col, behind += rest) {
            const Index wide = step + (behind >= cols ? 1 : 0);
            if (behind >= cols) behind -= cols;
            float most = *value;  // no branch, which nothing would foresee
            for (Index i = 1; i < wide; ++i) most = std::max(most, value[i]);
            m_pooled(row, col) = most;
            value += wide;
        }
    }
    m_joined.setConstant(-infinity);
}

void markShown(Eigen::Ref<RowVector> weights, std::span<const std::uint8_t> visible)
{
    for (Index key = 0; key < weights.cols(); ++key) {
        float& value = weights(key);
        const bool none = !std::isfinite(value);
        if (none && !isNotShown(value)) value = infinity;
        if (visible[static_cast<std::size_t>(key)] == 0 && (value == 0 || none)) value = -infinity;
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
