#pragma once

#include "core/attention/norm.h"
#include "core/attention/projection.h"

#include <limits>
#include <optional>
#include <variant>
#include <vector>

namespace core {

/// A convolution over time of each channel by itself: a token and those before it.
struct ChannelConvolution {
    Matrix taps = {};     ///< [K, channels], the token's own last
    RowVector bias = {};  ///< [channels], or empty

    /// @param x     [T, channels]
    /// @param tail  [K - 1, channels] what came before x; becomes what comes before the token behind it
    /// @return [T, channels]
    Matrix operator()(MatrixView x, Matrix& tail) const;
};

/// A gated convolution over a few tokens (Liquid AI, 2025: LFM2): C ⊙ convolution(B ⊙ x), where B, C and x are
/// projected from what is read. Every channel is a head.
struct ShortConvolution {
    Projection before = {};  ///< B [d_model, d]
    Projection behind = {};  ///< C [d_model, d]
    Projection value = {};   ///< x [d_model, d]
    ChannelConvolution convolution = {};
    Projection output = {};  ///< [d, d_model]
};

/// Heads that write their values into a state of one size and read it: token by token
///
///     S ← a S,  u = v - kᵀS (the delta rule) or v,  S ← S + k (b u)ᵀ,  o = qᵀS + D v
///
/// with a = e^(-A·t), where t is the time that a token takes: softplus of what is projected.
/// Gated delta rule (Yang et al., 2025: Gated DeltaNet; Qwen3-Next): b is the logistic function of a projection, and q
/// and k have length 1. State space (Dao & Gu, 2024: Mamba-2): b is t; q, k and v are called C, B and x there.
struct StateRecurrence {
    Index heads = 0;      ///< H, of values
    Index key_heads = 0;  ///< heads of queries and keys, each for as many heads one after the other
    bool delta = false;
    Projection query = {};                ///< [d_model, key_heads·d_k]
    Projection key = {};                  ///< [d_model, key_heads·d_k]
    Projection value = {};                ///< [d_model, H·d_v]
    Projection gate = {};                 ///< [d_model, H·d_v]: its SiLU multiplies what the heads made
    Projection time = {};                 ///< [d_model, H]
    Projection strength = {};             ///< [d_model, H] of the delta rule; else without columns
    ChannelConvolution convolution = {};  ///< convolution of query, key and value side by side, with a SiLU behind it
    RowVector decay = {};                 ///< A [H], above 0
    RowVector time_bias = {};             ///< [H]
    RowVector skip = {};                  ///< D [H], or empty
    float least_time = 0;                 ///< t is at least this
    float most_time = std::numeric_limits<float>::infinity();
    std::optional<HeadNorm> norm = {};  ///< norm of what the heads made
    bool gate_first = true;             ///< the gate multiplies before the norm
    bool hides_convolved = true;        ///< padding has no query, key and value; else it only enters as zeros
    Projection output = {};             ///< [H·d_v, d_model]
    /// [H] the place of each head among the columns of value, gate, time and strength and among the rows of output,
    /// where a file has them in another order (GGUF of Qwen3.5); empty: its own
    std::vector<Index> stored = {};

    Index placeOf(Index head) const { return stored.empty() ? head : stored[static_cast<std::size_t>(head)]; }
    Index keyWidth() const { return query.weight.cols() / key_heads; }
    Index valueWidth() const { return value.weight.cols() / heads; }
    Index keyHeadOf(Index head) const { return head / (heads / key_heads); }
};

/// What a layer without softmax makes of what it reads: every token a sum of values, of its own and of those before it,
/// with weights of any sign.
struct TokenMixer : std::variant<ShortConvolution, StateRecurrence> {
    using variant::variant;
};

/// A mixer's state behind some tokens; its size does not depend on their number.
struct MixerState {
    Index tokens = 0;
    Matrix tail;                ///< [K - 1, channels] what the convolution still sees
    std::vector<Matrix> heads;  ///< [H] S [d_k, d_v]; none of a convolution

    static MixerState before(const TokenMixer& mixer);
};

/// A mixer's own numbers of a text, from which each of its weights can be computed.
struct MixingVectors {
    Matrix query;     ///< [T, key_heads·d_k]; of a convolution C [T, d]
    Matrix key;       ///< [T, key_heads·d_k]; of a convolution B [T, d]
    Matrix value;     ///< [T, H·d_v]
    Matrix decay;     ///< a [T, H]; of a convolution without rows
    Matrix strength;  ///< b [T, H]; of a convolution without rows
};

/// Turns the input into the vectors that the heads work with.
/// @param x      [T, d_model]
/// @param real   [T] false where a token is padding
/// @param state  what came before; its tail moves on
/// @throws Stopped
MixingVectors mixingVectors(const TokenMixer& mixer, MatrixView x, const std::vector<bool>& real, MixerState& state,
                            const std::stop_token& stop);

/// One head of a mixer by itself, which shares its numbers: what it makes before gate and norm is the whole mixer's
/// column of that head. It has no gate and no output of its own.
TokenMixer oneHead(const TokenMixer& mixer, Index head);

/// The heads' outputs before gate, norm and output projection, and without a convolution's bias,
/// which is of no token.
/// @param state  of the tokens before them, but for the tail of a recurrence, which mixingVectors() moved on
/// @return [T, H·d_v]
/// @throws Stopped
Matrix mixedValues(const TokenMixer& mixer, const MixingVectors& vectors, MixerState& state,
                   const std::stop_token& stop);

/// The input of a mixer's output projection for some tokens: the heads' outputs behind gate and norm.
/// @param state    of the tokens before them; becomes that behind them
/// @param factors  see mixed()
/// @return [T, H·d_v], head by head
/// @throws Stopped
Matrix gatedValues(const TokenMixer& mixer, MatrixView x, const std::vector<bool>& real, MixerState& state,
                   const RowVector& factors, const std::stop_token& stop);
/// One head's addition to the stream, without the output's bias.
/// @param gated  [n, H·d_v] of gatedValues()
/// @return [n, d_model]
Matrix mixerHeadOutput(const TokenMixer& mixer, Index head, MatrixView gated);
const Projection& mixerOutput(const TokenMixer& mixer);

/// A mixer's output for some tokens.
/// @param real     [T] false where a token is padding
/// @param state    of the tokens before them; becomes that behind them
/// @param factors  [H] multiply what the heads make, before gate and norm; empty: nothing does
/// @return [T, d_model]
/// @throws Stopped
Matrix mixed(const TokenMixer& mixer, MatrixView x, const std::vector<bool>& real, MixerState& state,
             const std::stop_token& stop, const RowVector& factors = {});

Index mixingHeads(const TokenMixer& mixer);
/// So many numbers a head carries back from a query to a key: d_k, or 1 of a convolution.
Index mixingWidth(const TokenMixer& mixer);
/// Behind so many tokens before it a query's weights are 0; nothing where there is no such end.
std::optional<Index> mixingReach(const TokenMixer& mixer);
/// "short convolution", "gated delta rule" or "state space".
const char* mixerName(const TokenMixer& mixer);

}  // namespace core
