#include "core/attention/scaled_dot_product.h"

#include "core/attention/softmax.h"
#include "core/error.h"
#include "core/random_bits.h"

#include <algorithm>

namespace core {
namespace {

void requireShape(const char* name, MatrixView m, Index rows, Index cols)
{
    if (m.rows() != rows || m.cols() != cols)
        throw Error(Code::WrongShape, "", name, "[" + std::to_string(rows) + ", " + std::to_string(cols) + "]",
                    shapeText(m));
}

/// Hides what the mask hides and lists the queries that see nothing.
std::vector<Index> fillHidden(Matrix& scores, const Mask& mask, const MaskFill& fill)
{
    std::vector<Index> blind;
    if (mask.empty()) return blind;
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(scores.cols()));
    for (Index query = 0; query < scores.rows(); ++query) {
        mask.visibleKeys(query, visible);
        if (std::ranges::find(visible, 1) == visible.end()) blind.push_back(query);
        for (Index key = 0; key < scores.cols(); ++key)
            if (visible[key] == 0)
                scores(query, key) = fill.mode == MaskFill::Mode::Add ? scores(query, key) + fill.value : fill.value;
    }
    return blind;
}

/// Softmax over all keys, hidden weights set to 0, each row divided by what is left of it.
void renormalise(HeadAttention& head, Matrix scores, const Mask& mask)
{
    softmaxRows(scores);
    head.weights_unmasked = std::move(scores);
    head.weights_masked = head.weights_unmasked;
    head.rows_without_keys = fillHidden(head.weights_masked, mask, {.value = 0.0F});
    head.row_sums = head.weights_masked.rowwise().sum();
    head.weights = head.weights_masked;
    for (Index query = 0; query < head.weights.rows(); ++query)
        if (head.row_sums(query, 0) > 0.0F) head.weights.row(query) /= head.row_sums(query, 0);
}

Matrix dropped(const Matrix& weights, const Dropout& dropout)
{
    Matrix kept = weights / (1.0F - dropout.rate);
    for (Index query = 0; query < kept.rows(); ++query)
        for (Index key = 0; key < kept.cols(); ++key)
            if (dropout.drops(query, key)) kept(query, key) = 0;
    return kept;
}

}  // namespace

bool Dropout::drops(Index query, Index key) const
{
    const auto place = static_cast<std::uint64_t>(query) << 32U | static_cast<std::uint64_t>(key);
    return unitInterval(mixedBits(seed, place)) < rate;
}

HeadAttention attend(MatrixView q, MatrixView k, MatrixView v, const HeadScoring& scoring, Keep keep)
{
    requireShape("k", k, k.rows(), q.cols());
    requireShape("v", v, k.rows(), v.cols());
    const ScoreRule& rule = scoring.rule;
    const bool stages = keep == Keep::Stages;

    HeadAttention head;
    Matrix scores = q * k.transpose();
    if (stages) head.scores_raw = scores;
    scores *= rule.scale / rule.temperature;
    if (stages) head.scores_scaled = scores;
    if (scoring.bias != nullptr) {
        requireShape("the bias", *scoring.bias, scores.rows(), scores.cols());
        scores += *scoring.bias;
        if (stages) head.scores_biased = scores;
    }
    if (rule.order == MaskOrder::RenormaliseAfterSoftmax) {
        renormalise(head, std::move(scores), scoring.mask);
    } else {
        head.rows_without_keys = fillHidden(scores, scoring.mask, rule.fill);
        if (stages) head.scores_masked = scores;
        softmaxRows(scores);
        head.weights = std::move(scores);
    }
    if (scoring.dropout.rate > 0) {
        head.weights_dropped = dropped(head.weights, scoring.dropout);
        head.context = head.weights_dropped * v;
    } else {
        head.context = head.weights * v;
    }
    if (keep == Keep::Context) head.weights.resize(0, 0);
    return head;
}

}  // namespace core
