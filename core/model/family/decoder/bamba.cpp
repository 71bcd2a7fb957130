#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/hybrid_layers.h"

#include <algorithm>

namespace core {

ModelPlan planBamba(const ConfigReader& config)
{
    LlamaLayers bamba = LlamaLayers::read(config, {.key_heads = 8, .positions = 262144, .turned_share = 0.5F});
    bamba.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    bamba.feed_forward_norm = "pre_ff_layernorm";
    bamba.final_norm = "final_layernorm";
    const StateSpaceLayers mixing = StateSpaceLayers::read(config, bamba);
    const Json* named = config.list("attn_layer_indices");
    std::vector<bool> attends;
    for (Index layer = 0; layer < bamba.layers; ++layer)
        attends.push_back(named != nullptr
                          && std::ranges::any_of(*named, [&](const Json& each) { return each == layer; }));
    config.passOver({"z_loss_coefficient", "num_logits_to_keep", "attn_rotary_emb", "layer_types"});
    ModelPlan plan = bamba.planWith([=](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer);
        Block block = mixingBlock(bamba, weights, layer);
        if (attends[static_cast<std::size_t>(layer)])
            block = bamba.attendingBlock(weights, layer);
        else
            setMixer(block, mixing.load(weights, at + "mamba."));
        block.feed_forward = bamba.gatedFeedForward(weights, at + "feed_forward.", bamba.inner);
        return block;
    });
    return hybridPlan(config, std::move(plan), attends, "attn_layer_indices");
}

}  // namespace core
