#include "core/explain/weights/head_directions.h"

#include "core/explain/weights/head_circuits.h"
#include "core/kernel/parallel.h"

#include <initializer_list>

namespace core {
namespace {

HeadDirections decomposed(const LowRankMatrix& circuit, Index most)
{
    const SingularVectors vectors = singularVectors(circuit, most);
    HeadDirections found;
    found.norm = circuit.norm();
    for (Index i = 0; i < vectors.values.size(); ++i) {
        const double share = vectors.values(i) / found.norm;
        found.directions.push_back(
            {vectors.values(i), share * share, vectors.left.col(i), vectors.right.col(i), {}, {}});
    }
    return found;
}

/// One side of every direction.
struct Side {
    Eigen::VectorXd HeadDirection::*vector;
    DirectionEnds HeadDirection::*ends;
};
constexpr Side leftSide = {&HeadDirection::left, &HeadDirection::left_tokens};
constexpr Side rightSide = {&HeadDirection::right, &HeadDirection::right_tokens};

void nameSides(std::vector<HeadDirection>& directions, std::initializer_list<Side> sides, const TokenVectors& tokens,
               Index most, const std::stop_token& stop)
{
    if (directions.empty() || tokens.count() == 0) return;
    const auto count = std::ssize(directions);
    const auto of = [&](Index row) -> HeadDirection& { return directions[static_cast<std::size_t>(row % count)]; };
    const auto side = [&](Index row) { return sides.begin()[row / count]; };
    Matrix rows(count * std::ssize(sides), (directions.front().*sides.begin()->vector).size());
    for (Index row = 0; row < rows.rows(); ++row) rows.row(row) = (of(row).*side(row).vector).cast<float>().transpose();
    const Matrix values = projections(tokens, rows, stop);
    inParallel(rows.rows(), [&](Index row) { of(row).*side(row).ends = directionEnds(values.row(row), most); });
}

void nameTokens(HeadDirections& found, const TokenVectors& left, const TokenVectors& right, Index most,
                const std::stop_token& stop)
{
    found.left_source = left.source();
    found.right_source = right.source();
    // Where both sides read the same rows, these are made once.
    if (left == right) return nameSides(found.directions, {leftSide, rightSide}, left, most, stop);
    nameSides(found.directions, {leftSide}, left, most, stop);
    nameSides(found.directions, {rightSide}, right, most, stop);
}

}  // namespace

HeadDirections queryKeyDirections(const AttentionStack& stack, const HeadPlace& place, Index distance,
                                  const DirectionsAsked& asked, const std::stop_token& stop)
{
    const QueryKeyCircuit circuit = queryKeyCircuit(stack, place, distance);
    HeadDirections found = decomposed(circuit.matrix, asked.directions);
    found.distance = circuit.distance;
    found.head_norms = circuit.head_norms;
    const auto tokens = [&](ReadSide side) {
        return TokenVectors::read(stack.rows(side), stack.norm(place.layer, side));
    };
    nameTokens(found, tokens(ReadSide::Query), tokens(ReadSide::Key), asked.tokens, stop);
    return found;
}

HeadDirections outputValueDirections(const AttentionStack& stack, const HeadPlace& place, const DirectionsAsked& asked,
                                     const std::stop_token& stop)
{
    HeadDirections found = decomposed(outputValueCircuit(stack, place), asked.directions);
    const Norm* norm = stack.norm(place.layer, ReadSide::Key);
    nameTokens(found, TokenVectors::read(stack.rows(ReadSide::Key), norm),
               TokenVectors::written(stack.rows(ReadSide::Query)), asked.tokens, stop);
    return found;
}

}  // namespace core
