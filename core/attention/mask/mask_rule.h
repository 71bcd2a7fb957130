#pragma once

#include "core/attention/mask/painting.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

enum class RuleKind {
    Full,
    Causal,
    Padding,
    Window,
    Prefix,
    Segment,
    Dilated,
    Chunk,
    Global,
    Painted,
    Uncovered,
    Given,    ///< in a Mask only: a table, cell by cell
    Highest,  ///< in a Mask only: a table of the keys whose index is highest
    Added,    ///< in a Mask only: shows the keys that the layer itself puts behind the sequence's
    Model,    ///< in a MaskRecipe only: the model's own mask
};

/// "causal", "window", …: the rule's name in a recipe.
std::string_view ruleName(RuleKind kind);

/// Whether the arguments name tokens, which a recipe counts from 1.
bool countsTokens(RuleKind kind);

/// A rule as a recipe spells it: "window(3, 0)", "causal".
/// @param arguments  as spelled, tokens from 1
std::string ruleText(RuleKind kind, std::span<const Index> arguments);

/// Sorted, without repetitions: how rules and recipes keep lists of tokens.
std::vector<Index> ascendingOnce(std::vector<Index> tokens);

/// One rule of a mask: a yes or no for every cell. Made by Mask's named constructors.
struct MaskRule {
    RuleKind kind = RuleKind::Full;
    /// causal: offset; window: before, after; prefix: count; dilated: step; chunk: size; segment, global: tokens from
    /// 0, ascending; highest: how many; added: the first of them
    std::vector<Index> numbers = {};
    std::shared_ptr<const std::vector<bool>> cells = {};  ///< padding [T_k]; given, highest [T_q · columns]
    Index columns = 0;                                    ///< given, highest: T_k
    std::shared_ptr<const Painting> painting = {};        ///< painted and uncovered, never null there

    bool allows(Index query, Index key) const;

    /// Sets to 0 what this rule hides of the query's row and leaves the rest as it is.
    void clearHidden(Index query, std::span<std::uint8_t> keys) const;

    /// The rule in the spelling of mask recipes.
    std::string text() const;

    /// Whether both say the same of every cell because they are told the same.
    friend bool operator==(const MaskRule& a, const MaskRule& b);
};

}  // namespace core
