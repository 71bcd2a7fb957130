#include "core/atlas/text_batch.h"

#include "core/available_memory.h"
#include "core/kernel/parallel.h"
#include "core/model/pass/head_stages.h"

#include <algorithm>
#include <deque>

namespace core {
namespace {

/// Beyond so much a text's weights are not kept from the pass but computed once more, head by head.
constexpr std::size_t mostWeights = std::size_t{512} << 20U;
constexpr Index mostTogether = 512;  ///< tokens
constexpr std::size_t mostItems = 32;

Index tokensOf(const std::vector<Sequence>& sequences)
{
    return sequences.empty() ? 0 : std::ssize(sequences[0].tokens);
}

bool isText(const PreparedRun& prepared)
{
    const Sequence& sequence = prepared.batch.sequences.front();
    return sequence.pixels == nullptr && sequence.features == nullptr;
}

/// Filling costs as much as tokens do.
bool isNear(Index length, Index longest) { return longest - length <= std::max<Index>(2, longest / 4); }

bool hasSpans(const PreparedRun& prepared) { return !prepared.batch.sequences.front().spans.empty(); }

bool goTogether(const PreparedRun& a, const PreparedRun& b)
{
    if (a.model != b.model || isText(a) != isText(b)) return false;
    if (hasSpans(a) || hasSpans(b)) return false;  // what a text is filled up with would be one more span
    const auto near = [&](Index one, Index other) {
        const auto [shorter, longer] = std::minmax(one, other);
        return isText(a) ? isNear(shorter, longer) : shorter == longer;
    };
    return near(tokensOf(a.batch.sequences), tokensOf(b.batch.sequences))
           && near(tokensOf(a.batch.targets), tokensOf(b.batch.targets));
}

std::vector<Sequence> filledUp(std::vector<Sequence> sequences)
{
    if (sequences.empty()) return sequences;
    Token filler = sequences.front().tokens.front();  // no query sees it
    return padded(std::move(sequences), filler, PaddingSide::Right);
}

std::size_t seenAtMost(const Atlas& atlas)
{
    constexpr std::size_t bytes = std::size_t{192} << 20U;  // of all heads' sums together
    const std::size_t heads = atlas.blocks.size() * static_cast<std::size_t>(atlas.layers * atlas.heads);
    return std::max<std::size_t>(1024, bytes / (2 * sizeof(double) * std::max<std::size_t>(1, heads)));
}

std::vector<bool> realTokens(const Trace& trace, Index item, bool keys)
{
    const auto place = static_cast<std::size_t>(item);
    const bool across = keys && !trace.batch.key_sequences.empty();
    const Sequence& sequence = across ? trace.batch.key_sequences[place] : trace.batch.sequences[place];
    const std::size_t count = keys ? trace.keys(item).size() : trace.queries(item).size();
    std::vector<bool> real = sequence.real;
    real.resize(count, false);
    if (sequence.pixels != nullptr || sequence.features != nullptr) real.assign(count, false);  // they are no words
    return real;
}

/// The masks of a text's heads, each looked through once.
class SeenByHeads {
public:
    SeenByHeads(const Trace& trace, Index item, Index layers, Index heads)
    {
        const Index queries = std::ssize(trace.queries(item)), keys = std::ssize(trace.keys(item));
        for (Index place = 0; place < layers * heads; ++place) {
            const Mask& mask = trace.mask({place / heads, place % heads, item});
            const auto known =
                std::ranges::find_if(m_different, [&](const SeenKeys& each) { return each.mask() == mask; });
            if (known == m_different.end()) m_different.emplace_back(mask, queries, keys);
            m_of.push_back(known == m_different.end() ? &m_different.back() : &*known);
        }
    }
    const SeenKeys& of(Index place) const { return *m_of[static_cast<std::size_t>(place)]; }

private:
    std::deque<SeenKeys> m_different;
    std::vector<const SeenKeys*> m_of;
};

void addBlock(const Atlas& atlas, AtlasStep& step, const Trace& trace, Index item, std::size_t block, std::size_t text)
{
    const MeasuredTokens tokens = measuredTokens(trace, item);
    const RowMeasurer measurer(tokens);
    AtlasBlockRows& rows = step.rows[block];
    AtlasTextRows of{measurer, tokens, static_cast<std::int32_t>(text), replicateCounts(text)};
    of.drawn = rows.drawn.draw(of.text, tokens.real_queries);
    of.rows_drawn = rows.drawn.rows().size();
    of.query_tokens = rows.queries.take(trace.queries(item), realTokens(trace, item, false), seenAtMost(atlas));
    of.key_tokens = rows.keys.take(trace.keys(item), realTokens(trace, item, true), seenAtMost(atlas));
    of.seen_queries = rows.queries.entries().size();
    of.seen_keys = rows.keys.entries().size();
    const Index all = atlas.layers * atlas.heads;
    const SeenByHeads seen(trace, item, atlas.layers, atlas.heads);
    const std::size_t before = block * static_cast<std::size_t>(all);
    inParallel(all, [&](Index place) {
        const HeadAddress address{place / atlas.heads, place % atlas.heads, item};
        step.statistics[before + static_cast<std::size_t>(place)].add(*headWeights(trace, address), seen.of(place), of);
    });
}

}  // namespace

std::vector<std::vector<std::size_t>> batchesOf(const std::vector<const PreparedRun*>& texts)
{
    std::vector<std::size_t> order(texts.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) {
        // Those with spans are run alone, so that kinds of spans stand in the order of the collection.
        if (hasSpans(*texts[i])) return std::pair<Index, Index>(0, 0);
        return std::pair(tokensOf(texts[i]->batch.sequences), tokensOf(texts[i]->batch.targets));
    });
    std::vector<std::vector<std::size_t>> batches;
    for (const std::size_t i : order) {
        const Index length = tokensOf(texts[i]->batch.sequences) + tokensOf(texts[i]->batch.targets);
        const bool fits = !batches.empty() && goTogether(*texts[batches.back().front()], *texts[i])
                          && batches.back().size() < mostItems
                          && length * (std::ssize(batches.back()) + 1) <= mostTogether;
        if (!fits) batches.emplace_back();
        batches.back().push_back(i);
    }
    return batches;
}

Batch joined(const std::vector<const PreparedRun*>& texts)
{
    Batch batch = texts.front()->batch;
    for (std::size_t i = 1; i < texts.size(); ++i) {
        batch.sequences.push_back(texts[i]->batch.sequences.front());
        if (!texts[i]->batch.targets.empty()) batch.targets.push_back(texts[i]->batch.targets.front());
    }
    batch.sequences = filledUp(std::move(batch.sequences));
    batch.targets = filledUp(std::move(batch.targets));
    return batch;
}

std::shared_ptr<const Trace> runWithWeights(const std::shared_ptr<const Model>& model, Batch batch,
                                            const std::stop_token& stop, const std::vector<Intervention>& interventions)
{
    RunOptions options{.stop = stop, .interventions = interventions};
    if (model->elsewhere) {  // whose maps would have to be asked for head by head
        options.keep = Keep::Weights;
        options.memory = memoryForTraces() / 2;
        return run(model, std::move(batch), options);
    }
    const std::size_t budget = std::min(mostWeights, memoryForTraces() / 2);
    options.keep = std::min(Keep::Weights, keepWithin(budget, *model, batch));
    return run(model, std::move(batch), options);
}

void addText(const Atlas& atlas, AtlasStep& step, const std::shared_ptr<const Trace>& whole, Index item,
             std::size_t text)
{
    for (std::size_t block = 0; block < atlas.blocks.size(); ++block)
        if (const auto trace = blockOf(whole, atlas.blocks[block])) addBlock(atlas, step, *trace, item, block, text);
    const Sequence& read = whole->batch.sequences[static_cast<std::size_t>(item)];
    step.tokens += std::ranges::count(read.real, true);
}

bool addSpans(const Atlas& atlas, AtlasStep& step, const std::shared_ptr<const Trace>& whole, Index item)
{
    const auto first = blockOf(whole, atlas.blocks.front());
    if (first == nullptr) return false;
    const SpanShares shares = spanShares(*first, item);
    if (shares.shares.empty()) return false;
    step.spans.add(shares);
    return true;
}

}  // namespace core
