#include "core/explain/weights/position_scores.h"

#include "core/explain/weights/head_circuits.h"
#include "core/explain/weights/token_vectors.h"
#include "core/model/scoring_change.h"

#include <algorithm>

namespace core {
namespace {

/// A layer's input from places alone: rows of the table from the first token's on, normed.
Eigen::MatrixXd positionRows(const Transformer& transformer, const Norm* norm, Index places)
{
    Matrix x = transformer.position_embedding.rowsFrom(transformer.position_count.first, places).matrix();
    if (transformer.embedding_norm) x = (*transformer.embedding_norm)(x);
    if (transformer.entry_projection) x = (*transformer.entry_projection)(x);
    if (norm != nullptr) x = withoutWeight(*norm)(x);
    return x.cast<double>();
}

/// How the head makes weights of scores that are scaled already.
HeadScoring scoringOfPlaces(const Transformer& transformer, const HeadPlace& place, Index places)
{
    Block block = transformer.blocks[static_cast<std::size_t>(place.layer)];
    block.attention.added = {};
    const MaskContext context{.model = transformer.causal ? Mask::causal() : Mask()};
    HeadScoring scoring =
        scoringOf(block, place.layer, places, places, context, {})[static_cast<std::size_t>(place.head)];
    scoring.rule.scale = scoring.rule.temperature = 1;
    scoring.dropout = {};
    return scoring;
}

}  // namespace

std::variant<PositionScores, NoPositionScores> positionScores(const AttentionStack& stack, const HeadPlace& place,
                                                              Index most_places, const std::stop_token& stop)
{
    const Transformer& transformer = *stack.own;
    const QueryKeyCircuit circuit = queryKeyCircuit(stack, place);
    if (stack.across()) return NoPositionScores::AnotherText;
    const Index places =
        std::min(most_places, transformer.position_embedding.rows() - transformer.position_count.first);
    if (places < 2) return NoPositionScores::NoTable;
    if (circuit.distance || circuit.head_norms) return NoPositionScores::NoFixedScore;
    const Eigen::MatrixXd rows = positionRows(transformer, stack.norm(place.layer, ReadSide::Query), places);
    const Matrix q = (rows * circuit.matrix.left).cast<float>();
    const Matrix k = (rows * circuit.matrix.right).cast<float>();
    PositionScores scores{.next = transformer.causal ? std::nullopt : std::optional(0.0), .places = places};
    const auto add = [&](Index first, MatrixView weights) {
        for (Index row = 0; row < weights.rows(); ++row) {
            const Index query = first + row;
            scores.self += static_cast<double>(weights(row, query));
            if (query > 0) scores.previous += static_cast<double>(weights(row, query - 1));
            if (scores.next && query + 1 < places) *scores.next += static_cast<double>(weights(row, query + 1));
        }
    };
    attend(q, k, Matrix(places, 0), scoringOfPlaces(transformer, place, places),
           AttendOptions{.keep = Keep::Context, .stop = stop, .on_weights = add});
    const auto pairs = static_cast<double>(places - 1);
    scores.self /= static_cast<double>(places);
    scores.previous /= pairs;
    if (scores.next) *scores.next /= pairs;
    return scores;
}

}  // namespace core
