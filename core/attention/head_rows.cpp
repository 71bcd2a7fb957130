#include "core/attention/head_rows.h"

#include "core/attention/scores.h"
#include "core/attention/softmax.h"
#include "core/kernel/kernels.h"
#include "core/tensor/weight.h"

#include <algorithm>
#include <cstring>

namespace core {

bool HeadRows::suit(const HeadScoring& scoring)
{
    return scoring.rule.order == MaskOrder::BeforeSoftmax && scoring.dropout.rate == 0 && scoring.replaced.none()
           && scoring.gate.rows() == 0;
}

HeadRows::HeadRows(MatrixView q, MatrixView k, MatrixView v, const HeadScoring& scoring, const AttendOptions& options)
    : m_q(q),
      m_k(k),
      m_v(v),
      m_scoring(scoring),
      m_options(options)
{
    if (q.rows() < Weight::least_rows) return;
    m_keys = Panels::ofTransposed(k);
    m_values = Panels::of(v);
}

Index HeadRows::rowsAtOnce() const
{
    constexpr Index cells = Index{1} << 16;
    constexpr Index tile = 6;  // rows that the kernels compute together
    return std::clamp(cells / std::max<Index>(1, m_k.rows()) / tile, Index{1}, Index{16}) * tile;
}

/// The number of keys that these rows need: all keys behind get no weight.
Index HeadRows::keysSeen(Index first, Index rows)
{
    const Index keys = m_k.rows();
    if (m_scoring.mask.empty()) return keys;
    m_visible.resize(static_cast<std::size_t>(rows * keys));
    Index seen = leavesNoWeight(m_scoring.rule.fill) ? 0 : keys;
    for (Index row = 0; row < rows; ++row) {
        const std::span visible =
            std::span(m_visible).subspan(static_cast<std::size_t>(row * keys), static_cast<std::size_t>(keys));
        m_scoring.mask.visibleKeys(m_options.first_row + first + row, visible);
        const Index end = endOfVisible(visible);
        // A query that sees nothing may spread over all keys.
        seen = end == 0 ? keys : std::max(seen, end);
    }
    return m_keys ? m_keys->wholePanels(seen) : seen;
}

void HeadRows::score(MatrixView q, Eigen::Ref<Matrix> scores) const
{
    if (m_keys) return m_keys->multiply(q, 0, scores);
    for (Index row = 0; row < q.rows(); ++row)
        for (Index key = 0; key < scores.cols(); ++key) scores(row, key) = q.row(row).dot(m_k.row(key));
}

void HeadRows::weigh(MatrixView weights, Eigen::Ref<Matrix> context) const
{
    if (m_values) return m_values->multiply(weights, 0, context);
    context.setZero();
    for (Index row = 0; row < weights.rows(); ++row)
        for (Index key = 0; key < weights.cols(); ++key) context.row(row) += weights(row, key) * m_v.row(key);
}

void HeadRows::compute(Index first, Eigen::Ref<Matrix> weights, HeadAttention& head)
{
    const Index rows = weights.rows();
    const Index seen = keysSeen(first, rows);
    auto part = weights.leftCols(seen);
    score(m_q.middleRows(first, rows), part);
    for (Index row = 0; row < rows; ++row) normalise(first + row, row, part.row(row), head);
    weights.rightCols(weights.cols() - seen).setZero();
    if (m_v.cols() == 0) return;
    auto context = head.context.middleRows(first, rows);
    weigh(part, context);
    if (m_scoring.output != 1) context *= m_scoring.output;
}

void HeadRows::normalise(Index row, Index visible_row, Eigen::Ref<RowVector> scores, HeadAttention& head)
{
    const Kernels& kernel = kernels();
    const ScoreRule& rule = m_scoring.rule;
    kernel.scale(scores.data(), scores.size(), scoreFactor(rule));
    const std::uint8_t* visible = m_scoring.mask.empty() ? nullptr : m_visible.data() + visible_row * m_k.rows();
    finishRow(scores, m_scoring, m_options.first_row + row, 0, visible);
    const SoftmaxRow statistics = softmaxRow(scores, m_scoring.sink);
    if (m_scoring.sink) head.sink_weights(row, 0) = statistics.sinkWeight(m_scoring.sink);
    if (visible != nullptr && std::memchr(visible, 1, static_cast<std::size_t>(m_k.rows())) == nullptr)
        head.rows_without_keys.push_back(m_options.first_row + row);
}

}  // namespace core
