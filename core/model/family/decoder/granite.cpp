#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {

ModelPlan planGranite(const ConfigReader& config)
{
    const LlamaLayers granite = LlamaLayers::read(config, {});
    const float scores = config.positive("attention_multiplier", 1);
    const float added = config.positive("residual_multiplier", 1);
    const float embedding = config.positive("embedding_multiplier", 1);
    const float divisor = config.positive("logits_scaling", 1);
    return granite.plan([=](const WeightFiles& files) {
        const auto multiply = [&](Block& block, const FamilyWeights&, const std::string&) {
            block.scores.scale = scores;
            block.attention_output_norm = block.feed_forward_output_norm = multiplier(granite.width, added);
        };
        Transformer transformer = granite.load(files, multiply);
        transformer.embedding_scale = embedding;
        if (transformer.language_head) transformer.language_head->scale = 1 / divisor;
        return transformer;
    });
}

}  // namespace core
