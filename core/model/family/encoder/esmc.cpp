#include "core/error.h"
#include "core/model/family/decoder/llama_layers.h"
#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

#include <cmath>

namespace core {
namespace {

Block blockOfEsmc(const LlamaLayers& esmc, const FamilyWeights& weights, Index layer)
{
    Block block = esmc.block(weights, layer);
    const std::string at = LlamaLayers::placeOf(layer) + "self_attn.";
    const auto norm = [&](const char* name) {
        return HeadNorm{weights.vector(at + name + ".weight", esmc.heads * esmc.head_width), esmc.epsilon,
                        Norm::Kind::Layer};
    };
    block.attention.query_norm = norm("q_norm");
    block.attention.key_norm = norm("k_norm");
    // Deep networks add less in each layer.
    const float factor = 1.0F / std::sqrt(static_cast<float>(esmc.layers) / 36.0F);
    block.attention_output_norm = block.feed_forward_output_norm = multiplier(esmc.width, factor);
    return block;
}

Transformer loadEsmc(const LlamaLayers& esmc, const WeightFiles& files)
{
    const FamilyWeights weights(files, {"esmc.", ""}, "embed_tokens.weight");
    Transformer model;
    model.causal = false;
    model.token_embedding = weights.matrix("embed_tokens.weight", esmc.vocabulary, esmc.width);
    for (Index layer = 0; layer < esmc.layers; ++layer) model.blocks.push_back(blockOfEsmc(esmc, weights, layer));
    model.final_norm = weights.layerNorm("norm", esmc.width, esmc.epsilon, false);
    model.contact_head = ContactHead{};
    BertLayers head;
    head.width = head.embedded = esmc.width;
    head.vocabulary = esmc.vocabulary;
    head.epsilon = esmc.epsilon;
    head.tied = esmc.tied;
    BertLayers::HeadNames names = robertaHeadNames;
    names.bias = "lm_head.decoder.bias";
    model.language_head = head.head(files, names, model.token_embedding);
    return model;
}

}  // namespace

ModelPlan planEsmc(const ConfigReader& config)
{
    LlamaLayers esmc = LlamaLayers::read(config, {});
    if (esmc.key_heads != esmc.heads)
        throw config.outOfRange("num_key_value_heads",
                                Words("%1 cannot be used: expected %2, as many as num_attention_heads, found %3",
                                      std::to_string(esmc.heads), std::to_string(esmc.key_heads)));
    esmc.layer_norms = true;
    esmc.epsilon = 1e-5F;  // no field says it
    return esmc.plan([esmc](const WeightFiles& files) { return loadEsmc(esmc, files); });
}

}  // namespace core
