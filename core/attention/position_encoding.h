#pragma once

#include "core/attention/score_bias.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace core {

/// Sinusoidal positions (Vaswani et al., 2017, §3.5): row p, column 2i is sin(p / 10000^(2i/d)), column 2i + 1 its
/// cosine.
/// @return [tokens, width]
Matrix sinusoidalPositions(Index tokens, Index width);

/// Sinusoidal positions with all sines before all cosines: Marian, Pegasus, M2M-100.
/// @param angle  in radians, for a row and for a pair of sine and cosine
/// @return [tokens, width]
Matrix sinusoidsInHalves(Index tokens, Index width, const std::function<double(Index row, Index pair)>& angle);

/// How a rotary embedding is stretched to texts longer than those it was trained on, under the names and with the
/// numbers of transformers' `rope_parameters`.
struct RotaryScaling {
    enum class Kind {
        None,     ///< "default"
        Linear,   ///< every frequency divided by `factor` (Chen et al., 2023)
        Dynamic,  ///< a larger base, beyond `trained_tokens` only ("NTK-aware")
        Yarn,     ///< by parts, between beta_fast and beta_slow turns (Peng et al., 2024)
        Llama3,   ///< by parts, between the wavelengths that two factors give (Llama 3, 2024)
        Divided,  ///< each pair's frequency by a number of its own, beyond `trained_tokens` by another: LongRoPE (Ding
                  ///< et al., 2024: "longrope"), and what GGUF files have of Llama 3
    };

    Kind kind = Kind::None;
    float factor = 1;
    Index trained_tokens = 2048;  ///< "original_max_position_embeddings"; Dynamic: "max_position_embeddings"
    float low_frequency_factor = 1;
    float high_frequency_factor = 4;
    float beta_fast = 32;
    float beta_slow = 1;
    bool whole_pairs = true;  ///< Yarn: the ramp between them begins and ends at a pair ("truncate")
    /// Yarn, Divided: what sine and cosine are multiplied by; else Yarn's 0.1·ln factor + 1, or 1
    std::optional<float> attention_factor = {};
    std::vector<float> divisors = {};       ///< Divided: [dimensions / 2]
    std::vector<float> long_divisors = {};  ///< Divided: of texts of more than `trained_tokens`; empty: the same

    friend bool operator==(const RotaryScaling&, const RotaryScaling&) = default;
};

/// Yarn's factor of sine and cosine (Peng et al., 2024, §3.4): 0.1 · share · ln factor + 1, or 1 where nothing is
/// stretched.
float yarnFactor(float factor, float share = 1);

/// Places of a picture's squares, row by row behind tokens that have no place (Siméoni et al., 2025: DINOv3). Its edges
/// lie at -1 and 1, whatever its size; or rows and columns are counted.
struct PicturePlaces {
    Index first = 0;  ///< the token of the first square; those before it are not turned
    Index rows = 1;
    Index columns = 1;
    bool counted = false;  ///< places are whole numbers from 0, and are turned by radians as they are: Qwen2.5-VL

    /// How far down or across a token's square lies, from -1 to 1, or counted; nothing where it has none.
    std::optional<float> down(Index token) const;
    std::optional<float> across(Index token) const;

    friend bool operator==(const PicturePlaces&, const PicturePlaces&) = default;
};

/// Places of a text's tokens on three axes, time, row and column, where pictures stand in it (Wang et al., 2024:
/// Qwen2-VL). A text's own tokens have the same place on all of them.
struct AxisPlaces {
    std::vector<std::array<Index, 3>> of;  ///< [tokens to the end of the last picture]
    Index shift = 0;                       ///< added to the place of each token behind these

    Index at(Index token, std::size_t axis) const
    {
        if (token < 0 || token >= std::ssize(of)) return token + shift;
        return of[static_cast<std::size_t>(token)][axis];
    }

    friend bool operator==(const AxisPlaces&, const AxisPlaces&) = default;
};

/// Rotary embedding (Su et al., 2021): pairs of a head's dimensions are turned by position · base^(-2i/n), so that q·k
/// depends on the distance alone.
struct RotaryEmbedding {
    enum class Pairing {
        Interleaved,  ///< dimensions 2i and 2i + 1: GPT-J, the paper
        HalfSplit,    ///< dimensions i and i + n/2: Llama, GPT-NeoX
        Separated,    ///< dimensions 2i and 2i + 1, which become i and i + n/2: DeepSeek-V3
    };

    Index dimensions = 0;  ///< n, so many dimensions of each head are turned; even
    float base = 10000.0F;
    Pairing pairing = Pairing::HalfSplit;
    RotaryScaling scaling = {};
    Index first_dimension = 0;  ///< the first of the rotated dimensions: DeepSeek-V2 turns the last ones
    Index turned_pairs = 0;     ///< only so many of the pairs are turned, the first; 0: all (Gemma 4's "proportional")
    bool backwards = false;     ///< every pair is turned the other way: nanochat
    Index first_position = 0;   ///< the place of the text's first token, which changes q and k but no score
    /// Places of a picture's squares: the first half of the pairs is turned by 2π · (place down) · base^(-4i/n), the
    /// second half by 2π · (place across) · base^(-4i/n).
    /// Or, where these are counted, by (place down) · base^(-4i/n) and (place across) · base^(-4i/n).
    std::optional<PicturePlaces> picture = {};
    std::vector<std::uint8_t> axes = {};  ///< [dimensions / 2] the axis of each pair, where `places` has several
    /// Where tokens lie on these axes; null: in a text alone, where all are alike.
    std::shared_ptr<const AxisPlaces> places = {};

    /// How far each pair is turned from one position to the next, in radians; of a picture, from its middle to its edge
    /// over 2π.
    /// @param tokens  how long the text is, which Dynamic depends on
    /// @return [dimensions / 2], 0 for pairs that are not turned
    std::vector<float> frequencies(Index tokens) const;

    /// The angle by which a pair of one token is turned.
    /// @param turns  frequencies()
    float angle(Index position, Index pair, const std::vector<float>& turns) const;

    /// The factor of sine and cosine; 1 except for Yarn.
    float attentionFactor() const;

    /// @param heads   [T, H·d_k], head after head; turned in place
    /// @param width   d_k
    /// @param first   position of the first row
    /// @param tokens  how long the whole text is; 0: as long as these rows reach
    void turn(Eigen::Ref<Matrix> heads, Index width, Index first = 0, Index tokens = 0) const;

    friend bool operator==(const RotaryEmbedding&, const RotaryEmbedding&) = default;
};

/// ALiBi's slope of a head (Press et al., 2022): 2^(-8(i+1)/H); where H is no power of two, the closest lower one's and
/// then every other of the next.
float alibiSlope(Index head, Index heads);

/// The factor of ALiBi's slope.
enum class AlibiForm {
    Symmetric,  ///< -|query - key|
    OneWay,     ///< key - query: rises over future keys, which a causal mask hides
    FromFirst,  ///< the key's place, counted from the first: BLOOM; under a causal mask it differs by a constant a row
};

/// One head's ALiBi for T_q queries and T_k keys.
ScoreBias alibiBias(AlibiForm form, float slope, Index queries, Index keys);

/// T5's buckets of relative positions (Raffel et al., 2020): near distances one each, far ones on a logarithmic scale.
struct RelativeBuckets {
    Index buckets = 32;  ///< at least 2
    Index largest_distance = 128;
    bool bidirectional = true;  ///< false: every future key shares the bucket of distance 0

    Index bucketOf(Index query, Index key) const;
    /// @param of_bucket  [buckets] one head's learned numbers
    ScoreBias bias(const RowVector& of_bucket, Index queries, Index keys) const;

    friend bool operator==(const RelativeBuckets&, const RelativeBuckets&) = default;
};

}  // namespace core
