#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"
#include "core/model/family/decoder/llama_layers.h"

#include <algorithm>

namespace core {
namespace {

bool upperLayers(Index layer, Index limit) { return layer >= limit; }

/// The window that all have, only where it is switched on.
/// @param slides  which layers have it, by `max_window_layers`: the upper ones
std::vector<Index> windowsIn(const ConfigReader& config, Index layers, bool (*slides)(Index, Index) = upperLayers)
{
    if (!config.flag("use_sliding_window", false)) {
        config.passOver({"sliding_window", "max_window_layers", "layer_types"});
        return std::vector<Index>(static_cast<std::size_t>(layers), 0);
    }
    const Index window = config.count("sliding_window", mostPositions, 4096);
    const auto limit =
        static_cast<Index>(std::clamp(config.number("max_window_layers", 28), 0.0F, static_cast<float>(layers)));
    return readWindows(config, layers, window, [=](Index layer) { return slides(layer, limit); });
}

ModelPlan planOfQwen2(const ConfigReader& config, LlamaLayers qwen)
{
    qwen.query_key_value_bias = true;  // the configuration does not say so
    qwen.output_bias = false;
    qwen.windows = windowsIn(config, qwen.layers);
    return qwen.plan([qwen = std::move(qwen)](const WeightFiles& files) { return qwen.load(files); });
}

ModelPlan planOfQwen3(const ConfigReader& config, LlamaLayers qwen)
{
    qwen.windows = windowsIn(config, qwen.layers);
    const auto addNorms = [qwen](Block& block, const FamilyWeights& weights, const std::string& layer) {
        addHeadNorms(qwen, block, weights, layer);
    };
    return qwen.plan([qwen, addNorms](const WeightFiles& files) { return qwen.load(files, addNorms); });
}

/// @param experts, chosen  where the configuration is silent
/// @param adapt            what a family has otherwise
ModelPlan planOfQwenMoe(const ConfigReader& config, const LlamaLayers& qwen, Index experts, Index chosen,
                        const LlamaLayers::Adapt& adapt)
{
    const ExpertCounts counts =
        ExpertCounts::read(config, {"num_experts", "num_local_experts"}, experts, chosen, "moe_intermediate_size");
    const std::vector<bool> sparse = layersWithExperts(config, qwen.layers);
    const bool normalised = config.flag("norm_topk_prob", false);
    return qwen.planWith([=](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer);
        Block block = qwen.attendingBlock(weights, layer);
        if (sparse[static_cast<std::size_t>(layer)])
            block.feed_forward = gatedExperts(qwen, weights, at + "mlp.", counts, normalised);
        else
            block.feed_forward = qwen.gatedFeedForward(weights, at + "mlp.", qwen.inner);
        adapt(block, weights, at);
        return block;
    });
}

}  // namespace

ModelPlan planQwen2(const ConfigReader& config)
{
    return planOfQwen2(config, LlamaLayers::read(config, {.key_heads = 32, .positions = 32768}));
}

ModelPlan planQwen2Vl(const ConfigReader& config)
{
    LlamaLayers qwen = LlamaLayers::read(config, {.key_heads = 8, .positions = 32768, .base = 1e6F});
    qwen.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    return planOfQwen2(config, std::move(qwen));
}

ModelPlan planQwen3(const ConfigReader& config)
{
    return planOfQwen3(config, LlamaLayers::read(config, {.key_heads = 32, .head_width = 128, .positions = 32768}));
}

ModelPlan planQwen3Vl(const ConfigReader& config)
{
    return planOfQwen3(
        config, LlamaLayers::read(config, {.key_heads = 32, .head_width = 128, .positions = 128000, .base = 500000}));
}

ModelPlan planQwen2Moe(const ConfigReader& config)
{
    LlamaLayers qwen = LlamaLayers::read(config, {.key_heads = 16, .positions = 32768});
    qwen.query_key_value_bias = config.flag("qkv_bias", true);
    qwen.output_bias = false;
    qwen.windows =
        windowsIn(config, qwen.layers, [](Index layer, Index limit) { return layer % 2 == 0 && layer < limit; });
    const Index shared = config.count("shared_expert_intermediate_size", largestWidth, 5632);
    return planOfQwenMoe(
        config, qwen, 60, 4, [=](Block& block, const FamilyWeights& weights, const std::string& layer) {
            auto* experts = std::get_if<Experts>(&block.feed_forward);
            if (experts == nullptr) return;
            experts->shared = qwen.gatedFeedForward(weights, layer + "mlp.shared_expert.", shared);
            experts->shared_gate = weights.linear(layer + "mlp.shared_expert_gate", qwen.width, 1, false);
        });
}

ModelPlan planQwen3Moe(const ConfigReader& config)
{
    LlamaLayers qwen = LlamaLayers::read(config, {.key_heads = 4, .positions = 32768});
    qwen.windows = windowsIn(config, qwen.layers);
    return planOfQwenMoe(config, qwen, 128, 8,
                         [qwen](Block& block, const FamilyWeights& weights, const std::string& layer) {
                             addHeadNorms(qwen, block, weights, layer);
                         });
}

}  // namespace core
