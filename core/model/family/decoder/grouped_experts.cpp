#include "core/model/family/decoder/grouped_experts.h"

#include "core/error.h"
#include "core/model/family/layer_types.h"

#include <algorithm>

namespace core {

GroupedExperts GroupedExperts::read(const ConfigReader& config, const Absent& absent)
{
    GroupedExperts grouped;
    const ExpertCounts& counts = grouped.counts = ExpertCounts::read(
        config, {"n_routed_experts", "num_local_experts"}, absent.experts, absent.chosen, "moe_intermediate_size");
    grouped.shared = config.count("n_shared_experts", largestWidth, absent.shared);
    Router& router = grouped.router;
    router.chosen = counts.chosen;
    router.squash = Router::Squash::Sigmoid;
    router.normalised = config.flag("norm_topk_prob", absent.normalised);
    router.factor = config.positive("routed_scaling_factor", absent.factor);
    router.groups = config.count("n_group", counts.experts, absent.groups);
    router.kept_groups = config.count("topk_group", router.groups, std::min(router.groups, absent.kept_groups));
    config.requireMultiple("n_routed_experts", counts.experts, "n_group", router.groups);
    if (counts.chosen > counts.experts / router.groups * router.kept_groups)
        throw config.outOfRange("num_experts_per_tok",
                                Words("%1 cannot be used: expected at most the experts of topk_group groups, found %2",
                                      std::to_string(counts.chosen)));
    return grouped;
}

Experts GroupedExperts::load(const LlamaLayers& llama, const FamilyWeights& weights, const std::string& at) const
{
    LlamaLayers routed = llama;  // "mlp_bias" is about the layers that every token goes through
    routed.feed_forward_bias = false;
    Experts experts{.router = router, .experts = namedExperts(routed, weights, at + "experts.", counts)};
    experts.router.scores = weights.linear(at + "gate", llama.width, counts.experts, false);
    if (corrected) experts.router.correction = weights.vector(at + "gate.e_score_correction_bias", counts.experts);
    experts.shared = llama.gatedFeedForward(weights, at + "shared_experts.", shared * counts.inner);
    return experts;
}

ModelPlan planBehindDense(const ConfigReader& config, const LatentLayers& deep, const GroupedExperts& experts,
                          Index dense)
{
    const float first = std::clamp(config.number("first_k_dense_replace", static_cast<float>(dense)), 0.0F,
                                   static_cast<float>(mostLayers));
    const std::vector<bool> isDense = readLayerTypes(
        config, deep.layers.layers, "dense", [=](Index layer) { return static_cast<float>(layer) < first; },
        "mlp_layer_types");
    return deep.layers.planWith([=](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer) + "mlp.";
        Block block = deep.attendingBlock(weights, layer);
        if (isDense[static_cast<std::size_t>(layer)])
            block.feed_forward = deep.layers.gatedFeedForward(weights, at, deep.layers.inner);
        else
            block.feed_forward = experts.load(deep.layers, weights, at);
        return block;
    });
}

}  // namespace core
