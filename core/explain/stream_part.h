#pragma once

#include "core/model/attention_block.h"
#include "core/model/model.h"

#include <optional>
#include <string>

namespace core {

/// The writer of a part of a row in the residual stream, or a part that joined it on the way into a score (Elhage et
/// al., 2021).
struct StreamPart {
    enum class Kind {
        Token,           ///< the token's vector; of a picture the square's, or the learned one before the squares
        Position,        ///< the row of the table of learned or sinusoidal positions
        Segment,         ///< which text of a pair it is
        Entry,           ///< the learned vector with which every token enters a layer (XLNet's second stream)
        EntryBias,       ///< the bias of the projection from the embedding to the layers' width
        NormBias,        ///< the biases of all norms on the way
        OutputBias,      ///< the biases of all attention layers' W_O
        Head,            ///< A_i W_i^O of one head; of Mixing what a head writes behind its gate and norm
        FeedForward,     ///< a feed-forward layer, its biases included; through itself: the biases alone
        Convolution,     ///< a convolution beside a layer; of Mixing all channels of a short convolution
        Steering,        ///< a direction that an intervention adds to every row that leaves a layer
        TokenGate,       ///< a layer's addition for its token (per-layer embeddings), or for a part of a picture
        QueryBias,       ///< b_Q of the layer that asks
        KeyBias,         ///< b_K
        AddedKey,        ///< a learned key that is no token's
        Given,           ///< a query or key from a file, which does not say what wrote it
        AnswerBias,      ///< the language head's bias before its vocabulary
        VocabularyBias,  ///< the language head's bias for the asked token
        PoolerBias,      ///< the bias of what stands between a pooled row and its labels, or its vector
        LabelBias,       ///< the bias of a label
        Read             ///< what heads read from one token, `head` being its place: see AttentionSplit
    };

    Kind kind = Kind::Token;
    AttentionBlock block = AttentionBlock::Self;  ///< Head; Mixing for all that a layer without a softmax writes
    Index layer = 0;   ///< Head, FeedForward, Convolution, Steering, TokenGate; Read of LayersAndTokens: counts from 0
    Index head = 0;    ///< Head
    Index number = 0;  ///< of Mixing: the layer's in the whole model, from 1

    /// The feed-forward layer that read the part and wrote its result; none: the part stands in the stream as it was
    /// written.
    std::optional<Index> through = {};

    friend bool operator==(const StreamPart&, const StreamPart&) = default;
};

/// "token embedding", "head 3.6", "feed-forward 2", "cross head 1.2", "head 1.4 through feed-forward 1": what files and
/// the command line call it.
/// @param info  of the model that has the part's layer
std::string nameOf(const StreamPart& part, const ModelInfo& info);

}  // namespace core
