#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {
namespace {

HeadNorm headNormOfPhi(const LlamaLayers& phi, const FamilyWeights& weights, const std::string& name)
{
    const Norm norm = weights.layerNorm(name, phi.head_width, phi.epsilon);
    return {.weight = norm.weight, .epsilon = norm.epsilon, .kind = Norm::Kind::Layer, .bias = norm.bias};
}

Block blockOfPhi(const LlamaLayers& phi, const FamilyWeights& weights, Index layer, bool headNorms)
{
    const std::string at = LlamaLayers::placeOf(layer);
    const Index q = phi.heads * phi.head_width;
    const Index k = phi.key_heads * phi.head_width;
    const auto projection = [&](const char* name, Index in, Index out) {
        return weights.linear(at + name, in, out, true);
    };
    Block block;
    // One norm for both.
    block.attention_norm = block.feed_forward_norm = phi.norm(weights, at + "input_layernorm");
    block.attention = {.heads = phi.heads,
                       .query = projection("self_attn.q_proj", phi.width, q),
                       .key = projection("self_attn.k_proj", phi.width, k),
                       .value = projection("self_attn.v_proj", phi.width, k),
                       .output = projection("self_attn.dense", q, phi.width)};
    block.attention.rotary = phi.rotary;
    block.attention.key_heads = phi.key_heads;
    if (headNorms) {
        block.attention.query_norm = headNormOfPhi(phi, weights, at + "self_attn.q_layernorm");
        block.attention.key_norm = headNormOfPhi(phi, weights, at + "self_attn.k_layernorm");
    }
    block.scores = eagerScores(rootScale(phi.head_width));
    block.feed_forward = FeedForward{projection("mlp.fc1", phi.width, phi.inner),
                                     projection("mlp.fc2", phi.inner, phi.width), phi.activation};
    block.parallel = true;
    return block;
}

}  // namespace

ModelPlan planPhi(const ConfigReader& config)
{
    LlamaLayers phi = LlamaLayers::read(config, {.activation = "gelu_new", .turned_share = 0.5F});
    phi.epsilon = config.epsilon("layer_norm_eps", 1e-5F);
    phi.layer_norms = phi.head_bias = true;
    phi.final_norm = "final_layernorm";
    const bool headNorms = config.flag("qk_layernorm", false);
    return phi.planWith([phi, headNorms](const FamilyWeights& weights, Index layer) {
        return blockOfPhi(phi, weights, layer, headNorms);
    });
}

}  // namespace core
