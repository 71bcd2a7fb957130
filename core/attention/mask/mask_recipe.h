#pragma once

#include "core/attention/mask/mask.h"
#include "core/attention/mask/mask_composition.h"
#include "core/error.h"

#include <optional>

namespace core {

/// The meaning of a recipe's words in one sequence.
struct MaskContext {
    std::vector<bool> real_keys = {};               ///< [T_k]; empty: no padding
    Mask model = {};                                ///< the model's own mask
    std::shared_ptr<const Painting> painting = {};  ///< null: nothing painted
    Index causal_offset = 0;                        ///< T_k - T_q where keys come from a cache
    std::optional<Mask> beyond = {};                ///< what the model sees besides its own mask and a layer's reach
};

/// The place at which a text stops being a mask recipe.
struct MaskMistake {
    std::size_t at = 0;         ///< in bytes from the text's beginning, where all is ASCII: also in characters
    std::size_t length = 0;     ///< in bytes; 0 where the text ends too early
    Words said;                 ///< the error in one sentence
    bool unknown_rule = false;  ///< a word is no rule's name
};

/// The first mistake in the text, or none: then MaskRecipe::parse accepts it.
std::optional<MaskMistake> mistakeIn(std::string_view text);

/// The mistake as MaskRecipe::parse throws it.
Error errorOf(const MaskMistake& mistake);

/// A mask in one line, before it meets a sequence: "causal & (window(3, 0) | global(1))".
///
///     recipe := or            or  := and {'|' and}        and := unary {'&' unary}
///     unary  := '!' unary | '(' or ')' | rule             rule := name ['(' number {',' number} ')']
///
/// Rules: full, causal, padding, window(before, after), prefix(n), segment(first tokens…), dilated(step),
/// chunk(size), global(tokens…), painted, uncovered, model. Tokens count from 1. At most 1000 rules, 64 levels of ( and
/// !, numbers up to 16777216.
class MaskRecipe {
public:
    MaskRecipe() = default;  ///< full

    /// @throws Error{Malformed} with the character, counted from 1: field "the mask recipe, character 11"
    /// @throws Error{Unknown} with the name of a rule that there is not: field "rule"
    static MaskRecipe parse(std::string_view text);

    /// Canonical; parses to the same recipe. Parentheses only where they are needed, tokens ascending.
    std::string text() const { return recipeText(m_root); }

    /// Whether a rule of this kind occurs, whatever its arguments and the "!" before it.
    bool has(RuleKind kind) const { return holds(m_root, kind); }

    Mask bind(const MaskContext& context) const;

    /// With one more rule, put where clicking it on suggests: `full` is replaced; prefix widens a causal, global and
    /// dilated a window (and global a dilated), so that these become alternatives; uncovered is an alternative to
    /// everything but painted; all else is added by &. Unchanged if a rule of this kind is there already.
    /// @param arguments  as the recipe spells them, tokens from 1
    /// @throws Error{Malformed} if the arguments do not fit the rule or the recipe would grow beyond its limits
    MaskRecipe with(RuleKind kind, std::vector<Index> arguments = {}) const;

    /// Without the rules of this kind and the "!" before them; `full` if nothing is left.
    MaskRecipe without(RuleKind kind) const;

    friend bool operator==(const MaskRecipe&, const MaskRecipe&) = default;

private:
    explicit MaskRecipe(RecipeNode root);

    RecipeNode m_root;
};

}  // namespace core
