#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {
namespace {

LlamaLayers readGlm(const ConfigReader& config)
{
    LlamaLayers glm =
        LlamaLayers::read(config, {.key_heads = 2, .head_width = 128, .positions = 131072, .turned_share = 0.5F});
    glm.epsilon = config.epsilon("rms_norm_eps", 1.5625e-7F);
    glm.query_key_value_bias = config.flag("attention_bias", true);
    glm.output_bias = false;
    glm.rotary.pairing = RotaryEmbedding::Pairing::Interleaved;
    return glm;
}

Block blockOfGlm(const LlamaLayers& glm, const FamilyWeights& weights, Index layer)
{
    Block block = glm.attendingBlock(weights, layer);
    block.feed_forward = glm.fusedFeedForward(weights, LlamaLayers::placeOf(layer) + "mlp.");
    return block;
}

}  // namespace

ModelPlan planGlm(const ConfigReader& config)
{
    const LlamaLayers glm = readGlm(config);
    return glm.planWith([glm](const FamilyWeights& weights, Index layer) { return blockOfGlm(glm, weights, layer); });
}

ModelPlan planGlm4(const ConfigReader& config)
{
    const LlamaLayers glm = readGlm(config);
    return glm.planWith([glm](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer);
        Block block = blockOfGlm(glm, weights, layer);
        block.attention_output_norm = glm.norm(weights, at + "post_self_attn_layernorm");
        block.feed_forward_output_norm = glm.norm(weights, at + "post_mlp_layernorm");
        return block;
    });
}

}  // namespace core
