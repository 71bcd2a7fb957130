#pragma once

#include "core/explain/patch/ablation_sweep.h"

namespace core {

/// For each layer by how many nats logProbability() of the answer changes when something else stands in the place of
/// what its feed-forward layer adds, at all tokens: nothing, its mean over all tokens of the reference or of the text,
/// or what it adds on texts that are drawn from the reference, token by token.
///
/// @param trace, options, answer, ablation, told  as for sweepKnockOuts()
/// @param block  whose layers: of an encoder–decoder the encoder's, or Cross, which has the decoder's
/// @return a table of Measure::KnockOut of one column; without a number where a layer has no feed-forward layer
/// @throws Error as sweepKnockOuts(), Error{Unsupported} for models that cannot be patched; Stopped
HeadTable sweepFeedForward(const std::shared_ptr<const Trace>& trace, const RunOptions& options, AttentionBlock block,
                           const Answer& answer, const Ablation& ablation = {},
                           const std::function<void(const HeadTable&)>& told = {});

}  // namespace core
