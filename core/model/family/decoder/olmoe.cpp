#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"

namespace core {

ModelPlan planOlmoe(const ConfigReader& config)
{
    LlamaLayers olmoe = LlamaLayers::read(config, {.positions = 4096});
    olmoe.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    const ExpertCounts counts =
        ExpertCounts::read(config, {"num_experts", "num_local_experts"}, 64, 8, "intermediate_size");
    const bool normalised = config.flag("norm_topk_prob", false);
    const float clip = config.has("clip_qkv") ? config.positive("clip_qkv", 1) : 0;
    return olmoe.planWith([=](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer);
        Block block = olmoe.attendingBlock(weights, layer);
        addJointNorms(olmoe, block, weights, at);
        block.attention.clip = clip;
        block.attention.clips_normed = true;
        block.feed_forward = gatedExperts(olmoe, weights, at + "mlp.", counts, normalised);
        return block;
    });
}

}  // namespace core
