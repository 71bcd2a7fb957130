#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {
namespace {

/// @param scores      their multiplier where the configuration is silent
/// @param logits      their multiplier
/// @param post_norms  what a layer adds is normed before it is multiplied
ModelPlan planMultiplied(const ConfigReader& config, const LlamaLayers& granite, float scores, float logits,
                         bool post_norms)
{
    scores = config.positive("attention_multiplier", scores);
    const float added = config.positive("residual_multiplier", 1);
    const float embedding = config.positive("embedding_multiplier", 1);
    return granite.plan([=](const WeightFiles& files) {
        const auto multiply = [&](Block& block, const FamilyWeights& weights, const std::string& layer) {
            const auto outputNorm = [&](const char* name) {
                if (!post_norms) return multiplier(granite.width, added);
                Norm norm = granite.norm(weights, layer + name);
                norm.weight *= added;
                return norm;
            };
            block.scores.scale = scores;
            block.attention_output_norm = outputNorm("post_norm1");
            block.feed_forward_output_norm = outputNorm("post_norm2");
        };
        Transformer transformer = granite.load(files, multiply);
        transformer.embedding_scale = embedding;
        if (transformer.language_head) transformer.language_head->scale = logits;
        return transformer;
    });
}

}  // namespace

ModelPlan planGranite(const ConfigReader& config)
{
    return planMultiplied(config, LlamaLayers::read(config, {}), 1, 1 / config.positive("logits_scaling", 1), false);
}

ModelPlan planHyperClovaX(const ConfigReader& config)
{
    const LlamaLayers clova = LlamaLayers::read(config, {});
    return planMultiplied(config, clova, rootScale(clova.head_width), config.positive("logits_scaling", 1),
                          config.flag("use_post_norm", true));
}

}  // namespace core
