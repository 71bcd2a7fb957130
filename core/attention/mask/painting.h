#pragma once

#include "core/matrix.h"

#include <map>
#include <vector>

namespace core {

/// Keys from … to, both included.
struct KeyRun {
    Index from = 0;
    Index to = 0;
    friend bool operator==(const KeyRun&, const KeyRun&) = default;
};

/// A rectangle of the map, all four edges included; either corner may come first.
struct CellRange {
    Index first_query = 0;
    Index last_query = 0;
    Index first_key = 0;
    Index last_key = 0;
    friend bool operator==(const CellRange&, const CellRange&) = default;
};

enum class Brush {
    Hide,   ///< hides cells that the other rules may show
    Show,   ///< uncovers cells that the other rules may hide
    Erase,  ///< leaves cells to the other rules again
};

/// Cells hidden or uncovered by hand; immutable, no cell is both. Kept as runs of keys per query, so that a painted
/// block of a long text stays small.
class Painting {
public:
    using Runs = std::map<Index, std::vector<KeyRun>>;  ///< per query: sorted, disjoint, not touching, never none

    static constexpr Index largest_token = Index{1} << 24;

    Painting() = default;

    /// @param hidden, uncovered  in any order, overlapping or not
    /// @throws Error{Malformed} unless 0 ≤ from ≤ to ≤ 2²⁴, 0 ≤ query ≤ 2²⁴ and no cell is both hidden and uncovered
    static Painting fromRuns(Runs hidden, Runs uncovered);

    bool hides(Index query, Index key) const;
    bool uncovers(Index query, Index key) const;

    /// This painting after one stroke; cells outside 0 … 2²⁴ are not painted.
    Painting painted(CellRange range, Brush brush) const;

    bool empty() const { return m_hidden.empty() && m_uncovered.empty(); }
    bool anyHidden() const { return !m_hidden.empty(); }
    bool anyUncovered() const { return !m_uncovered.empty(); }

    const Runs& hidden() const { return m_hidden; }
    const Runs& uncovered() const { return m_uncovered; }

    friend bool operator==(const Painting&, const Painting&) = default;

private:
    Runs m_hidden;
    Runs m_uncovered;
};

}  // namespace core
