#pragma once

#include "core/training/trained_parameters.h"
#include "core/training/training_data.h"

#include <span>
#include <vector>

namespace core {

/// Sequences of a batch that one thread computes together.
struct TrainingPart {
    const TrainingBatch* batch = nullptr;
    Index first = 0;  ///< the first of the examples
    Index count = 0;
};

/// What a model that is trained makes of some sequences, and from there back to the gradient of every number (Radford
/// et al., 2019: GPT-2; the norms before attention and feed-forward layer, GELU by tanh).
///
/// @tparam Number  float, which kernels() multiplies; or double, for tests
template<typename Number>
class TrainingPass {
public:
    using Numbers = Eigen::Matrix<Number, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

    TrainingPass(const TrainedShape& shape, const TrainedParameters& parameters);

    struct Result {
        double loss = 0;  ///< the sum over targets that count; nats
        Index right = 0;  ///< such targets whose symbol had the largest score
    };

    /// @param weights  [parameters.count]
    Result forward(std::span<const Number> weights, const TrainingPart& part);
    /// The gradients of the loss of what forward() computed last.
    /// @param weights    the same
    /// @param scale      what the loss is multiplied by: 1 over the targets of the whole batch
    /// @param gradients  [parameters.count] are set
    void backward(std::span<const Number> weights, Number scale, std::span<Number> gradients);

    /// From the next backward() on keeps what it finds for one head in the first sequence.
    void watch(Index layer, Index head) { m_watched = {layer, head, {}, {}}; }
    /// [T, T] ∂loss/∂weight of the watched head; what lies behind a query's own place means nothing.
    const Numbers& weightGradients() const { return m_watched.of_weights; }
    /// [T, T] ∂loss/∂score of the watched head, behind the scale.
    const Numbers& scoreGradients() const { return m_watched.of_scores; }

    /// A head's weights for one of the sequences, as forward() computed them.
    /// @param example  of the part
    /// @return [T, T]
    const Numbers& attention(Index layer, Index head, Index example) const;
    /// How likely each symbol comes next, behind a row whose target counted; as forward() computed it.
    /// @return [V]
    auto chances(Index row) const { return m_logits.row(row); }

private:
    struct NormPass {
        Numbers normed;             ///< [N, d] before weight and bias
        std::vector<Number> sizes;  ///< [N] what x - mean was multiplied by
        Numbers out;
    };
    struct LayerPass {
        NormPass attention_norm, feed_forward_norm;
        Numbers qkv;                   ///< [N, 3·d]
        std::vector<Numbers> weights;  ///< [examples · H] of [T, T]
        Numbers context;               ///< [N, d]
        Numbers up, bent, slope;       ///< [N, inner] before GELU, behind it, and GELU's derivative there
    };
    struct Watched {
        Index layer = -1, head = 0;
        Numbers of_weights, of_scores;
    };
    using Map = Eigen::Map<const Numbers>;
    using GradientMap = Eigen::Map<Numbers>;

    Map at(Index parameter) const;
    GradientMap gradientAt(Index parameter) const;

    void embed();
    void norm(const Numbers& x, Index weight, Index bias, NormPass& pass) const;
    void normBack(const NormPass& pass, Index weight, Index bias, const Numbers& out, Numbers& dx);
    void attend(LayerPass& layer);
    void attendBack(const LayerPass& layer, const Numbers& context);
    void project(const Numbers& x, Index weight, Index bias, Numbers& out) const;
    void projectBack(const Numbers& x, Index weight, Index bias, const Numbers& out, Numbers& dx);
    Result lossOf();
    void layerForward(const TrainedLayer& places, LayerPass& pass);
    void layerBack(const TrainedLayer& places, const LayerPass& pass);
    void embedBack();

    TrainedShape m_shape;
    const TrainedParameters& m_parameters;
    TrainingPart m_part = {};
    const Number* m_weights = nullptr;
    Number* m_gradients = nullptr;
    std::vector<LayerPass> m_layers;
    NormPass m_final;
    Numbers m_x;       ///< [N, d] the stream; on the way back its gradient
    Numbers m_logits;  ///< [N, V]; then the softmax
    Numbers m_added, m_wide, m_dqkv;
    Watched m_watched;
};

extern template class TrainingPass<float>;
extern template class TrainingPass<double>;

}  // namespace core
