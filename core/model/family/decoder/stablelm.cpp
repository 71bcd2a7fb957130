#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {
namespace {

/// Each head's norm is a module of its own.
HeadNorm headNormOfStableLm(const LlamaLayers& stable, const FamilyWeights& weights, const std::string& at, Index heads)
{
    HeadNorm norm{.weight = RowVector(heads * stable.head_width),
                  .epsilon = stable.epsilon,
                  .kind = Norm::Kind::Layer,
                  .width = stable.head_width};
    for (Index head = 0; head < heads; ++head)
        norm.weight.segment(head * norm.width, norm.width) =
            weights.vector(at + ".norms." + std::to_string(head) + ".weight", norm.width);
    return norm;
}

}  // namespace

ModelPlan planStableLm(const ConfigReader& config)
{
    LlamaLayers stable = LlamaLayers::read(config, {.positions = 4096, .turned_share = 0.25F});
    stable.epsilon = config.epsilon("layer_norm_eps", 1e-5F);
    stable.layer_norms = true;
    stable.query_key_value_bias = config.flag("use_qkv_bias", false);
    stable.output_bias = false;
    const bool parallel = config.flag("use_parallel_residual", false);
    const bool headNorms = config.flag("qk_layernorm", false);
    return stable.planWith([=](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer);
        Block block;
        block.attention_norm = stable.norm(weights, at + "input_layernorm");
        block.attention = stable.attention(weights, at);
        if (headNorms) {
            block.attention.query_norm =
                headNormOfStableLm(stable, weights, at + "self_attn.q_layernorm", stable.heads);
            block.attention.key_norm =
                headNormOfStableLm(stable, weights, at + "self_attn.k_layernorm", stable.key_heads);
        }
        block.scores = eagerScores(rootScale(stable.head_width));
        block.feed_forward_norm =
            parallel ? block.attention_norm : stable.norm(weights, at + "post_attention_layernorm");
        block.feed_forward = stable.gatedFeedForward(weights, at + "mlp.", stable.inner);
        block.parallel = parallel;
        return block;
    });
}

}  // namespace core
