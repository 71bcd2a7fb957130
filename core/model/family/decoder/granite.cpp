#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"
#include "core/model/family/decoder/hybrid_layers.h"
#include "core/model/family/layer_types.h"

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

/// Experts in tensors of all of them, or one by one, as GGUF files have them.
Experts graniteExperts(const LlamaLayers& granite, const FamilyWeights& weights, const std::string& at,
                       const ExpertCounts& counts)
{
    // A softmax over the chosen ones alone is one over all of them whose weights then sum to 1.
    return {.router = {.scores = weights.linear(at + "router.layer", granite.width, counts.experts, false),
                       .chosen = counts.chosen},
            .experts = weights.contains(at + "experts.0.up_proj.weight")
                           ? namedExperts(granite, weights, at + "experts.", counts)
                           : stackedExperts(granite, weights, at + "input_linear.weight", at + "output_linear.weight",
                                            counts)};
}

/// A layer that every token goes through, gate and up in one matrix, or apart, as GGUF files have them.
FeedForward graniteShared(const LlamaLayers& granite, const FamilyWeights& weights, const std::string& at, Index inner)
{
    if (weights.contains(at + "up_proj.weight")) return granite.gatedFeedForward(weights, at, inner);
    const Projection both = weights.linear(at + "input_linear", granite.width, 2 * inner, false);
    return {both.columns(inner, inner), weights.linear(at + "output_linear", inner, granite.width, false),
            granite.activation, both.columns(0, inner)};
}

/// Which layers attend, by either name of the list.
std::vector<bool> attendingInGranite(const ConfigReader& config, Index layers, const char* field)
{
    const auto none = [](Index) { return false; };
    std::vector<bool> attends = readLayerTypes(config, layers, "attention", none, field);
    const std::vector<bool> full = readLayerTypes(config, layers, "full_attention", none, field);
    for (std::size_t layer = 0; layer < attends.size(); ++layer) attends[layer] = attends[layer] || full[layer];
    return attends;
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
        block.feed_forward = graniteExperts(granite, weights, at, counts);
        return block;
    };
    return planMultiplied(config, granite, 1, 1 / config.positive("logits_scaling", 1), false, blockOf);
}

ModelPlan planGraniteHybrid(const ConfigReader& config)
{
    LlamaLayers granite = LlamaLayers::read(config, {.turned_share = 1.0F});  // less in a GGUF file of Bamba
    const StateSpaceLayers mixing = StateSpaceLayers::read(config, granite);
    const char* field = config.has("layer_types") ? "layer_types" : "layers_block_type";
    const std::vector<bool> attends = attendingInGranite(config, granite.layers, field);
    const bool turns = config.text("position_embedding_type", "") == "rope";
    const bool dense = config.value("num_local_experts") != nullptr && *config.value("num_local_experts") == 0;
    const ExpertCounts counts =
        dense ? ExpertCounts()
              : ExpertCounts::read(config, {"num_local_experts", "num_experts"}, 8, 2, "intermediate_size");
    if (dense) config.passOver({"num_experts_per_tok"});
    const Index shared = config.count("shared_intermediate_size", largestWidth, 1024);
    const auto blockOf = [=](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer);
        const bool attending = attends[static_cast<std::size_t>(layer)];
        Block block = attending ? granite.attendingBlock(weights, layer) : mixingBlock(granite, weights, layer);
        if (!turns) block.attention.rotary.reset();
        if (!attending) setMixer(block, mixing.load(weights, at + "mamba."));
        const bool named = dense && weights.contains(at + "mlp.up_proj.weight");
        FeedForward each = graniteShared(granite, weights, at + (named ? "mlp." : "shared_mlp."), shared);
        if (dense) {
            block.feed_forward = std::move(each);
            return block;
        }
        Experts experts = graniteExperts(granite, weights, at + "block_sparse_moe.", counts);
        experts.shared = std::move(each);
        block.feed_forward = std::move(experts);
        return block;
    };
    return hybridPlan(config,
                      planMultiplied(config, granite, 1, 1 / config.positive("logits_scaling", 1), false, blockOf),
                      attends, field);
}

}  // namespace core
