#pragma once

#include "core/attention/map_region.h"
#include "core/attention/scaled_dot_product.h"
#include "core/attention/softmax.h"
#include "core/kernel/panels.h"

#include <memory>
#include <mutex>
#include <optional>

namespace core {

/// A region of a map in fewer numbers, maybe not finished yet.
struct PooledMap {
    MapRegion region;
    /// [rows, cols] number (i, j) stands for rows i·Q/rows … (i + 1)·Q/rows - 1 of the region's Q rows and for columns
    /// j·K/cols … (j + 1)·K/cols - 1 of its K columns (rounded down). Marked as shownWeights() does: -∞ where all is
    /// hidden, +∞ where a number is broken; and NaN where no row has been computed yet.
    Matrix values;
    Index seen = 0;  ///< rows of the region that have entered so far
    bool finished() const { return seen == region.queries; }
};

/// One head's weights over sequences too long for the T_q × T_k matrix. Any tile, row or pooled picture is computed
/// when it is asked for, from q, k and the statistics of each row's softmax, which are remembered (12 bytes a row).
/// Numbers are those of attend() up to the rounding of the products. Several threads may ask at once.
class LongHead {
public:
    /// @param owner  keeps q and k alive
    /// @param q      [T_q, d_k]
    /// @param k      [T_k, d_k]
    /// @throws Error{WrongShape}
    LongHead(std::shared_ptr<const void> owner, MatrixView q, MatrixView k, HeadScoring scoring);

    Index queries() const { return m_q.rows(); }
    Index keys() const { return m_k.rows(); }
    const HeadScoring& scoring() const { return m_scoring; }

    /// Exact weights, before dropout.
    /// @return [region.queries, region.keys]
    /// @throws Stopped
    Matrix weights(const MapRegion& region, std::stop_token stop = {}) const;

    /// A region in at most rows × cols numbers; where it has fewer rows or columns, one for each. Rows enter spread
    /// over the whole region, so that the first picture shows all of it and later ones refine it. Takes a few
    /// megabytes beside the picture.
    /// @param progress  told several times a second what there is so far; may be empty
    /// @throws Stopped
    PooledMap pooled(const MapRegion& region, Index rows, Index cols, PooledBy by, std::stop_token stop = {},
                     const std::function<void(const PooledMap&)>& progress = {}) const;

private:
    struct Statistics {
        SoftmaxRow softmax;
        float kept = 1;  ///< RenormaliseAfterSoftmax: the sum of the visible weights
    };

    using Block = Eigen::Block<Matrix>;
    Block partOfRows(Matrix& scratch, std::span<const Index> queries, Index first_key, Index keys) const;
    bool known(std::span<const Index> queries) const;
    Index keysSeen(std::span<const Index> queries) const;
    Statistics computeRow(Eigen::Ref<RowVector> scores, Index query) const;
    void computeRows(Eigen::Ref<Matrix> weights, MatrixView q, std::span<const Index> queries) const;
    void computePart(Eigen::Ref<Matrix> weights, MatrixView q, std::span<const Index> queries, Index first_panel) const;
    const Panels& panels() const;

    std::shared_ptr<const void> m_owner;
    MatrixView m_q;
    MatrixView m_k;
    HeadScoring m_scoring;
    mutable std::once_flag m_packed;
    mutable std::optional<Panels> m_panels;  ///< panels of the keys, made when they are first needed
    mutable std::mutex m_mutex;              ///< guards the two below
    mutable std::vector<Statistics> m_statistics;
    mutable std::vector<bool> m_known;
};

}  // namespace core
