#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <map>

namespace core {

/// How positions enter a teaching module.
enum class PositionEncoding {
    None,        ///< attention sees a bag of tokens: shuffling them only permutes the map
    Sinusoidal,  ///< added to the tokens' vectors
    Learned,     ///< likewise, a vector of its own for each place
    Rotary,      ///< turns queries and keys
    Alibi,       ///< added to the scores, falls with the distance
    Relative,    ///< added to the scores, a number for each of T5's buckets of distances
};

/// Where the weights of query, key and value lie.
enum class ProjectionLayout {
    Separate,
    Concatenated,        ///< one matrix, columns q | k | v
    DimensionThenThree,  ///< one matrix, columns interleaved "(d k h)"
};

/// A single attention layer that a class sets up itself, without norms, feed-forward or residual. Its weights are
/// random, the same for the same seed on every machine; nothing is learned.
struct TeachingModule {
    Index heads = 4;
    Index width = 32;  ///< d_model
    Index key_dimensions = 8;
    Index value_dimensions = 8;
    ProjectionLayout projections = ProjectionLayout::Separate;
    bool biases = false;
    bool output_projection = true;
    PositionEncoding positions = PositionEncoding::Sinusoidal;
    float dropout = 0;  ///< 0 ≤ rate ≤ 0.9
    std::uint64_t dropout_seed = 1;
    std::uint64_t seed = 1;

    friend bool operator==(const TeachingModule&, const TeachingModule&) = default;
};

/// What the numbers of a teaching module may be.
constexpr Index mostTeachingHeads = 32;
constexpr Index widestTeachingModel = 1024;
constexpr Index mostTeachingTokens = 512;
constexpr float highestDropout = 0.9F;

/// @throws Error{OutOfRange, WrongShape} naming the field
void requireUsable(const TeachingModule& module);

/// A teaching module's numbers under their names; those that are absent follow from the seed.
struct TeachingWeights {
    std::map<std::string, Matrix> tensors;     ///< as weightNames lists them
    std::map<std::string, RowVector> symbols;  ///< [d_model] a token's vector
};

/// The tensors that a module's recipe calls for, with their shapes: "W_query" … "W_output" (used as x · W), or "W_qkv";
/// "b_query" … [1, columns]; "position_embedding"; "relative_attention_bias" [buckets, H].
std::vector<std::pair<std::string, std::pair<Index, Index>>> weightShapes(const TeachingModule& module);

/// Every weight of the module: from `given` where it is there, else from the seed: uniform in ±√(6 / (in + out))
/// (Glorot and Bengio, 2010); vectors of tokens and places uniform with variance 1.
/// @throws Error{WrongShape} naming a given tensor that does not fit the recipe
TeachingWeights completeWeights(const TeachingModule& module, const TeachingWeights& given,
                                const std::vector<std::string>& symbols);

/// The module as a model for texts of these symbols: a token's id is its place among them.
/// @throws Error{OutOfRange} naming the field of the module that cannot be
std::shared_ptr<const Model> teachingModel(const TeachingModule& module, const TeachingWeights& given,
                                           const std::vector<std::string>& symbols);

}  // namespace core
