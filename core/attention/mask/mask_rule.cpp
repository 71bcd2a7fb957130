#include "core/attention/mask/mask_rule.h"

#include <algorithm>

namespace core {

namespace {

using Row = std::span<std::uint8_t>;

/// Clears keys from … to, both included, as far as the row reaches.
void clear(Row keys, Index from, Index to)
{
    from = std::max(from, Index{0});
    to = std::min(to, static_cast<Index>(keys.size()) - 1);
    if (from <= to) std::ranges::fill(keys.subspan(from, to - from + 1), std::uint8_t{0});
}

/// Clears everything but keys from … to.
void keepOnly(Row keys, Index from, Index to)
{
    clear(keys, 0, from - 1);
    clear(keys, std::max(to + 1, from), static_cast<Index>(keys.size()) - 1);
}

template<typename Visible>
void keepWhere(Row keys, Visible visible)
{
    for (std::size_t key = 0; key < keys.size(); ++key)
        if (!visible(static_cast<Index>(key))) keys[key] = 0;
}

/// The tokens lie in segments 0 … starts.size(): as many as begin at or before the token.
std::ptrdiff_t segmentOf(const std::vector<Index>& starts, Index token)
{
    return std::ranges::upper_bound(starts, token) - starts.begin();
}

void keepSegment(Row keys, const std::vector<Index>& starts, Index query)
{
    const std::ptrdiff_t segment = segmentOf(starts, query);
    if (segment > 0) clear(keys, 0, starts[segment - 1] - 1);
    if (segment < std::ssize(starts)) clear(keys, starts[segment], static_cast<Index>(keys.size()) - 1);
}

void keepTokens(Row keys, const std::vector<Index>& tokens)
{
    Index next = 0;
    for (const Index token : tokens) {
        clear(keys, next, token - 1);
        next = token + 1;
    }
    clear(keys, next, static_cast<Index>(keys.size()) - 1);
}

std::span<const KeyRun> runsOf(const Painting::Runs& runs, Index query)
{
    const auto row = runs.find(query);
    return row == runs.end() ? std::span<const KeyRun>{} : std::span<const KeyRun>(row->second);
}

void keepRuns(Row keys, std::span<const KeyRun> runs)
{
    Index next = 0;
    for (const KeyRun& run : runs) {
        clear(keys, next, run.from - 1);
        next = run.to + 1;
    }
    clear(keys, next, static_cast<Index>(keys.size()) - 1);
}

/// A table hides no cell outside of it.
bool tableShows(const MaskRule& rule, Index query, Index key)
{
    const Index cell = query * rule.columns + key;
    return key >= rule.columns || cell >= std::ssize(*rule.cells) || (*rule.cells)[cell];
}

bool isRealKey(const MaskRule& rule, Index key) { return key >= std::ssize(*rule.cells) || (*rule.cells)[key]; }

}  // namespace

std::string_view ruleName(RuleKind kind)
{
    switch (kind) {
    case RuleKind::Full: return "full";
    case RuleKind::Causal: return "causal";
    case RuleKind::Padding: return "padding";
    case RuleKind::Window: return "window";
    case RuleKind::Prefix: return "prefix";
    case RuleKind::Segment: return "segment";
    case RuleKind::Dilated: return "dilated";
    case RuleKind::Chunk: return "chunk";
    case RuleKind::Global: return "global";
    case RuleKind::Painted: return "painted";
    case RuleKind::Uncovered: return "uncovered";
    case RuleKind::Given: return "given";
    case RuleKind::Highest: return "top-k";
    case RuleKind::Added: return "added keys";
    case RuleKind::Model: return "model";
    }
    return "";
}

bool countsTokens(RuleKind kind) { return kind == RuleKind::Segment || kind == RuleKind::Global; }

std::string ruleText(RuleKind kind, std::span<const Index> arguments)
{
    std::string text(ruleName(kind));
    for (std::size_t i = 0; i < arguments.size(); ++i) text += (i == 0 ? "(" : ", ") + std::to_string(arguments[i]);
    return arguments.empty() ? text : text + ")";
}

std::vector<Index> ascendingOnce(std::vector<Index> tokens)
{
    std::ranges::sort(tokens);
    tokens.erase(std::unique(tokens.begin(), tokens.end()), tokens.end());
    return tokens;
}

bool MaskRule::allows(Index query, Index key) const
{
    switch (kind) {
    case RuleKind::Causal: return key <= query + numbers[0];
    case RuleKind::Padding: return isRealKey(*this, key);
    case RuleKind::Window: return query - numbers[0] <= key && key <= query + numbers[1];
    case RuleKind::Prefix: return key < numbers[0];
    case RuleKind::Segment: return segmentOf(numbers, query) == segmentOf(numbers, key);
    case RuleKind::Dilated: return (query - key) % numbers[0] == 0;
    case RuleKind::Chunk: return query / numbers[0] == key / numbers[0];
    case RuleKind::Global:
        return std::ranges::binary_search(numbers, query) || std::ranges::binary_search(numbers, key);
    case RuleKind::Painted: return !painting->hides(query, key);
    case RuleKind::Uncovered: return painting->uncovers(query, key);
    case RuleKind::Given:
    case RuleKind::Highest: return tableShows(*this, query, key);
    case RuleKind::Added: return key >= numbers[0];
    case RuleKind::Full:
    case RuleKind::Model: return true;
    }
    return true;
}

void MaskRule::clearHidden(Index query, Row keys) const
{
    switch (kind) {
    case RuleKind::Causal: return keepOnly(keys, 0, query + numbers[0]);
    case RuleKind::Padding: return keepWhere(keys, [&](Index key) { return isRealKey(*this, key); });
    case RuleKind::Window: return keepOnly(keys, query - numbers[0], query + numbers[1]);
    case RuleKind::Prefix: return keepOnly(keys, 0, numbers[0] - 1);
    case RuleKind::Segment: return keepSegment(keys, numbers, query);
    case RuleKind::Dilated: return keepWhere(keys, [&](Index key) { return (query - key) % numbers[0] == 0; });
    case RuleKind::Chunk: {
        const Index first = query / numbers[0] * numbers[0];
        return keepOnly(keys, first, first + numbers[0] - 1);
    }
    case RuleKind::Global:
        if (!std::ranges::binary_search(numbers, query)) keepTokens(keys, numbers);
        return;
    case RuleKind::Painted:
        for (const KeyRun& run : runsOf(painting->hidden(), query)) clear(keys, run.from, run.to);
        return;
    case RuleKind::Uncovered: return keepRuns(keys, runsOf(painting->uncovered(), query));
    case RuleKind::Given:
    case RuleKind::Highest: return keepWhere(keys, [&](Index key) { return tableShows(*this, query, key); });
    case RuleKind::Added: return clear(keys, 0, numbers[0] - 1);
    case RuleKind::Full:
    case RuleKind::Model: return;
    }
}

std::string MaskRule::text() const
{
    // Where these begin comes from the sequences, not from the recipe.
    if (kind == RuleKind::Causal || kind == RuleKind::Added) return ruleText(kind, {});
    std::vector<Index> spelled = numbers;
    if (countsTokens(kind))
        for (Index& token : spelled) ++token;
    return ruleText(kind, spelled);
}

bool operator==(const MaskRule& a, const MaskRule& b)
{
    const auto same = [](const auto& one, const auto& other) {
        return one == other || (one != nullptr && other != nullptr && *one == *other);
    };
    return a.kind == b.kind && a.numbers == b.numbers && a.columns == b.columns && same(a.cells, b.cells)
           && same(a.painting, b.painting);
}

}  // namespace core
