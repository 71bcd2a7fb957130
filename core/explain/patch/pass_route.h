#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// One block of a finished pass over one text, with its results.
struct RouteStage {
    AttentionBlock kind = AttentionBlock::Self;
    Index layer = 0;
    const Block* block = nullptr;
    std::shared_ptr<const SequenceLayer> was;  ///< complete
    bool across = false;                       ///< its keys are the encoder's text
    bool mean = false;                         ///< some head's context is the mean over all queries
    bool forward = false;                      ///< nothing that stands later in the text reaches a row
};

/// The blocks that a text's residual stream runs through, in order: a model's layers, or a decoder's halves in turns.
struct PassRoute {
    std::shared_ptr<const Model> model;  ///< the model whose final norm ends it
    std::vector<RouteStage> stages;
    Matrix end;  ///< [T, d_model] behind the last block, before the final norm

    /// The input of a stage, or the output of the last one: [T, d_model].
    const Matrix& entering(std::size_t stage) const { return stage < stages.size() ? *stages[stage].was->input : end; }
    Index rows() const { return stages.front().was->input.rows(); }
    /// Whether no row depends on a later one, as in a causal model.
    bool forward() const;
    /// The place of a layer's block.
    /// @throws Error{OutOfRange} where there is none
    std::size_t stageOf(AttentionBlock kind, Index layer) const;
};

/// @param trace    finished, of a model with weights and of all its tokens
/// @param encoder  of an encoder–decoder: the encoder's route, else that of the decoder, which gives the answer
/// @throws Error{Unsupported} for a trace that is recorded, of given vectors, or has cached keys before its own;
/// Stopped
PassRoute routeOf(const std::shared_ptr<const Trace>& trace, Index item, bool encoder, const std::stop_token& stop);

/// Whether a block's stream ends in the decoder's keys rather than in the answer.
bool inEncoder(const Trace& trace, AttentionBlock block);

/// One head's weights at a stage, computed again where the trace does not keep them.
/// @return [T_q, T_k]
/// @throws Error{OutOfRange} where the map is too long to be kept, Stopped
Matrix weightsAt(const RouteStage& stage, Index head, const std::stop_token& stop);

}  // namespace core
