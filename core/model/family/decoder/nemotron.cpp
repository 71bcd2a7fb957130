#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {

ModelPlan planNemotron(const ConfigReader& config)
{
    LlamaLayers nemotron = LlamaLayers::read(config, {.positions = 4096, .activation = "relu2", .turned_share = 0.5F});
    nemotron.epsilon = config.epsilon("norm_eps", 1e-5F);
    nemotron.layer_norms = true;
    nemotron.norm_offset = 1;
    return nemotron.planWith([nemotron](const FamilyWeights& weights, Index layer) {
        Block block = nemotron.attendingBlock(weights, layer);
        block.feed_forward = nemotron.plainFeedForward(weights, LlamaLayers::placeOf(layer) + "mlp.");
        return block;
    });
}

}  // namespace core
