#include "core/analysis/row_terms.h"

#include "core/attention/multi_head_attention.h"
#include "core/attention/output_gate.h"
#include "core/attention/softmax.h"
#include "core/kernel/kernels.h"
#include "core/not_shown.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace core {
namespace {

constexpr float minusInfinity = -std::numeric_limits<float>::infinity();

/// The softmax's input.
const Matrix& lastScores(const HeadAttention& head)
{
    if (head.scores_masked.rows() > 0) return head.scores_masked;
    return head.scores_biased.rows() > 0 ? head.scores_biased : head.scores_scaled;
}

/// The layer of a head, where it has a W_O; else null.
const MultiHeadWeights* writingLayer(const Trace& trace, const HeadAddress& address)
{
    const auto& blocks = trace.model->transformer.blocks;
    if (address.layer >= std::ssize(blocks)) return nullptr;
    const MultiHeadWeights& layer = blocks[static_cast<std::size_t>(address.layer)].attention;
    return layer.output ? &layer : nullptr;
}

}  // namespace

bool SoftmaxTerms::seesNothing() const { return !terms.empty() && largest == minusInfinity; }

Index SoftmaxTerms::keys() const
{
    return std::ranges::count_if(terms, [](const SoftmaxTerm& term) { return term.exponential != 0; });
}

SoftmaxTerms softmaxTerms(const Trace& trace, const HeadAddress& address, const HeadAttention& head, Index query)
{
    SoftmaxTerms all;
    if (trace.recorded()) return all;
    const HeadScoring& scoring = trace.scoring(address);
    if (scoring.replaced.uniform || scoring.replaced.pattern != nullptr) return all;

    const RowVector scores = lastScores(head).row(query);
    if (std::ranges::any_of(scores, [](float score) { return isNotShown(score); })) {
        all.largest = all.sum = notShown;
        for (Index key = 0; key < scores.size(); ++key)
            all.terms.push_back({scores(key), notShown, notShown, head.weights(query, key), false});
        return all;
    }
    RowVector quotients = scores;
    const SoftmaxRow row = softmaxRow(quotients, scoring.sink);
    all.largest = row.largest;
    all.sum = row.sum;
    // Where no largest score can be taken off: zeros for nothing but -∞, as the weights are, and NaN for NaN and +∞.
    RowVector exponentials = quotients;
    if (std::isfinite(row.largest)) {
        exponentials = scores;
        kernels().exponentiate(exponentials.data(), exponentials.size(), row.largest);
        if (scoring.sink) all.sink = std::exp(*scoring.sink - row.largest);
    }
    all.hides_weights = masksWeights(scoring.rule.order);
    if (head.weights_masked.rows() > 0) all.sum_of_what_is_left = head.row_sums(query, 0);
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(scores.size()), 1);
    if (!scoring.mask.empty()) scoring.mask.visibleKeys(query, visible);
    for (Index key = 0; key < scores.size(); ++key)
        all.terms.push_back({scores(key), exponentials(key), quotients(key), head.weights(query, key),
                             visible[static_cast<std::size_t>(key)] == 0});
    return all;
}

std::vector<Index> heaviestKeys(const RowVector& weights, Index most, Index chosen)
{
    std::vector<Index> keys(static_cast<std::size_t>(weights.size()));
    std::iota(keys.begin(), keys.end(), Index{0});
    if (std::ssize(keys) <= most) return keys;
    // NaN is no weight that can be compared.
    const auto weight = [&](Index key) { return std::isnan(weights(key)) ? -1.0F : weights(key); };
    const auto heavier = [&](Index a, Index b) {
        if ((a == chosen) != (b == chosen)) return a == chosen;
        return weight(a) != weight(b) ? weight(a) > weight(b) : a < b;
    };
    std::ranges::partial_sort(keys, keys.begin() + most, heavier);
    keys.resize(static_cast<std::size_t>(most));
    std::ranges::sort(keys);
    return keys;
}

SoftmaxTerm othersTogether(const SoftmaxTerms& row, const std::vector<Index>& shown)
{
    SoftmaxTerm sum;
    for (Index key = 0; key < std::ssize(row.terms); ++key) {
        if (std::ranges::binary_search(shown, key)) continue;
        const SoftmaxTerm& term = row.terms[static_cast<std::size_t>(key)];
        sum.exponential += term.exponential;
        sum.quotient += term.quotient;
        sum.weight += term.weight;
    }
    return sum;
}

RowVector othersTogether(const Matrix& values, const std::vector<Index>& shown)
{
    RowVector sum = RowVector::Zero(values.cols());
    for (Index key = 0; key < values.rows(); ++key)
        if (!std::ranges::binary_search(shown, key)) sum += values.row(key);
    return sum;
}

Matrix weightedValues(const Trace& trace, const HeadAddress& address, const HeadAttention& head, Index query)
{
    if (trace.recorded()) return {};
    const HeadVectors vectors = trace.vectors(address);
    if (vectors.v.cols() == 0) return {};
    const Matrix& weights = head.weights_dropped.rows() > 0 ? head.weights_dropped : head.weights;
    return weights.row(query).transpose().asDiagonal() * Matrix(vectors.v);
}

Matrix weightedOutputs(const Trace& trace, const HeadAddress& address, const HeadAttention& head, Index query)
{
    const Matrix values = weightedValues(trace, address, head, query);
    const MultiHeadWeights* layer = writingLayer(trace, address);
    if (values.rows() == 0 || layer == nullptr) return {};
    return headOutput(*layer, address.head, behindGate(values, trace.scoring(address).gate, query));
}

RowVector headShare(const Trace& trace, const HeadAddress& address, const HeadAttention& head, Index query)
{
    const MultiHeadWeights* layer = writingLayer(trace, address);
    if (head.context.cols() == 0 || layer == nullptr) return {};
    return headOutput(*layer, address.head, head.context.row(query));
}

}  // namespace core
