#include "core/model/pass/sampling.h"

#include "core/error.h"
#include "core/random_bits.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <string>

namespace core {
namespace {

struct Candidate {
    Index id;
    double score;
};

/// The tokens that the model gives a chance, their scores divided by the temperature.
std::vector<Candidate> candidatesOf(const RowVector& logits, double temperature, const std::vector<Index>& never)
{
    std::vector<Candidate> candidates;
    candidates.reserve(static_cast<std::size_t>(logits.size()));
    for (Index id = 0; id < logits.size(); ++id) {
        const float score = logits(id);
        if (std::isnan(score) || score == std::numeric_limits<float>::infinity())
            throw Error(Code::OutOfRange, "",
                        std::isnan(score)
                            ? "the score of token %1 cannot be used: expected a finite number, found NaN"
                            : "the score of token %1 cannot be used: expected a finite number, found infinity",
                        std::to_string(id));
        if (std::isinf(score) || std::ranges::find(never, id) != never.end()) continue;
        candidates.push_back({id, static_cast<double>(score) / temperature});
    }
    if (candidates.empty())
        throw Error(Code::OutOfRange, "",
                    "the scores of the next token cannot be used: expected at least one that is finite, found none");
    return candidates;
}

/// Drops candidates that score less than the k-th.
void cutBelow(std::vector<Candidate>& candidates, Index top_k)
{
    if (top_k <= 0 || top_k >= std::ssize(candidates)) return;
    const auto last = candidates.begin() + (top_k - 1);
    std::ranges::nth_element(candidates, last, std::greater{}, &Candidate::score);
    const double least = last->score;
    std::erase_if(candidates, [least](const Candidate& each) { return each.score < least; });
}

void normalise(std::vector<double>& probabilities)
{
    const double sum = std::accumulate(probabilities.begin(), probabilities.end(), 0.0);
    for (double& each : probabilities) each /= sum;
}

/// The number of likeliest tokens to keep: until those before have p together.
std::size_t countWithin(const std::vector<double>& probabilities, double top_p)
{
    double before = 0;
    std::size_t count = 0;
    while (count < probabilities.size() && (count == 0 || before < top_p)) before += probabilities[count++];
    return count;
}

}  // namespace

TokenDistribution distributionOf(const RowVector& logits, const Sampling& sampling, const std::vector<Index>& never)
{
    std::vector<Candidate> candidates = candidatesOf(logits, sampling.temperature, never);
    cutBelow(candidates, sampling.top_k);
    std::ranges::sort(candidates, [](const Candidate& a, const Candidate& b) {
        return a.score != b.score ? a.score > b.score : a.id < b.id;
    });
    TokenDistribution kept;
    kept.vocabulary = logits.size();
    for (const Candidate& each : candidates)
        kept.probabilities.push_back(std::exp(each.score - candidates.front().score));
    normalise(kept.probabilities);
    if (sampling.top_p < 1) {
        kept.probabilities.resize(countWithin(kept.probabilities, sampling.top_p));
        normalise(kept.probabilities);
    }
    for (std::size_t i = 0; i < kept.probabilities.size(); ++i) kept.ids.push_back(candidates[i].id);
    return kept;
}

Index drawnToken(const TokenDistribution& distribution, std::uint64_t seed, Index place)
{
    std::vector<std::size_t> order(distribution.ids.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return distribution.ids[i]; });
    const double chosen = static_cast<double>(mixedBits(seed, static_cast<std::uint64_t>(place)) >> 11U) * 0x1p-53;
    double sum = 0;
    for (const std::size_t i : order) {
        sum += distribution.probabilities[i];
        if (sum > chosen) return distribution.ids[i];
    }
    return distribution.ids.front();  // the likeliest, where rounding leaves the sum below the drawn number
}

}  // namespace core
