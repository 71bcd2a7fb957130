#include "core/model/pass/trace.h"

#include "core/error.h"
#include "core/model/pass/elsewhere.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace core {
namespace {

Index lengthOf(const std::vector<Sequence>& sequences) { return static_cast<Index>(sequences.front().tokens.size()); }

struct MapSize {
    Index queries = 0;
    Index keys = 0;
};

/// One stack of layers with its keys' stack.
struct Stack {
    const Model* model;
    MapSize size;
};

std::vector<Stack> stacksOf(const Model& model, const Batch& batch)
{
    const Index queries = lengthOf(batch.sequences);
    std::vector<Stack> stacks{
        {&model, {queries, batch.key_sequences.empty() ? queries : lengthOf(batch.key_sequences)}}};
    if (model.decoder == nullptr || batch.targets.empty()) return stacks;
    const Index targets = lengthOf(batch.targets);
    stacks.push_back({model.decoder.get(), {targets, targets}});
    stacks.push_back({model.cross.get(), {targets, queries}});
    return stacks;
}

/// Numbers of one layer that is kept whole, besides what enters it.
double wholeNumbers(const MultiHeadWeights& attention, double width, MapSize size, Keep keep)
{
    const double q = static_cast<double>(attention.heads * attention.keyDimensions());
    const double k = static_cast<double>(attention.keyHeads() * attention.keyDimensions());
    const double v = static_cast<double>(attention.keyHeads() * attention.valueDimensions());
    const double context = static_cast<double>(attention.heads * attention.valueDimensions());
    const bool changes = attention.rotary || attention.query_norm;
    const double copies = changes && keep == Keep::Stages ? 3 : 1;  // on their way to the scores
    const double maps = keep == Keep::Stages ? 4 : keep == Keep::Weights ? 1 : 0;
    const auto queries = static_cast<double>(size.queries);
    const auto keys = static_cast<double>(size.keys);
    const double outputs = keep == Keep::Vectors ? 0 : context + width;
    return queries * (copies * q + outputs) + keys * (copies * k + v)
           + maps * static_cast<double>(attention.heads) * queries * keys;
}

/// Bytes of a stack's layers, of which `whole_layers`, the largest, keep more than their input.
std::size_t stackBytes(const Transformer& transformer, Index batch, MapSize size, Keep keep, Index whole_layers)
{
    if (transformer.blocks.empty()) return 0;
    const double width = static_cast<double>(transformer.width());
    std::vector<double> whole;
    double overviews = 0, beside = 0;  // bytes of a layer's input besides the stream
    std::set<Index> lenders;
    auto layers = static_cast<double>(transformer.blocks.size() + transformer.behind.size());
    for (const Block& block : transformer.blocks) {
        layers += static_cast<double>(block.before.size() + (block.mixer != nullptr ? 1 : 0));
        if (block.token_gate) beside += static_cast<double>(block.token_gate->table.cols());
        if (block.keys_of && lenders.insert(*block.keys_of).second) beside += width;
        whole.push_back(wholeNumbers(block.attention, width, size, keep));
        overviews += static_cast<double>(block.attention.heads * overviewSide * overviewSide);
    }
    std::ranges::sort(whole, std::greater{});
    whole.resize(static_cast<std::size_t>(std::clamp<Index>(whole_layers, 0, std::ssize(whole))));
    const double entering = static_cast<double>(size.queries) * ((layers + 4) * width + beside);
    const double numbers = entering + overviews + std::accumulate(whole.begin(), whole.end(), 0.0);
    return static_cast<std::size_t>(4 * static_cast<double>(batch) * numbers);
}

}  // namespace

PassChanges PassChanges::of(const RunOptions& options)
{
    return {options.changes, options.interventions, !options.row_patches.empty()};
}

std::optional<RunOptions> PassChanges::onAnotherText() const
{
    const auto isPainted = [](const ScoringChange& change) {
        if (!change.mask) return false;
        const MaskRecipe recipe = MaskRecipe::parse(*change.mask);
        return recipe.has(RuleKind::Painted) || recipe.has(RuleKind::Uncovered);
    };
    const auto isPlaced = [](const Intervention& each) {
        return each.cells != nullptr || !each.span.empty() || each.kind == Intervention::Kind::Patch
               || each.kind == Intervention::Kind::Resample;
    };
    if (rows || std::ranges::any_of(scoring, isPainted) || std::ranges::any_of(interventions, isPlaced))
        return std::nullopt;
    RunOptions options;
    options.changes = scoring;
    options.interventions = interventions;
    return options;
}

HeadVectors Trace::vectors(const HeadAddress& address) const
{
    return vectorsOf(at(address).attention, model->transformer.blocks[address.layer].attention, address.head);
}

bool Trace::isLong() const
{
    return !recorded() && static_cast<Index>(queries(0).size()) * static_cast<Index>(keys(0).size()) > mostStageCells;
}

std::shared_ptr<const LongHead> longHead(const std::shared_ptr<const Trace>& trace, const HeadAddress& address)
{
    const HeadVectors vectors = trace->vectors(address);
    return std::make_shared<const LongHead>(trace->layers[static_cast<std::size_t>(address.layer)], vectors.q,
                                            vectors.k, trace->scoring(address));
}

Sequence sequenceOf(std::vector<Token> tokens)
{
    const std::size_t length = tokens.size();
    return {std::move(tokens), std::vector<bool>(length, true)};
}

Sequence sequenceOfIds(const Model& model, const std::vector<Index>& ids)
{
    std::vector<Token> tokens;
    tokens.reserve(ids.size());
    for (const Index id : ids) tokens.push_back(model.token(id));
    return sequenceOf(std::move(tokens));
}

std::vector<Sequence> padded(std::vector<Sequence> sequences, const Token& filler, PaddingSide side)
{
    std::size_t length = 0;
    for (const Sequence& sequence : sequences) length = std::max(length, sequence.tokens.size());
    for (Sequence& sequence : sequences) {
        const std::size_t missing = length - sequence.tokens.size();
        const bool left = side == PaddingSide::Left;
        sequence.tokens.insert(left ? sequence.tokens.begin() : sequence.tokens.end(), missing, filler);
        sequence.real.insert(left ? sequence.real.begin() : sequence.real.end(), missing, false);
        if (left)
            sequence.spans = spansWithin(sequence.spans, -static_cast<Index>(missing), std::ssize(sequence.tokens));
    }
    return sequences;
}

std::vector<Sequence> padded(const Model& model, std::vector<Sequence> sequences, PaddingSide side)
{
    const auto sameLength = [&](const Sequence& each) { return each.tokens.size() == sequences.front().tokens.size(); };
    if (std::ranges::all_of(sequences, sameLength)) return sequences;
    if (!model.info.padding_id)
        throw Error(Code::Missing, model.info.name,
                    "a padding token is missing: expected texts of one length in tokens");
    const Token filler =
        model.info.split ? Token{*model.info.padding_id, "[pad]", "[pad]", {}} : model.token(*model.info.padding_id);
    return padded(std::move(sequences), filler, side);
}

std::size_t traceBytes(const Transformer& transformer, Index batch, Index tokens, Keep keep, Index whole_layers)
{
    return stackBytes(transformer, batch, {tokens, tokens}, keep, whole_layers);
}

std::size_t traceBytes(const Model& model, const Batch& batch, Keep keep, Index whole_layers)
{
    const auto texts = static_cast<Index>(batch.sequences.size());
    std::size_t bytes = 0;
    for (const Stack& stack : stacksOf(model, batch)) {
        const Index whole = std::min(whole_layers, stack.model->info.layers);
        bytes += stackBytes(stack.model->transformer, texts, stack.size, keep, whole);
    }
    return bytes;
}

Index tokensWithin(const Transformer& transformer, Index batch, std::size_t bytes)
{
    const auto layers = static_cast<Index>(transformer.blocks.size());
    Index fits = 1;
    for (Index step = Index{1} << 24U; step > 0; step /= 2)
        if (traceBytes(transformer, batch, fits + step, Keep::Vectors, layers) <= bytes) fits += step;
    return fits;
}

Keep keepWithin(std::size_t budget, const Model& model, const Batch& batch)
{
    double numbers = 0;
    for (const Stack& stack : stacksOf(model, batch))
        numbers += static_cast<double>(stack.model->info.layers * stack.model->info.heads)
                   * static_cast<double>(stack.size.queries) * static_cast<double>(stack.size.keys);
    const double bytes = 4 * numbers * static_cast<double>(batch.sequences.size());
    if (4 * bytes <= static_cast<double>(budget)) return Keep::Stages;
    if (bytes <= static_cast<double>(budget)) return Keep::Weights;
    return Keep::Context;
}

void requireWeights(const Trace& trace, const char* what)
{
    if (trace.hasWeights()) return;
    if (trace.mixes != nullptr)
        throw Error(
            Code::Unsupported, trace.model->info.name,
            "%1 is not supported: expected a layer with attention, found layers that mix tokens without a softmax",
            what);
    const std::string& name = trace.model->info.name;
    if (trace.model->elsewhere)
        throw Error(Code::Unsupported, name,
                    "%1 is not supported: expected a model whose weights are here, found one that an engine computes",
                    what);
    throw Error(Code::NotInside, name, "there is no %1 in this file. Open a model with its weights.", what);
}

bool isOfTheSameText(const Trace& a, const Trace& b)
{
    const auto same = [](const std::vector<Sequence>& some, const std::vector<Sequence>& others) {
        return std::ranges::equal(some, others, [](const Sequence& one, const Sequence& other) {
            return std::ranges::equal(one.tokens, other.tokens, {}, &Token::id, &Token::id);
        });
    };
    return a.model == b.model && same(a.batch.sequences, b.batch.sequences)
           && same(a.batch.key_sequences, b.batch.key_sequences) && same(a.batch.targets, b.batch.targets);
}

std::shared_ptr<const Trace> blockOf(const std::shared_ptr<const Trace>& trace, AttentionBlock block)
{
    if (trace == nullptr || block == AttentionBlock::Self) return trace;
    if (block == AttentionBlock::Mixing) return trace->mixing;
    return block == AttentionBlock::Decoder ? trace->decoder : trace->cross;
}

}  // namespace core
