#include "core/attention/mask/mask_expression.h"

#include <algorithm>
#include <deque>
#include <functional>

namespace core {

using Form = MaskNode::Form;

namespace {

using Row = std::span<std::uint8_t>;

/// A row on loan for one side of a | or !. Rows are kept per thread: this runs for every row of every head.
class ScratchRow {
public:
    explicit ScratchRow(std::size_t length)
    {
        if (s_used == s_rows.size()) s_rows.emplace_back();
        std::vector<std::uint8_t>& row = s_rows[s_used];
        if (row.size() < length) row.resize(length);
        m_keys = Row(row).first(length);
        ++s_used;
    }
    ~ScratchRow() { --s_used; }
    ScratchRow(const ScratchRow&) = delete;
    ScratchRow& operator=(const ScratchRow&) = delete;

    Row keys() const { return m_keys; }

private:
    static thread_local std::deque<std::vector<std::uint8_t>> s_rows;  // a deque: growing moves no row
    static thread_local std::size_t s_used;
    Row m_keys;
};

thread_local std::deque<std::vector<std::uint8_t>> ScratchRow::s_rows;
thread_local std::size_t ScratchRow::s_used = 0;

/// Clears the cells that the node hides. Rules and & need no second row for that.
void narrow(const MaskNode& node, Index query, Row keys)
{
    if (node.form == Form::Rule) return node.rule.clearHidden(query, keys);
    if (node.form == Form::And) {
        narrow(*node.left, query, keys);
        narrow(*node.right, query, keys);
        return;
    }
    const ScratchRow other(keys.size());
    fillRow(node, query, other.keys());
    std::ranges::transform(keys, other.keys(), keys.begin(), std::bit_and<std::uint8_t>{});
}

}  // namespace

std::shared_ptr<const MaskNode> join(Form form, std::shared_ptr<const MaskNode> left,
                                     std::shared_ptr<const MaskNode> right)
{
    const Index rules = left->rules + (right ? right->rules : 0);
    return std::make_shared<const MaskNode>(MaskNode{form, {}, std::move(left), std::move(right), rules});
}

bool sameMask(const std::shared_ptr<const MaskNode>& a, const std::shared_ptr<const MaskNode>& b)
{
    if (a == b) return true;
    if (a == nullptr || b == nullptr || a->form != b->form) return false;
    if (a->form == Form::Rule) return a->rule == b->rule;
    return sameMask(a->left, b->left) && sameMask(a->right, b->right);
}

bool shows(const MaskNode& node, Index query, Index key)
{
    switch (node.form) {
    case Form::Rule: return node.rule.allows(query, key);
    case Form::Not: return !shows(*node.left, query, key);
    case Form::And: return shows(*node.left, query, key) && shows(*node.right, query, key);
    case Form::Or: return shows(*node.left, query, key) || shows(*node.right, query, key);
    }
    return true;
}

void fillRow(const MaskNode& node, Index query, Row keys)
{
    switch (node.form) {
    case Form::Rule:
        std::ranges::fill(keys, std::uint8_t{1});
        node.rule.clearHidden(query, keys);
        return;
    case Form::Not:
        fillRow(*node.left, query, keys);
        for (std::uint8_t& key : keys) key ^= 1U;
        return;
    case Form::And:
        fillRow(*node.left, query, keys);
        narrow(*node.right, query, keys);
        return;
    case Form::Or:
        fillRow(*node.left, query, keys);
        const ScratchRow other(keys.size());
        fillRow(*node.right, query, other.keys());
        std::ranges::transform(keys, other.keys(), keys.begin(), std::bit_or<std::uint8_t>{});
        return;
    }
}

void collectHiding(const MaskPart& part, Index query, Index key, std::vector<std::string>& names)
{
    if (part.showsCell(query, key)) return;
    if (part.isRule()) {
        if (std::string name = part.text(); std::ranges::find(names, name) == names.end())
            names.push_back(std::move(name));
        return;
    }
    collectHiding(part.left(), query, key, names);
    if (!part.isNot()) collectHiding(part.right(), query, key, names);
}

Index firstHiding(const MaskPart& part, Index query, Index key)
{
    if (part.isRule()) return 0;
    if (part.isNot() || !part.left().showsCell(query, key)) return firstHiding(part.left(), query, key);
    return part.left().node.rules + firstHiding(part.right(), query, key);
}

bool needsAlternative(const MaskPart& part, Index query, Index key)
{
    if (part.isRule()) return false;
    if (part.isNot()) return needsAlternative(part.left(), query, key);
    if (part.needsBoth())
        return needsAlternative(part.left(), query, key) || needsAlternative(part.right(), query, key);
    if (part.left().showsCell(query, key)) return needsAlternative(part.left(), query, key);
    // A negated & has two sides as well, but the user wrote no alternative there.
    return part.node.form == Form::Or || needsAlternative(part.right(), query, key);
}

}  // namespace core
