#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"
#include "core/model/family/rotary_config.h"

namespace core {
namespace {

/// A block without its feed-forward layer.
Block blockOfOlmo(const LlamaLayers& olmo, const FamilyWeights& weights, Index layer)
{
    Block block = normedBehind(olmo, weights, layer);
    addJointNorms(olmo, block, weights, LlamaLayers::placeOf(layer));
    return block;
}

/// @param local  the rotation of layers with a window
ModelPlan planDense(const LlamaLayers& olmo, const RotaryEmbedding& local)
{
    return olmo.planWith([olmo, local](const FamilyWeights& weights, Index layer) {
        Block block = blockOfOlmo(olmo, weights, layer);
        if (!block.reach.empty()) block.attention.rotary = local;
        block.feed_forward = olmo.gatedFeedForward(weights, LlamaLayers::placeOf(layer) + "mlp.", olmo.inner);
        return block;
    });
}

}  // namespace

ModelPlan planOlmo2(const ConfigReader& config)
{
    LlamaLayers olmo = LlamaLayers::read(config, {});
    olmo.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    return planDense(olmo, olmo.rotary);
}

ModelPlan planOlmo3(const ConfigReader& config)
{
    LlamaLayers olmo = LlamaLayers::read(config, {.layer_kind = "full_attention", .base = 500000});
    olmo.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    const bool windowless = config.names("sliding_window") && !config.has("sliding_window");
    olmo.windows =
        readWindows(config, olmo.layers, windowless ? 0 : config.count("sliding_window", mostPositions, 4096),
                    [](Index layer) { return (layer + 1) % 4 != 0; });
    // The older spelling's scaling is that of layers that see everything.
    RotaryEmbedding local{.dimensions = olmo.rotary.dimensions, .base = config.positive("rope_theta", 500000)};
    if (config.has("rope_parameters"))
        local = readRotary(config, olmo.head_width, {}, olmo.positions, "sliding_attention", 500000);
    return planDense(olmo, local);
}

ModelPlan planFlexOlmo(const ConfigReader& config)
{
    const LlamaLayers olmo = LlamaLayers::read(config, {.positions = 4096, .base = 500000});
    const ExpertCounts counts =
        ExpertCounts::read(config, {"num_experts", "num_local_experts"}, 7, 5, "intermediate_size");
    const bool normalised = config.flag("norm_topk_prob", false);
    return olmo.planWith([=](const FamilyWeights& weights, Index layer) {
        Block block = blockOfOlmo(olmo, weights, layer);
        block.feed_forward = gatedExperts(olmo, weights, LlamaLayers::placeOf(layer) + "mlp.", counts, normalised);
        return block;
    });
}

}  // namespace core
