#pragma once

#include "core/analysis/knock_out.h"

namespace core {

/// By how many nats logProbability() of the answer changes when each query's context of a head becomes the mean of all
/// queries' of the text (Intervention::Kind::Mean). Where zeroing it changes far more, later layers count on what the
/// head always adds, and zeroing says little about this answer.
///
/// @param trace    finished; of an encoder–decoder the whole
/// @param options  what the run was asked for: changes, interventions, patches, painting, stop
/// @param block    which of its attentions
/// @return nothing where the model predicts nothing
/// @throws Stopped
std::optional<double> meanReplacement(const std::shared_ptr<const Trace>& trace, RunOptions options,
                                      AttentionBlock block, const HeadAddress& head, const Answer& answer);

}  // namespace core
