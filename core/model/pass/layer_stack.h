#pragma once

#include "core/model/pass/layer_run.h"
#include "core/model/pass/reuse.h"
#include "core/model/pass/stack_scoring.h"

#include <map>

namespace core {

/// A layer without what can be computed again from what entered it.
std::shared_ptr<const LayerTrace> lightened(const LayerTrace& layer);

/// Carries a batch through one stack of layers. Two stacks may be run in turns, layer by layer, as a decoder's halves
/// are: each takes over from the other what enters its next layer.
class LayerStack {
public:
    /// @param batch    of self-attention or of the teaching module's cross-attention; of a decoder's second half the
    ///                 queries are the decoder's texts and the keys the encoder's
    /// @param options  must live as long as the stack
    /// @param block    which changes to scoring hold for it
    LayerStack(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options,
               std::shared_ptr<const Trace> previous, AttentionBlock block);
    LayerStack(const LayerStack&) = delete;
    LayerStack& operator=(const LayerStack&) = delete;

    /// The batch's tokens, or pictures, as what enters the first layer.
    void embedBatch();
    /// The encoder's outputs for the texts that are attended to: [T_k, d_model] each.
    /// @param same  it is what an earlier trace had, to the last bit
    void setKeys(const std::vector<Matrix>& keys, bool same);
    /// Takes over the other stack's output.
    void follow(LayerStack& other);

    /// Computes the next layer, or takes it over.
    /// @throws Stopped
    void runLayer(Index index);

    /// The last hidden state, which ends the trace.
    void finish();
    /// Ends the trace with the numbers of another stack that was run in turns with this one.
    void finishLike(const LayerStack& other);

    Trace& trace() { return m_trace; }
    const Trace& trace() const { return m_trace; }
    /// Whether everything so far was taken over from an earlier trace.
    bool wholeSoFar() const { return m_whole; }

private:
    const std::shared_ptr<const LayerTrace>& before(Index index) const
    {
        return m_reuse.trace().layers[static_cast<std::size_t>(index)];
    }
    void widen(Index index);
    void enterAnew(Index index);
    void recall(Index index);
    void patchInput(Index index);
    LayerInput inputOf(Index index, std::size_t item);
    std::vector<MixingTrace> mix(const std::vector<std::shared_ptr<const MixingLayer>>& layers, std::size_t item,
                                 const std::vector<MixingTrace>* before);
    SharedMatrix keysOf(Index index, std::size_t item);
    SharedMatrix tokenVectorsOf(Index index, std::size_t item) const;

    const Transformer& m_transformer;
    const RunOptions& m_options;
    AttentionBlock m_block;
    Trace m_trace;
    StackScoring m_scoring;
    Reuse m_reuse;
    std::vector<Matrix> m_x;                      ///< [B] rows from m_kept on of what enters the next layer
    std::shared_ptr<const LayerChange> m_change;  ///< of the layer that is run
    std::vector<SharedMatrix> m_keys;
    std::vector<Matrix> m_embedded;                     ///< [B] what enters the first layer, where later ones need it
    std::map<Index, std::vector<SharedMatrix>> m_lent;  ///< [B] what layers read whose keys others take over
    Index m_kept = 0;                                   ///< rows of m_x that an earlier trace has
    bool m_whole = false;                               ///< the last layer was taken over as a whole
    bool m_keysSame = true;                             ///< the attended texts' vectors are those of the earlier trace
    bool m_missing = false;  ///< the next layer's input was not computed, because it is an earlier trace's
};

}  // namespace core
