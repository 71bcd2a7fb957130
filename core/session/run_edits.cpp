#include "core/session/run_edits.h"

#include "core/random_bits.h"
#include "core/session/session_sources.h"

#include <algorithm>
#include <numeric>

namespace core {
namespace {

/// 0 for the whole model, 1 for a layer, 2 for one head.
int narrowness(const ScoringChange& change) { return (change.layer ? 1 : 0) + (change.head ? 1 : 0); }

MaskRecipe withBrush(MaskRecipe recipe, const Painting& painting)
{
    // Uncovered first: it is an alternative to everything but the hidden cells.
    if (painting.anyUncovered()) recipe = recipe.with(RuleKind::Uncovered);
    if (painting.anyHidden()) recipe = recipe.with(RuleKind::Painted);
    if (!painting.anyUncovered()) recipe = recipe.without(RuleKind::Uncovered);
    if (!painting.anyHidden()) recipe = recipe.without(RuleKind::Painted);
    return recipe;
}

/// @param source  empty where it is the text that stands there
void setTargetSource(Run& run, std::size_t item, std::string source)
{
    std::vector<std::string>& sources = run.target_sources;
    if (sources.size() <= item) sources.resize(item + 1);
    sources[item] = std::move(source);
    while (!sources.empty() && sources.back().empty()) sources.pop_back();
}

/// Typed, or written by the model.
bool hasTarget(const Run& run, std::size_t item)
{
    if (item >= run.targets.size()) return false;
    return !run.targets[item].empty() || (run.texts.size() == 1 && run.continuation.shown > 0);
}

}  // namespace

void dropPatchesWithoutRun(Session& session)
{
    const auto isPatch = [](const Intervention& each) { return each.kind == Intervention::Kind::Patch; };
    const auto isPatched = [&](const Run& run) { return std::ranges::any_of(run.interventions, isPatch); };
    for (std::size_t i = 0; i < session.runs.size(); ++i)
        std::erase_if(session.runs[i].interventions, [&](const Intervention& each) {
            const auto source = static_cast<std::size_t>(each.run);
            return isPatch(each) && (source == i || source >= session.runs.size() || isPatched(session.runs[source]));
        });
}

void keepFocusInside(Session& session)
{
    session.focus.run = std::min(session.focus.run, static_cast<Index>(session.runs.size()) - 1);
    // How many texts a dump has, is known when it is opened.
    if (session.run().recorded.empty())
        session.focus.item = std::min(
            session.focus.item, static_cast<Index>(std::max({session.run().texts.size(), session.run().images.size(),
                                                             session.run().sounds.size()}))
                                    - 1);
    for (ComparedHead& head : session.compare.heads)
        head.run = std::min(head.run, static_cast<Index>(session.runs.size()) - 1);
}

Run untouched(Run run)
{
    run.interventions.clear();
    run.changes.clear();
    run.painting.reset();  // no recipe names it any more
    return run;
}

bool isTouched(const Run& run) { return !run.interventions.empty() || !run.changes.empty(); }

std::vector<ScoringChange> tellingChanges(const Run& run)
{
    std::vector<ScoringChange> telling;
    const auto isUsual = [&](auto field, const auto& usual, const ScoringChange& change) {
        const auto says = [&](const ScoringChange& earlier) { return earlier.block == change.block && earlier.*field; };
        return change.*field == usual && std::ranges::none_of(telling, says);
    };
    for (ScoringChange change : run.changes) {
        if (isUsual(&ScoringChange::mask, "model", change)) change.mask.reset();
        if (isUsual(&ScoringChange::temperature, 1.0F, change)) change.temperature.reset();
        if (isUsual(&ScoringChange::order, MaskOrder::BeforeSoftmax, change)) change.order.reset();
        if (!change.changesNothing()) telling.push_back(std::move(change));
    }
    return telling;
}

Run ofRecording(const Run& run)
{
    Run own;
    own.recorded = run.recorded;
    own.spans = run.spans;
    own.most_tokens = run.most_tokens;
    own.layers_on_demand = run.layers_on_demand;
    for (const auto& path : sourcesOf(own))
        if (const auto known = run.fingerprints.find(path); known != run.fingerprints.end())
            own.fingerprints.insert(*known);
    if (!run.recorded.isVectors()) return own;
    own.changes = run.changes;
    own.painting = run.painting;
    return own;
}

bool isOfRecordings(const Session& session)
{
    return std::ranges::none_of(session.runs, [](const Run& run) { return run.recorded.empty(); });
}

ScoringChange& changeIn(Run& run, const ScoringScope& scope)
{
    const auto same = [&](const ScoringChange& each) {
        return each.layer == scope.layer && each.head == scope.head && each.block == scope.block;
    };
    const auto found = std::ranges::find_if(run.changes, same);
    if (found != run.changes.end()) return *found;
    const ScoringChange fresh{.layer = scope.layer, .head = scope.head, .block = scope.block};
    const auto behind = std::ranges::find_if(
        run.changes, [&](const ScoringChange& each) { return narrowness(each) > narrowness(fresh); });
    return *run.changes.insert(behind, fresh);
}

void dropEmptyChanges(Run& run)
{
    std::erase_if(run.changes, [](const ScoringChange& change) { return change.changesNothing(); });
}

std::string maskRecipeOf(const Run& run, Index layer, Index head, AttentionBlock block)
{
    return changedValue(run.changes, layer, head, &ScoringChange::mask, block).value_or("model");
}

void setText(Run& run, std::size_t item, std::string text)
{
    if (text != run.texts[item]) {
        const bool hadSpans = !run.spans.empty();
        run.spans = movedAlong(run.spans, static_cast<Index>(item), run.texts[item], text);
        // What is left of none of its messages is another text.
        if (text.empty() || (hadSpans && run.spans.empty())) run.as_written = false;
        if (item == 0) run.chat.reset();
    }
    if (item < run.cuts.size()) run.cuts[item] = movedAlong(run.cuts[item], run.texts[item], text);
    if (hasTarget(run, item)) {
        std::string source = hasStaleTarget(run, item) ? run.target_sources[item] : run.texts[item];
        setTargetSource(run, item, source == text ? std::string() : std::move(source));
    }
    run.texts[item] = std::move(text);
}

bool hasStaleTarget(const Run& run, std::size_t item)
{
    return item < run.target_sources.size() && !run.target_sources[item].empty() && hasTarget(run, item);
}

void setTarget(Run& run, std::size_t item, std::string text)
{
    setTargetSource(run, item, {});
    if (run.targets.size() <= item) run.targets.resize(item + 1);
    run.targets[item] = std::move(text);
}

void removeText(Run& run, std::size_t item)
{
    run.texts.erase(run.texts.begin() + static_cast<std::ptrdiff_t>(item));
    if (item < run.targets.size()) run.targets.erase(run.targets.begin() + static_cast<std::ptrdiff_t>(item));
    if (item < run.target_sources.size())
        run.target_sources.erase(run.target_sources.begin() + static_cast<std::ptrdiff_t>(item));
    if (item < run.cuts.size()) run.cuts.erase(run.cuts.begin() + static_cast<std::ptrdiff_t>(item));
    const auto gone = static_cast<Index>(item);
    std::erase_if(run.spans, [gone](const TextSpan& span) { return span.item == gone; });
    for (TextSpan& span : run.spans)
        if (span.item > gone) --span.item;
    if (item == 0) run.chat.reset();
}

void paint(Run& run, const ScoringScope& scope, const std::string& recipe, const CellRange& range, Brush brush)
{
    const Painting before = run.painting ? *run.painting : Painting();
    auto after = std::make_shared<const Painting>(before.painted(range, brush));
    changeIn(run, scope).mask = withBrush(MaskRecipe::parse(recipe), *after).text();
    run.painting = std::move(after);
}

void clearPainting(Run& run)
{
    run.painting = nullptr;
    for (ScoringChange& change : run.changes)
        if (change.mask)
            change.mask =
                MaskRecipe::parse(*change.mask).without(RuleKind::Painted).without(RuleKind::Uncovered).text();
}

std::string shuffledText(const std::vector<Token>& tokens, bool spaces, std::uint64_t seed)
{
    std::vector<std::size_t> order(tokens.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[mixedBits(seed, i) % i]);
    std::string text;
    for (const std::size_t place : order) {
        if (spaces && !text.empty()) text += ' ';
        text += tokens[place].piece;
    }
    return text;
}

}  // namespace core
