#pragma once

#include "core/attention/mask/painting.h"
#include "core/model/attention_block.h"
#include "core/model/reference_texts.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// One experiment on what heads compute, to see what depends on it. Each is listed, and can be taken away, by itself.
struct Intervention {
    enum class Kind {
        Scale,    ///< the head's context is multiplied by `factor`; 0 switches the head off (Michel et al., 2019)
        Mean,     ///< each query's context becomes a mean: of all queries' of the text, or of all tokens of `reference`
                  ///< in the model by itself (mean ablation)
        Uniform,  ///< each query's weights become equal over the keys that it sees
        Hide,     ///< the `cells` cannot be attended to
        Pattern,  ///< a query that has some of the `cells` attends to these alone, to each equally
        Patch,    ///< the context is that of another run (activation patching, Meng et al., 2022)
        Resample,  ///< the context is that of the tokens in the same places of a text of `reference`, in the model by
                   ///< itself (resample ablation; Chan et al., 2022)
        Steer,  ///< a direction times `factor` is added to every row of the stream that leaves `layer`: what the last
                ///< token of `reference`'s first text has there beyond that of its second, in the model by itself
                ///< (activation addition; Turner et al., 2023)
        FeedForward,  ///< what the feed-forward layer adds is multiplied by `factor`, or of it one `neuron`'s part
                      ///< alone
    };

    Kind kind = Kind::Scale;
    std::optional<Index> layer = {};  ///< only this one; else every layer
    std::optional<Index> head = {};   ///< only this one; else every head
    AttentionBlock block = AttentionBlock::Self;
    float factor = 0;                            ///< Scale, Steer, FeedForward
    std::shared_ptr<const Painting> cells = {};  ///< Hide, Pattern: those that it hides
    /// Hide: in place of `cells` the keys of all spans with this name, for every query outside of them; see TokenSpan.
    std::string span = {};
    Index run = 0;                     ///< Patch: which run of the session
    ReferenceTexts reference = {};     ///< Mean, Resample; Steer: two texts
    Index text = 0;                    ///< Resample: which of the reference's texts
    std::optional<Index> neuron = {};  ///< FeedForward: only this one; else all of the layer

    /// Whether heads are what it changes.
    bool isOfHeads() const { return kind != Kind::Steer && kind != Kind::FeedForward; }
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
