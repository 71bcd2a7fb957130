#include "core/model/transformer.h"

#include "core/error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace core {

Matrix Norm::operator()(MatrixView x) const
{
    Matrix out(x.rows(), x.cols());
    const auto width = static_cast<float>(x.cols());
    for (Index token = 0; token < x.rows(); ++token) {
        RowVector row = x.row(token);
        if (kind == Kind::Layer) row.array() -= row.mean();
        out.row(token) = (row / std::sqrt(row.squaredNorm() / width + epsilon)).cwiseProduct(weight);
    }
    if (bias.size() > 0) out.rowwise() += bias;
    return out;
}

std::optional<Activation> activationFromName(std::string_view name)
{
    using Row = std::pair<std::string_view, Activation>;
    static constexpr std::array<Row, 7> known = {{{"gelu_new", Activation::GeluTanh},
                                                  {"gelu_pytorch_tanh", Activation::GeluTanh},
                                                  {"gelu_fast", Activation::GeluTanh},
                                                  {"gelu", Activation::Gelu},
                                                  {"relu", Activation::Relu},
                                                  {"silu", Activation::Silu},
                                                  {"swish", Activation::Silu}}};
    const auto* found = std::ranges::find(known, name, &Row::first);
    return found == known.end() ? std::nullopt : std::optional(found->second);
}

void activate(Activation activation, Eigen::Ref<Matrix> x)
{
    switch (activation) {
    case Activation::GeluTanh: {
        const float root = std::sqrt(2.0F * std::numbers::inv_pi_v<float>);
        x.array() *= 0.5F * (1.0F + (root * (x.array() + 0.044715F * x.array().cube())).tanh());
        break;
    }
    case Activation::Gelu:
        x = x.unaryExpr(
            [](float value) { return 0.5F * value * (1.0F + std::erf(value / std::numbers::sqrt2_v<float>)); });
        break;
    case Activation::Relu: x = x.cwiseMax(0.0F); break;
    case Activation::Silu: x.array() /= 1.0F + (-x.array()).exp(); break;
    }
}

Matrix FeedForward::operator()(MatrixView x, const std::stop_token& stop) const
{
    constexpr Index rowsAtOnce = 64;
    Matrix result(x.rows(), out.weight.cols());
    for (Index first = 0; first < x.rows(); first += rowsAtOnce) {
        const Index rows = std::min(rowsAtOnce, x.rows() - first);
        Matrix inner = in(x.middleRows(first, rows), stop);
        if (gate) {
            Matrix opened = (*gate)(x.middleRows(first, rows), stop);
            activate(activation, opened);
            inner.array() *= opened.array();
        } else {
            activate(activation, inner);
        }
        result.middleRows(first, rows) = out(inner, stop);
    }
    return result;
}

std::optional<ScoreBias> positionBias(const PositionBias& positions, Index head, Index heads, Index queries, Index keys)
{
    if (const auto* alibi = std::get_if<AlibiPositions>(&positions))
        return alibiBias(alibi->form, alibiSlope(head, heads), queries, keys);
    if (const auto* relative = std::get_if<RelativePositions>(&positions))
        return relative->buckets.bias(relative->table.col(head).transpose(), queries, keys);
    if (const auto* pairs = std::get_if<PairPositions>(&positions))
        return ScoreBias::table(
            pairs->table.topLeftCorner(std::min(queries, pairs->table.rows()), std::min(keys, pairs->table.cols())));
    return std::nullopt;
}

Matrix logits(const Transformer& transformer, MatrixView hidden, const std::stop_token& stop)
{
    if (!transformer.language_head) throw Error(Code::Missing, "", "the language-model head", "", "");
    const LanguageHead& head = *transformer.language_head;
    Matrix x = hidden;
    if (head.scale != 1) x *= head.scale;
    if (head.transform) x = (*head.transform)(x, stop);
    if (head.activation) activate(*head.activation, x);
    if (head.norm) x = (*head.norm)(x);
    Matrix scores = head.embedding.transposed().multipliedBy(x, stop);
    if (head.bias.size() > 0) scores.rowwise() += head.bias;
    if (head.soft_cap > 0) scores = head.soft_cap * (scores.array() / head.soft_cap).tanh();
    return scores;
}

}  // namespace core
