#pragma once

#include "core/attention/stage.h"
#include "core/model/pass/head_stages.h"

#include <vector>

namespace core {

/// The meaning of a table's rows or columns.
enum class StageAxis { Queries, Keys, Dimensions };

struct StageTable {
    Stage stage = Stage::Input;
    StageAxis rows = StageAxis::Queries;
    StageAxis cols = StageAxis::Dimensions;
    Matrix values;
};

/// One step of the calculation when it is played.
enum class StepKind {
    Input,
    Latents,
    Projections,
    Norm,      ///< norm of queries and keys
    Rotate,    ///< by the rotary embedding
    Lengthen,  ///< queries, by their place
    Scores,
    Scale,
    SoftCap,
    Bias,
    KeyIndex,  ///< scores of the keys' index, the highest of which stay
    Mask,
    Softmax,
    Renormalise,
    Dropout,
    Difference,  ///< takes a pair's softmaxes apart
    Context,
    Gate,
    Output,
    Experts,   ///< chooses experts of the feed-forward layer behind
    Measures,  ///< measures the weights
    Convolve,  ///< a step of layers without a softmax, as all below: over a token and those before it
    Fade,      ///< how much of the state stays, and how strongly each token is written
    Mix,       ///< the mixing weights
    Read,      ///< those times the values
    MixGate,
    State,  ///< the state behind the last token
};

struct AttentionStep {
    StepKind kind = StepKind::Input;
    std::vector<StageTable> tables;
};

/// One head's calculation from x to the layer's output, and measures of what came out. Steps that do not occur (bias,
/// dropout) are absent; of layers without a softmax there are mixingSteps(), of a recorded trace the weights alone, and
/// of queries and keys from a file there are no input, values, context and output. Mean and rollout are there where the
/// trace kept all weights.
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
    float sum = 0;                 ///< sum of the products, one after the other
    float score = 0;               ///< the Trace's own scores_raw; differs from `sum` by rounding only
};
/// Nothing for a recorded trace, which has no q and k.
ScoreTerms scoreTerms(const Trace& trace, const HeadAddress& address, const HeadAttention& head, Index query,
                      Index key);

/// The head's weights by both orders of masking; nothing for a recorded trace, which has no scores.
struct BothOrders {
    Matrix before_softmax;  ///< [T_q, T_k] fill with -∞, then softmax
    Matrix after_softmax;   ///< [T_q, T_k] softmax, then hiding, then division by the rest of the row
    float largest_difference = 0;
};
BothOrders bothOrders(const Trace& trace, const HeadAddress& address);

/// The cost of a layer, computed from its shapes alone.
struct AttentionCost {
    double projections = 0;   ///< multiply–adds of q, k, v and W_O, of latents, an index' vectors and a gate
    double scores = 0;        ///< scores of q·kᵀ, all heads, with an index' and those with distances
    double context = 0;       ///< operations of weights·v, all heads
    double map_bytes = 0;     ///< bytes of all heads' weights, float32
    double vector_bytes = 0;  ///< bytes of q, k, v

    double multiplyAdds() const { return projections + scores + context; }
};
AttentionCost attentionCost(const Block& block, Index queries, Index keys);

}  // namespace core
