#pragma once

#include "core/model/pass/head_stages.h"

#include <vector>

namespace core {

/// One number table of the calculation, under the vocabulary of files and screen.
enum class Stage {
    Input,              ///< x: what enters the layer, after its norm where it has one
    KeyInput,           ///< the other sequence of cross-attention
    QueryLatent,        ///< what queries are projected from, where it is narrower than x
    KeyLatent,          ///< what keys and values are projected from
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
    PositionToContent,  ///< k · Q^r of distances, likewise
    ScoresBiased,       ///< after the bias of position
    IndexScores,        ///< what an index of keys makes of each pair, before it keeps the highest
    ScoresMasked,       ///< after the fill
    WeightsUnmasked,    ///< softmax over all keys, where masking comes after it
    WeightsMasked,      ///< hidden weights zeroed
    Weights,            ///< rows sum to 1, less what a sink takes
    SinkWeights,        ///< what the sink takes of each row
    DropoutKept,        ///< which weights dropout keeps: 1, and 0 where the seed drops
    WeightsDropped,     ///< after dropout
    OtherWeights,       ///< of the other head of a pair
    WeightsDifference,  ///< what is applied to a pair's values: may be negative, and no row sums to 1
    Context,            ///< weights · v
    PairContext,        ///< difference of the weights · v
    Gate,               ///< what the context is multiplied by, between 0 and 1
    ContextGated,       ///< after that
    HeadOutput,         ///< A_i W_i^O
    SumOfHeads,         ///< Σ A_i W_i^O over all heads, and the bias
    Output,             ///< concat(A_1 … A_H) W_O
    ExpertWeights,      ///< how much of each expert a token takes, 0 of most
    Concatenation,      ///< A_1 … A_H side by side: the output where there is no W_O
    Entropy,            ///< of each query's weights, in nats
    MeanDistance,       ///< of each query to what it attends to, in tokens
    ReceivedAttention,  ///< of each key from all queries
    MeanOfHeads,        ///< of the layer's maps
    Contacts,           ///< of a protein's residues, by all heads of all layers
    Probe,              ///< what the same head of a pooling probe gives each token, behind the last layer
    Rollout,            ///< through all layers up to this one
};

/// What a table's rows or columns stand for.
enum class StageAxis { Queries, Keys, Dimensions };

struct StageTable {
    Stage stage = Stage::Input;
    StageAxis rows = StageAxis::Queries;
    StageAxis cols = StageAxis::Dimensions;
    Matrix values;
};

/// What is done at once when the calculation is played.
enum class StepKind {
    Input,
    Latents,
    Projections,
    Norm,      ///< of queries and keys
    Rotate,    ///< by the rotary embedding
    Lengthen,  ///< queries, by their place
    Scores,
    Scale,
    SoftCap,
    Bias,
    KeyIndex,  ///< of which the highest stay
    Mask,
    Softmax,
    Renormalise,
    Dropout,
    Difference,  ///< of a pair's softmaxes
    Context,
    Gate,
    Output,
    Experts,   ///< of the feed-forward layer behind
    Measures,  ///< of the weights
};

struct AttentionStep {
    StepKind kind = StepKind::Input;
    std::vector<StageTable> tables;
};

/// One head's calculation from x to the layer's output, and measures of what came out. Steps that do not occur (bias,
/// dropout) are absent; of a recorded trace there are the weights alone, and of queries and keys from a file there are
/// no input, values, context and output. Mean and rollout are there where the trace kept all weights.
/// @param head  every stage of the head at `address`
std::vector<AttentionStep> attentionSteps(const Trace& trace, const HeadAddress& address, const HeadAttention& head);

/// q·k of one cell, term by term.
struct ScoreTerm {
    float query = 0;
    float key = 0;
    float product = 0;
};
struct ScoreTerms {
    std::vector<ScoreTerm> terms;  ///< [d_k]
    float sum = 0;                 ///< of the products, one after the other
    float score = 0;               ///< the Trace's own scores_raw; differs from `sum` by rounding only
};
/// Nothing for a recorded trace, which has no q and k.
ScoreTerms scoreTerms(const Trace& trace, const HeadAddress& address, const HeadAttention& head, Index query,
                      Index key);

/// The head's weights by both orders of masking; nothing for a recorded trace, which has no scores.
struct BothOrders {
    Matrix before_softmax;  ///< [T_q, T_k] fill with -∞, then softmax
    Matrix after_softmax;   ///< [T_q, T_k] softmax, hide, divide by what is left
    float largest_difference = 0;
};
BothOrders bothOrders(const Trace& trace, const HeadAddress& address);

/// What a layer costs, by its shapes alone.
struct AttentionCost {
    double projections = 0;   ///< multiply–adds of q, k, v and W_O
    double scores = 0;        ///< of q·kᵀ, all heads
    double context = 0;       ///< of weights·v, all heads
    double map_bytes = 0;     ///< of all heads' weights, float32
    double vector_bytes = 0;  ///< of q, k, v

    double multiplyAdds() const { return projections + scores + context; }
};
AttentionCost attentionCost(const MultiHeadWeights& weights, Index queries, Index keys);

}  // namespace core
