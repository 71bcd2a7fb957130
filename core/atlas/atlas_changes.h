#pragma once

#include "core/atlas/atlas.h"

namespace core {

/// The difference between two means of a head.
struct AtlasChange {
    AtlasHead head = {};
    Measure measure = {};
    double before = 0;
    double after = 0;
    /// Whether the interval in which 95 % of the changes over resampled texts lie leaves 0 out. Where it is not paired:
    /// whether the intervals of both means do not touch.
    bool beyond_chance = false;
    /// The standard error of the change: over texts that are resampled for both alike, where it is paired; else by both
    /// intervals, as if the texts were different ones, which is too much where they are not. 0 where there is no
    /// spread.
    double spread = 0;
    bool paired = false;  ///< both means are over the same texts, and what is resampled of them was kept

    double size() const;
    /// The change in so many spreads; infinite where it has none.
    double strength() const;
};

/// Whether each head of one has its place in the other.
bool haveSameHeads(const Atlas& a, const Atlas& b);

/// Changes between two steps of one or two atlases, the strongest first; of equally strong ones the largest. Where both
/// have read the same texts, a text that counts twice in one's resampled mean counts twice in the other's: what texts
/// have in common does not spread the change (the paired bootstrap; Efron and Tibshirani, 1993).
/// @throws Error{WrongShape} where they have other heads
std::vector<AtlasChange> changesBetween(const Atlas& before, std::size_t step_before, const Atlas& after,
                                        std::size_t step_after);

}  // namespace core
