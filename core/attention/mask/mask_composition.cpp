#include "core/attention/mask/mask_composition.h"

#include <algorithm>
#include <initializer_list>

namespace core {

using RecipeForm = RecipeNode::Form;

namespace {

enum class Side { Before, After };

using Kinds = std::initializer_list<RuleKind>;

bool isRuleOf(const RecipeNode& node, Kinds kinds)
{
    return node.form == RecipeForm::Rule && std::ranges::find(kinds, node.kind) != kinds.end();
}

/// Joins `rule` by | to the first rule of one of `kinds` that no "!" turns round: before it, or behind the | chain
/// that it is part of. False if there is no such rule.
bool placeBeside(RecipeNode& node, Kinds kinds, const RecipeNode& rule, Side side)
{
    if (isRuleOf(node, kinds)) {
        node = side == Side::Before ? chain(RecipeForm::Or, {rule, node}) : chain(RecipeForm::Or, {node, rule});
        return true;
    }
    if (node.form == RecipeForm::Not) return false;
    for (auto part = node.parts.begin(); part != node.parts.end(); ++part) {
        if (node.form == RecipeForm::Or && isRuleOf(*part, kinds)) {
            node.parts.insert(side == Side::Before ? part : node.parts.end(), rule);
            return true;
        }
        if (placeBeside(*part, kinds, rule, side)) return true;
    }
    return false;
}

bool placeBesideRelative(RecipeNode& recipe, const RecipeNode& rule)
{
    switch (rule.kind) {
    case RuleKind::Prefix: return placeBeside(recipe, {RuleKind::Causal}, rule, Side::After);
    case RuleKind::Dilated: return placeBeside(recipe, {RuleKind::Window}, rule, Side::After);
    case RuleKind::Global:
        return placeBeside(recipe, {RuleKind::Window}, rule, Side::After)
               || placeBeside(recipe, {RuleKind::Dilated}, rule, Side::After);
    case RuleKind::Window: return placeBeside(recipe, {RuleKind::Global, RuleKind::Dilated}, rule, Side::Before);
    default: return false;
    }
}

/// Cells painted hidden stay hidden: in X & painted the alternative belongs to X.
RecipeNode withAlternative(RecipeNode recipe, RecipeNode rule)
{
    const auto painted =
        std::ranges::find_if(recipe.parts, [](const RecipeNode& part) { return isRuleOf(part, {RuleKind::Painted}); });
    if (recipe.form != RecipeForm::And || painted == recipe.parts.end())
        return chain(RecipeForm::Or, {std::move(recipe), std::move(rule)});
    RecipeNode last = std::move(*painted);
    recipe.parts.erase(painted);
    RecipeNode others = chain(RecipeForm::And, std::move(recipe.parts));
    return chain(RecipeForm::And, {chain(RecipeForm::Or, {std::move(others), std::move(rule)}), std::move(last)});
}

int bindingStrength(const RecipeNode& node)
{
    switch (node.form) {
    case RecipeForm::Or: return 0;
    case RecipeForm::And: return 1;
    case RecipeForm::Not: return 2;
    case RecipeForm::Rule: return 3;
    }
    return 3;
}

std::string partText(const RecipeNode& part, const RecipeNode& whole)
{
    // A "!" may follow another without parentheses.
    const bool needsParentheses = bindingStrength(part) < bindingStrength(whole);
    return needsParentheses ? "(" + recipeText(part) + ")" : recipeText(part);
}

}  // namespace

RecipeNode chain(RecipeForm form, std::vector<RecipeNode> parts)
{
    std::vector<RecipeNode> flat;
    for (RecipeNode& part : parts)
        if (part.form == form)
            std::ranges::move(part.parts, std::back_inserter(flat));
        else
            flat.push_back(std::move(part));
    if (flat.size() == 1) {
        RecipeNode only = std::move(flat.front());
        return only;
    }
    return {.form = form, .parts = std::move(flat)};
}

std::string recipeText(const RecipeNode& recipe)
{
    if (recipe.form == RecipeForm::Rule) return ruleText(recipe.kind, recipe.arguments);
    if (recipe.form == RecipeForm::Not) return "!" + partText(recipe.parts.front(), recipe);
    std::string text;
    for (const RecipeNode& part : recipe.parts) {
        if (!text.empty()) text += recipe.form == RecipeForm::And ? " & " : " | ";
        text += partText(part, recipe);
    }
    return text;
}

bool holds(const RecipeNode& recipe, RuleKind kind)
{
    return isRuleOf(recipe, {kind})
           || std::ranges::any_of(recipe.parts, [=](const RecipeNode& part) { return holds(part, kind); });
}

RecipeNode withRule(RecipeNode recipe, RecipeNode rule)
{
    if (holds(recipe, rule.kind)) return recipe;
    // Also for `full`: uncovered alone would hide every cell that was not painted.
    if (rule.kind == RuleKind::Uncovered) return withAlternative(std::move(recipe), std::move(rule));
    if (isRuleOf(recipe, {RuleKind::Full})) return rule;
    if (placeBesideRelative(recipe, rule)) return recipe;
    return chain(RecipeForm::And, {std::move(recipe), std::move(rule)});
}

std::optional<RecipeNode> withoutRules(const RecipeNode& recipe, RuleKind kind)
{
    if (isRuleOf(recipe, {kind})) return std::nullopt;
    if (recipe.form == RecipeForm::Rule) return recipe;
    std::vector<RecipeNode> left;
    for (const RecipeNode& part : recipe.parts)
        if (std::optional<RecipeNode> kept = withoutRules(part, kind)) left.push_back(std::move(*kept));
    if (left.empty()) return std::nullopt;
    if (recipe.form == RecipeForm::Not) return RecipeNode{.form = RecipeForm::Not, .parts = std::move(left)};
    return chain(recipe.form, std::move(left));
}

}  // namespace core
