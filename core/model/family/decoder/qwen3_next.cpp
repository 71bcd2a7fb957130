#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"
#include "core/model/family/decoder/hybrid_layers.h"
#include "core/model/family/layer_types.h"

namespace core {
namespace {

/// The sizes of a layer with the gated delta rule.
struct DeltaLayers {
    Index key_heads = 16;
    Index heads = 32;  ///< heads of values
    Index key_width = 128;
    Index value_width = 128;
    Index kernel = 4;    ///< tokens that the convolution sees
    bool tiled = false;  ///< heads with the same place among those of their key head stand together: llama.cpp

    static DeltaLayers read(const ConfigReader& config)
    {
        DeltaLayers own;
        own.key_heads = config.count("linear_num_key_heads", largestWidth, own.key_heads);
        own.heads = config.count("linear_num_value_heads", largestWidth, own.heads);
        config.requireMultiple("linear_num_value_heads", own.heads, "linear_num_key_heads", own.key_heads);
        own.key_width = config.count("linear_key_head_dim", largestWidth, own.key_width);
        own.value_width = config.count("linear_value_head_dim", largestWidth, own.value_width);
        own.kernel = config.count("linear_conv_kernel_dim", largestWidth, own.kernel);
        own.tiled = config.flag("tiled_value_heads", own.tiled);
        requireSilu(config, "hidden_act");
        return own;
    }
    /// Where the file has each head; empty where it has them in their order.
    std::vector<Index> places() const
    {
        std::vector<Index> all;
        const Index each = heads / key_heads;
        for (Index head = 0; head < heads && tiled && each > 1; ++head)
            all.push_back(head % each * key_heads + head / each);
        return all;
    }
    Index keys() const { return key_heads * key_width; }
    Index values() const { return heads * value_width; }
};

struct QwenHybrid {
    LlamaLayers common = {};
    DeltaLayers delta = {};
    std::vector<bool> attends = {};  ///< [layers]
};

QwenHybrid readHybrid(const ConfigReader& config, Index keyHeads)
{
    QwenHybrid qwen{.common = LlamaLayers::read(
                        config, {.key_heads = keyHeads, .head_width = 256, .positions = 32768, .turned_share = 0.25F}),
                    .delta = DeltaLayers::read(config)};
    qwen.common.norm_offset = 1;
    const Index interval = config.count("full_attention_interval", mostLayers, 4);
    qwen.attends = readLayerTypes(config, qwen.common.layers, "full_attention",
                                  [=](Index layer) { return (layer + 1) % interval == 0; });
    return qwen;
}

/// Strengths and times stand together, those of a key head after those of the one before.
void addStrengths(const QwenHybrid& qwen, const FamilyWeights& weights, const std::string& at, StateRecurrence& mixer)
{
    const Index each = qwen.delta.heads / qwen.delta.key_heads;
    const Projection both = weights.linear(at + "in_proj_ba", qwen.common.width, 2 * qwen.delta.heads, false);
    mixer.strength = both.columnGroups(0, each, 2 * each);
    mixer.time = both.columnGroups(each, each, 2 * each);
}

/// Projections that the files hold together, a key head's after the other's: q | k | v | z and b | a.
void readGrouped(const QwenHybrid& qwen, const FamilyWeights& weights, const std::string& at, StateRecurrence& mixer)
{
    const DeltaLayers& own = qwen.delta;
    const Index each = own.heads / own.key_heads, k = own.key_width, v = each * own.value_width;
    const Projection all =
        weights.linear(at + "in_proj_qkvz", qwen.common.width, 2 * own.keys() + 2 * own.values(), false);
    mixer.query = all.columnGroups(0, k, 2 * (k + v));
    mixer.key = all.columnGroups(k, k, 2 * (k + v));
    mixer.value = all.columnGroups(2 * k, v, 2 * (k + v));
    mixer.gate = all.columnGroups(2 * k + v, v, 2 * (k + v));
    addStrengths(qwen, weights, at, mixer);
}

/// Loads projections that the file keeps apart, each for all heads.
void readApart(const QwenHybrid& qwen, const FamilyWeights& weights, const std::string& at, StateRecurrence& mixer)
{
    const DeltaLayers& own = qwen.delta;
    const auto linear = [&](const char* name, Index out) {
        return weights.linear(at + name, qwen.common.width, out, false);
    };
    const Projection all = linear("in_proj_qkv", 2 * own.keys() + own.values());
    mixer.query = all.columns(0, own.keys());
    mixer.key = all.columns(own.keys(), own.keys());
    mixer.value = all.columns(2 * own.keys(), own.values());
    mixer.gate = linear("in_proj_z", own.values());
    if (weights.contains(at + "in_proj_ba.weight")) return addStrengths(qwen, weights, at, mixer);
    mixer.strength = linear("in_proj_b", own.heads);
    mixer.time = linear("in_proj_a", own.heads);
}

StateRecurrence deltaOf(const QwenHybrid& qwen, const FamilyWeights& weights, const std::string& at)
{
    const DeltaLayers& own = qwen.delta;
    StateRecurrence mixer{.heads = own.heads, .key_heads = own.key_heads, .delta = true};
    if (weights.contains(at + "in_proj_qkvz.weight"))
        readGrouped(qwen, weights, at, mixer);
    else
        readApart(qwen, weights, at, mixer);
    mixer.stored = own.places();
    std::vector<ChannelRange> channels{{0, 2 * own.keys()}};
    for (Index head = 0; head < own.heads; ++head)
        channels.push_back({2 * own.keys() + mixer.placeOf(head) * own.value_width, own.value_width});
    mixer.convolution = channelConvolution(weights, at + "conv1d", own.kernel, false, channels);
    const RowVector decay = stateDecay(weights, at, own.heads), bias = weights.vector(at + "dt_bias", own.heads);
    mixer.decay = mixer.time_bias = RowVector(own.heads);
    for (Index head = 0; head < own.heads; ++head) {
        mixer.decay(head) = decay(mixer.placeOf(head));
        mixer.time_bias(head) = bias(mixer.placeOf(head));
    }
    mixer.norm = HeadNorm{weights.vector(at + "norm.weight", own.value_width), qwen.common.epsilon};
    mixer.gate_first = false;
    mixer.hides_convolved = false;
    mixer.output = weights.linear(at + "out_proj", own.values(), qwen.common.width, false);
    return mixer;
}

/// Queries and the gate of what the heads make stand in one matrix, head by head.
void addGatedAttention(const LlamaLayers& qwen, const FamilyWeights& weights, const std::string& at, Block& block)
{
    const Index d = qwen.head_width, q = qwen.heads * d, k = qwen.key_heads * d;
    const bool bias = qwen.query_key_value_bias;
    const Projection both = weights.linear(at + "self_attn.q_proj", qwen.width, 2 * q, bias);
    block.attention = {.heads = qwen.heads,
                       .query = both.columnGroups(0, d, 2 * d),
                       .key = weights.linear(at + "self_attn.k_proj", qwen.width, k, bias),
                       .value = weights.linear(at + "self_attn.v_proj", qwen.width, k, bias),
                       .output = weights.linear(at + "self_attn.o_proj", q, qwen.width, bias)};
    block.attention.rotary = qwen.rotary;
    block.attention.key_heads = qwen.key_heads;
    addHeadNorms(qwen, block, weights, at);
    block.gate = OutputGate{both.columnGroups(d, d, 2 * d)};
    block.scores = eagerScores(rootScale(d));
}

/// A layer without its feed-forward layer.
Block hybridBlockOf(const QwenHybrid& qwen, const FamilyWeights& weights, Index layer)
{
    const std::string at = LlamaLayers::placeOf(layer);
    Block block = mixingBlock(qwen.common, weights, layer);
    if (qwen.attends[static_cast<std::size_t>(layer)])
        addGatedAttention(qwen.common, weights, at, block);
    else
        setMixer(block, deltaOf(qwen, weights, at + "linear_attn."));
    return block;
}

}  // namespace

ModelPlan planQwen3Next(const ConfigReader& config)
{
    const QwenHybrid qwen = readHybrid(config, 2);
    const ExpertCounts counts =
        ExpertCounts::read(config, {"num_experts", "num_local_experts"}, 512, 10, "moe_intermediate_size");
    const bool normalised = config.flag("norm_topk_prob", true);
    const Index shared = config.count("shared_expert_intermediate_size", largestWidth, 512);
    const std::vector<bool> sparse = layersWithExperts(config, qwen.common.layers);
    ModelPlan plan = qwen.common.planWith([=](const FamilyWeights& weights, Index layer) {
        const LlamaLayers& common = qwen.common;
        const std::string at = LlamaLayers::placeOf(layer) + "mlp.";
        Block block = hybridBlockOf(qwen, weights, layer);
        if (!sparse[static_cast<std::size_t>(layer)]) {
            block.feed_forward = common.gatedFeedForward(weights, at, common.inner);
            return block;
        }
        Experts experts = gatedExperts(common, weights, at, counts, normalised);
        experts.shared = common.gatedFeedForward(weights, at + "shared_expert.", shared);
        experts.shared_gate = weights.linear(at + "shared_expert_gate", common.width, 1, false);
        block.feed_forward = std::move(experts);
        return block;
    });
    return hybridPlan(config, std::move(plan), qwen.attends, "layer_types");
}

ModelPlan planQwen35(const ConfigReader& config)
{
    const QwenHybrid qwen = readHybrid(config, 4);
    ModelPlan plan = qwen.common.planWith([=](const FamilyWeights& weights, Index layer) {
        Block block = hybridBlockOf(qwen, weights, layer);
        block.feed_forward =
            qwen.common.gatedFeedForward(weights, LlamaLayers::placeOf(layer) + "mlp.", qwen.common.inner);
        return block;
    });
    return hybridPlan(config, std::move(plan), qwen.attends, "layer_types");
}

}  // namespace core
