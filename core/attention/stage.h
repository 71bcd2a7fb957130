#pragma once

namespace core {

/// One number table of the calculation, under the vocabulary of files and screen.
enum class Stage {
    Input,              ///< x: what enters the layer, after its norm where it has one
    KeyInput,           ///< the other sequence of cross-attention
    QueryLatent,        ///< the input of the queries' projection, where it is narrower than x
    KeyLatent,          ///< the input of the keys' and values' projection
    SharedKey,          ///< the part of every head's key that is made of x itself, turned
    QueryProjected,     ///< x W_Q of this head, where a norm or a rotation follows
    KeyProjected,       ///< x W_K
    QueryNormed,        ///< between norm and rotation
    KeyNormed,          ///<
    Query,              ///< q of this head, as the scores take it
    Key,                ///< k
    Value,              ///< v
    ScoresRaw,          ///< q kᵀ
    ScoresUncapped,     ///< after scale and temperature, where a soft-cap follows
    ScoresScaled,       ///< after scale, temperature and soft-cap
    ContentToPosition,  ///< q · K^r of distances, as it is added
    PositionToContent,  ///< k · Q^r of distances, as it is added
    ScoresBiased,       ///< after the bias of position
    IndexScores,        ///< the index's score of each pair, before it keeps the highest
    ScoresMasked,       ///< after the fill
    WeightsUnmasked,    ///< softmax over all keys, where masking comes after it
    WeightsMasked,      ///< hidden weights zeroed
    RowSums,            ///< the sum of each row after weights were masked
    Weights,            ///< rows sum to 1, less the sink's share
    SinkWeights,        ///< the sink's share of each row
    DropoutKept,        ///< which weights dropout keeps: 1, and 0 where the seed drops
    WeightsDropped,     ///< after dropout
    OtherWeights,       ///< weights of the other head of a pair
    WeightsDifference,  ///< the factors of a pair's values: may be negative, and no row sums to 1
    Context,            ///< weights · v
    PairContext,        ///< difference of the weights · v
    Gate,               ///< multiplies the context, between 0 and 1
    ContextGated,       ///< after that
    HeadOutput,         ///< A_i W_i^O
    SumOfHeads,         ///< Σ A_i W_i^O over all heads, and the bias
    Output,             ///< concat(A_1 … A_H) W_O
    ExpertWeights,      ///< how much of each expert a token takes, 0 of most
    Concatenation,      ///< A_1 … A_H side by side: the output where there is no W_O
    Entropy,            ///< entropy of each query's weights, in nats
    MeanDistance,       ///< distance of each query to its keys, in tokens
    ReceivedAttention,  ///< attention that each key receives from all queries
    MeanOfHeads,        ///< mean of the layer's maps
    Contacts,           ///< contacts of a protein's residues, by all heads of all layers
    Probe,              ///< the weights that the same head of a pooling probe gives each token, behind the last layer
    Rollout,            ///< through all layers up to this one
    ValueProjected,     ///< x W_V, where a convolution follows: of layers without a softmax, as all below
    Decay,              ///< how much of the state each token leaves, 0 to 1
    WriteStrength,      ///< how strongly each token is written into the state
    MixingWeights,      ///< the factors of the values: signed, and no row sums to 1
    MixedValues,        ///< mixing weights · v
    MixingGate,         ///< multiplies that
    MixingState,        ///< [d_k, d_v] behind the last token
};

}  // namespace core
