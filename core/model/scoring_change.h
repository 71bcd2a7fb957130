#pragma once

#include "core/attention/mask/mask_recipe.h"
#include "core/model/attention_block.h"
#include "core/model/intervention.h"
#include "core/model/transformer.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// The user's changes to how scores become weights, and their place. Absent members stay as the model has them.
struct ScoringChange {
    std::optional<Index> layer = {};       ///< only this one; else every layer
    std::optional<Index> head = {};        ///< only this one; else every head
    std::optional<std::string> mask = {};  ///< a mask recipe; `model` in it is the model's own mask
    std::optional<float> temperature = {};
    std::optional<MaskFill> fill = {};
    std::optional<MaskOrder> order = {};
    AttentionBlock block = AttentionBlock::Self;

    bool holdsFor(Index ofLayer, Index ofHead, AttentionBlock ofBlock = AttentionBlock::Self) const
    {
        return block == ofBlock && layer.value_or(ofLayer) == ofLayer && head.value_or(ofHead) == ofHead;
    }
    bool changesNothing() const { return !mask && !temperature && !fill && !order; }

    friend bool operator==(const ScoringChange&, const ScoringChange&) = default;
};

constexpr float lowestTemperature = 0.01F;
constexpr float highestTemperature = 100.0F;

/// How each head of a block scores one sequence.
///
/// @param queries, keys  how many there are; the layer's added keys among them, which every query sees
/// @param context  what the recipes' words stand for
/// @param changes  those of the block's kind of attention; later ones win
/// @param first_query  which of the keys' places the first query has
/// @param interventions  of the block's kind of attention; scales are multiplied, hidden cells add up, of patterns the
///                       last holds. What patches put in is not their concern.
/// @return [H]
/// @throws Error{Malformed} for a recipe that is none, Error{OutOfRange} for a temperature that cannot be divided by,
/// and for other weights on a map that is too long to be kept
std::vector<HeadScoring> scoringOf(const Block& block, Index layer, Index queries, Index keys,
                                   const MaskContext& context, const std::vector<ScoringChange>& changes,
                                   Index first_query = 0, const std::vector<Intervention>& interventions = {});

/// The last value that holds for a head.
template<typename Value>
std::optional<Value> changedValue(const std::vector<ScoringChange>& changes, Index layer, Index head,
                                  std::optional<Value> ScoringChange::*field,
                                  AttentionBlock block = AttentionBlock::Self)
{
    std::optional<Value> last;
    for (const ScoringChange& change : changes)
        if (change.holdsFor(layer, head, block) && change.*field) last = change.*field;
    return last;
}

}  // namespace core
