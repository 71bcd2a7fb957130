#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"

namespace core {
namespace {

/// @param scores      their multiplier where the configuration is silent
/// @param logits      their multiplier
/// @param post_norms  what a layer adds is normed before it is multiplied
/// @param make        a layer before that
ModelPlan planMultiplied(const ConfigReader& config, const LlamaLayers& granite, float scores, float logits,
                         bool post_norms, const LlamaLayers::MakeBlock& make)
{
    scores = config.positive("attention_multiplier", scores);
    const float added = config.positive("residual_multiplier", 1);
    const float embedding = config.positive("embedding_multiplier", 1);
    return granite.plan([=](const WeightFiles& files) {
        const auto multiplied = [&](const FamilyWeights& weights, Index layer) {
            const auto outputNorm = [&](const char* name) {
                if (!post_norms) return multiplier(granite.width, added);
                Norm norm = granite.norm(weights, LlamaLayers::placeOf(layer) + name);
                norm.weight *= added;
                return norm;
            };
            Block block = make(weights, layer);
            block.scores.scale = scores;
            block.attention_output_norm = outputNorm("post_norm1");
            block.feed_forward_output_norm = outputNorm("post_norm2");
            return block;
        };
        Transformer transformer = granite.loadWith(files, multiplied);
        transformer.embedding_scale = embedding;
        if (transformer.language_head) transformer.language_head->scale = logits;
        return transformer;
    });
}

LlamaLayers::MakeBlock denseBlocks(const LlamaLayers& granite)
{
    return [granite](const FamilyWeights& weights, Index layer) { return granite.block(weights, layer); };
}

}  // namespace

ModelPlan planGranite(const ConfigReader& config)
{
    const LlamaLayers granite = LlamaLayers::read(config, {});
    return planMultiplied(config, granite, 1, 1 / config.positive("logits_scaling", 1), false, denseBlocks(granite));
}

ModelPlan planHyperClovaX(const ConfigReader& config)
{
    const LlamaLayers clova = LlamaLayers::read(config, {});
    return planMultiplied(config, clova, rootScale(clova.head_width), config.positive("logits_scaling", 1),
                          config.flag("use_post_norm", true), denseBlocks(clova));
}

ModelPlan planGraniteMoe(const ConfigReader& config)
{
    const LlamaLayers granite = LlamaLayers::read(config, {});
    const ExpertCounts counts =
        ExpertCounts::read(config, {"num_local_experts", "num_experts"}, 8, 2, "intermediate_size");
    const auto blockOf = [=](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer) + "block_sparse_moe.";
        Block block = granite.attendingBlock(weights, layer);
        // A softmax over the chosen ones alone is one over all of them whose weights then sum to 1.
        block.feed_forward =
            Experts{.router = {.scores = weights.linear(at + "router.layer", granite.width, counts.experts, false),
                               .chosen = counts.chosen},
                    .experts = weights.contains(at + "experts.0.up_proj.weight")  // one by one: GGUF
                                   ? namedExperts(granite, weights, at + "experts.", counts)
                                   : stackedExperts(granite, weights, at + "input_linear.weight",
                                                    at + "output_linear.weight", counts)};
        return block;
    };
    return planMultiplied(config, granite, 1, 1 / config.positive("logits_scaling", 1), false, blockOf);
}

}  // namespace core
