#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"

namespace core {

ModelPlan planMixtral(const ConfigReader& config)
{
    LlamaLayers mixtral = LlamaLayers::read(config, {.key_heads = 8, .positions = 131072});
    mixtral.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    mixtral.windows.assign(static_cast<std::size_t>(mixtral.layers), config.count("sliding_window", mostPositions, 0));
    const ExpertCounts counts =
        ExpertCounts::read(config, {"num_local_experts", "num_experts"}, 8, 2, "intermediate_size");
    return mixtral.planWith([=](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer);
        Block block = mixtral.attendingBlock(weights, layer);
        const std::string moe = at + "block_sparse_moe.";
        Experts experts{.router = {.scores = weights.linear(moe + "gate", mixtral.width, counts.experts, false),
                                   .chosen = counts.chosen},
                        .experts = {}};
        for (Index i = 0; i < counts.experts; ++i) {
            const std::string own = moe + "experts." + std::to_string(i) + ".";
            experts.experts.push_back({weights.linear(own + "w3", mixtral.width, counts.inner, false),
                                       weights.linear(own + "w2", counts.inner, mixtral.width, false),
                                       mixtral.activation,
                                       weights.linear(own + "w1", mixtral.width, counts.inner, false)});
        }
        block.feed_forward = std::move(experts);
        return block;
    });
}

}  // namespace core
