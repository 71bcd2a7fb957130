#pragma once

#include "core/attention/norm.h"
#include "core/attention/projection.h"

#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace core {

/// The nonlinearity of a feed-forward layer, under the names of Hugging Face's config.json.
enum class Activation {
    GeluTanh,   ///< "gelu_new": 0.5·x·(1 + tanh(√(2/π)·(x + 0.044715·x³)))
    Gelu,       ///< "gelu": 0.5·x·(1 + erf(x/√2))
    Relu,       ///< "relu": max(0, x)
    Relu2,      ///< "relu2": max(0, x)² (So et al., 2021)
    Silu,       ///< "silu": x / (1 + e^-x)
    Tanh,       ///< "tanh"
    QuickGelu,  ///< "quick_gelu": x / (1 + e^-1.702·x)
};
std::optional<Activation> activationFromName(std::string_view name);
void activate(Activation activation, Eigen::Ref<Matrix> x);

/// A nonlinearity with learned slopes (Huang & Schlag, 2024: xIELU; Apertus): rise · x² + slope · x where x is above 0,
/// fall · (e^min(x, cut) - 1 - x) + slope · x elsewhere.
struct Xielu {
    float rise = 0.8F;
    float fall = 0.8F;
    float slope = 0.5F;
    float cut = -1e-6F;  ///< just below 0

    void operator()(Eigen::Ref<Matrix> x) const;
};

/// gpt-oss, 2025: (min(max(up, -limit), limit) + 1) · g / (1 + e^(-alpha·g)), where g = min(gate, limit). Gate and up
/// are one projection, whose columns take turns.
struct ClampedGate {
    float limit = 7;
    float alpha = 1.702F;

    /// @param both  [T, 2·d_inner]
    /// @return [T, d_inner]
    Matrix operator()(const Matrix& both) const;
};

/// What is changed of a layer behind its attention.
struct LayerChange {
    using NeuronFactor = std::pair<Index, float>;

    float factor = 1;  ///< of what the feed-forward layer adds, behind the norm that some models have after it
    std::vector<NeuronFactor> neurons = {};  ///< and before that of single neurons, from 0
    RowVector steered = {};                  ///< [d_model] is added to every row that leaves the layer; or empty

    friend bool operator==(const LayerChange& a, const LayerChange& b)
    {
        return a.factor == b.factor && a.neurons == b.neurons && a.steered.size() == b.steered.size()
               && a.steered == b.steered;
    }
};

/// Two projections with a nonlinearity between them; with a gate, the nonlinearity of the gate's projection multiplies
/// the other's (Shazeer, 2020: SwiGLU, GeGLU).
struct FeedForward {
    Projection in;   ///< [d_model, d_inner]
    Projection out;  ///< [d_inner, d_model]
    Activation activation = Activation::GeluTanh;
    std::optional<Projection> gate = {};      ///< [d_model, d_inner]
    std::optional<ClampedGate> clamped = {};  ///< then `in` has twice as many columns, unless there is a gate
    std::optional<Xielu> xielu = {};          ///< in place of the activation

    /// What a clamped gate takes: the columns of gate and up in turns, whether they are one projection or two.
    /// @return [T, 2·d_inner]
    Matrix inTurns(MatrixView x, const std::stop_token& stop) const;
    /// The nonlinearity, in place.
    void bend(Eigen::Ref<Matrix> x) const;

    /// A few rows at a time, so that the wide matrix between the two projections stays small.
    /// @param factors  of single neurons' activations
    /// @throws Error{OutOfRange} for a neuron that there is not; Stopped
    Matrix operator()(MatrixView x, const std::stop_token& stop,
                      std::span<const LayerChange::NeuronFactor> factors = {}) const;
    /// The activations between the two projections.
    /// @return [T, d_inner]
    Matrix neurons(MatrixView x, const std::stop_token& stop) const;
};

/// Which experts the tokens take, and with what weight.
struct ExpertChoice {
    Index each = 0;              ///< k: so many experts for each token
    std::vector<Index> experts;  ///< [T · k] the likeliest first
    Matrix weights;              ///< [T, k]
};

/// Chooses experts by a score for each (Shazeer et al., 2017).
struct Router {
    enum class Squash {
        Softmax,  ///< over all experts: Mixtral, Qwen3, gpt-oss
        Sigmoid,  ///< a sigmoid of each alone: DeepSeek-V3, Llama 4
        /// One expert after the other is taken, each the best of those that are left; its weight is the softmax over
        /// those of them that come near it (Liu et al., 2024: SparseMixer-v2, Phi-3.5-MoE).
        Mixer,
    };

    Projection scores;  ///< [d_model, E]
    Index chosen = 2;   ///< k, for each token
    Squash squash = Squash::Softmax;
    bool normalised = true;     ///< a token's weights sum to 1 before the factor
    float factor = 1;           ///< the factor of every weight
    RowVector correction = {};  ///< [E] is added for choosing alone (DeepSeek-V3), or empty
    Index groups = 1;           ///< experts come in so many groups of one size,
    Index kept_groups = 1;      ///< number of groups from which experts are chosen,
    Index judged = 2;  ///< a group is judged by so many of its highest sums: two in DeepSeek-V3, one in DeepSeek-V2
    float jitter = 0;  ///< Mixer: those come near whose relative distance is at most twice this
    RowVector factors = {};  ///< [E] of each expert's weight behind all that (Gemma 4), or empty

    /// @param x  [T, d_model]
    ExpertChoice operator()(MatrixView x, const std::stop_token& stop) const;
};

/// The norms in a mixture whose router, experts and shared layer read one normed row, each by weights of its own, and
/// norm what they make (Gemma 4).
struct ExpertNorms {
    RowVector router;   ///< [d_model] what the columns that the router reads are multiplied by
    RowVector experts;  ///< [d_model] the same for the experts
    RowVector shared;   ///< [d_model] the same for the shared layer
    Norm made;          ///< the norm of the experts' sum
    Norm shared_made;
};

/// A mixture of experts: each token goes through the few that its router takes.
struct Experts {
    Router router;
    std::vector<FeedForward> experts;
    bool weighs_input = false;                   ///< the weight multiplies an expert's input, not its output: Llama 4
    std::optional<FeedForward> shared = {};      ///< every token goes through this one too
    std::optional<Projection> shared_gate = {};  ///< [d_model, 1] whose sigmoid multiplies that: Qwen2-MoE
    std::optional<ExpertNorms> norms = {};

    /// @param x  [T, d_model] what the layer reads
    ExpertChoice choice(MatrixView x, const std::stop_token& stop = {}) const;
    Matrix operator()(MatrixView x, const std::stop_token& stop) const;
};

/// The layer behind a layer's attention, if there is one.
using FeedForwardLayer = std::variant<std::monostate, FeedForward, Experts>;

inline bool isThere(const FeedForwardLayer& layer) { return !std::holds_alternative<std::monostate>(layer); }
/// @param x       [T, d_model]; the layer must be there
/// @param change  null: none; only its neurons count here
/// @throws Error{Unsupported, OutOfRange} for neurons of a mixture of experts and for those that there are not; Stopped
Matrix fedForward(const FeedForwardLayer& layer, MatrixView x, const LayerChange* change, const std::stop_token& stop);

}  // namespace core
