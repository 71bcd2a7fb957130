#pragma once

#include "core/analysis/measures.h"

#include <algorithm>
#include <array>
#include <bitset>

namespace core {

/// What can be said of one query's weights; the measures of a map are means of these over its queries, but for InOrder.
inline constexpr std::array rowMeasures = {Measure::Entropy,      Measure::EntropyShare,  Measure::Distance,
                                           Measure::Self,         Measure::Previous,      Measure::Next,
                                           Measure::First,        Measure::Special,       Measure::SpecialStart,
                                           Measure::SpecialLater, Measure::Concentration, Measure::Duplicate};

/// Where a measure stands among them.
constexpr std::size_t placeOfRow(Measure measure)
{
    return static_cast<std::size_t>(std::ranges::find(rowMeasures, measure) - rowMeasures.begin());
}

struct RowMeasures {
    std::array<double, rowMeasures.size()> values = {};  ///< in the order of rowMeasures
    std::bitset<rowMeasures.size()> has = {};            ///< which of them this query has
};

/// Measures the rows of a text's maps: what is the same in every head is found once. For any number of threads.
class RowMeasurer {
public:
    explicit RowMeasurer(const MeasuredTokens& tokens);

    /// A query's weights, hidden cells as the 0 that they are, up to the last key that it sees.
    /// @param shown  [T_k] as shownWeights() makes it: hidden cells are -infinity
    /// @return nothing where the row does not count: it is padding, sees no key, or holds a NaN
    std::optional<RowVector> weightsOf(Index query, const Eigen::Ref<const RowVector>& shown) const;
    /// @param weights  weightsOf() the row
    RowMeasures of(Index query, const Eigen::Ref<const RowVector>& shown, const RowVector& weights) const;
    /// Whether the keys are another text's.
    bool across() const { return m_tokens.across; }

private:
    void addSpecial(const RowVector& weights, RowMeasures& row) const;
    void addPlaces(Index query, const Eigen::Ref<const RowVector>& shown, const RowVector& weights,
                   RowMeasures& row) const;

    const MeasuredTokens& m_tokens;
    std::vector<Index> m_specialStart;         ///< keys
    std::vector<Index> m_specialLater;         ///< keys
    std::vector<std::vector<Index>> m_before;  ///< [T_q] earlier keys of the same id
};

}  // namespace core
