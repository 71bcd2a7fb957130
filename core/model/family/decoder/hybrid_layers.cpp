#include "core/model/family/decoder/hybrid_layers.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/mixing/mixing_layer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {
namespace {

/// Layers without heads become part of what stands before the next layer with heads.
void foldMixing(Transformer& transformer)
{
    std::vector<Block> attending;
    std::vector<std::shared_ptr<const MixingLayer>> between;
    Index number = 0;
    for (Block& block : transformer.blocks) {
        ++number;
        if (block.attention.heads == 0) {
            auto mixer = std::move(block.mixer);
            block.mixer = nullptr;
            between.push_back(
                std::make_shared<const MixingLayer>(MixingLayer{number, std::move(block), std::move(mixer)}));
            continue;
        }
        block.before = std::exchange(between, {});
        attending.push_back(std::move(block));
    }
    transformer.blocks = std::move(attending);
    transformer.behind = std::move(between);
}

/// A bound of times: a number, or infinity as JSON is made to say it.
float boundIn(const ConfigReader& config, const Json& bound)
{
    if (bound.is_number()) return bound.get<float>();
    const Json* text = bound.is_object() && bound.contains("__float__") ? &bound["__float__"] : &bound;
    if (*text == "Infinity" || *text == "inf") return std::numeric_limits<float>::infinity();
    throw config.outOfRange("time_step_limit", Words("%1 cannot be used: expected two numbers, found %2",
                                                     bound.dump(-1, ' ', true).substr(0, 40)));
}

Projection partTimes(Projection projection, float entry, float factor)
{
    projection.weight = projection.weight.times(entry * factor);
    projection.bias *= factor;
    return projection;
}

}  // namespace

ModelPlan hybridPlan(const ConfigReader& config, ModelPlan plan, const std::vector<bool>& attends, const char* field)
{
    for (std::size_t layer = 0; layer < attends.size(); ++layer)
        (attends[layer] ? plan.layer_numbers : plan.without_attention).push_back(static_cast<Index>(layer) + 1);
    if (plan.layer_numbers.empty())
        throw config.outOfRange(
            field, Words("%1 cannot be used: expected a layer with attention, which is what is shown, found none"));
    plan.layers = std::ssize(plan.layer_numbers);
    if (plan.without_attention.empty()) plan.layer_numbers.clear();  // 1, 2, …
    plan.load = [load = std::move(plan.load)](const WeightFiles& files) {
        Transformer transformer = load(files);
        foldMixing(transformer);
        return transformer;
    };
    return plan;
}

void setMixer(Block& block, TokenMixer mixer) { block.mixer = std::make_shared<const TokenMixer>(std::move(mixer)); }

Block mixingBlock(const LlamaLayers& llama, const FamilyWeights& weights, Index layer)
{
    const std::string at = LlamaLayers::placeOf(layer);
    Block block;
    block.attention.heads = 0;
    block.attention_norm = llama.norm(weights, at + llama.attention_norm);
    block.feed_forward_norm = llama.norm(weights, at + llama.feed_forward_norm);
    return block;
}

MultiHeadWeights namedAttention(const LlamaLayers& llama, const FamilyWeights& weights, const std::string& at,
                                const char* output)
{
    const Index q = llama.heads * llama.head_width, k = llama.key_heads * llama.head_width;
    const bool bias = llama.query_key_value_bias;
    MultiHeadWeights attention{.heads = llama.heads,
                               .query = weights.linear(at + "q_proj", llama.width, q, bias),
                               .key = weights.linear(at + "k_proj", llama.width, k, bias),
                               .value = weights.linear(at + "v_proj", llama.width, k, bias),
                               .output = weights.linear(at + output, q, llama.width, llama.output_bias)};
    attention.key_heads = llama.key_heads;
    return attention;
}

ChannelConvolution channelConvolution(const FamilyWeights& weights, const std::string& name, Index width, bool bias,
                                      const std::vector<ChannelRange>& channels)
{
    Index count = 0;
    for (const ChannelRange& range : channels) count += range.count;
    const Matrix taps = weights.folded(name + ".weight", {count, 1, width}, count).matrix();
    const RowVector biases = bias ? weights.vector(name + ".bias", count) : RowVector();
    ChannelConvolution convolution{.taps = Matrix(width, count), .bias = RowVector(biases.size())};
    Index to = 0;
    for (const ChannelRange& range : channels) {
        convolution.taps.middleCols(to, range.count) = taps.middleRows(range.first, range.count).transpose();
        if (bias) convolution.bias.segment(to, range.count) = biases.segment(range.first, range.count);
        to += range.count;
    }
    return convolution;
}

RowVector stateDecay(const FamilyWeights& weights, const std::string& at, Index heads)
{
    if (weights.contains(at + "A")) return -weights.vector(at + "A", heads);
    return weights.vector(at + "A_log", heads).array().exp().matrix();
}

void requireSilu(const ConfigReader& config, const char* field)
{
    if (config.activation(field, "silu") != Activation::Silu)
        throw config.outOfRange(field, Words("%1 cannot be used: expected silu, found %2", config.text(field, "")));
}

StateSpaceLayers StateSpaceLayers::read(const ConfigReader& config, const LlamaLayers& llama, Index inner)
{
    StateSpaceLayers own{.width = llama.width, .epsilon = llama.epsilon};
    if (inner == 0) inner = config.count("mamba_expand", largestWidth, 2) * llama.width;
    own.heads = config.count("mamba_n_heads", largestWidth, 128);
    config.requireMultiple("mamba_expand", inner, "mamba_n_heads", own.heads);
    const Json* width = config.value("mamba_d_head");
    own.head_width =
        width == nullptr || width->is_string() ? inner / own.heads : config.count("mamba_d_head", largestWidth);
    if (own.head_width * own.heads != inner)
        throw config.outOfRange("mamba_d_head",
                                Words("%1 cannot be used: expected %2, found %3", std::to_string(inner / own.heads),
                                      std::to_string(own.head_width)));
    own.groups = config.count("mamba_n_groups", largestWidth, 1);
    config.requireMultiple("mamba_n_heads", own.heads, "mamba_n_groups", own.groups);
    own.state = config.count("mamba_d_state", largestWidth, 256);
    own.kernel = config.count("mamba_d_conv", largestWidth, 4);
    own.convolution_bias = config.flag("mamba_conv_bias", true);
    own.bias = own.output_bias = config.flag("mamba_proj_bias", false);
    requireSilu(config, "hidden_act");
    config.passOver({"mamba_chunk_size", "mamba_expand"});
    const Json* limits = config.list("time_step_limit");
    if (limits == nullptr) return own;
    if (limits->size() != 2)
        throw config.outOfRange("time_step_limit", Words("%1 cannot be used: expected two numbers, found %2",
                                                         std::to_string(limits->size())));
    own.least_time = boundIn(config, (*limits)[0]);
    own.most_time = boundIn(config, (*limits)[1]);
    if (!(own.least_time <= own.most_time))
        throw config.outOfRange(
            "time_step_limit",
            Words("%1 cannot be used: expected the smaller number first, found %2", std::to_string(own.least_time)));
    return own;
}

StateRecurrence StateSpaceLayers::load(const FamilyWeights& weights, const std::string& at) const
{
    const Index inner = heads * head_width, shared = groups * state;
    const Projection all = weights.linear(at + "in_proj", width, 2 * inner + 2 * shared + heads, bias);
    const auto part = [&](Index first, Index count, std::size_t which) {
        return partTimes(all.columns(first, count), entry, parts[which]);
    };
    StateRecurrence mixer{.heads = heads,
                          .key_heads = groups,
                          .query = part(2 * inner + shared, shared, 3),
                          .key = part(2 * inner, shared, 2),
                          .value = part(inner, inner, 1),
                          .gate = part(0, inner, 0),
                          .time = part(2 * inner + 2 * shared, heads, 4)};
    mixer.convolution = channelConvolution(weights, at + "conv1d", kernel, convolution_bias,
                                           {{inner + shared, shared}, {inner, shared}, {0, inner}});
    mixer.decay = stateDecay(weights, at, heads);
    mixer.time_bias = weights.vector(at + "dt_bias", heads);
    mixer.skip = weights.vector(at + "D", heads);
    mixer.least_time = least_time;
    mixer.most_time = most_time;
    mixer.gate_first = gate_first;
    if (normed)
        mixer.norm =
            HeadNorm{.weight = weights.vector(at + "norm.weight", inner), .epsilon = epsilon, .width = inner / groups};
    mixer.output = partTimes(weights.linear(at + "out_proj", inner, width, output_bias), 1, output);
    return mixer;
}

}  // namespace core
