#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {
namespace {

Block blockOfOlmo(const LlamaLayers& olmo, const FamilyWeights& weights, Index layer)
{
    const std::string at = LlamaLayers::placeOf(layer);
    const auto headNorm = [&](const char* name, Index heads) {
        const Norm all = weights.rootMeanSquareNorm(at + name, heads * olmo.head_width, olmo.epsilon);
        return HeadNorm{.weight = all.weight, .epsilon = all.epsilon};
    };
    Block block;
    block.attention = olmo.attention(weights, at);
    block.attention.query_norm = headNorm("self_attn.q_norm", olmo.heads);
    block.attention.key_norm = headNorm("self_attn.k_norm", olmo.key_heads);
    block.scores = eagerScores(rootScale(olmo.head_width));
    block.attention_output_norm = olmo.norm(weights, at + "post_attention_layernorm");
    block.feed_forward = olmo.gatedFeedForward(weights, at + "mlp.", olmo.inner);
    block.feed_forward_output_norm = olmo.norm(weights, at + "post_feedforward_layernorm");
    return block;
}

}  // namespace

ModelPlan planOlmo2(const ConfigReader& config)
{
    LlamaLayers olmo = LlamaLayers::read(config, {});
    olmo.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    return olmo.planWith(
        [olmo](const FamilyWeights& weights, Index layer) { return blockOfOlmo(olmo, weights, layer); });
}

}  // namespace core
