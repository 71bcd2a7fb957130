#include "core/model/scoring_change.h"

#include "core/error.h"
#include "core/random_bits.h"

#include <cmath>
#include <map>

namespace core {
namespace {

/// Beyond so many cells weights are computed in tiles, which know nothing of other weights.
constexpr Index mostReplacedCells = Index{1} << 24;

void intervene(HeadScoring& head, const Intervention& intervention, Index cells)
{
    const bool otherWeights =
        intervention.kind == Intervention::Kind::Uniform || intervention.kind == Intervention::Kind::Pattern;
    if (otherWeights && cells > mostReplacedCells)
        throw Error(
            Code::OutOfRange, "",
            "the map of a head that is given other weights cannot be used: expected at most 16777216 cells, found %1",
            std::to_string(cells));
    switch (intervention.kind) {
    case Intervention::Kind::Scale: head.output *= intervention.factor; break;
    case Intervention::Kind::Mean:
        if (intervention.reference.empty()) head.replaced.mean = true;
        break;
    case Intervention::Kind::Uniform: head.replaced.uniform = true; break;
    case Intervention::Kind::Hide: head.mask = head.mask & Mask::painted(intervention.cells); break;
    case Intervention::Kind::Pattern: head.replaced.pattern = intervention.cells; break;
    case Intervention::Kind::Patch:
    case Intervention::Kind::Resample:
    case Intervention::Kind::Steer:
    case Intervention::Kind::FeedForward: break;
    }
}

}  // namespace

std::vector<HeadScoring> scoringOf(const Block& block, Index layer, Index queries, Index keys,
                                   const MaskContext& ofText, const std::vector<ScoringChange>& changes,
                                   Index first_query, const std::vector<Intervention>& interventions)
{
    MaskContext context = ofText;
    if (!block.reach.empty()) context.model = context.model & block.reach;
    const Index heads = block.attention.heads;
    const Index added = block.attention.added.count();
    if (const auto* blocks = std::get_if<BlockPositions>(&block.positions); blocks != nullptr && blocks->isSparse(keys))
        context.model = context.model & blocks->reach(keys);
    if (context.beyond) context.model = context.model | *context.beyond;
    std::map<std::string, Mask> masks;  // most heads share one
    const auto maskFor = [&](const std::string& recipe) {
        const auto known = masks.find(recipe);
        if (known != masks.end()) return known->second;
        return masks.emplace(recipe, MaskRecipe::parse(recipe).bind(context)).first->second;
    };
    std::vector<HeadScoring> scoring;
    for (Index head = 0; head < heads; ++head) {
        HeadScoring one{.mask = context.model,
                        .rule = block.scores,
                        .bias = positionBias(block.positions, head, heads, first_query + queries, keys - added),
                        .dropout = block.dropout,
                        .first_query = first_query};
        if (block.sinks.size() > 0) one.sink = block.sinks(head);
        one.dropout.seed = mixedBits(one.dropout.seed, static_cast<std::uint64_t>(head));
        if (const auto recipe = changedValue(changes, layer, head, &ScoringChange::mask)) one.mask = maskFor(*recipe);
        if (const auto temperature = changedValue(changes, layer, head, &ScoringChange::temperature)) {
            if (!(*temperature >= lowestTemperature && *temperature <= highestTemperature))
                throw Error(Code::OutOfRange, "", "the temperature cannot be used: expected 0.01 to 100, found %1",
                            std::to_string(*temperature));
            one.rule.temperature = *temperature;
        }
        one.rule.fill = changedValue(changes, layer, head, &ScoringChange::fill).value_or(one.rule.fill);
        if (std::isnan(one.rule.fill.value))
            throw Error(Code::OutOfRange, "",
                        "the fill of hidden cells cannot be used: expected a number or −∞, found NaN");
        one.rule.order = changedValue(changes, layer, head, &ScoringChange::order).value_or(one.rule.order);
        for (const Intervention& each : interventions)
            if (each.holdsFor(layer, head)) intervene(one, each, queries * keys);
        if (!(std::abs(one.output) <= largestOutput))
            throw Error(Code::OutOfRange, "",
                        "the scale of a head's output cannot be used: expected -100 to 100, found %1",
                        std::to_string(one.output));
        if (added > 0) one.mask = one.mask | Mask::added(keys - added);
        if (first_query > 0) one.mask = one.mask.fromQuery(first_query);
        scoring.push_back(std::move(one));
    }
    return scoring;
}

}  // namespace core
