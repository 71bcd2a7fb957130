#include "core/training/training_pass.h"

#include "core/training/training_product.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr double normEpsilon = 1e-5;

/// d/dx of GELU by tanh, and GELU itself.
/// @param x  is left as it is
template<typename Numbers>
void gelu(const Numbers& x, Numbers& out, Numbers& slope)
{
    using Number = typename Numbers::Scalar;
    constexpr auto root = static_cast<Number>(0.79788456080286535588);  // √(2/π)
    constexpr auto cubic = static_cast<Number>(0.044715);
    constexpr auto half = static_cast<Number>(0.5);
    out.resize(x.rows(), x.cols());
    slope.resize(x.rows(), x.cols());
    const auto a = x.array();
    const auto square = a * a;
    out.array() = (root * a * (Number(1) + cubic * square)).tanh();
    slope.array() = half * (Number(1) + out.array())
                    + half * a * (Number(1) - out.array().square()) * root * (Number(1) + Number(3) * cubic * square);
    out.array() = half * a * (Number(1) + out.array());
}

}  // namespace

template<typename Number>
TrainingPass<Number>::TrainingPass(const TrainedShape& shape, const TrainedParameters& parameters)
    : m_shape(shape),
      m_parameters(parameters),
      m_layers(static_cast<std::size_t>(shape.layers))
{
}

template<typename Number>
auto TrainingPass<Number>::at(Index parameter) const -> Map
{
    const TrainedParameter& each = m_parameters.all[parameter];
    return {m_weights + each.begin, each.rows, each.cols};
}

template<typename Number>
auto TrainingPass<Number>::gradientAt(Index parameter) const -> GradientMap
{
    const TrainedParameter& each = m_parameters.all[parameter];
    return {m_gradients + each.begin, each.rows, each.cols};
}

template<typename Number>
void TrainingPass<Number>::embed()
{
    const Index tokens = m_part.batch->tokens;
    const Index* ids = m_part.batch->ids.data() + m_part.first * tokens;
    m_x.resize(m_part.count * tokens, m_shape.width);
    const Map table = at(m_parameters.tokens);
    for (Index n = 0; n < m_x.rows(); ++n) m_x.row(n) = table.row(ids[n]);
    if (m_parameters.positions < 0) return;
    const Map places = at(m_parameters.positions);
    for (Index example = 0; example < m_part.count; ++example)
        m_x.middleRows(example * tokens, tokens) += places.topRows(tokens);
}

template<typename Number>
void TrainingPass<Number>::embedBack()
{
    const Index tokens = m_part.batch->tokens;
    const Index* ids = m_part.batch->ids.data() + m_part.first * tokens;
    GradientMap table = gradientAt(m_parameters.tokens);  // holds the head's part where that is tied
    for (Index n = 0; n < m_x.rows(); ++n) table.row(ids[n]) += m_x.row(n);
    if (m_parameters.positions < 0) return;
    GradientMap places = gradientAt(m_parameters.positions);
    for (Index example = 0; example < m_part.count; ++example)
        places.topRows(tokens) += m_x.middleRows(example * tokens, tokens);
}

template<typename Number>
void TrainingPass<Number>::norm(const Numbers& x, Index weight, Index bias, NormPass& pass) const
{
    pass.normed.resize(x.rows(), x.cols());
    pass.out.resize(x.rows(), x.cols());
    pass.sizes.resize(static_cast<std::size_t>(x.rows()));
    const Map w = at(weight), b = at(bias);
    for (Index n = 0; n < x.rows(); ++n) {
        auto row = pass.normed.row(n);
        row = (x.row(n).array() - x.row(n).mean()).matrix();
        const Number size =
            1 / std::sqrt(row.squaredNorm() / static_cast<Number>(x.cols()) + static_cast<Number>(normEpsilon));
        row *= size;
        pass.sizes[n] = size;
        pass.out.row(n) = row.cwiseProduct(w.row(0)) + b.row(0);
    }
}

/// @param out  the gradient of what the norm made
/// @param dx   the gradient of what it read is added to this
template<typename Number>
void TrainingPass<Number>::normBack(const NormPass& pass, Index weight, Index bias, const Numbers& out, Numbers& dx)
{
    GradientMap dw = gradientAt(weight), db = gradientAt(bias);
    dw.row(0) = out.cwiseProduct(pass.normed).colwise().sum();
    db.row(0) = out.colwise().sum();
    const Map w = at(weight);
    Eigen::Matrix<Number, 1, Eigen::Dynamic> g(out.cols());
    for (Index n = 0; n < out.rows(); ++n) {
        g = out.row(n).cwiseProduct(w.row(0));
        const Number mean = g.mean(), along = g.cwiseProduct(pass.normed.row(n)).mean();
        dx.row(n).array() += pass.sizes[n] * (g.array() - mean - pass.normed.row(n).array() * along);
    }
}

template<typename Number>
void TrainingPass<Number>::project(const Numbers& x, Index weight, Index bias, Numbers& out) const
{
    const Map w = at(weight);
    out.resize(x.rows(), w.cols());
    TrainingProduct<Number>::plain(x, w, out);
    out.rowwise() += at(bias).row(0);
}

/// @param dx  the gradient of x is set
template<typename Number>
void TrainingPass<Number>::projectBack(const Numbers& x, Index weight, Index bias, const Numbers& out, Numbers& dx)
{
    gradientAt(bias).row(0) = out.colwise().sum();
    TrainingProduct<Number>::fromTransposed(x, out, gradientAt(weight));
    dx.resize(x.rows(), x.cols());
    TrainingProduct<Number>::transposed(out, at(weight), dx);
}

template<typename Number>
void TrainingPass<Number>::attend(LayerPass& layer)
{
    const Index tokens = m_part.batch->tokens, d = m_shape.width, size = d / m_shape.heads;
    const Number scale = 1 / std::sqrt(static_cast<Number>(size));
    layer.weights.resize(static_cast<std::size_t>(m_part.count * m_shape.heads));
    layer.context.resize(layer.qkv.rows(), d);
    for (Index example = 0; example < m_part.count; ++example) {
        const auto rows = layer.qkv.middleRows(example * tokens, tokens);
        for (Index head = 0; head < m_shape.heads; ++head) {
            Numbers& weights = layer.weights[example * m_shape.heads + head];
            weights.resize(tokens, tokens);
            TrainingProduct<Number>::transposed(rows.middleCols(head * size, size),
                                                rows.middleCols(d + head * size, size), weights);
            for (Index query = 0; query < tokens; ++query) {
                auto seen = weights.row(query).head(query + 1).array();
                seen *= scale;
                seen = (seen - seen.maxCoeff()).exp();
                seen /= seen.sum();
                weights.row(query).tail(tokens - query - 1).setZero();
            }
            TrainingProduct<Number>::plain(weights, rows.middleCols(2 * d + head * size, size),
                                           layer.context.block(example * tokens, head * size, tokens, size));
        }
    }
}

/// From the context's gradient to that of queries, keys and values, in m_dqkv.
template<typename Number>
void TrainingPass<Number>::attendBack(const LayerPass& layer, const Numbers& context)
{
    const Index tokens = m_part.batch->tokens, d = m_shape.width, size = d / m_shape.heads;
    const Number scale = 1 / std::sqrt(static_cast<Number>(size));
    m_dqkv.resize(layer.qkv.rows(), 3 * d);
    Numbers scores(tokens, tokens);
    for (Index example = 0; example < m_part.count; ++example) {
        const Index first = example * tokens;
        for (Index head = 0; head < m_shape.heads; ++head) {
            const Numbers& weights = layer.weights[example * m_shape.heads + head];
            const auto part = [&](auto& all, Index which) {
                return all.block(first, which * d + head * size, tokens, size);
            };
            const auto dc = context.block(first, head * size, tokens, size);
            TrainingProduct<Number>::fromTransposed(weights, dc, part(m_dqkv, 2));
            TrainingProduct<Number>::transposed(dc, part(layer.qkv, 2), scores);
            const bool is_watched =
                example == 0 && head == m_watched.head && &layer - m_layers.data() == m_watched.layer;
            if (is_watched) m_watched.of_weights = scores;
            for (Index query = 0; query < tokens; ++query) {
                const auto row = weights.row(query).array();
                const Number mean = (scores.row(query).array() * row).sum();
                scores.row(query).array() = (scores.row(query).array() - mean) * row * scale;
            }
            if (is_watched) m_watched.of_scores = scores / scale;
            TrainingProduct<Number>::plain(scores, part(layer.qkv, 1), part(m_dqkv, 0));
            TrainingProduct<Number>::fromTransposed(scores, part(layer.qkv, 0), part(m_dqkv, 1));
        }
    }
}

template<typename Number>
void TrainingPass<Number>::layerForward(const TrainedLayer& places, LayerPass& pass)
{
    norm(m_x, places.attention_norm, places.attention_norm_bias, pass.attention_norm);
    project(pass.attention_norm.out, places.query_key_value, places.query_key_value_bias, pass.qkv);
    attend(pass);
    project(pass.context, places.output, places.output_bias, m_added);
    m_x += m_added;
    if (places.up < 0) return;
    norm(m_x, places.feed_forward_norm, places.feed_forward_norm_bias, pass.feed_forward_norm);
    project(pass.feed_forward_norm.out, places.up, places.up_bias, pass.up);
    gelu(pass.up, pass.bent, pass.slope);
    project(pass.bent, places.down, places.down_bias, m_added);
    m_x += m_added;
}

template<typename Number>
void TrainingPass<Number>::layerBack(const TrainedLayer& places, const LayerPass& pass)
{
    if (places.up >= 0) {
        projectBack(pass.bent, places.down, places.down_bias, m_x, m_wide);
        m_wide.array() *= pass.slope.array();
        projectBack(pass.feed_forward_norm.out, places.up, places.up_bias, m_wide, m_added);
        normBack(pass.feed_forward_norm, places.feed_forward_norm, places.feed_forward_norm_bias, m_added, m_x);
    }
    projectBack(pass.context, places.output, places.output_bias, m_x, m_added);
    attendBack(pass, m_added);
    projectBack(pass.attention_norm.out, places.query_key_value, places.query_key_value_bias, m_dqkv, m_added);
    normBack(pass.attention_norm, places.attention_norm, places.attention_norm_bias, m_added, m_x);
}

/// The loss, and the softmax in place of the logits.
template<typename Number>
auto TrainingPass<Number>::lossOf() -> Result
{
    Result result;
    const Index* targets = m_part.batch->targets.data() + m_part.first * m_part.batch->tokens;
    for (Index n = 0; n < m_logits.rows(); ++n) {
        auto row = m_logits.row(n).array();
        Index best = 0;
        const Number largest = row.maxCoeff(&best);
        if (targets[n] < 0) {
            row.setZero();
            continue;
        }
        const Number of_target = row[targets[n]] - largest;
        row = (row - largest).exp();
        const Number sum = row.sum();
        row /= sum;
        result.loss += static_cast<double>(std::log(sum) - of_target);
        result.right += best == targets[n] ? 1 : 0;
    }
    return result;
}

template<typename Number>
auto TrainingPass<Number>::forward(std::span<const Number> weights, const TrainingPart& part) -> Result
{
    m_part = part;
    m_weights = weights.data();
    embed();
    for (std::size_t layer = 0; layer < m_layers.size(); ++layer)
        layerForward(m_parameters.layers[layer], m_layers[layer]);
    norm(m_x, m_parameters.final_norm, m_parameters.final_norm_bias, m_final);
    const Map head = at(m_parameters.head);
    m_logits.resize(m_x.rows(), head.rows());
    TrainingProduct<Number>::transposed(m_final.out, head, m_logits);
    return lossOf();
}

template<typename Number>
void TrainingPass<Number>::backward(std::span<const Number> weights, Number scale, std::span<Number> gradients)
{
    m_weights = weights.data();
    m_gradients = gradients.data();
    std::ranges::fill(gradients, Number(0));
    const Index* targets = m_part.batch->targets.data() + m_part.first * m_part.batch->tokens;
    for (Index n = 0; n < m_logits.rows(); ++n)
        if (targets[n] >= 0) m_logits(n, targets[n]) -= Number(1);
    m_logits *= scale;
    TrainingProduct<Number>::fromTransposed(m_logits, m_final.out, gradientAt(m_parameters.head));
    m_added.resize(m_x.rows(), m_x.cols());
    TrainingProduct<Number>::plain(m_logits, at(m_parameters.head), m_added);
    m_x.setZero();
    normBack(m_final, m_parameters.final_norm, m_parameters.final_norm_bias, m_added, m_x);
    for (std::size_t layer = m_layers.size(); layer-- > 0;) layerBack(m_parameters.layers[layer], m_layers[layer]);
    embedBack();
}

template<typename Number>
auto TrainingPass<Number>::attention(Index layer, Index head, Index example) const -> const Numbers&
{
    return m_layers[layer].weights[example * m_shape.heads + head];
}

template class TrainingPass<float>;
template class TrainingPass<double>;

}  // namespace core
