#pragma once

#include "core/analysis/measures.h"

namespace core {

/// A question to a model: how likely is a token at a place of a text?
struct Answer {
    Index item = 0;
    Index position = 0;  ///< from predictedPosition(); of an encoder–decoder in the decoder's text
    Index id = 0;
    std::optional<Index> against = {};  ///< another token: then by how much the answer is preferred to it
};

/// The logarithm of the probability that the model gives the answer, in nats; less that of the other token where there
/// is one, which is the difference of their logits.
/// @param trace  finished; of an encoder–decoder the whole
/// @return nothing where the model predicts nothing
std::optional<double> logProbability(const Trace& trace, const Answer& answer);

/// For each head by how many nats logProbability() of the answer changes when the head is switched off: below 0 where
/// it spoke for the answer (ablation, Michel et al., 2019). Everything else stays as the run has it.
///
/// @param trace    finished; of an encoder–decoder the whole
/// @param options  what the run was asked for: changes, interventions, patches, painting, stop
/// @param block    which of its attentions
/// @param told     after each layer: what is known so far
/// @return a table of Measure::KnockOut
/// @throws Stopped
HeadTable knockOuts(const std::shared_ptr<const Trace>& trace, RunOptions options, AttentionBlock block,
                    const Answer& answer, const std::function<void(const HeadTable&)>& told = {});

/// Knock-outs for several answers, from one set of passes.
/// @param answers  at least one
/// @param told     called after each layer with the tables so far
/// @return [answers] tables of Measure::KnockOut
/// @throws Stopped
std::vector<HeadTable> knockOutsOfEach(const std::shared_ptr<const Trace>& trace, RunOptions options,
                                       AttentionBlock block, const std::vector<Answer>& answers,
                                       const std::function<void(const std::vector<HeadTable>&)>& told = {});

}  // namespace core
