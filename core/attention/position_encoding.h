#pragma once

#include "core/tensor/matrix.h"

namespace core {

/// Sinusoidal positions (Vaswani et al., 2017, §3.5): row p, column 2i is sin(p / 10000^(2i/d)), column 2i + 1 its
/// cosine.
/// @return [tokens, width]
Matrix sinusoidalPositions(Index tokens, Index width);

/// Rotary embedding (Su et al., 2021): pairs of a head's dimensions are turned by position · base^(-2i/n), so that q·k
/// depends on the distance alone.
struct RotaryEmbedding {
    enum class Pairing {
        Interleaved,  ///< dimensions 2i and 2i + 1: GPT-J, the paper
        HalfSplit,    ///< dimensions i and i + n/2: Llama, GPT-NeoX
    };

    Index dimensions = 0;  ///< n, the first dimensions of each head that are turned; even
    float base = 10000.0F;
    Pairing pairing = Pairing::HalfSplit;

    /// @param heads  [T, H·d_k], head after head; turned in place
    /// @param width  d_k
    /// @param first  position of the first row
    void turn(Eigen::Ref<Matrix> heads, Index width, Index first = 0) const;
};

/// ALiBi's slope of a head (Press et al., 2022): 2^(-8(i+1)/H); where H is no power of two, the closest lower one's and
/// then every other of the next.
float alibiSlope(Index head, Index heads);

/// The bias -slope · |query - key|.
/// @return [queries, keys]
Matrix alibiBias(float slope, Index queries, Index keys);

/// T5's buckets of relative positions (Raffel et al., 2020): near distances one each, far ones on a logarithmic scale.
struct RelativeBuckets {
    Index buckets = 32;  ///< at least 2
    Index largest_distance = 128;
    bool bidirectional = true;  ///< else every future key shares the bucket of distance 0

    Index bucketOf(Index query, Index key) const;
    /// @param of_bucket  [buckets] one head's learned numbers
    /// @return [queries, keys]
    Matrix bias(const RowVector& of_bucket, Index queries, Index keys) const;
};

}  // namespace core
