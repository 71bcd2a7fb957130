#pragma once

#include "core/attention/mask/mask_rule.h"

#include <utility>

namespace core {

struct MaskNode;

/// One rule's verdict about a cell.
struct RuleVerdict {
    RuleKind kind = RuleKind::Full;
    std::string rule;      ///< in a recipe's spelling, without its "!"
    bool negated = false;  ///< it stands under an odd number of "!"
    bool shows = true;     ///< the verdict after negation

    friend bool operator==(const RuleVerdict&, const RuleVerdict&) = default;
};

/// Which keys each query may attend to: an expression of rules. Cheap to copy; the default one has no rule and hides
/// nothing. Queries and keys count from 0; texts of rules count tokens from 1.
class Mask {
public:
    Mask() = default;

    /// Hides nothing, but is a rule: it appears among the verdicts.
    static Mask full();
    /// Query i sees keys 0 … i + offset. With cached keys the offset is T_k - T_q.
    static Mask causal(Index offset = 0);
    /// Keys whose flag is false are hidden from every query.
    /// @param keyVisible  [T_k]; keys beyond it are visible
    static Mask padding(std::vector<bool> keyVisible);
    /// Query i sees keys i - before … i + after; the token itself always counts in addition.
    static Mask window(Index before, Index after);
    /// The first `count` keys, for every query.
    static Mask prefix(Index count);
    /// The sequence is cut before each of these tokens; a query sees its own segment.
    static Mask segments(std::vector<Index> starts);
    /// Query i sees the keys whose distance from i is a multiple of `step`.
    /// @throws Error{OutOfRange} for a step below 1
    static Mask dilated(Index step);
    /// The sequence is cut into chunks of so many tokens; a query sees its own (Llama 4, 2025).
    /// @throws Error{OutOfRange} for a size below 1
    static Mask chunk(Index size);
    /// A cell is visible if its query or its key is one of these tokens (Longformer, Beltagy et al. 2020).
    static Mask global(std::vector<Index> tokens);
    /// A mask that hides the painted cells. No painting is an empty one.
    static Mask painted(std::shared_ptr<const Painting> painting);
    /// A mask that shows the cells that the painting uncovers and nothing else.
    static Mask uncovered(std::shared_ptr<const Painting> painting);
    /// Cell by cell.
    /// @param visible  [T_q · T_k], row after row; cells beyond it are visible
    static Mask given(std::vector<bool> visible, Index keys);
    /// The keys of highest index, at most `kept` for each query (DeepSeek-V3.2, 2025); cell by cell as given().
    static Mask highest(std::vector<bool> visible, Index keys, Index kept);
    /// Keys from `first` on, which the layer itself puts behind the sequence's.
    static Mask added(Index first);

    /// Visible where both show the cell.
    Mask operator&(const Mask& other) const;
    /// Visible where at least one shows the cell.
    Mask operator|(const Mask& other) const;
    /// Visible where this mask hides the cell.
    Mask operator!() const;

    /// This mask for queries that begin later: query 0 of the result is token `first` of this mask.
    Mask fromQuery(Index first) const;

    /// Whether both say the same because they are the same rules; equal masks of other rules are not found equal.
    friend bool operator==(const Mask& a, const Mask& b);

    /// Whether there is no rule at all.
    bool empty() const { return m_root == nullptr; }

    bool allows(Index query, Index key) const;

    /// One query's row: sets keys[j] to 1 if the query sees key j, else to 0. Far quicker than asking cell by cell.
    void visibleKeys(Index query, std::span<std::uint8_t> keys) const;

    /// The rules that hide the cell, as a recipe spells them: "causal", "window(3, 0)", "!prefix(2)". Empty if it is
    /// visible. Of rules joined by | all appear, because all must hide the cell.
    std::vector<std::string> hiddenBy(Index query, Index key) const;

    /// Every rule's verdict about the cell, from left to right.
    std::vector<RuleVerdict> verdicts(Index query, Index key) const;

    /// Whether the cell is visible only thanks to the right side of a |: in window | global, what only global shows.
    bool shownByAlternative(Index query, Index key) const;

    /// The number of hidden cells among T_q × T_k.
    Index hiddenCells(Index queries, Index keys) const;

    /// The number of cells that each rule hides, a cell counted once, for the first rule in its hiddenBy. In the order
    /// of the recipe, without rules that hide nothing.
    std::vector<std::pair<std::string, Index>> hiddenCounts(Index queries, Index keys) const;

    /// The queries that see no key.
    std::vector<Index> rowsWithoutKeys(Index queries, Index keys) const;

private:
    explicit Mask(std::shared_ptr<const MaskNode> root, Index first = 0) : m_root(std::move(root)), m_first(first) {}
    static Mask of(MaskRule rule);

    std::shared_ptr<const MaskNode> m_root;  ///< null: no rule
    Index m_first = 0;                       ///< which token query 0 is
};

}  // namespace core
