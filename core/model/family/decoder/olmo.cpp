#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {

ModelPlan planOlmo(const ConfigReader& config)
{
    LlamaLayers olmo = LlamaLayers::read(config, {});
    olmo.layer_norms = true;
    olmo.norm_weights = false;
    olmo.epsilon = 1e-5F;  // the configuration has no field for it
    const float clip = config.has("clip_qkv") ? config.positive("clip_qkv", 1) : 0;
    return olmo.planWith([olmo, clip](const FamilyWeights& weights, Index layer) {
        Block block = olmo.block(weights, layer);
        block.attention.clip = clip;
        return block;
    });
}

}  // namespace core
