#pragma once

#include "core/attention/mask/mask_rule.h"

namespace core {

/// A mask's expression; every part of the tree is immutable and may be shared by several masks.
struct MaskNode {
    enum class Form { Rule, Not, And, Or };

    Form form = Form::Rule;
    MaskRule rule = {};
    std::shared_ptr<const MaskNode> left = {};   ///< Not, And, Or
    std::shared_ptr<const MaskNode> right = {};  ///< And, Or
    Index rules = 1;                             ///< number of rules in this tree
};

/// @param right  null for Not
std::shared_ptr<const MaskNode> join(MaskNode::Form form, std::shared_ptr<const MaskNode> left,
                                     std::shared_ptr<const MaskNode> right);

bool shows(const MaskNode& node, Index query, Index key);

/// Whether both are the same rules, joined in the same way.
bool sameMask(const std::shared_ptr<const MaskNode>& a, const std::shared_ptr<const MaskNode>& b);

/// Sets a query's row to 1 where the node shows the key, else to 0. Allocates nothing for rules joined by &.
void fillRow(const MaskNode& node, Index query, std::span<std::uint8_t> keys);

/// A part of the tree and whether an odd number of ! stands over it, which turns & into | and back (De Morgan).
struct MaskPart {
    const MaskNode& node;
    bool negated = false;

    bool isRule() const { return node.form == MaskNode::Form::Rule; }
    bool isNot() const { return node.form == MaskNode::Form::Not; }
    bool needsBoth() const { return (node.form == MaskNode::Form::And) != negated; }
    MaskPart left() const { return {*node.left, negated != isNot()}; }
    MaskPart right() const { return {*node.right, negated}; }
    bool showsCell(Index query, Index key) const { return shows(node, query, key) != negated; }
    std::string text() const { return (negated ? "!" : "") + node.rule.text(); }
};

/// Appends the rules that hide the cell, each text once; none if the part shows it.
void collectHiding(const MaskPart& part, Index query, Index key, std::vector<std::string>& names);

/// Which rule, counted from the left, is the first that hides the cell.
/// @param part  hides the cell
Index firstHiding(const MaskPart& part, Index query, Index key);

/// Whether only the right side of a | shows the cell.
/// @param part  shows the cell
bool needsAlternative(const MaskPart& part, Index query, Index key);

/// Calls `visit` with every rule, from left to right.
template<typename Visit>
void visitRules(const MaskPart& part, const Visit& visit)
{
    if (part.isRule()) return visit(part);
    visitRules(part.left(), visit);
    if (!part.isNot()) visitRules(part.right(), visit);
}

}  // namespace core
