#include "core/analysis/outline/model_outline.h"

#include "core/analysis/weight_difference.h"
#include "core/model/layer_numbers.h"
#include "core/model/mixing/mixing_layer.h"
#include "core/model/pass/whole_answers.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace core {
namespace {

double sizeOf(const Projection& projection)
{
    return static_cast<double>(projection.weight.rows()) * static_cast<double>(projection.weight.cols());
}

/// The numbers between the parentheses of a rule: "window(3, 0)".
std::vector<Index> numbersIn(std::string_view rule)
{
    std::vector<Index> numbers;
    for (std::size_t at = 0; at < rule.size();) {
        Index number = 0;
        const auto [end, failed] = std::from_chars(rule.data() + at, rule.data() + rule.size(), number);
        if (failed == std::errc{}) {
            numbers.push_back(number);
            at = static_cast<std::size_t>(end - rule.data());
        } else {
            ++at;
        }
    }
    return numbers;
}

OutlinePositions positionsOf(const Block& block)
{
    struct Named {
        OutlinePositions operator()(const std::monostate&) const { return OutlinePositions::None; }
        OutlinePositions operator()(const AlibiPositions&) const { return OutlinePositions::Alibi; }
        OutlinePositions operator()(const KeyPositions&) const { return OutlinePositions::Alibi; }
        OutlinePositions operator()(const RelativePositions&) const { return OutlinePositions::Buckets; }
        OutlinePositions operator()(const PairPositions&) const { return OutlinePositions::Pairs; }
        OutlinePositions operator()(const GridPositions&) const { return OutlinePositions::Patches; }
        OutlinePositions operator()(const DisentangledPositions&) const { return OutlinePositions::Disentangled; }
        OutlinePositions operator()(const BoxPositions&) const { return OutlinePositions::Boxes; }
        OutlinePositions operator()(const SinusoidPositions&) const { return OutlinePositions::Sinusoids; }
        OutlinePositions operator()(const BlockPositions&) const
        {
            return OutlinePositions::None;
        }  // who sees whom, not where
    };
    if (block.attention.rotary) return OutlinePositions::Rotary;
    return std::visit(Named(), block.positions);
}

OutlineAttention attentionOf(const Block& block, AttentionBlock kind)
{
    const MultiHeadWeights& weights = block.attention;
    OutlineAttention made{.block = kind,
                          .heads = weights.heads,
                          .key_heads = weights.keyHeads(),
                          .key_width = weights.keyDimensions(),
                          .value_width = weights.valueDimensions()};
    made.biases = weights.query.bias.size() > 0 || weights.key.bias.size() > 0 || weights.value.bias.size() > 0;
    made.normed = weights.query_norm || weights.key_norm;
    made.gated = block.gate.has_value();
    made.sinks = block.sinks.size() > 0;
    made.pairs = block.difference.has_value();
    made.positions = positionsOf(block);
    made.reach = OutlineReach::of(block.reach);
    made.keys_of = block.keys_of;
    made.query_projections = sizeOf(weights.query);
    made.key_projections = sizeOf(weights.key) + sizeOf(weights.value);
    if (weights.output) made.query_projections += sizeOf(*weights.output);
    if (const auto& latents = weights.latents) {
        made.latent = latents->key_value.down.weight.cols() + latents->shared_key.weight.cols();
        made.key_projections += sizeOf(latents->key_value.down) + sizeOf(latents->shared_key);
        if (latents->query) {
            made.query_latent = latents->query->down.weight.cols();
            made.query_projections += sizeOf(latents->query->down);
        }
    }
    if (block.gate) made.query_projections += sizeOf(block.gate->projection);
    if (const auto& index = block.index) {
        made.kept_keys = index->kept;
        made.index_width = index->query.weight.cols();
        made.query_projections += sizeOf(index->query) + sizeOf(index->weights);
        made.key_projections += sizeOf(index->key);
    }
    if (const auto* apart = std::get_if<DisentangledPositions>(&block.positions)) {
        made.query_distances = apart->keys->rows();
        made.key_distances = apart->queries->rows();
    }
    return made;
}

OutlineMixer mixerOf(const TokenMixer& mixer)
{
    OutlineMixer made{.name = mixerName(mixer), .heads = mixingHeads(mixer)};
    if (const auto* convolution = std::get_if<ShortConvolution>(&mixer)) {
        const auto channels = static_cast<double>(convolution->convolution.taps.cols());
        made.key_width = made.value_width = 1;
        made.taps = convolution->convolution.taps.rows();
        made.projections = sizeOf(convolution->before) + sizeOf(convolution->behind) + sizeOf(convolution->value)
                           + sizeOf(convolution->output);
        made.mixing = channels * static_cast<double>(made.taps);
        made.state_numbers = channels * static_cast<double>(made.taps - 1);
        return made;
    }
    const auto& recurrence = std::get<StateRecurrence>(mixer);
    const auto channels = static_cast<double>(recurrence.convolution.taps.cols());
    made.key_width = recurrence.keyWidth();
    made.value_width = recurrence.valueWidth();
    made.taps = recurrence.convolution.taps.rows();
    for (const Projection* each : {&recurrence.query, &recurrence.key, &recurrence.value, &recurrence.gate,
                                   &recurrence.time, &recurrence.strength, &recurrence.output})
        made.projections += sizeOf(*each);
    // Each head's state is faded, written and read, and by the delta rule read once more before it is written.
    const double state = static_cast<double>(recurrence.heads) * static_cast<double>(made.key_width * made.value_width);
    made.mixing = channels * static_cast<double>(made.taps) + (recurrence.delta ? 4 : 3) * state;
    made.state_numbers = state + channels * static_cast<double>(std::max<Index>(0, made.taps - 1));
    return made;
}

double projectionsOf(const FeedForward& layer)
{
    return sizeOf(layer.in) + sizeOf(layer.out) + (layer.gate ? sizeOf(*layer.gate) : 0.0);
}

bool isGated(const FeedForward& layer) { return layer.gate.has_value() || layer.clamped.has_value(); }

/// @return nothing of a layer that is not there
std::optional<OutlineFeedForward> feedForwardOf(const FeedForwardLayer& layer)
{
    if (const auto* one = std::get_if<FeedForward>(&layer))
        return OutlineFeedForward{
            .inner = one->out.weight.rows(), .gated = isGated(*one), .projections = projectionsOf(*one)};
    const auto* experts = std::get_if<Experts>(&layer);
    if (experts == nullptr || experts->experts.empty()) return std::nullopt;
    const FeedForward& first = experts->experts.front();
    OutlineFeedForward made{.inner = first.out.weight.rows(),
                            .gated = isGated(first),
                            .experts = std::ssize(experts->experts),
                            .chosen = experts->router.chosen};
    made.projections = sizeOf(experts->router.scores) + static_cast<double>(made.chosen) * projectionsOf(first);
    if (experts->shared) {
        made.shared = experts->shared->out.weight.rows();
        made.projections += projectionsOf(*experts->shared);
    }
    if (experts->shared_gate) made.projections += sizeOf(*experts->shared_gate);
    return made;
}

std::optional<Norm::Kind> kindOf(const std::optional<Norm>& norm)
{
    return norm ? std::optional(norm->kind) : std::nullopt;
}

void addFeedForward(OutlineLayer& layer, const Block& block)
{
    if (auto made = feedForwardOf(block.feed_forward))
        layer.parts.push_back({.what = *made,
                               .before = kindOf(block.feed_forward_norm),
                               .made = kindOf(block.feed_forward_output_norm),
                               .sum = kindOf(block.feed_forward_sum_norm),
                               .beside = block.parallel});
}

void addAttention(OutlineLayer& layer, const Block& block, AttentionBlock kind)
{
    layer.parts.push_back({.what = attentionOf(block, kind),
                           .before = kindOf(block.attention_norm),
                           .made = kindOf(block.attention_output_norm),
                           .sum = kindOf(block.attention_sum_norm)});
    if (block.mixer != nullptr) layer.parts.push_back({.what = mixerOf(*block.mixer), .beside = true});
}

OutlineLayer mixingLayer(const MixingLayer& of)
{
    OutlineLayer layer{.number = of.number};
    if (of.mixer != nullptr)
        layer.parts.push_back({.what = mixerOf(*of.mixer),
                               .before = kindOf(of.around.attention_norm),
                               .made = kindOf(of.around.attention_output_norm),
                               .sum = kindOf(of.around.attention_sum_norm)});
    addFeedForward(layer, of.around);
    return layer;
}

/// Everything of a stack but its layers.
OutlineStack emptyStack(const Model& model)
{
    const Transformer& from = model.transformer;
    OutlineStack stack{.block = model.info.block.value_or(AttentionBlock::Self),
                       .causal = from.causal,
                       .width = from.width(),
                       .reads = model.info.reads,
                       .vocabulary = from.token_embedding.rows(),
                       .places = from.position_embedding.rows(),
                       .layers = {}};
    if (from.patches) stack.tokens = from.patches->tokens();
    if (from.audio) stack.tokens = from.audio->count;
    stack.final_norm = kindOf(from.final_norm);
    return stack;
}

/// @param cross  of an encoder–decoder's decoder: the second halves of its layers; else null
OutlineStack stackOf(const Model& model, const Model* cross)
{
    OutlineStack stack = emptyStack(model);
    const std::vector<Block>& blocks = model.transformer.blocks;
    stack.layers.reserve(blocks.size());
    for (Index place = 0; place < std::ssize(blocks); ++place) {
        const Block& block = blocks[static_cast<std::size_t>(place)];
        for (const auto& before : block.before) stack.layers.push_back(mixingLayer(*before));
        OutlineLayer layer{.number = layerNumber(model.info, place, 1), .place = place};
        addAttention(layer, block, stack.block);
        if (cross != nullptr && place < std::ssize(cross->transformer.blocks)) {
            const Block& second = cross->transformer.blocks[static_cast<std::size_t>(place)];
            addAttention(layer, second, AttentionBlock::Cross);
            addFeedForward(layer, second);
        } else {
            addFeedForward(layer, block);
        }
        layer.residual = block.residual;
        layer.convolution = block.beside.has_value();
        layer.token_vectors = block.token_gate.has_value();
        stack.layers.push_back(std::move(layer));
    }
    for (const auto& behind : model.transformer.behind) stack.layers.push_back(mixingLayer(*behind));
    if (cross != nullptr) stack.final_norm = kindOf(cross->transformer.final_norm);
    return stack;
}

OutlineAnswer answerOf(const Model& model)
{
    const Model& speaker = model.cross != nullptr ? *model.cross : model;
    OutlineAnswer answer;
    if (const auto& labels = labelHeadOf(model)) {
        answer.of = OutlineAnswer::Of::Labels;
        answer.count = labels->labels.weight.cols();
        answer.projections = sizeOf(labels->labels) + (labels->transform ? sizeOf(*labels->transform) : 0.0);
    } else if (const auto& words = speaker.transformer.language_head) {
        answer.of = OutlineAnswer::Of::Words;
        answer.count = words->embedding.rows();
        answer.tied = speaker.transformer.token_embedding.rows() > 0 && isHeadTied(speaker.transformer);
        answer.projections = static_cast<double>(words->embedding.rows()) * static_cast<double>(words->embedding.cols())
                             + (words->transform ? sizeOf(*words->transform) : 0.0);
    } else if (model.shared || model.sentence) {
        answer.of = OutlineAnswer::Of::Vector;
        answer.count = model.transformer.width();
        if (model.shared && model.shared->projection) {
            answer.count = model.shared->projection->weight.cols();
            answer.projections = sizeOf(*model.shared->projection);
        }
        if (model.sentence)
            for (const SentenceHead::Step& step : model.sentence->steps)
                if (step.projection) {
                    answer.count = step.projection->weight.cols();
                    answer.projections += sizeOf(*step.projection);
                }
    }
    return answer;
}

}  // namespace

OutlineReach OutlineReach::of(const Mask& reach)
{
    if (reach.empty()) return {};
    OutlineReach made{.kind = Kind::Other, .mask = reach};
    const std::vector<RuleVerdict> rules = reach.verdicts(0, 0);
    const auto isPlain = [&](std::size_t place, RuleKind kind) {
        return place < rules.size() && rules[place].kind == kind && !rules[place].negated;
    };
    if (rules.size() == 1 && isPlain(0, RuleKind::Chunk))
        return {.kind = Kind::Chunk, .size = numbersIn(rules[0].rule).at(0)};
    if (!isPlain(0, RuleKind::Window) || rules.size() > 2) return made;
    const std::vector<Index> sides = numbersIn(rules[0].rule);
    OutlineReach window{.kind = Kind::Window, .before = sides.at(0), .after = sides.at(1)};
    if (rules.size() == 1) return window;
    if (!isPlain(1, RuleKind::Global)) return made;
    window.global = numbersIn(rules[1].rule);
    for (Index& token : window.global) --token;
    // The two rules are joined by | only if a global token shows what lies outside of the window.
    const Index far = std::max(window.before, window.after) + window.global.back() + 2;
    return reach.allows(far, window.global.front()) ? window : made;
}

bool OutlineLayer::isLike(const OutlineLayer& other) const
{
    return parts == other.parts && residual == other.residual && convolution == other.convolution
           && token_vectors == other.token_vectors;
}

const OutlineAttention* OutlineLayer::attention(AttentionBlock block) const
{
    for (const OutlinePart& part : parts)
        if (const auto* made = std::get_if<OutlineAttention>(&part.what); made != nullptr && made->block == block)
            return made;
    return nullptr;
}

const OutlineLayer* OutlineStack::layerAt(Index at) const
{
    const auto found = std::ranges::find(layers, std::optional(at), &OutlineLayer::place);
    return found == layers.end() ? nullptr : &*found;
}

const OutlineStack* ModelOutline::stackOf(AttentionBlock block) const
{
    for (const OutlineStack& stack : stacks)
        if (stack.block == block || (stack.block == AttentionBlock::Decoder && block == AttentionBlock::Cross))
            return &stack;
    return nullptr;
}

ModelOutline outlineOf(const Model& model)
{
    ModelOutline outline;
    if (model.transformer.blocks.empty()) return outline;
    outline.stacks.push_back(stackOf(model, nullptr));
    if (model.decoder != nullptr) outline.stacks.push_back(stackOf(*model.decoder, model.cross.get()));
    outline.answer = answerOf(model);
    return outline;
}

}  // namespace core
