#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {
namespace {

Block blockOfPhi3(const LlamaLayers& phi, const FamilyWeights& weights, Index layer)
{
    const std::string at = "layers." + std::to_string(layer) + ".";
    const Index q = phi.heads * phi.head_width;
    const Index k = phi.key_heads * phi.head_width;
    const Projection heads = weights.linear(at + "self_attn.qkv_proj", phi.width, q + 2 * k, false);
    Block block;
    block.attention_norm = weights.rootMeanSquareNorm(at + "input_layernorm", phi.width, phi.epsilon);
    block.attention = {phi.heads, heads.columns(0, q), heads.columns(q, k), heads.columns(q + k, k),
                       weights.linear(at + "self_attn.o_proj", q, phi.width, false)};
    block.attention.rotary = phi.rotary;
    block.attention.key_heads = phi.key_heads;
    block.scores = eagerScores(rootScale(phi.head_width));
    block.reach = phi.reachOf(layer);
    block.feed_forward_norm = weights.rootMeanSquareNorm(at + "post_attention_layernorm", phi.width, phi.epsilon);
    block.feed_forward = phi.fusedFeedForward(weights, at + "mlp.");
    return block;
}

}  // namespace

ModelPlan planPhi3(const ConfigReader& config)
{
    LlamaLayers phi = LlamaLayers::read(config, {.positions = 4096, .turned_share = 1.0F});
    config.passOver({"original_max_position_embeddings"});  // of rotations that are scaled, which read it
    const Index window = config.count("sliding_window", mostPositions, 0);
    phi.windows.assign(static_cast<std::size_t>(phi.layers), window);
    return phi.planWith([phi](const FamilyWeights& weights, Index layer) { return blockOfPhi3(phi, weights, layer); });
}

}  // namespace core
