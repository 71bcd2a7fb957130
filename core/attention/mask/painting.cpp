#include "core/attention/mask/painting.h"

#include "core/error.h"

#include <algorithm>

namespace core {

namespace {

using KeyRuns = std::vector<KeyRun>;

/// Sorted, with overlapping and touching runs made one.
KeyRuns normalised(KeyRuns runs)
{
    std::ranges::sort(runs, {}, &KeyRun::from);
    KeyRuns merged;
    for (const KeyRun& run : runs)
        if (!merged.empty() && run.from <= merged.back().to + 1)
            merged.back().to = std::max(merged.back().to, run.to);
        else
            merged.push_back(run);
    return merged;
}

KeyRuns without(const KeyRuns& runs, KeyRun gone)
{
    KeyRuns left;
    for (const KeyRun& run : runs) {
        if (run.from < gone.from) left.push_back({run.from, std::min(run.to, gone.from - 1)});
        if (run.to > gone.to) left.push_back({std::max(run.from, gone.to + 1), run.to});
    }
    return left;
}

void add(Painting::Runs& runs, Index query, KeyRun run)
{
    KeyRuns& row = runs[query];
    row.push_back(run);
    row = normalised(std::move(row));
}

void remove(Painting::Runs& runs, Index query, KeyRun run)
{
    const auto row = runs.find(query);
    if (row == runs.end()) return;
    row->second = without(row->second, run);
    if (row->second.empty()) runs.erase(row);
}

bool contains(const Painting::Runs& runs, Index query, Index key)
{
    const auto row = runs.find(query);
    if (row == runs.end()) return false;
    const auto behind = std::ranges::upper_bound(row->second, key, {}, &KeyRun::from);
    return behind != row->second.begin() && key <= std::prev(behind)->to;
}

[[noreturn]] void reject(Index query, const KeyRun& run, const Words& said)
{
    throw Error(Code::Malformed, "",
                said.about({std::to_string(query), std::to_string(run.from), std::to_string(run.to)}));
}

void normalise(Painting::Runs& runs)
{
    for (auto& [query, row] : runs) {
        for (const KeyRun& run : row)
            if (query < 0 || query > Painting::largest_token || run.from < 0 || run.to < run.from
                || run.to > Painting::largest_token)
                reject(query, run,
                       Words("painted cells of query %1 cannot be understood: expected 0 ≤ from ≤ to ≤ 16777216, for "
                             "queries 0 … 16777216, found %2 … %3"));
        row = normalised(std::move(row));
    }
    std::erase_if(runs, [](const auto& row) { return row.second.empty(); });
}

void requireDisjoint(const Painting::Runs& hidden, const Painting::Runs& uncovered)
{
    for (const auto& [query, row] : hidden) {
        const auto other = uncovered.find(query);
        if (other == uncovered.end()) continue;
        // Both rows are sorted and disjoint, so the first run that ends at or behind a run's beginning decides.
        for (const KeyRun& run : row) {
            const auto next = std::ranges::lower_bound(other->second, run.from, {}, &KeyRun::to);
            if (next != other->second.end() && next->from <= run.to)
                reject(query, run,
                       Words("painted cells of query %1 cannot be understood: expected cells that are hidden or "
                             "uncovered, not both, found %2 … %3"));
        }
    }
}

}  // namespace

Painting Painting::fromRuns(Runs hidden, Runs uncovered)
{
    normalise(hidden);
    normalise(uncovered);
    requireDisjoint(hidden, uncovered);
    Painting painting;
    painting.m_hidden = std::move(hidden);
    painting.m_uncovered = std::move(uncovered);
    return painting;
}

bool Painting::hides(Index query, Index key) const { return contains(m_hidden, query, key); }

bool Painting::uncovers(Index query, Index key) const { return contains(m_uncovered, query, key); }

Painting Painting::painted(CellRange range, Brush brush) const
{
    const auto [top, bottom] = std::minmax({range.first_query, range.last_query});
    const auto [left, right] = std::minmax({range.first_key, range.last_key});
    const KeyRun keys{std::max(left, Index{0}), std::min(right, largest_token)};
    Painting after = *this;
    if (keys.to < keys.from) return after;
    for (Index query = std::max(top, Index{0}); query <= std::min(bottom, largest_token); ++query) {
        remove(after.m_hidden, query, keys);
        remove(after.m_uncovered, query, keys);
        if (brush == Brush::Hide) add(after.m_hidden, query, keys);
        if (brush == Brush::Show) add(after.m_uncovered, query, keys);
    }
    return after;
}

}  // namespace core
