#pragma once

#include "core/atlas/atlas.h"

namespace core {

/// The difference between two means of a head.
struct AtlasChange {
    AtlasHead head = {};
    Measure measure = {};
    double before = 0;
    double after = 0;
    /// Whether the intervals in which 95 % of the means over resampled texts lie do not touch.
    bool beyond_chance = false;
    /// The standard error of the change by both intervals, as if they were of different texts: where the texts are the
    /// same it is smaller, so that this is on the safe side. 0 where there is no spread.
    double spread = 0;

    double size() const;
    /// The change in so many spreads; infinite where it has none.
    double strength() const;
};

/// Whether each head of one has its place in the other.
bool haveSameHeads(const Atlas& a, const Atlas& b);

/// Changes between two steps of one or two atlases, the strongest first; of equally strong ones the largest.
/// @throws Error{WrongShape} where they have other heads
std::vector<AtlasChange> changesBetween(const Atlas& before, std::size_t step_before, const Atlas& after,
                                        std::size_t step_after);

}  // namespace core
