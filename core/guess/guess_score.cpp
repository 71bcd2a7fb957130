#include "core/guess/guess_score.h"

#include "core/analysis/divergence.h"

#include <algorithm>

namespace core {

GuessScore guessScore(const Guess& guess, const std::vector<bool>& visible, const RowVector& weights)
{
    const Index keys = weights.size();
    GuessScore score;
    score.keys = std::ranges::count(visible, true);
    Eigen::RowVectorXd points = Eigen::RowVectorXd::Zero(keys);
    for (Index key = 0; key < std::min<Index>(keys, std::ssize(guess.points)); ++key)
        points(key) = guess.points[static_cast<std::size_t>(key)];
    points.maxCoeff(&score.favourite);
    const double given = points.sum();
    const bool isClass = guess.by == Guess::By::Hands && given > 0;
    const double left = isClass ? 0 : std::max(0.0, allPoints - given);
    for (Index key = 0; key < keys && score.keys > 0; ++key)
        if (visible[static_cast<std::size_t>(key)]) points(key) += left / static_cast<double>(score.keys);
    if (points.sum() > 0) points /= points.sum();
    Eigen::RowVectorXd truth = weights.cast<double>();
    if (truth.sum() > 0) truth /= truth.sum();
    score.guess = points.cast<float>();
    score.truth = truth.cast<float>();
    score.divergence = jensenShannon(score.guess, score.truth);
    score.rank = 1 + (weights.array() > weights(score.favourite)).count();
    score.shared = points.cwiseMin(truth).sum();
    return score;
}

}  // namespace core
