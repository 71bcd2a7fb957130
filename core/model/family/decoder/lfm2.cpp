#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/hybrid_layers.h"
#include "core/model/family/layer_types.h"

#include <algorithm>

namespace core {
namespace {

struct Lfm2 {
    LlamaLayers common = {};
    std::vector<bool> attends = {};  ///< [layers]
    Index taps = 3;
    bool convolution_bias = false;
};

/// The feed-forward layer's width: two thirds of what the configuration says, in whole blocks.
Index innerWidth(const ConfigReader& config, Index said)
{
    const Index whole = config.count("block_multiple_of", largestWidth, 256);
    const float factor = config.positive("block_ffn_dim_multiplier", 1);
    if (!config.flag("block_auto_adjust_ff_dim", true)) return said;
    Index inner = 2 * said / 3;
    const Json* multiplier = config.value("block_ffn_dim_multiplier");
    if (config.names("block_ffn_dim_multiplier") && multiplier == nullptr) return inner;
    inner = static_cast<Index>(static_cast<double>(factor) * static_cast<double>(inner));
    return (inner + whole - 1) / whole * whole;
}

/// Which layers attend: those that `layer_types` or, before, `full_attn_idxs` names; without both all of them.
std::vector<bool> attendingInLfm2(const ConfigReader& config, Index layers)
{
    const Json* named = config.list("full_attn_idxs");
    return readLayerTypes(config, layers, "full_attention", [&](Index layer) {
        return named == nullptr || std::ranges::any_of(*named, [&](const Json& each) { return each == layer; });
    });
}

Lfm2 readLfm2(const ConfigReader& config)
{
    const char* inner = config.has("block_ff_dim") ? "block_ff_dim" : "intermediate_size";
    const Index said = config.count(inner, largestWidth, 12288);
    Lfm2 lfm{.common =
                 LlamaLayers::read(config.with("intermediate_size", said), {.key_heads = 8,
                                                                            .positions = 128000,
                                                                            .tied = config.flag("tie_embedding", true),
                                                                            .activation = nullptr,
                                                                            .base = 1e6F})};
    lfm.common.activation = Activation::Silu;
    lfm.common.epsilon = config.epsilon("norm_eps", 1e-5F);
    lfm.common.inner = innerWidth(config, said);
    lfm.common.attention_norm = "operator_norm";
    lfm.common.feed_forward_norm = "ffn_norm";
    lfm.common.final_norm = "embedding_norm";
    lfm.attends = attendingInLfm2(config, lfm.common.layers);
    lfm.taps = config.count("conv_L_cache", largestWidth, 3);
    lfm.convolution_bias = config.flag("conv_bias", false);
    // What the first folders say of the same things in other words, or of nothing that is computed.
    config.passOver({"conv_dim", "conv_dim_out", "conv_use_xavier_init", "block_dim", "block_mlp_init_scale",
                     "block_norm_eps", "block_out_init_scale", "block_use_swiglu", "block_use_xavier_init", "num_heads",
                     "use_pos_enc", "theta"});
    return lfm;
}

ShortConvolution convolutionOf(const Lfm2& lfm, const FamilyWeights& weights, const std::string& at)
{
    const Index width = lfm.common.width;
    const Projection all = weights.linear(at + "in_proj", width, 3 * width, lfm.convolution_bias);
    return {.before = all.columns(0, width),
            .behind = all.columns(width, width),
            .value = all.columns(2 * width, width),
            .convolution = channelConvolution(weights, at + "conv", lfm.taps, lfm.convolution_bias, {{0, width}}),
            .output = weights.linear(at + "out_proj", width, width, lfm.convolution_bias)};
}

Block blockOfLfm2(const Lfm2& lfm, const FamilyWeights& weights, Index layer)
{
    const LlamaLayers& common = lfm.common;
    const std::string at = LlamaLayers::placeOf(layer);
    Block block = mixingBlock(common, weights, layer);
    if (lfm.attends[static_cast<std::size_t>(layer)]) {
        block.attention = namedAttention(common, weights, at + "self_attn.", "out_proj");
        block.attention.rotary = common.rotary;
        addHeadNorms(common, block, weights, at, "q_layernorm", "k_layernorm");
        block.scores = eagerScores(rootScale(common.head_width));
    } else {
        setMixer(block, convolutionOf(lfm, weights, at + "conv."));
    }
    const auto linear = [&](const char* name, Index in, Index out) {
        return weights.linear(at + "feed_forward." + name, in, out, false);
    };
    block.feed_forward = FeedForward{linear("w3", common.width, common.inner), linear("w2", common.inner, common.width),
                                     Activation::Silu, linear("w1", common.width, common.inner)};
    return block;
}

}  // namespace

ModelPlan planLfm2(const ConfigReader& config)
{
    const Lfm2 lfm = readLfm2(config);
    ModelPlan plan = lfm.common.planWith(
        [lfm](const FamilyWeights& weights, Index layer) { return blockOfLfm2(lfm, weights, layer); });
    return hybridPlan(config, std::move(plan), lfm.attends, "layer_types");
}

}  // namespace core
