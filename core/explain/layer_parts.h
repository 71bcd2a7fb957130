#pragma once

#include "core/explain/written_row.h"
#include "core/model/pass/trace.h"

namespace core {

/// One layer of the pass, as it stands in the way of a row.
struct PassedLayer {
    const Block& block;
    const SequenceLayer& computed;
    AttentionBlock kind;
    Index layer;
    const Matrix* next;   ///< [T, d_model] what enters the layer behind it; null where that is not known
    bool opened = false;  ///< the feed-forward layer's output is split by the parts of its input
};

/// Takes rows through a layer: what its heads and its feed-forward layer write is added, and its norms are taken with
/// their factors of the pass.
/// @param rows   [n] what enters the layer
/// @param which  [n] which rows of the text they are
void passLayer(std::vector<WrittenRow>& rows, const std::vector<Index>& which, const PassedLayer& layer);

}  // namespace core
