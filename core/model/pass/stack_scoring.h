#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// How the heads of one stack of layers score a batch: the model's own scoring, the user's changes, and the rows of
/// experiments.
class StackScoring {
public:
    /// @param trace    of the stack: its model and batch. Must outlive this
    /// @param options  must outlive this
    /// @param block    which changes hold for it
    StackScoring(const Trace& trace, const RunOptions& options, AttentionBlock block);

    /// @param block  the layer
    /// @param own    [B] what the model itself hides in this layer, where that is not what its kind of model does; or
    ///               empty
    /// @return [B][H]
    /// @throws Error
    std::vector<std::vector<HeadScoring>> ofLayer(const Block& block, Index index,
                                                  const std::vector<Mask>& own = {}) const;
    /// The usual mask of such a model for a text: later tokens, where it is causal, and padding.
    const Mask& usualMask(std::size_t item) const { return m_contexts[item].model; }

    /// Whether nothing is asked of a head that the model would not do by itself.
    bool changesNothing() const { return m_changes.empty() && m_interventions.empty() && m_headPatches.empty(); }

private:
    void patch(const Block& block, Index layer, std::size_t item, std::vector<HeadScoring>& heads) const;

    const Trace& m_trace;
    const RunOptions& m_options;
    std::vector<ScoringChange> m_changes;
    std::vector<Intervention> m_interventions;
    std::vector<RowPatch> m_headPatches;
    AttentionBlock m_block;
    std::vector<MaskContext> m_contexts;
    std::vector<std::vector<Intervention>> m_itemInterventions;  ///< [B] with the cells of what spans hide
    std::vector<std::vector<ScoreBias>> m_boxBias;  ///< [B][H] of texts with boxes, the same in all layers; else empty
};

}  // namespace core
