#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

#include <cmath>

namespace core {
namespace {

LlamaLayers read(const ConfigReader& config, Index keyHeads)
{
    // The heads' width does not follow from d_model.
    LlamaLayers gemma = LlamaLayers::read(
        config,
        {.key_heads = keyHeads, .head_width = 256, .positions = 8192, .tied = true, .activation = "gelu_pytorch_tanh"});
    // The first folders say "gelu" and mean the approximation that the model was trained with.
    gemma.activation = config.activation("hidden_activation", "gelu_pytorch_tanh");
    if (gemma.activation == Activation::Gelu) gemma.activation = Activation::GeluTanh;
    gemma.norm_offset = 1;
    config.requireFalse("use_bidirectional_attention");
    return gemma;
}

Transformer load(const LlamaLayers& gemma, const WeightFiles& files, const LlamaLayers::Adapt& adapt)
{
    Transformer transformer = gemma.load(files, adapt);
    transformer.embedding_scale = std::sqrt(static_cast<float>(gemma.width));
    return transformer;
}

}  // namespace

ModelPlan planGemma(const ConfigReader& config)
{
    const LlamaLayers gemma = read(config, 16);
    return gemma.plan([gemma](const WeightFiles& files) { return load(gemma, files, {}); });
}

ModelPlan planGemma2(const ConfigReader& config)
{
    LlamaLayers gemma = read(config, 4);
    gemma.windows = readWindows(config, gemma.layers, config.count("sliding_window", mostPositions, 4096),
                                [](Index layer) { return layer % 2 == 0; });
    const bool capped = !config.json().contains("attn_logit_softcapping") || config.has("attn_logit_softcapping");
    const float cap = capped ? config.positive("attn_logit_softcapping", 50) : 0;
    const bool headCapped = !config.json().contains("final_logit_softcapping") || config.has("final_logit_softcapping");
    const float headCap = headCapped ? config.positive("final_logit_softcapping", 30) : 0;
    const float scale = 1.0F / std::sqrt(config.positive("query_pre_attn_scalar", 256));

    const auto adapt = [=](Block& block, const FamilyWeights& weights, const std::string& layer) {
        const auto norm = [&](const char* name) {
            return weights.rootMeanSquareNorm(layer + name, gemma.width, gemma.epsilon, gemma.norm_offset);
        };
        block.scores.scale = scale;
        block.scores.soft_cap = cap;
        block.attention_output_norm = norm("post_attention_layernorm");
        block.feed_forward_norm = norm("pre_feedforward_layernorm");
        block.feed_forward_output_norm = norm("post_feedforward_layernorm");
    };
    return gemma.plan([=](const WeightFiles& files) {
        Transformer transformer = load(gemma, files, adapt);
        if (transformer.language_head) transformer.language_head->soft_cap = headCap;
        return transformer;
    });
}

}  // namespace core
