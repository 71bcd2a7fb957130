#include "core/attention/scores.h"

#include "core/attention/whole_vectors.h"
#include "core/kernel/kernels.h"
#include "core/kernel/panels.h"

#include <cstring>

namespace core {
namespace {

/// Calls `visit` with each row and what its query sees of the keys from first_key on; null where there is no mask.
template<typename Visit>
void eachVisible(const Mask& mask, std::span<const Index> queries, Index first_key, Index keys, const Visit& visit)
{
    std::vector<std::uint8_t> visible(mask.empty() ? 0 : static_cast<std::size_t>(first_key + keys));
    for (std::size_t row = 0; row < queries.size(); ++row) {
        if (!mask.empty()) mask.visibleKeys(queries[row], visible);
        visit(static_cast<Index>(row), mask.empty() ? nullptr : visible.data() + first_key);
    }
}

void fillHidden(Eigen::Ref<RowVector> scores, const MaskFill& fill, const std::uint8_t* visible)
{
    const void* hidden = std::memchr(visible, 0, static_cast<std::size_t>(scores.size()));
    if (hidden == nullptr) return;
    for (Index key = static_cast<const std::uint8_t*>(hidden) - visible; key < scores.size(); ++key)
        if (visible[key] == 0) scores(key) = fill.mode == MaskFill::Mode::Add ? scores(key) + fill.value : fill.value;
}

}  // namespace

bool leavesNoWeight(const MaskFill& fill) { return fill.value <= -1e30F; }

bool hidesWholly(const ScoreRule& rule)
{
    constexpr float enough = -1e6F;  // exp() of float32 is 0 from −104 on; scores of some thousand occur
    return masksWeights(rule.order) || rule.fill.value <= enough;
}

Index endOfVisible(std::span<const std::uint8_t> visible)
{
    const void* last = memrchr(visible.data(), 1, visible.size());
    return last == nullptr ? 0 : static_cast<const std::uint8_t*>(last) - visible.data() + 1;
}

void finishRow(Eigen::Ref<RowVector> scores, const HeadScoring& scoring, Index query, Index first_key,
               const std::uint8_t* visible)
{
    const ScoreRule& rule = scoring.rule;
    if (rule.soft_cap > 0) softCap(scores.data(), scores.size(), rule.soft_cap);
    if (scoring.bias) scoring.bias->addTo(query + scoring.first_query, first_key, scores);
    if (visible != nullptr && rule.order == MaskOrder::BeforeSoftmax) fillHidden(scores, rule.fill, visible);
}

void finishScores(Eigen::Ref<Matrix> scores, const HeadScoring& scoring, std::span<const Index> queries,
                  Index first_key)
{
    eachVisible(scoring.mask, queries, first_key, scores.cols(), [&](Index row, const std::uint8_t* visible) {
        auto line = scores.row(row);
        kernels().scale(line.data(), line.size(), scoreFactor(scoring.rule));
        finishRow(line, scoring, queries[static_cast<std::size_t>(row)], first_key, visible);
    });
}

Matrix scoresInStages(MatrixView q, MatrixView k, const HeadScoring& scoring, std::span<const Index> queries,
                      Index first_key, HeadAttention& stages)
{
    const ScoreRule& rule = scoring.rule;
    Matrix scores = productTransposed(q, k);
    stages.scores_raw = scores;
    scores *= scoreFactor(rule);
    if (rule.soft_cap > 0) {
        stages.scores_uncapped = scores;
        softCap(scores.data(), scores.size(), rule.soft_cap);
    }
    stages.scores_scaled = scores;
    if (scoring.bias) {
        for (Index row = 0; row < scores.rows(); ++row)
            scoring.bias->addTo(queries[static_cast<std::size_t>(row)] + scoring.first_query, first_key,
                                scores.row(row));
        stages.scores_biased = scores;
    }
    if (rule.order == MaskOrder::BeforeSoftmax)
        eachVisible(scoring.mask, queries, first_key, scores.cols(), [&](Index row, const std::uint8_t* visible) {
            if (visible != nullptr) fillHidden(scores.row(row), rule.fill, visible);
        });
    return scores;
}

void zeroHidden(Eigen::Ref<Matrix> weights, const Mask& mask, std::span<const Index> queries, Index first_key)
{
    if (mask.empty()) return;
    eachVisible(mask, queries, first_key, weights.cols(), [&](Index row, const std::uint8_t* visible) {
        for (Index key = 0; key < weights.cols(); ++key)
            if (visible[key] == 0) weights(row, key) = 0;
    });
}

}  // namespace core
