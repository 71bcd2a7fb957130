#pragma once

#include "core/explain/written_row.h"
#include "core/model/mixing/mixer.h"
#include "core/model/pass/trace.h"

namespace core {

/// A layer's mixer without a softmax, as the pass ran it.
struct PassedMixer {
    const TokenMixer& mixer;
    Index place;                    ///< among all such layers
    Index number;                   ///< number of its layer in the whole model, from 1
    Matrix read;                    ///< [T, d_model] behind the norm
    const std::vector<bool>& real;  ///< [T]
    RowVector factors;              ///< see mixed()
};

/// A layer without attention; with no mixer it has a feed-forward layer alone.
struct PassedMixing {
    const Block& around;
    const Matrix& input;  ///< [T, d_model]
    std::optional<PassedMixer> mixer;
    Index number;        ///< in the whole model, from 1
    const Matrix* next;  ///< [T, d_model] what enters the layer behind it; null where that is not known
};

/// What attention's part of a row is split by.
enum class AttentionSplit {
    Heads,
    Tokens,          ///< what all heads of all layers read from each token (StreamPart::Kind::Read)
    LayersAndTokens  ///< what each layer's heads read from each token
};

/// One layer of the pass, as it stands in the way of a row.
struct PassedLayer {
    const Block& block;
    const SequenceLayer& computed;
    AttentionBlock kind;
    Index layer;
    const Matrix* next;   ///< [T, d_model] what enters the layer behind it; null where that is not known
    bool opened = false;  ///< the feed-forward layer's output is split by the parts of its input
    std::optional<PassedMixer> mixer = {};  ///< beside the attention
    /// [n][T, d_model] what all heads read from each token for each row, in place of what each head writes; or null
    const std::vector<Matrix>* read = nullptr;
    AttentionSplit split = AttentionSplit::Heads;  ///< Heads without `read`
};

/// Takes rows through a layer: what its heads and its feed-forward layer write is added, and its norms are taken with
/// their factors of the pass.
/// @param rows   [n] what enters the layer
/// @param which  [n] which rows of the text they are
/// @throws Stopped
void passLayer(std::vector<WrittenRow>& rows, const std::vector<Index>& which, const PassedLayer& layer,
               const std::stop_token& stop = {});
/// Takes rows through a layer without attention.
/// @throws Stopped
void passMixing(std::vector<WrittenRow>& rows, const std::vector<Index>& which, const PassedMixing& layer,
                const std::stop_token& stop = {});

}  // namespace core
