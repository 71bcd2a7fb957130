#include "core/model/feed_forward.h"

#include "core/attention/softmax.h"
#include "core/attention/whole_vectors.h"
#include "core/error.h"
#include "core/kernel/kernels.h"
#include "core/number_range.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <utility>

namespace core {
namespace {

/// Sigmoid or softmax of each row.
void squashRows(Router::Squash squash, Matrix& scores)
{
    if (squash == Router::Squash::Sigmoid) {
        sigmoid(scores.data(), scores.size());
        return;
    }
    for (Index row = 0; row < scores.rows(); ++row) softmaxRow(scores.row(row));
}

/// The places of the largest numbers, the largest first; of equal ones the first.
std::vector<Index> largest(const RowVector& numbers, Index count)
{
    std::vector<Index> places(static_cast<std::size_t>(numbers.size()));
    std::iota(places.begin(), places.end(), Index{0});
    std::ranges::stable_sort(places, [&](Index a, Index b) { return numbers(a) > numbers(b); });
    places.resize(static_cast<std::size_t>(count));
    return places;
}

/// Leaves only experts of the groups whose best sum to most.
void keepGroups(const Router& router, RowVector& scores)
{
    const Index size = scores.size() / router.groups;
    RowVector sums(router.groups);
    for (Index group = 0; group < router.groups; ++group) {
        const RowVector own = scores.segment(group * size, size);
        sums(group) = 0;
        for (const Index place : largest(own, std::min(router.judged, size))) sums(group) += own(place);
    }
    std::vector<bool> kept(static_cast<std::size_t>(router.groups), false);
    for (const Index group : largest(sums, router.kept_groups)) kept[static_cast<std::size_t>(group)] = true;
    for (Index group = 0; group < router.groups; ++group)
        if (!kept[static_cast<std::size_t>(group)])
            scores.segment(group * size, size).setConstant(-std::numeric_limits<float>::infinity());
}

/// One token's experts as Router::Squash::Mixer takes them.
/// @param scores   [E]
/// @param weights  [k] receives theirs
std::vector<Index> mixed(const Router& router, const RowVector& scores, Eigen::Ref<RowVector> weights)
{
    constexpr float nothing = -std::numeric_limits<float>::infinity();
    RowVector left = scores;
    std::vector<Index> taken;
    for (Index i = 0; i < router.chosen; ++i) {
        Index best = 0;
        const float highest = left.maxCoeff(&best);
        float sum = 0;
        for (Index expert = 0; expert < left.size(); ++expert) {
            const float distance = (highest - scores(expert)) / std::max(std::abs(scores(expert)), highest);
            if (left(expert) != nothing && !(distance > 2 * router.jitter)) sum += std::exp(left(expert) - highest);
        }
        weights(i) = 1 / sum;
        left(best) = nothing;
        taken.push_back(best);
    }
    return taken;
}

/// Which tokens take an expert, and at which place of their choice.
std::vector<std::pair<Index, Index>> takersOf(const ExpertChoice& choice, Index expert)
{
    std::vector<std::pair<Index, Index>> takers;
    for (std::size_t i = 0; i < choice.experts.size(); ++i)
        if (choice.experts[i] == expert)
            takers.emplace_back(static_cast<Index>(i) / choice.each, static_cast<Index>(i) % choice.each);
    return takers;
}

/// Each column times its weight.
Matrix weighed(MatrixView x, const RowVector& weights) { return (x.array().rowwise() * weights.array()).matrix(); }

/// What the experts make of the tokens that take them.
Matrix madeByExperts(const Experts& layer, MatrixView x, const ExpertChoice& choice, const std::stop_token& stop)
{
    Matrix sum = Matrix::Zero(x.rows(), layer.experts.front().out.weight.cols());
    for (std::size_t expert = 0; expert < layer.experts.size(); ++expert) {
        const auto takers = takersOf(choice, static_cast<Index>(expert));
        if (takers.empty()) continue;
        // Few rows are multiplied by other kernels than many, and how many share an expert depends on the whole text.
        Matrix read = Matrix::Zero(std::max(std::ssize(takers), std::ptrdiff_t{Weight::least_rows}), x.cols());
        for (Index i = 0; i < std::ssize(takers); ++i) {
            const auto [token, place] = takers[static_cast<std::size_t>(i)];
            read.row(i) = x.row(token) * (layer.weighs_input ? choice.weights(token, place) : 1.0F);
        }
        const Matrix made = layer.experts[expert](read, stop);
        for (Index i = 0; i < std::ssize(takers); ++i) {
            const auto [token, place] = takers[static_cast<std::size_t>(i)];
            sum.row(token) += made.row(i) * (layer.weighs_input ? 1.0F : choice.weights(token, place));
        }
    }
    return sum;
}

}  // namespace

std::optional<Activation> activationFromName(std::string_view name)
{
    using Row = std::pair<std::string_view, Activation>;
    static constexpr std::array<Row, 10> known = {{{"gelu_new", Activation::GeluTanh},
                                                   {"gelu_pytorch_tanh", Activation::GeluTanh},
                                                   {"gelu_fast", Activation::GeluTanh},
                                                   {"gelu", Activation::Gelu},
                                                   {"relu", Activation::Relu},
                                                   {"relu2", Activation::Relu2},
                                                   {"silu", Activation::Silu},
                                                   {"swish", Activation::Silu},
                                                   {"tanh", Activation::Tanh},
                                                   {"quick_gelu", Activation::QuickGelu}}};
    const auto* found = std::ranges::find(known, name, &Row::first);
    return found == known.end() ? std::nullopt : std::optional(found->second);
}

void activate(Activation activation, Eigen::Ref<Matrix> x)
{
    constexpr float steepness = 1.702F;
    const Kernels& kernel = kernels();
    for (Index row = 0; row < x.rows(); ++row) {
        float* numbers = x.row(row).data();
        switch (activation) {
        case Activation::GeluTanh: kernel.geluTanh(numbers, x.cols()); break;
        case Activation::Gelu: kernel.gelu(numbers, x.cols()); break;
        case Activation::Relu: x.row(row) = x.row(row).cwiseMax(0.0F); break;
        case Activation::Relu2: x.row(row) = x.row(row).cwiseMax(0.0F).cwiseAbs2(); break;
        case Activation::Silu: kernel.silu(numbers, x.cols()); break;
        case Activation::Tanh: softCap(numbers, x.cols(), 1); break;
        case Activation::QuickGelu:
            x.row(row) *= steepness;
            kernel.silu(numbers, x.cols());
            x.row(row) /= steepness;
            break;
        }
    }
}

void Xielu::operator()(Eigen::Ref<Matrix> x) const
{
    x = x.unaryExpr([this](float z) {
        return z > 0 ? rise * z * z + slope * z : (std::expm1(std::min(z, cut)) - z) * fall + slope * z;
    });
}

Matrix ClampedGate::operator()(const Matrix& both) const
{
    Matrix inner(both.rows(), both.cols() / 2);
    for (Index row = 0; row < inner.rows(); ++row)
        for (Index col = 0; col < inner.cols(); ++col) {
            const float gate = std::min(both(row, 2 * col), limit);
            const float up = std::clamp(both(row, 2 * col + 1), -limit, limit);
            inner(row, col) = (up + 1) * gate / (1 + std::exp(-alpha * gate));
        }
    return inner;
}

Matrix FeedForward::inTurns(MatrixView x, const std::stop_token& stop) const
{
    if (!gate) return in(x, stop);
    const Matrix gates = (*gate)(x, stop), ups = in(x, stop);
    Matrix both(gates.rows(), 2 * gates.cols());
    for (Index col = 0; col < gates.cols(); ++col) {
        both.col(2 * col) = gates.col(col);
        both.col(2 * col + 1) = ups.col(col);
    }
    return both;
}

void FeedForward::bend(Eigen::Ref<Matrix> x) const
{
    if (xielu)
        (*xielu)(x);
    else
        activate(activation, x);
}

Matrix FeedForward::neurons(MatrixView x, const std::stop_token& stop) const
{
    const auto nonlinearity = [this](Eigen::Ref<Matrix> part) { bend(part); };
    if (clamped) return (*clamped)(inTurns(x, stop));
    if (gate) return in.gatedBy(*gate, x, stop, nonlinearity);
    return in(x, stop, [&](Index, Index, Eigen::Ref<Matrix> part) { nonlinearity(part); });
}

Matrix FeedForward::operator()(MatrixView x, const std::stop_token& stop,
                               std::span<const LayerChange::NeuronFactor> factors) const
{
    for (const auto& [neuron, factor] : factors) requirePlace(phrase("the neuron"), neuron, out.weight.rows());
    constexpr Index rowsAtOnce = 1024;  // a weight that is multiplied twice is kept
    Matrix result = largeMatrix(x.rows(), out.weight.cols());
    for (Index first = 0, made = 0; first < x.rows(); first += made) {
        const Index left = x.rows() - first;
        // A few rows at the end are multiplied by other kernels than many.
        const Index rows = left - rowsAtOnce < Weight::least_rows && left > rowsAtOnce ? left - Weight::least_rows
                                                                                       : std::min(rowsAtOnce, left);
        const auto some = x.middleRows(first, rows);
        Matrix inner = neurons(some, stop);
        for (const auto& [neuron, factor] : factors) inner.col(neuron) *= factor;
        result.middleRows(first, rows) = out(inner, stop);
        made = rows;
    }
    return result;
}

ExpertChoice Router::operator()(MatrixView x, const std::stop_token& stop) const
{
    Matrix all = scores(x, stop);
    ExpertChoice choice{.each = chosen, .experts = {}, .weights = Matrix(x.rows(), chosen)};
    if (squash == Squash::Mixer) {
        for (Index token = 0; token < x.rows(); ++token)
            std::ranges::move(mixed(*this, all.row(token), choice.weights.row(token)),
                              std::back_inserter(choice.experts));
        return choice;
    }
    squashRows(squash, all);
    for (Index token = 0; token < x.rows(); ++token) {
        RowVector by = all.row(token);
        if (correction.size() > 0) by += correction;
        if (groups > 1) keepGroups(*this, by);
        const std::vector<Index> taken = largest(by, chosen);
        for (Index i = 0; i < chosen; ++i) choice.weights(token, i) = all(token, taken[static_cast<std::size_t>(i)]);
        if (normalised) choice.weights.row(token) /= sumInOrder(choice.weights.row(token));
        choice.experts.insert(choice.experts.end(), taken.begin(), taken.end());
    }
    if (factor != 1) choice.weights *= factor;
    for (Index i = 0; factors.size() > 0 && i < choice.weights.size(); ++i)
        choice.weights.data()[i] *= factors(choice.experts[static_cast<std::size_t>(i)]);
    return choice;
}

ExpertChoice Experts::choice(MatrixView x, const std::stop_token& stop) const
{
    return norms ? router(weighed(x, norms->router), stop) : router(x, stop);
}

Matrix Experts::operator()(MatrixView x, const std::stop_token& stop) const
{
    const ExpertChoice taken = choice(x, stop);
    Matrix sum = norms ? norms->made(madeByExperts(*this, weighed(x, norms->experts), taken, stop))
                       : madeByExperts(*this, x, taken, stop);
    if (!shared) return sum;
    Matrix always = norms ? norms->shared_made((*shared)(weighed(x, norms->shared), stop)) : (*shared)(x, stop);
    if (shared_gate) {
        Matrix open = (*shared_gate)(x, stop);
        sigmoid(open.data(), open.size());
        always.array().colwise() *= open.col(0).array();
    }
    return sum + always;
}

Matrix fedForward(const FeedForwardLayer& layer, MatrixView x, const LayerChange* change, const std::stop_token& stop)
{
    const bool single = change != nullptr && !change->neurons.empty();
    if (const auto* experts = std::get_if<Experts>(&layer)) {
        if (single)
            throw Error(Code::Unsupported, "",
                        "a neuron of this layer is not supported: expected one feed-forward layer, found a mixture of "
                        "experts, in which it has no number");
        return (*experts)(x, stop);
    }
    return std::get<FeedForward>(layer)(
        x, stop, single ? std::span(change->neurons) : std::span<const LayerChange::NeuronFactor>());
}

}  // namespace core
