#include "core/attention/pooling.h"

#include "core/attention/infinity.h"
#include "core/attention/scores.h"
#include "core/kernel/kernels.h"
#include "core/not_shown.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace core {

MapPool::MapPool(Index rows, Index cols, Index side)
    : m_rows(rows),
      m_pooled(std::min(rows, side), std::min(cols, side)),
      m_visible(static_cast<std::size_t>(cols)),
      m_joined(RowVector::Constant(cols, -infinity)),
      m_shown(cols)
{
    // Column c begins at c · T_k / columns, rounded down.
    for (Index col = 0; col <= m_pooled.cols() && cols > 0; ++col) m_begins.push_back(col * cols / m_pooled.cols());
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
    m_shown_keys = plain ? std::max(m_shown_keys, shown) : weights.size();
    if (plain) return kernel.keepLargest(m_joined.data(), weights.data(), shown);
    m_shown = weights;
    m_broken += weights.size() - m_shown.array().isFinite().count();
    markShown(m_shown, visible);
    kernel.keepLargest(m_joined.data(), m_shown.data(), m_shown.size());
}

/// A row of the picture is complete.
void MapPool::close(Index row)
{
    const Index cols = m_pooled.cols(), least = m_joined.size() / std::max<Index>(1, cols);
    const Index begun = std::ranges::lower_bound(m_begins, m_shown_keys) - m_begins.begin();
    const Index filled = std::min(cols, begun);  // columns; the others show nothing
    for (Index col = 0; col < filled; ++col) {
        const auto place = static_cast<std::size_t>(col);
        const float* value = m_joined.data() + m_begins[place];
        // Each has `least` keys or one more: no branch, which nothing would foresee.
        float most = m_joined(m_begins[place + 1] - 1);
        for (Index i = 0; i < least; ++i) most = std::max(most, value[i]);
        m_pooled(row, col) = most;
    }
    m_pooled.row(row).tail(cols - filled).setConstant(-infinity);
    m_joined.head(m_shown_keys).setConstant(-infinity);
    m_shown_keys = 0;
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
