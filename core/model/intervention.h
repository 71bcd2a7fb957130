#pragma once

#include "core/attention/mask/painting.h"
#include "core/model/attention_block.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// One experiment on what heads compute, to see what depends on it. Each is listed, and can be taken away, by itself.
struct Intervention {
    enum class Kind {
        Scale,    ///< the head's context is multiplied by `factor`; 0 switches the head off (Michel et al., 2019)
        Mean,     ///< each query's context becomes the mean of all queries' of the text (mean ablation)
        Uniform,  ///< each query's weights become equal over the keys that it sees
        Hide,     ///< the `cells` cannot be attended to
        Pattern,  ///< a query that has some of the `cells` attends to these alone, to each equally
        Patch,    ///< the context is that of another run (activation patching, Meng et al., 2022)
    };

    Kind kind = Kind::Scale;
    std::optional<Index> layer = {};  ///< only this one; else every layer
    std::optional<Index> head = {};   ///< only this one; else every head
    AttentionBlock block = AttentionBlock::Self;
    float factor = 0;                            ///< Scale
    std::shared_ptr<const Painting> cells = {};  ///< Hide, Pattern: those that it hides
    /// Hide: in place of `cells` the keys of all spans with this name, for every query outside of them; see TokenSpan.
    std::string span = {};
    Index run = 0;  ///< Patch: which run of the session

    bool holdsFor(Index ofLayer, Index ofHead) const
    {
        return layer.value_or(ofLayer) == ofLayer && head.value_or(ofHead) == ofHead;
    }
    friend bool operator==(const Intervention& a, const Intervention& b);
};

/// Whether one of the interventions switches a head off: it adds nothing to its layer's output.
/// @param layer, head  from 0
bool isSwitchedOff(const std::vector<Intervention>& interventions, Index layer, Index head,
                   AttentionBlock block = AttentionBlock::Self);

constexpr float largestOutput = 100.0F;  ///< the largest factor of a head's context, in either direction
constexpr std::size_t mostInterventions = 256;

}  // namespace core
