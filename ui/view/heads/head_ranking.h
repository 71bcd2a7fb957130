#pragma once

#include "core/analysis/measures.h"
#include "core/session/session.h"

#include <utility>
#include <vector>

/// Which of a model's heads are shown, in which order, and between which ends their measure lies.
struct HeadRanking {
    core::Index layers = 0;
    core::Index heads = 0;                      ///< heads of a layer
    bool by_layers = true;                      ///< every layer is a row
    std::vector<core::Index> shown = {};        ///< layer · heads + head
    std::pair<float, float> range{0.0F, 1.0F};  ///< range of the measure

    /// @param given  all heads in the order of their likeness; empty where it is not known
    static HeadRanking of(const core::HeadTable& table, const core::HeadsSettings& settings, core::Index layers,
                          core::Index heads, const std::vector<core::Index>& given);

    core::Index count() const { return layers * heads; }
    core::ComparedHead at(core::Index head) const { return {0, head / heads, head % heads}; }

    /// Where a value lies between the ends of the measure.
    double shareOf(float value) const;
};

/// Whether a measure is a head's change of something: it may be negative, and its size counts.
constexpr bool isChange(core::Measure measure) { return core::isKnockOut(measure); }
