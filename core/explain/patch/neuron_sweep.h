#pragma once

#include "core/analysis/knock_out.h"
#include "core/explain/weights/token_vectors.h"

namespace core {

/// One neuron of a feed-forward layer, and what it is to an answer.
struct NeuronEffect {
    Index neuron = 0;      ///< from 0
    float activation = 0;  ///< at the token at which the model is asked
    float written = 0;     ///< the length of what it adds to the stream there
    float change = 0;      ///< nats by which logProbability() changes when its activation is 0 at every token
    DirectionEnds ends =
        {};  ///< the tokens that it writes for and against, by its product with TokenVectors::written()
};

/// Neurons that a layer's knock-outs are tried of, at most: those that add most where the model is asked.
inline constexpr Index neuronsTried = 64;
/// Tokens at each end of what a neuron writes.
inline constexpr Index neuronTokens = 3;

/// The neurons of a feed-forward layer on which an answer rests most: of those that add most to the stream where the
/// model is asked, the ones whose knock-out changes the answer most, the largest change first. A neuron that adds
/// little there and works through other tokens alone is not among them.
///
/// @param trace, options  as for sweepKnockOuts()
/// @param block  of an encoder–decoder Cross, which has the decoder's feed-forward layers
/// @param most   so many are returned
/// @throws Error{Unsupported} for a layer without a feed-forward layer, with a mixture of experts or of the encoder;
/// Error{OutOfRange} for a layer that there is not; Stopped
std::vector<NeuronEffect> topNeurons(const std::shared_ptr<const Trace>& trace, const RunOptions& options,
                                     AttentionBlock block, const Answer& answer, Index layer, Index most);

}  // namespace core
