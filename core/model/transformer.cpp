#include "core/model/transformer.h"

#include "core/error.h"
#include "core/kernel/kernels.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {

Matrix Norm::operator()(MatrixView x) const
{
    Matrix out = largeMatrix(x.rows(), x.cols());
    for (Index token = 0; token < x.rows(); ++token)
        kernels().normalise(x.row(token).data(), x.cols(), kind == Kind::Layer, epsilon, weight.data(),
                            bias.size() > 0 ? bias.data() : nullptr, out.row(token).data());
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
    const Kernels& kernel = kernels();
    for (Index row = 0; row < x.rows(); ++row) {
        float* numbers = x.row(row).data();
        switch (activation) {
        case Activation::GeluTanh: kernel.geluTanh(numbers, x.cols()); break;
        case Activation::Gelu: kernel.gelu(numbers, x.cols()); break;
        case Activation::Relu: x.row(row) = x.row(row).cwiseMax(0.0F); break;
        case Activation::Silu: kernel.silu(numbers, x.cols()); break;
        }
    }
}

Matrix FeedForward::operator()(MatrixView x, const std::stop_token& stop) const
{
    constexpr Index rowsAtOnce = 1024;  // a weight that is multiplied twice is kept
    const auto nonlinearity = [this](Index, Eigen::Ref<Matrix> columns) { activate(activation, columns); };
    Matrix result = largeMatrix(x.rows(), out.weight.cols());
    for (Index first = 0; first < x.rows(); first += rowsAtOnce) {
        const Index rows = std::min(rowsAtOnce, x.rows() - first);
        const auto some = x.middleRows(first, rows);
        Matrix inner;
        if (gate) {
            const Matrix opened = (*gate)(some, stop, nonlinearity);
            inner = in(some, stop, [&](Index firstCol, Eigen::Ref<Matrix> columns) {
                columns.array() *= opened.middleCols(firstCol, columns.cols()).array();
            });
        } else {
            inner = in(some, stop, nonlinearity);
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
