#pragma once

#include "core/attention/scaled_dot_product.h"
#include "core/kernel/panels.h"

#include <optional>

namespace core {

/// The weights and contexts of one head, where no stage between them is wanted: some rows at a time, each computed in
/// its place, and only over the keys that its queries see.
class HeadRows {
public:
    /// Whether a head may be computed so: neither dropout nor a renormalisation follows the softmax, no gate the
    /// values, and nothing is replaced.
    static bool suit(const HeadScoring& scoring);

    /// The vectors and the scoring live as long as this.
    HeadRows(MatrixView q, MatrixView k, MatrixView v, const HeadScoring& scoring, const AttendOptions& options);

    /// Rows that are computed at once: their scores fit into the processor's second cache.
    Index rowsAtOnce() const;

    /// Rows first, first + 1, … of the head.
    /// @param weights  [rows, T_k]
    void compute(Index first, Eigen::Ref<Matrix> weights, HeadAttention& head);

private:
    Index keysSeen(Index first, Index rows);
    void normalise(Index row, Index visible_row, Eigen::Ref<RowVector> scores, HeadAttention& head);

    /// scores = q · (the first keys)ᵀ, as many as `scores` has columns.
    void score(MatrixView q, Eigen::Ref<Matrix> scores) const;
    /// context = weights · (the first values).
    void weigh(MatrixView weights, Eigen::Ref<Matrix> context) const;

    MatrixView m_q;
    MatrixView m_k;
    MatrixView m_v;
    const HeadScoring& m_scoring;
    const AttendOptions& m_options;
    std::optional<Panels> m_keys;  ///< none for so few rows that laying them out would take longer than the products
    std::optional<Panels> m_values;
    std::vector<std::uint8_t> m_visible;  ///< [rows at once, T_k]
};

}  // namespace core
