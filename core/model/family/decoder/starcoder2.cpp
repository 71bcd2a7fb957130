#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {
namespace {

Block blockOfStarcoder(const LlamaLayers& coder, const FamilyWeights& weights, Index layer, bool bias)
{
    const std::string at = "layers." + std::to_string(layer) + ".";
    const Index q = coder.heads * coder.head_width;
    const Index k = coder.key_heads * coder.head_width;
    const auto projection = [&](const char* name, Index in, Index out) {
        return weights.linear(at + name, in, out, bias);
    };
    Block block;
    block.attention_norm = weights.layerNorm(at + "input_layernorm", coder.width, coder.epsilon);
    block.attention = {coder.heads, projection("self_attn.q_proj", coder.width, q),
                       projection("self_attn.k_proj", coder.width, k), projection("self_attn.v_proj", coder.width, k),
                       projection("self_attn.o_proj", q, coder.width)};
    block.attention.rotary = coder.rotary;
    block.attention.key_heads = coder.key_heads;
    block.scores = eagerScores(rootScale(coder.head_width));
    block.window = coder.windows[static_cast<std::size_t>(layer)];
    block.feed_forward_norm = weights.layerNorm(at + "post_attention_layernorm", coder.width, coder.epsilon);
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
    const Index window = config.count("sliding_window", mostPositions, 0);
    coder.windows.assign(static_cast<std::size_t>(coder.layers), window);
    return coder.plan([coder, bias](const WeightFiles& files) {
        Transformer transformer = coder.loadWith(files, [&](const FamilyWeights& weights, Index layer) {
            return blockOfStarcoder(coder, weights, layer, bias);
        });
        const FamilyWeights weights(files, {"model.", ""}, "embed_tokens.weight");
        transformer.final_norm = weights.layerNorm("norm", coder.width, coder.epsilon);
        return transformer;
    });
}

}  // namespace core
