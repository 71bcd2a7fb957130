#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"

namespace core {
namespace {

/// @param headWidth  where the configuration is silent; 0: d_model / heads
LlamaLayers readErnie45(const ConfigReader& config, Index keyHeads, Index headWidth)
{
    LlamaLayers ernie = LlamaLayers::read(
        config, {.key_heads = keyHeads, .head_width = headWidth, .positions = 131072, .tied = true, .base = 500000});
    ernie.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    ernie.query_key_value_bias = ernie.output_bias = ernie.feed_forward_bias = config.flag("use_bias", false);
    ernie.rotary.pairing = RotaryEmbedding::Pairing::Interleaved;
    return ernie;
}

/// Which layers have experts: every so manieth from one layer to another, which may be -1 for the last.
std::vector<bool> sparseLayersOfErnie(const ConfigReader& config, Index layers)
{
    const float first = config.number("moe_layer_start_index", 1);
    const float last = config.number("moe_layer_end_index", -1);
    const Index step = config.count("moe_layer_interval", mostLayers, 1);
    std::vector<bool> sparse;
    for (Index layer = 0; layer < layers; ++layer) {
        const auto place = static_cast<float>(layer);
        sparse.push_back((layer + 1) % step == 0 && place >= first && (last == -1 || place <= last));
    }
    return sparse;
}

}  // namespace

ModelPlan planErnie45(const ConfigReader& config)
{
    const LlamaLayers ernie = readErnie45(config, 2, 128);
    return ernie.plan([ernie](const WeightFiles& files) { return ernie.load(files); });
}

ModelPlan planErnie45Moe(const ConfigReader& config)
{
    LlamaLayers ernie = readErnie45(config, 4, 0);
    ernie.head_bias = config.flag("use_bias", false);
    const ExpertCounts counts =
        ExpertCounts::read(config, {"moe_num_experts", "num_experts"}, 64, 6, "moe_intermediate_size",
                           config.has("moe_k") ? "moe_k" : "num_experts_per_tok");
    const Json* none = config.value("moe_num_shared_experts");
    const Index shared =
        none != nullptr && *none == 0 ? 0 : config.count("moe_num_shared_experts", largestWidth, 2) * counts.inner;
    const float least = config.number("moe_norm_min", 1e-12F);
    if (least > 1e-6F)
        throw config.outOfRange("moe_norm_min",
                                Words("%1 cannot be used: expected at most 1e-6, found %2", std::to_string(least)));
    const std::vector<bool> sparse = sparseLayersOfErnie(config, ernie.layers);
    LlamaLayers unbiased = ernie;  // experts have no biases even where all else does
    unbiased.feed_forward_bias = false;
    return ernie.planWith([=](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer) + "mlp.";
        if (!sparse[static_cast<std::size_t>(layer)]) return ernie.block(weights, layer);
        Block block = ernie.attendingBlock(weights, layer);
        Experts experts = gatedExperts(unbiased, weights, at, counts, true);
        experts.router.correction =
            weights.matrix(at + "moe_statics.e_score_correction_bias", 1, counts.experts).row(0);
        if (shared > 0) experts.shared = ernie.gatedFeedForward(weights, at + "shared_experts.", shared);
        block.feed_forward = std::move(experts);
        return block;
    });
}

}  // namespace core
