#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"
#include "core/model/family/rotary_config.h"

#include <cmath>

namespace core {
namespace {

LlamaLayers readGemma(const ConfigReader& config, Index keyHeads, const char* layerKind = nullptr)
{
    // The heads' width does not follow from d_model.
    LlamaLayers gemma = LlamaLayers::read(config, {.key_heads = keyHeads,
                                                   .head_width = 256,
                                                   .positions = layerKind == nullptr ? 8192 : 131072,
                                                   .tied = true,
                                                   .activation = "gelu_pytorch_tanh",
                                                   .layer_kind = layerKind});
    // The first folders say "gelu" and mean the approximation that the model was trained with.
    gemma.activation = config.activation("hidden_activation", "gelu_pytorch_tanh");
    if (gemma.activation == Activation::Gelu) gemma.activation = Activation::GeluTanh;
    gemma.norm_offset = 1;
    return gemma;
}

Transformer loadGemma(const LlamaLayers& gemma, const WeightFiles& files, const LlamaLayers::Adapt& adapt)
{
    Transformer transformer = gemma.load(files, adapt);
    transformer.embedding_scale = std::sqrt(static_cast<float>(gemma.width));
    return transformer;
}

/// The common parts of Gemma 2 and 3: a scale of their own, four norms a layer, soft-caps.
struct CappedGemma {
    LlamaLayers layers;
    float scale = 1;
    float cap = 0;      ///< cap of scores; 0: none
    float headCap = 0;  ///< cap of logits

    Block& adapt(Block& block, const FamilyWeights& weights, const std::string& layer) const
    {
        const auto norm = [&](const char* name) {
            return weights.rootMeanSquareNorm(layer + name, layers.width, layers.epsilon, layers.norm_offset);
        };
        block.scores.scale = scale;
        block.scores.soft_cap = cap;
        block.attention_output_norm = norm("post_attention_layernorm");
        block.feed_forward_norm = norm("pre_feedforward_layernorm");
        block.feed_forward_output_norm = norm("post_feedforward_layernorm");
        return block;
    }

    ModelPlan plan(const LlamaLayers::Adapt& adapted) const
    {
        return layers.plan([gemma = *this, adapted](const WeightFiles& files) {
            Transformer transformer = loadGemma(gemma.layers, files, adapted);
            if (transformer.language_head) transformer.language_head->soft_cap = gemma.headCap;
            return transformer;
        });
    }
};

/// @param absentCap  the cap of a configuration that does not name it: null means none
float capIn(const ConfigReader& config, const char* field, float absentCap)
{
    const bool capped = (absentCap > 0 && !config.names(field)) || config.has(field);
    return capped ? config.positive(field, absentCap) : 0;
}

float scaleIn(const ConfigReader& config) { return 1.0F / std::sqrt(config.positive("query_pre_attn_scalar", 256)); }

}  // namespace

ModelPlan planGemma(const ConfigReader& config)
{
    const LlamaLayers gemma = readGemma(config, 16);
    config.requireFalse("use_bidirectional_attention");
    return gemma.plan([gemma](const WeightFiles& files) { return loadGemma(gemma, files, {}); });
}

ModelPlan planGemma2(const ConfigReader& config)
{
    CappedGemma gemma{readGemma(config, 4), scaleIn(config), capIn(config, "attn_logit_softcapping", 50),
                      capIn(config, "final_logit_softcapping", 30)};
    config.requireFalse("use_bidirectional_attention");
    gemma.layers.windows = readWindows(config, gemma.layers.layers, config.count("sliding_window", mostPositions, 4096),
                                       [](Index layer) { return layer % 2 == 0; });
    return gemma.plan([gemma](Block& block, const FamilyWeights& weights, const std::string& layer) {
        gemma.adapt(block, weights, layer);
    });
}

ModelPlan planGemma3(const ConfigReader& config)
{
    CappedGemma gemma{readGemma(config, 4, "full_attention"), scaleIn(config),
                      capIn(config, "attn_logit_softcapping", 0), capIn(config, "final_logit_softcapping", 0)};
    LlamaLayers& layers = gemma.layers;
    const Index pattern =
        config.count("_sliding_window_pattern", mostLayers, config.count("sliding_window_pattern", mostLayers, 6));
    Index window = config.count("sliding_window", mostPositions, 4096);
    if (config.flag("use_bidirectional_attention", false)) {  // EmbeddingGemma: a half of the window on either side
        layers.causal = false;
        layers.windows_ahead = true;
        window = window / 2 + 1;
    }
    layers.windows =
        readWindows(config, layers.layers, window, [=](Index layer) { return (layer + 1) % pattern != 0; });
    const bool newSpelling = config.has("rope_parameters");
    if (!newSpelling) layers.rotary.base = config.positive("rope_theta", 1e6F);
    RotaryEmbedding local{.dimensions = layers.rotary.dimensions};
    if (newSpelling)
        local = readRotary(config, layers.head_width, {}, layers.positions, "sliding_attention");
    else
        local.base = config.positive("rope_local_base_freq", 10000);
    return gemma.plan([gemma, local](Block& block, const FamilyWeights& weights, const std::string& layer) {
        gemma.adapt(block, weights, layer);
        addHeadNorms(gemma.layers, block, weights, layer);
        if (!block.reach.empty()) block.attention.rotary = local;
    });
}

}  // namespace core
