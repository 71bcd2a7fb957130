#pragma once

#include "core/attention/mask/mask.h"
#include "core/model/model.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace core {

/// Which keys a layer's queries see beside the model's own mask, as far as it follows from places alone.
struct OutlineReach {
    enum class Kind {
        All,
        Window,  ///< so many tokens before a query and behind it
        Chunk,   ///< the tokens of a query's chunk
        Other,   ///< as `mask` says, cell by cell
    };
    Kind kind = Kind::All;
    Index before = 0;                ///< Window
    Index after = 0;                 ///< Window
    Index size = 0;                  ///< Chunk
    std::vector<Index> global = {};  ///< Window: tokens that see all and are seen by all; ascending
    Mask mask = {};                  ///< Other

    static OutlineReach of(const Mask& reach);
    friend bool operator==(const OutlineReach&, const OutlineReach&) = default;
};

/// How an attention knows where tokens stand.
enum class OutlinePositions {
    None,
    Rotary,
    Alibi,
    Buckets,       ///< a learned number for each bucket of distances
    Pairs,         ///< a number for each pair of places
    Patches,       ///< a learned number for each way from patch to patch
    Disentangled,  ///< vectors of distances, which queries and keys are multiplied by
    Boxes,         ///< learned numbers for distances in the text and on the page
    Sinusoids,     ///< projected sines of the distance
};

/// Softmax attention.
struct OutlineAttention {
    AttentionBlock block = AttentionBlock::Self;
    Index heads = 0;         ///< H
    Index key_heads = 0;     ///< H_kv
    Index key_width = 0;     ///< d_k
    Index value_width = 0;   ///< d_v
    Index latent = 0;        ///< numbers that keys and values are made of, the shared part of keys included; 0: of x
    Index query_latent = 0;  ///< 0: of x
    bool biases = false;
    bool normed = false;  ///< queries or keys
    bool gated = false;
    bool sinks = false;
    bool pairs = false;   ///< heads are pairs, whose softmaxes are taken from one another
    Index kept_keys = 0;  ///< keys of an index that leaves each query so many; 0 without one
    OutlinePositions positions = OutlinePositions::None;
    OutlineReach reach = {};
    std::optional<Index> keys_of = {};  ///< the layer whose keys and values it takes over, by its place
    double query_projections = 0;       ///< multiply–adds of each query: q, W_O, a gate, an index' vectors
    double key_projections = 0;         ///< multiply–adds of each key: k, v, latents, an index' vector
    Index index_width = 0;              ///< numbers that an index multiplies for each pair
    Index query_distances = 0;          ///< vectors that each query is multiplied by because of places
    Index key_distances = 0;            ///< vectors that each key is multiplied by

    friend bool operator==(const OutlineAttention&, const OutlineAttention&) = default;
};

/// A layer's part that mixes tokens without softmax.
struct OutlineMixer {
    std::string name;  ///< see mixerName()
    Index heads = 0;
    Index key_width = 0;
    Index value_width = 0;
    Index taps = 0;            ///< tokens that its convolution sees
    double projections = 0;    ///< multiply–adds of each token
    double mixing = 0;         ///< multiply–adds of each token: convolution and state
    double state_numbers = 0;  ///< numbers of the state that stands for all tokens before

    friend bool operator==(const OutlineMixer&, const OutlineMixer&) = default;
};

/// A feed-forward layer, or a mixture of experts.
struct OutlineFeedForward {
    Index inner = 0;         ///< d_inner, of each expert
    bool gated = false;      ///< two projections in, one multiplied by the other
    Index experts = 0;       ///< 0 where there are none
    Index chosen = 0;        ///< experts of each token
    Index shared = 0;        ///< d_inner of the layer that every token goes through beside them; 0 without one
    double projections = 0;  ///< multiply–adds of each token

    friend bool operator==(const OutlineFeedForward&, const OutlineFeedForward&) = default;
};

/// A layer's addition to the stream: x + made(f(before(x))), normed by `sum`.
struct OutlinePart {
    std::variant<OutlineAttention, OutlineMixer, OutlineFeedForward> what;
    std::optional<Norm::Kind> before = {};
    std::optional<Norm::Kind> made = {};
    std::optional<Norm::Kind> sum = {};
    bool beside = false;  ///< it reads what the part before it reads, and both are added at once

    friend bool operator==(const OutlinePart&, const OutlinePart&) = default;
};

struct OutlineLayer {
    Index number = 0;                 ///< in the whole model, from 1
    std::optional<Index> place = {};  ///< place of a layer with attention: among these, from 0
    std::vector<OutlinePart> parts = {};
    bool residual = true;
    bool convolution = false;    ///< a convolution beside it is added
    bool token_vectors = false;  ///< a vector of its own for each token is added

    /// Whether both are made alike.
    bool isLike(const OutlineLayer& other) const;
    const OutlineAttention* attention(AttentionBlock block) const;
};

/// Layers one upon the other.
struct OutlineStack {
    AttentionBlock block = AttentionBlock::Self;  ///< block of the first attention of its layers
    bool causal = false;
    Index width = 0;  ///< d_model
    Reads reads = Reads::Text;
    Index vocabulary = 0;  ///< rows of the embedding; 0 where pictures or sounds are read
    Index places = 0;      ///< places of learned positions; 0 without them
    Index tokens = 0;      ///< tokens of each picture or sound; 0 where that depends on it
    std::vector<OutlineLayer> layers;
    std::optional<Norm::Kind> final_norm = {};

    /// The layer of an attention, by its place; null where there is none.
    const OutlineLayer* layerAt(Index place) const;
};

/// The result of a model's last layer.
struct OutlineAnswer {
    enum class Of { States, Words, Labels, Vector };
    Of of = Of::States;
    Index count = 0;         ///< count of pieces, labels or the vector's numbers
    bool tied = false;       ///< Words: by the embedding's own numbers
    double projections = 0;  ///< multiply–adds of each row that is answered
};

/// The structure of an opened model, block by block, without its numbers.
struct ModelOutline {
    std::vector<OutlineStack> stacks;  ///< an encoder–decoder has the encoder, then the decoder
    OutlineAnswer answer = {};         ///< the answer of the last stack

    /// The stack that an attention is in; null where the model has none such.
    const OutlineStack* stackOf(AttentionBlock block) const;
};

/// @param model  of attention that was read from a file: then there are no stacks
ModelOutline outlineOf(const Model& model);

}  // namespace core
