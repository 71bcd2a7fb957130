#include "core/prepare/position_lab.h"

#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "core/random_bits.h"
#include "core/stopped.h"

#include <algorithm>
#include <numeric>

namespace core {
namespace {

/// Its tokens at other places. Padding stays where it is.
Sequence reordered(const Sequence& typed, const std::vector<Index>& order)
{
    Sequence sequence = typed;
    for (std::size_t place = 0; place < order.size(); ++place)
        sequence.tokens[place] = typed.tokens[static_cast<std::size_t>(order[place])];
    return sequence;
}

Index countOfReal(const Sequence& sequence) { return std::ranges::count(sequence.real, true); }

std::shared_ptr<const Trace> traceOf(const PreparedRun& prepared, Sequence sequence, const RunOptions& options)
{
    auto trace = run(prepared.model, Batch{.sequences = {std::move(sequence)}}, options);
    if (trace == nullptr) throw Stopped();
    return trace;
}

const Matrix& scoresOf(const HeadAttention& head)
{
    return head.scores_biased.rows() > 0 ? head.scores_biased : head.scores_scaled;
}

/// One token over and over, as long as the text.
Sequence repeated(const Sequence& text, Index count, Index token)
{
    const auto length = static_cast<std::size_t>(count);
    return {.tokens = std::vector<Token>(length, text.tokens[static_cast<std::size_t>(token)]),
            .real = std::vector<bool>(length, true)};
}

/// The query token stands at every place of one text, the key token at every place of another: each of their products
/// is a score of the pair, at every pair of places.
RowVector byDistance(const PreparedRun& prepared, const Sequence& text, Index count, const Focus& pair,
                     const RunOptions& options)
{
    const auto place = [&](Index token) { return std::clamp<Index>(token, 0, count - 1); };
    const auto asking = traceOf(prepared, repeated(text, count, place(pair.query)), options);
    const auto asked = traceOf(prepared, repeated(text, count, place(pair.key)), options);
    const HeadAddress address{0, pair.head, 0};
    const HeadVectors queries = asking->vectors(address), keys = asked->vectors(address);
    HeadScoring scoring =
        withContent(prepared.model->transformer.blocks.front(), asking->scoring(address), pair.head, queries.q, keys.k);
    scoring.mask = {};
    const HeadAttention head = attend(queries.q, keys.k, keys.v, scoring, Keep::Stages);
    RowVector means = RowVector::Zero(2 * count - 1);
    for (Index query = 0; query < count; ++query)
        for (Index key = 0; key < count; ++key) means(key - query + count - 1) += scoresOf(head)(query, key);
    for (Index distance = 1 - count; distance < count; ++distance)
        means(distance + count - 1) /= static_cast<float>(count - std::abs(distance));
    return means;
}

float largestDifference(const Matrix& typed, const Matrix& shuffled, const std::vector<Index>& order)
{
    float largest = 0;
    for (std::size_t query = 0; query < order.size(); ++query)
        for (std::size_t key = 0; key < order.size(); ++key)
            largest = std::max(largest, std::abs(shuffled(static_cast<Index>(query), static_cast<Index>(key))
                                                 - typed(order[query], order[key])));
    return largest;
}

/// The run with this encoding, and with what its module must have for it.
Run with(Run run, PositionEncoding encoding)
{
    TeachingModule& module = *run.module;
    module.positions = encoding;
    module.last_queries = 0;
    if (encoding == PositionEncoding::Rotary) {  // which turns pairs
        module.rotary.dimensions = 0;
        if (module.key_dimensions % 2 != 0) ++module.key_dimensions;
        if (module.projections != ProjectionLayout::Separate) module.value_dimensions = module.key_dimensions;
    }
    if (encoding == PositionEncoding::Disentangled) {
        module.key_heads = 0;
        module.latents.key_value = 0;
    }
    run.interventions.clear();
    return run;
}

PositionTrial trialOf(const Run& asked, PositionEncoding encoding, const std::vector<Index>& order, const Focus& pair,
                      OpenedModels& models, const std::stop_token& stop)
{
    const Run one = with(asked, encoding);
    const PreparedRun prepared = prepare(one, models, stop);
    RunOptions options = optionsOf(one);
    options.stop = stop;
    const Sequence& typed = prepared.batch.sequences.at(static_cast<std::size_t>(pair.item));
    const HeadAddress address{0, pair.head, 0};
    PositionTrial trial{.encoding = encoding};
    trial.trace = traceOf(prepared, reordered(typed, order), options);
    trial.stages = headStages(*trial.trace, address);
    if (!std::ranges::is_sorted(order)) {
        const auto before = traceOf(prepared, typed, options);
        trial.apart = largestDifference(headStages(*before, address)->weights, trial.stages->weights, order);
    }
    trial.by_distance = byDistance(prepared, typed, std::ssize(order), pair, options);
    return trial;
}

}  // namespace

std::vector<Index> shuffledOrder(Index count, std::uint64_t shuffled)
{
    std::vector<Index> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), Index{0});
    if (shuffled == 0) return order;
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[mixedBits(shuffled, i) % i]);
    if (std::ranges::is_sorted(order) && count > 1) std::swap(order.front(), order.back());
    return order;
}

PositionLab positionLab(const Run& run, const PositionsSettings& settings, const Focus& pair, OpenedModels& models,
                        const std::stop_token& stop)
{
    if (!run.module)
        throw Error(Code::Unsupported, "",
                    "position encodings side by side is not supported: expected a teaching module, found a model");
    if (run.keys_text)
        throw Error(
            Code::Unsupported, "",
            "position encodings side by side is not supported: expected one text, found a second text for the keys");
    const PreparedRun prepared = prepare(run, models, stop);
    if (!prepared.computable() || pair.item >= std::ssize(prepared.batch.sequences))
        throw Error(Code::Missing, "", "the text is missing: expected at least one word");
    PositionLab lab;
    lab.order =
        shuffledOrder(countOfReal(prepared.batch.sequences[static_cast<std::size_t>(pair.item)]), settings.shuffled);
    Focus inside = pair;
    inside.head = std::clamp<Index>(pair.head, 0, run.module->heads - 1);
    for (const PositionEncoding encoding : settings.encodings)
        lab.trials.push_back(trialOf(run, encoding, lab.order, inside, models, stop));
    return lab;
}

}  // namespace core
