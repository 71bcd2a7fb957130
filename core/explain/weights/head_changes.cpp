#include "core/explain/weights/head_changes.h"

#include "core/explain/weights/head_circuits.h"

#include <cmath>
#include <limits>

namespace core {
namespace {

/// @return [d_model, d]: of the output its transpose
Eigen::MatrixXd sideOfModel(const HeadMatrices& own, HeadPart part)
{
    switch (part) {
    case HeadPart::Query: return own.query;
    case HeadPart::Key: return own.key;
    case HeadPart::Value: return own.value;
    case HeadPart::Output: return own.output.transpose();
    }
    return {};
}

double quotient(double size, double before)
{
    if (size == 0) return 0;
    return before > 0 ? size / before : std::numeric_limits<double>::infinity();
}

/// Directions as what tokens' rows are multiplied with.
void nameTokens(HeadPartChange& change, const Eigen::MatrixXd& left, const AttentionStack& stack,
                const HeadPlace& place, Index most, const std::stop_token& stop)
{
    if (change.directions.empty()) return;
    const bool writes = change.part == HeadPart::Output;
    const ReadSide side = change.part == HeadPart::Query ? ReadSide::Query : ReadSide::Key;
    const Norm* norm = stack.norm(place.layer, side);
    const TokenVectors tokens =
        writes ? TokenVectors::written(stack.rows(ReadSide::Query)) : TokenVectors::read(stack.rows(side), norm);
    if (tokens.count() == 0) return;
    Eigen::MatrixXd sides = left;
    if (writes)
        foldBehind(stack.block(place.layer).attention_output_norm, sides);
    else
        foldBefore(norm, sides);
    const Matrix rows = sides.transpose().cast<float>();
    const Matrix values = projections(tokens, rows, stop);
    for (std::size_t i = 0; i < change.directions.size(); ++i)
        change.directions[i].tokens = directionEnds(values.row(static_cast<Index>(i)), most);
}

}  // namespace

double HeadPartChange::relative() const { return quotient(size, before); }

double headWeightChange(const AttentionStack& a, const AttentionStack& b, const HeadPlace& place)
{
    const HeadMatrices of_a = headMatrices(a, place), of_b = headMatrices(b, place);
    double size = 0, before = 0;
    for (const auto part : {&HeadMatrices::query, &HeadMatrices::key, &HeadMatrices::value, &HeadMatrices::output}) {
        size += (of_b.*part - of_a.*part).squaredNorm();
        before += (of_a.*part).squaredNorm();
    }
    return quotient(std::sqrt(size), std::sqrt(before));
}

std::vector<HeadPartChange> changedParts(const AttentionStack& a, const AttentionStack& b, const HeadPlace& place,
                                         const DirectionsAsked& asked, const std::stop_token& stop)
{
    const HeadMatrices of_a = headMatrices(a, place), of_b = headMatrices(b, place);
    std::vector<HeadPartChange> changes;
    changes.reserve(headParts.size());
    for (const HeadPart part : headParts) {
        const Eigen::MatrixXd was = sideOfModel(of_a, part), difference = sideOfModel(of_b, part) - was;
        if (was.size() == 0) continue;
        HeadPartChange change{.part = part, .before = was.norm(), .size = difference.norm()};
        if (change.size > 0 && std::isfinite(change.size)) {
            const Index width = difference.cols();
            const SingularVectors vectors =
                singularVectors({difference, Eigen::MatrixXd::Identity(width, width)}, width);
            // Each number of B is wrong by up to half of its last place, so that the change has noise of this size.
            constexpr double place_of_float = 0x1p-24;
            const double noise = place_of_float * change.before;
            while (change.rank < vectors.values.size() && vectors.values(change.rank) > noise) ++change.rank;
            for (Index i = 0; i < std::min(change.rank, asked.directions); ++i) {
                const double share = vectors.values(i) / change.size;
                change.directions.push_back({vectors.values(i), share * share, {}});
            }
            nameTokens(change, vectors.left.leftCols(std::ssize(change.directions)), a, place, asked.tokens, stop);
        }
        changes.push_back(std::move(change));
    }
    return changes;
}

}  // namespace core
