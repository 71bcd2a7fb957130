#include "core/attention/mask/mask.h"

#include "core/attention/mask/mask_expression.h"
#include "core/error.h"

#include <algorithm>

namespace core {

using Form = MaskNode::Form;

namespace {

using Row = std::span<std::uint8_t>;

std::shared_ptr<const Painting> orEmpty(std::shared_ptr<const Painting> painting)
{
    return painting ? std::move(painting) : std::make_shared<const Painting>();
}

std::shared_ptr<const std::vector<bool>> shared(std::vector<bool> cells)
{
    return std::make_shared<const std::vector<bool>>(std::move(cells));
}

}  // namespace

Mask Mask::of(MaskRule rule) { return Mask(std::make_shared<const MaskNode>(MaskNode{.rule = std::move(rule)})); }

Mask Mask::full() { return of({}); }

Mask Mask::causal(Index offset) { return of({.kind = RuleKind::Causal, .numbers = {offset}}); }

Mask Mask::padding(std::vector<bool> keyVisible)
{
    return of({.kind = RuleKind::Padding, .cells = shared(std::move(keyVisible))});
}

Mask Mask::window(Index before, Index after) { return of({.kind = RuleKind::Window, .numbers = {before, after}}); }

Mask Mask::prefix(Index count) { return of({.kind = RuleKind::Prefix, .numbers = {count}}); }

Mask Mask::segments(std::vector<Index> starts)
{
    return of({.kind = RuleKind::Segment, .numbers = ascendingOnce(std::move(starts))});
}

Mask Mask::dilated(Index step)
{
    if (step < 1)
        throw Error(Code::OutOfRange, "", "the step of dilated cannot be used: expected at least 1, found %1",
                    std::to_string(step));
    return of({.kind = RuleKind::Dilated, .numbers = {step}});
}

Mask Mask::chunk(Index size)
{
    if (size < 1)
        throw Error(Code::OutOfRange, "", "the size of chunk cannot be used: expected at least 1, found %1",
                    std::to_string(size));
    return of({.kind = RuleKind::Chunk, .numbers = {size}});
}

Mask Mask::global(std::vector<Index> tokens)
{
    return of({.kind = RuleKind::Global, .numbers = ascendingOnce(std::move(tokens))});
}

Mask Mask::painted(std::shared_ptr<const Painting> painting)
{
    return of({.kind = RuleKind::Painted, .painting = orEmpty(std::move(painting))});
}

Mask Mask::uncovered(std::shared_ptr<const Painting> painting)
{
    return of({.kind = RuleKind::Uncovered, .painting = orEmpty(std::move(painting))});
}

Mask Mask::given(std::vector<bool> visible, Index keys)
{
    return of({.kind = RuleKind::Given, .cells = shared(std::move(visible)), .columns = keys});
}

Mask Mask::highest(std::vector<bool> visible, Index keys, Index kept)
{
    return of({.kind = RuleKind::Highest, .numbers = {kept}, .cells = shared(std::move(visible)), .columns = keys});
}

Mask Mask::added(Index first) { return of({.kind = RuleKind::Added, .numbers = {first}}); }

Mask Mask::operator&(const Mask& other) const
{
    if (empty()) return other;
    return other.empty() ? *this : Mask(join(Form::And, m_root, other.m_root), m_first);
}

Mask Mask::operator|(const Mask& other) const
{
    if (empty() || other.empty()) return {};
    return Mask(join(Form::Or, m_root, other.m_root), m_first);
}

Mask Mask::operator!() const { return Mask(join(Form::Not, empty() ? full().m_root : m_root, nullptr), m_first); }

Mask Mask::fromQuery(Index first) const { return Mask(m_root, first); }

bool operator==(const Mask& a, const Mask& b) { return a.m_first == b.m_first && sameMask(a.m_root, b.m_root); }

bool Mask::allows(Index query, Index key) const { return empty() || shows(*m_root, query + m_first, key); }

void Mask::visibleKeys(Index query, Row keys) const
{
    if (empty())
        std::ranges::fill(keys, std::uint8_t{1});
    else
        fillRow(*m_root, query + m_first, keys);
}

std::vector<std::string> Mask::hiddenBy(Index query, Index key) const
{
    std::vector<std::string> names;
    if (!empty()) collectHiding({*m_root}, query + m_first, key, names);
    return names;
}

std::vector<RuleVerdict> Mask::verdicts(Index query, Index key) const
{
    std::vector<RuleVerdict> all;
    if (empty()) return all;
    visitRules({*m_root}, [&](const MaskPart& part) {
        const MaskRule& rule = part.node.rule;
        all.push_back({rule.kind, rule.text(), part.negated, part.showsCell(query + m_first, key)});
    });
    return all;
}

bool Mask::shownByAlternative(Index query, Index key) const
{
    return !empty() && allows(query, key) && needsAlternative({*m_root}, query + m_first, key);
}

Index Mask::hiddenCells(Index queries, Index keys) const
{
    std::vector<std::uint8_t> row(keys);
    Index hidden = 0;
    for (Index query = 0; query < queries; ++query) {
        visibleKeys(query, row);
        hidden += std::ranges::count(row, 0);
    }
    return hidden;
}

std::vector<std::pair<std::string, Index>> Mask::hiddenCounts(Index queries, Index keys) const
{
    if (empty()) return {};
    std::vector<Index> cells(m_root->rules);
    std::vector<std::uint8_t> row(keys);
    for (Index query = 0; query < queries; ++query) {
        visibleKeys(query, row);
        for (Index key = 0; key < keys; ++key)
            if (row[key] == 0) ++cells[firstHiding({*m_root}, query + m_first, key)];
    }
    std::vector<std::pair<std::string, Index>> counts;
    std::size_t rule = 0;
    visitRules({*m_root}, [&](const MaskPart& part) {
        const Index hidden = cells[rule++];
        if (hidden == 0) return;
        const std::string text = part.text();
        const auto same = std::ranges::find(counts, text, &std::pair<std::string, Index>::first);
        if (same == counts.end())
            counts.emplace_back(text, hidden);
        else
            same->second += hidden;
    });
    return counts;
}

std::vector<Index> Mask::rowsWithoutKeys(Index queries, Index keys) const
{
    std::vector<std::uint8_t> row(keys);
    std::vector<Index> rows;
    for (Index query = 0; query < queries; ++query) {
        visibleKeys(query, row);
        if (std::ranges::find(row, 1) == row.end()) rows.push_back(query);
    }
    return rows;
}

}  // namespace core
