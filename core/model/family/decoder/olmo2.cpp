#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"

namespace core {
namespace {

/// Without its feed-forward layer.
Block blockOfOlmo(const LlamaLayers& olmo, const FamilyWeights& weights, Index layer)
{
    const std::string at = LlamaLayers::placeOf(layer);
    const auto headNorm = [&](const char* name, Index heads) {
        const Norm all = weights.rootMeanSquareNorm(at + name, heads * olmo.head_width, olmo.epsilon);
        return HeadNorm{.weight = all.weight, .epsilon = all.epsilon};
    };
    Block block;
    block.attention = olmo.attention(weights, at);
    block.attention.query_norm = headNorm("self_attn.q_norm", olmo.heads);
    block.attention.key_norm = headNorm("self_attn.k_norm", olmo.key_heads);
    block.scores = eagerScores(rootScale(olmo.head_width));
    block.attention_output_norm = olmo.norm(weights, at + "post_attention_layernorm");
    block.feed_forward_output_norm = olmo.norm(weights, at + "post_feedforward_layernorm");
    return block;
}

}  // namespace

ModelPlan planOlmo2(const ConfigReader& config)
{
    LlamaLayers olmo = LlamaLayers::read(config, {});
    olmo.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    return olmo.planWith([olmo](const FamilyWeights& weights, Index layer) {
        Block block = blockOfOlmo(olmo, weights, layer);
        block.feed_forward = olmo.gatedFeedForward(weights, LlamaLayers::placeOf(layer) + "mlp.", olmo.inner);
        return block;
    });
}

ModelPlan planFlexOlmo(const ConfigReader& config)
{
    const LlamaLayers olmo = LlamaLayers::read(config, {.positions = 4096, .base = 500000});
    const ExpertCounts counts =
        ExpertCounts::read(config, {"num_experts", "num_local_experts"}, 7, 5, "intermediate_size");
    const bool normalised = config.flag("norm_topk_prob", false);
    return olmo.planWith([=](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer) + "mlp.";
        Block block = blockOfOlmo(olmo, weights, layer);
        block.feed_forward =
            Experts{.router = {.scores = weights.linear(at + "gate", olmo.width, counts.experts, false),
                               .chosen = counts.chosen,
                               .normalised = normalised},
                    .experts = namedExperts(olmo, weights, at + "experts.", counts)};
        return block;
    });
}

}  // namespace core
