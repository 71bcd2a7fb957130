#pragma once

#include "core/analysis/measures.h"

#include <array>
#include <bitset>

namespace core {

/// What can be said of one query's weights; the measures of a map are means of these over its queries, but for InOrder.
inline constexpr std::array rowMeasures = {Measure::Entropy,      Measure::EntropyShare,  Measure::Distance,
                                           Measure::Self,         Measure::Previous,      Measure::Next,
                                           Measure::First,        Measure::Special,       Measure::SpecialStart,
                                           Measure::SpecialLater, Measure::Concentration, Measure::Duplicate};

struct RowMeasures {
    std::array<double, rowMeasures.size()> values = {};  ///< in the order of rowMeasures
    std::bitset<rowMeasures.size()> has = {};            ///< which of them this query has
};

/// Measures the rows of a text's maps: what is the same in every head is found once. For any number of threads.
class RowMeasurer {
public:
    explicit RowMeasurer(const MeasuredTokens& tokens);

    /// Whether a query's row counts: it is no padding, sees a key, and holds no NaN.
    /// @param shown  [T_k] as shownWeights() makes it: hidden cells are -infinity
    bool counts(Index query, const Eigen::Ref<const RowVector>& shown) const;
    /// @param shown  of a query that counts
    RowMeasures of(Index query, const Eigen::Ref<const RowVector>& shown) const;
    /// Whether the keys are another text's.
    bool across() const { return m_tokens.across; }

private:
    void addSpread(const Eigen::Ref<const RowVector>& weights, Index seen, RowMeasures& row) const;
    void addSpecial(const Eigen::Ref<const RowVector>& weights, RowMeasures& row) const;
    void addPlaces(Index query, const Eigen::Ref<const RowVector>& shown, const Eigen::Ref<const RowVector>& weights,
                   RowMeasures& row) const;

    const MeasuredTokens& m_tokens;
    std::vector<Index> m_specialStart;         ///< keys
    std::vector<Index> m_specialLater;         ///< keys
    std::vector<std::vector<Index>> m_before;  ///< [T_q] earlier keys of the same id
};

}  // namespace core
