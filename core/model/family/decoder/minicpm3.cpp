#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/latent_layers.h"

#include <cmath>

namespace core {

ModelPlan planMiniCpm3(const ConfigReader& config)
{
    const LatentLayers mini = LatentLayers::read(config, {.layers = {.key_heads = 40, .positions = 32768, .tied = true},
                                                          .epsilon = 1e-5F,
                                                          .query_latent = 768,
                                                          .key_latent = 256,
                                                          .plain = 64,
                                                          .turned = 32,
                                                          .value_width = 0});
    const LlamaLayers& layers = mini.layers;
    // A missing entry is the usual one, null means that nothing is multiplied.
    const auto factor = [&](const char* field, float usual, float none) {
        return config.names(field) && !config.has(field) ? none : config.positive(field, usual);
    };
    const auto width = static_cast<float>(layers.width);
    const float depth = std::sqrt(static_cast<float>(layers.layers));
    const float added = factor("scale_depth", 1.4F, depth) / depth;
    const float logits = factor("dim_model_base", 256, width) / width;
    const float embedding = config.positive("scale_emb", 12);
    const auto blockOf = [mini, added](const FamilyWeights& weights, Index layer) {
        Block block = mini.attendingBlock(weights, layer);
        block.feed_forward =
            mini.layers.gatedFeedForward(weights, LlamaLayers::placeOf(layer) + "mlp.", mini.layers.inner);
        block.attention_output_norm = block.feed_forward_output_norm = multiplier(mini.layers.width, added);
        return block;
    };
    return layers.plan([layers, embedding, logits, blockOf](const WeightFiles& files) {
        Transformer model = layers.loadWith(files, blockOf);
        model.embedding_scale = embedding;
        if (model.language_head) model.language_head->scale = logits;
        return model;
    });
}

}  // namespace core
