#pragma once

#include "core/attention/mask/mask.h"
#include "core/matrix.h"

#include <limits>

namespace core {

/// The number that shownWeights() puts into hidden cells.
inline constexpr float hiddenCell = -std::numeric_limits<float>::infinity();

/// Shrinks a map of shownWeights() to at most `side` rows and columns, while it is computed a few rows at a time or
/// from one that is there: each cell is the largest of the cells it stands for, so that a thin line does not vanish.
class MapPool {
public:
    /// @param rows, cols  of the map
    MapPool(Index rows, Index cols, Index side);

    /// The next rows, in order.
    /// @param first_row  which of the mask's queries the first is
    void add(Index first_row, MatrixView weights, const Mask& mask);

    Matrix take() { return std::move(m_pooled); }  ///< [min(T_q, side), min(T_k, side)]
    Index broken() const { return m_broken; }      ///< weights that were NaN or infinite

private:
    void join(const Eigen::Ref<const RowVector>& weights, std::span<const std::uint8_t> visible);
    void close(Index row);

    Index m_rows;
    Matrix m_pooled;
    Index m_next = 0;  ///< row of the map
    Index m_broken = 0;
    std::vector<std::uint8_t> m_visible;
    std::vector<Index> m_begins;  ///< where each of the picture's columns begins, and the last one ends
    RowVector m_joined;           ///< [T_k] the largest of the rows so far that share one of the picture's
    Index m_shown_keys = 0;       ///< behind so many of them nothing has been shown
    RowVector m_shown;
};

/// A head's weights as a map shows them: a cell that the mask hides and whose weight is 0 becomes -∞, NaN and infinity
/// become +∞, so that in a MapPool a number wins over hidden cells and a broken number over all.
///
/// A hidden cell that got weight all the same (a finite fill can leak) keeps it.
///
/// @param weights  [T_q, T_k]
Matrix shownWeights(MatrixView weights, const Mask& mask);

/// Marks one row for a map in place, as shownWeights() marks all.
/// @param visible  [T_k] from Mask::visibleKeys
void markShown(Eigen::Ref<RowVector> weights, std::span<const std::uint8_t> visible);

}  // namespace core
