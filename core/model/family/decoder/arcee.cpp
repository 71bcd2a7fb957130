#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {

ModelPlan planArcee(const ConfigReader& config)
{
    LlamaLayers arcee = LlamaLayers::read(config, {.positions = 4096, .activation = "relu2"});
    arcee.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    return arcee.planWith([arcee](const FamilyWeights& weights, Index layer) {
        Block block = arcee.attendingBlock(weights, layer);
        block.feed_forward = arcee.plainFeedForward(weights, LlamaLayers::placeOf(layer) + "mlp.");
        return block;
    });
}

}  // namespace core
