#pragma once

#include "core/attention/mask/mask_rule.h"

#include <optional>

namespace core {

/// A mask recipe as a tree. Chains are flat: no And lies directly in an And, no Or in an Or, and each has two parts
/// or more.
struct RecipeNode {
    enum class Form { Rule, Not, And, Or };

    Form form = Form::Rule;
    RuleKind kind = RuleKind::Full;
    std::vector<Index> arguments = {};  ///< in the recipe's spelling, tokens from 1
    std::vector<RecipeNode> parts = {};

    friend bool operator==(const RecipeNode&, const RecipeNode&) = default;
};

/// A flat chain of `parts`; a single part stays itself.
/// @param form   And or Or
/// @param parts  at least one
RecipeNode chain(RecipeNode::Form form, std::vector<RecipeNode> parts);

/// The recipe in one line, with parentheses only where they are needed.
std::string recipeText(const RecipeNode& recipe);

bool holds(const RecipeNode& recipe, RuleKind kind);

/// The recipe with one more rule, put where somebody who clicks it on expects it; unchanged if a rule of its kind is
/// there already. A rule that widens what another shows (prefix, global, dilated) is joined to that by |.
RecipeNode withRule(RecipeNode recipe, RecipeNode rule);

/// The recipe without its rules of a kind and the "!" before them; nullopt if nothing is left.
std::optional<RecipeNode> withoutRules(const RecipeNode& recipe, RuleKind kind);

}  // namespace core
