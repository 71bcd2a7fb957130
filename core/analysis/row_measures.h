#pragma once

#include "core/analysis/measures.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>

namespace core {

/// Measures of one query's weights; the measures of a map are means of these over its queries, except for InOrder.
inline constexpr std::array rowMeasures = {Measure::Entropy,      Measure::EntropyShare,  Measure::Distance,
                                           Measure::Self,         Measure::Previous,      Measure::Next,
                                           Measure::First,        Measure::Special,       Measure::SpecialStart,
                                           Measure::SpecialLater, Measure::Concentration, Measure::Duplicate};

/// A measure's place among them.
constexpr std::size_t placeOfRow(Measure measure)
{
    return static_cast<std::size_t>(std::ranges::find(rowMeasures, measure) - rowMeasures.begin());
}

struct RowMeasures {
    std::array<double, rowMeasures.size()> values = {};  ///< in the order of rowMeasures
    std::bitset<rowMeasures.size()> has = {};            ///< which of them this query has
};

/// The keys that a mask shows each query, found once for all heads with the mask.
class SeenKeys {
public:
    SeenKeys(const Mask& mask, Index queries, Index keys);

    /// Up to the last key that a query sees, and how many of these it sees.
    struct Row {
        Index keys = 0;
        Index seen = 0;
    };
    const Row& of(Index query) const { return m_rows[static_cast<std::size_t>(query)]; }
    const Mask& mask() const { return m_mask; }

private:
    Mask m_mask;
    std::vector<Row> m_rows;  ///< [T_q]
};

/// Measures the rows of a text's maps and computes once whatever is equal in every head. For any number of threads.
class RowMeasurer {
public:
    explicit RowMeasurer(const MeasuredTokens& tokens);

    /// A query's weights, hidden cells as the 0 that they are, up to the last key that it sees.
    /// @param shown  [T_k] as shownWeights() makes it: hidden cells are -infinity
    /// @return nothing where the row does not count: it is padding, sees no key, or holds a NaN
    std::optional<RowVector> weightsOf(Index query, const Eigen::Ref<const RowVector>& shown) const;
    /// @param weights  weightsOf() the row
    RowMeasures of(Index query, const Eigen::Ref<const RowVector>& shown, const RowVector& weights) const;
    /// Every row of a map that counts, without a copy where a query sees all keys up to its last: use(query, weights,
    /// measures).
    /// @param weights  [T_q, T_k] a head's own
    template<typename Use>
    void each(MatrixView weights, const SeenKeys& seen, const Use& use) const;
    /// Whether the keys are another text's.
    bool across() const { return m_tokens.across; }

private:
    using Weights = Eigen::Ref<const RowVector>;
    struct Sees {
        Index seen = 0;      ///< keys that the query sees
        Index all = 0;       ///< keys that there are
        bool next = false;   ///< whether it sees the one after itself
        bool first = false;  ///< whether it sees the text's first
    };
    bool isReal(Index query) const;
    RowMeasures measured(Index query, const Weights& weights, const Sees& sees) const;
    void addSpecial(const Weights& weights, RowMeasures& row) const;
    void addPlaces(Index query, const Weights& weights, const Sees& sees, RowMeasures& row) const;
    /// A row as a map shows it, where it is not whole up to its last key.
    RowVector shownRow(const Weights& weights, Index query, const Mask& mask) const;

    const MeasuredTokens& m_tokens;
    std::vector<Index> m_specialStart;         ///< keys
    std::vector<Index> m_specialLater;         ///< keys
    std::vector<std::vector<Index>> m_before;  ///< [T_q] earlier keys of the same id
};

template<typename Use>
void RowMeasurer::each(MatrixView weights, const SeenKeys& seen, const Use& use) const
{
    const Index all = weights.cols();
    for (Index query = 0; query < weights.rows(); ++query) {
        if (!isReal(query)) continue;
        const SeenKeys::Row& row = seen.of(query);
        const auto behind = weights.row(query).tail(all - row.keys);
        // A fill that leaks leaves weight on hidden cells, which counts.
        if (row.keys == 0 || row.seen < row.keys || !(behind.sum() == 0.0F)) {
            const RowVector shown = shownRow(weights.row(query), query, seen.mask());
            if (const auto counted = weightsOf(query, shown)) use(query, *counted, of(query, shown, *counted));
            continue;
        }
        const Weights seen_weights = weights.row(query).head(row.keys);
        const float sum = seen_weights.sum();
        if (!std::isfinite(sum) || sum <= 0) continue;
        const Sees sees{row.seen, all, query + m_tokens.first_query + 1 < row.keys, true};
        use(query, seen_weights, measured(query, seen_weights, sees));
    }
}

}  // namespace core
