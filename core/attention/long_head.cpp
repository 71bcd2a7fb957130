#include "core/attention/long_head.h"

#include "core/attention/infinity.h"
#include "core/attention/scores.h"
#include "core/error.h"
#include "core/kernel/parallel.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

namespace core {
namespace {

/// Scores that are computed at once: a few milliseconds' work, 4 MB.
constexpr Index cellsAtOnce = Index{1} << 20;

/// Between two pictures of one that is being refined.
constexpr std::chrono::milliseconds pause{120};

void requireInside(const MapRegion& region, Index queries, Index keys)
{
    if (region.first_query < 0 || region.first_key < 0 || region.queries < 0 || region.keys < 0
        || region.first_query + region.queries > queries || region.first_key + region.keys > keys)
        throw Error(Code::OutOfRange, "",
                    "the region of the map cannot be used: expected within %1 × %2, found %3 × %4",
                    std::to_string(queries), std::to_string(keys), std::to_string(region.first_query + region.queries),
                    std::to_string(region.first_key + region.keys));
}

/// The first of the cells that number `place` of `count` stands for, among `all`.
Index begin(Index place, Index count, Index all) { return place * all / count; }

/// Gathers rows of a region into its picture.
class Pool {
public:
    Pool(PooledMap& map, PooledBy by, const Mask& mask)
        : m_map(map),
          m_by(by),
          m_mask(mask),
          m_rows(static_cast<std::size_t>(map.values.rows())),
          m_visible(static_cast<std::size_t>(map.region.first_key + map.region.keys))
    {
        map.values.setConstant(std::numeric_limits<float>::quiet_NaN());
    }

    /// @param query  counts from 0 in the whole map
    void add(Index row, Index query, const Eigen::Ref<const RowVector>& weights)
    {
        if (!m_mask.empty()) m_mask.visibleKeys(query, m_visible);
        // softmaxRow() makes a broken row broken in every cell; only cells that are hidden after it are 0 again.
        const bool broken = !std::isfinite(weights.sum());
        float* out = m_map.values.row(row).data();
        const Index cols = m_map.values.cols();
        const auto before = static_cast<float>(m_rows[static_cast<std::size_t>(row)]++);
        for (Index col = 0; col < cols; ++col) {
            const Index first = begin(col, cols, weights.cols());
            const Index count = begin(col + 1, cols, weights.cols()) - first;
            const float value = broken ? brokenCells(weights, first, count) : cells(weights, first, count);
            out[col] = before == 0                 ? value
                       : m_by == PooledBy::Largest ? std::max(out[col], value)
                                                   : joined(out[col], before, value);
        }
        ++m_map.seen;
    }

private:
    bool anyVisible(Index first, Index count) const
    {
        const auto from = m_visible.begin() + m_map.region.first_key + first;
        return m_mask.empty() || std::find(from, from + count, 1) != from + count;
    }

    /// The pooled value of some cells, marked as shownWeights() marks them: -∞ where every cell is hidden, otherwise
    /// hidden cells count as 0.
    float cells(const Eigen::Ref<const RowVector>& weights, Index first, Index count) const
    {
        const auto some = weights.segment(first, count);
        const float value = m_by == PooledBy::Largest ? some.maxCoeff() : some.mean();
        return value == 0 && !anyVisible(first, count) ? -infinity : value;
    }

    float brokenCells(const Eigen::Ref<const RowVector>& weights, Index first, Index count) const
    {
        for (Index key = first; key < first + count; ++key)
            if (!std::isfinite(weights(key)) && anyVisible(key, 1)) return infinity;
        return anyVisible(first, count) ? 0 : -infinity;
    }

    /// The mean of n rows and one more.
    static float joined(float mean, float rows, float value)
    {
        if (mean == infinity || value == infinity) return infinity;
        if (mean == -infinity && value == -infinity) return mean;
        return (std::max(mean, 0.0F) * rows + std::max(value, 0.0F)) / (rows + 1);
    }

    PooledMap& m_map;
    PooledBy m_by;
    const Mask& m_mask;
    std::vector<Index> m_rows;  ///< rows that have entered each row of the picture
    std::vector<std::uint8_t> m_visible;
};

}  // namespace

LongHead::LongHead(std::shared_ptr<const void> owner, MatrixView q, MatrixView k, HeadScoring scoring)
    : m_owner(std::move(owner)),
      m_q(q),
      m_k(k),
      m_scoring(std::move(scoring)),
      m_statistics(static_cast<std::size_t>(q.rows())),
      m_known(static_cast<std::size_t>(q.rows()))
{
    if (k.cols() != q.cols())
        throw Error(Code::WrongShape, "", "k has the wrong shape: expected %1 columns, found %2",
                    std::to_string(q.cols()), shapeText(k));
}

bool LongHead::known(std::span<const Index> queries) const
{
    const std::scoped_lock lock(m_mutex);
    return std::ranges::all_of(queries, [&](Index query) { return m_known[static_cast<std::size_t>(query)]; });
}

/// The number of keys that these queries need: all keys behind get no weight.
Index LongHead::keysSeen(std::span<const Index> queries) const
{
    const ScoreRule& rule = m_scoring.rule;
    if (m_scoring.mask.empty() || rule.order != MaskOrder::BeforeSoftmax || !leavesNoWeight(rule.fill)) return keys();
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(keys()));
    Index seen = 0;
    for (const Index query : queries) {
        m_scoring.mask.visibleKeys(query, visible);
        const Index end = endOfVisible(visible);
        // A query that sees nothing may spread over all keys.
        if (end == 0) return keys();
        seen = std::max(seen, end);
    }
    return seen;
}

const Panels& LongHead::panels() const
{
    std::call_once(m_packed, [this] { m_panels = Panels::ofTransposed(m_k); });
    return *m_panels;
}

/// Turns a row's scores into weights and returns the numbers they were divided by.
LongHead::Statistics LongHead::computeRow(Eigen::Ref<RowVector> scores, Index query) const
{
    Statistics found{softmaxRow(scores, m_scoring.sink)};
    const MaskOrder order = m_scoring.rule.order;
    if (masksWeights(order)) zeroHidden(scores, m_scoring.mask, std::span(&query, 1));
    if (order == MaskOrder::RenormaliseAfterSoftmax) {
        found.kept = scores.sum();
        if (found.kept > 0) scores /= found.kept;
    }
    return found;
}

/// Computes weights over all keys and remembers their divisors.
void LongHead::computeRows(Eigen::Ref<Matrix> weights, MatrixView q, std::span<const Index> queries) const
{
    const Index seen = panels().wholePanels(keysSeen(queries));
    const Index rows = weights.rows();
    const Index parts = std::min(rows, threads());
    std::vector<Statistics> found(queries.size());
    inParallel(parts, [&](Index part) {
        const Index first = part * rows / parts;
        const Index count = (part + 1) * rows / parts - first;
        auto scores = weights.block(first, 0, count, seen);
        const auto own = queries.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(count));
        panels().multiply(q.middleRows(first, count), 0, scores);
        finishScores(scores, m_scoring, own);
        for (Index row = 0; row < count; ++row)
            found[static_cast<std::size_t>(first + row)] =
                computeRow(scores.row(row), own[static_cast<std::size_t>(row)]);
        weights.block(first, seen, count, keys() - seen).setZero();
    });
    const std::scoped_lock lock(m_mutex);
    for (std::size_t i = 0; i < queries.size(); ++i) {
        m_statistics[static_cast<std::size_t>(queries[i])] = found[i];
        m_known[static_cast<std::size_t>(queries[i])] = true;
    }
}

/// Weights of rows whose divisors are known, over the keys of some panels.
void LongHead::computePart(Eigen::Ref<Matrix> weights, MatrixView q, std::span<const Index> queries,
                           Index first_panel) const
{
    const Index firstKey = panels().firstCol(first_panel);
    panels().multiply(q, first_panel, weights);
    finishScores(weights, m_scoring, queries, firstKey);
    std::vector<Statistics> statistics;
    {
        const std::scoped_lock lock(m_mutex);
        for (const Index query : queries) statistics.push_back(m_statistics[static_cast<std::size_t>(query)]);
    }
    for (std::size_t i = 0; i < queries.size(); ++i)
        softmaxPart(weights.row(static_cast<Index>(i)), statistics[i].softmax);
    if (masksWeights(m_scoring.rule.order)) {
        zeroHidden(weights, m_scoring.mask, queries, firstKey);
        for (std::size_t i = 0; i < queries.size(); ++i)
            if (statistics[i].kept > 0) weights.row(static_cast<Index>(i)) /= statistics[i].kept;
    }
}

/// @param scratch  where the weights are computed; its memory is used again
LongHead::Block LongHead::partOfRows(Matrix& scratch, std::span<const Index> queries, Index first_key, Index keys) const
{
    Matrix q(static_cast<Index>(queries.size()), m_q.cols());
    for (std::size_t i = 0; i < queries.size(); ++i) q.row(static_cast<Index>(i)) = m_q.row(queries[i]);
    if (keys < m_k.rows() && known(queries)) {
        const Index panel = panels().panelOf(first_key);
        const Index firstCol = panels().firstCol(panel);
        scratch.resize(q.rows(), panels().wholePanels(first_key + keys) - firstCol);
        computePart(scratch, q, queries, panel);
        return scratch.middleCols(first_key - firstCol, keys);
    }
    scratch.resize(q.rows(), m_k.rows());
    computeRows(scratch, q, queries);
    return scratch.middleCols(first_key, keys);
}

Matrix LongHead::weights(const MapRegion& region, std::stop_token stop) const
{
    requireInside(region, queries(), keys());
    Matrix all(region.queries, region.keys);
    const Index atOnce = std::max<Index>(1, cellsAtOnce / std::max<Index>(1, keys()));
    std::vector<Index> rows;
    Matrix scratch;
    for (Index first = 0; first < region.queries; first += atOnce) {
        if (stop.stop_requested()) throw Stopped{};
        rows.resize(static_cast<std::size_t>(std::min(atOnce, region.queries - first)));
        std::iota(rows.begin(), rows.end(), region.first_query + first);
        all.middleRows(first, std::ssize(rows)) = partOfRows(scratch, rows, region.first_key, region.keys);
    }
    return all;
}

PooledMap LongHead::pooled(const MapRegion& region, Index rows, Index cols, PooledBy by, std::stop_token stop,
                           const std::function<void(const PooledMap&)>& progress) const
{
    requireInside(region, queries(), keys());
    PooledMap map{region, Matrix(std::min(rows, region.queries), std::min(cols, region.keys)), 0};
    if (map.values.size() == 0) return map;
    Pool pool(map, by, m_scoring.mask);
    rows = map.values.rows();
    const Index atOnce = std::max<Index>(1, cellsAtOnce / keys());
    const Index highest = (region.queries + rows - 1) / rows;  // rows of the region in one of the picture
    auto told = std::chrono::steady_clock::now() - pause;      // the first picture at once

    Matrix scratch;
    std::vector<Index> places;
    std::vector<Index> chosen;
    const auto enter = [&] {
        if (stop.stop_requested()) throw Stopped{};
        Block weights = partOfRows(scratch, chosen, region.first_key, region.keys);
        for (std::size_t i = 0; i < chosen.size(); ++i)
            pool.add(places[i], chosen[i], weights.row(static_cast<Index>(i)));
        places.clear();
        chosen.clear();
    };
    for (Index pass = 0; pass < highest; ++pass) {
        for (Index row = 0; row < rows; ++row) {
            const Index query = begin(row, rows, region.queries) + pass;
            if (query >= begin(row + 1, rows, region.queries)) continue;
            places.push_back(row);
            chosen.push_back(region.first_query + query);
            if (std::ssize(chosen) == atOnce) enter();
        }
        if (!chosen.empty()) enter();
        if (!progress || std::chrono::steady_clock::now() - told < pause || map.finished()) continue;
        told = std::chrono::steady_clock::now();
        progress(map);
    }
    return map;
}

}  // namespace core
