#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {
namespace {

Block blockOfStarcoder(const LlamaLayers& coder, const FamilyWeights& weights, Index layer, bool bias)
{
    const std::string at = "layers." + std::to_string(layer) + ".";
    const auto projection = [&](const char* name, Index in, Index out) {
        return weights.linear(at + name, in, out, bias);
    };
    Block block = coder.attendingBlock(weights, layer);
    block.feed_forward = FeedForward{projection("mlp.c_fc", coder.width, coder.inner),
                                     projection("mlp.c_proj", coder.inner, coder.width), coder.activation};
    return block;
}

}  // namespace

ModelPlan planStarcoder2(const ConfigReader& config)
{
    LlamaLayers coder =
        LlamaLayers::read(config, {.key_heads = 2, .positions = 4096, .tied = true, .activation = "gelu_pytorch_tanh"});
    coder.epsilon = config.epsilon("norm_epsilon", 1e-5F);
    const bool bias = config.flag("use_bias", true);
    coder.query_key_value_bias = coder.output_bias = bias;
    const Index window = config.count("sliding_window", mostPositions, 0);
    coder.windows.assign(static_cast<std::size_t>(coder.layers), window);
    coder.layer_norms = true;
    return coder.planWith([coder, bias](const FamilyWeights& weights, Index layer) {
        return blockOfStarcoder(coder, weights, layer, bias);
    });
}

}  // namespace core
