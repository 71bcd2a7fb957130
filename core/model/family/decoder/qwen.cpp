#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"
#include "core/model/family/decoder/llama_layers.h"

#include <algorithm>

namespace core {
namespace {

/// The window that both have, in the upper layers and only where it is switched on.
std::vector<Index> windowsIn(const ConfigReader& config, Index layers)
{
    if (!config.flag("use_sliding_window", false)) {
        config.passOver({"sliding_window", "max_window_layers", "layer_types"});
        return std::vector<Index>(static_cast<std::size_t>(layers), 0);
    }
    const Index window = config.count("sliding_window", mostPositions, 4096);
    const auto fullLayers =
        static_cast<Index>(std::clamp(config.number("max_window_layers", 28), 0.0F, static_cast<float>(layers)));
    return readWindows(config, layers, window, [=](Index layer) { return layer >= fullLayers; });
}

/// Which layers have experts: every `decoder_sparse_step`th, but for those that are named.
std::vector<bool> layersWithExperts(const ConfigReader& config, Index layers)
{
    const Index step = config.count("decoder_sparse_step", mostLayers, 1);
    std::vector<bool> sparse;
    for (Index layer = 0; layer < layers; ++layer) sparse.push_back((layer + 1) % step == 0);
    const Json* dense = config.list("mlp_only_layers");
    if (dense == nullptr) return sparse;
    for (const Json& layer : *dense)
        if (layer.is_number_unsigned() && layer.get<std::size_t>() < sparse.size())
            sparse[layer.get<std::size_t>()] = false;
    return sparse;
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

ModelPlan planQwen3Moe(const ConfigReader& config)
{
    LlamaLayers qwen = LlamaLayers::read(config, {.key_heads = 4, .positions = 32768});
    qwen.windows = windowsIn(config, qwen.layers);
    const ExpertCounts counts =
        ExpertCounts::read(config, {"num_experts", "num_local_experts"}, 128, 8, "moe_intermediate_size");
    const std::vector<bool> sparse = layersWithExperts(config, qwen.layers);
    const bool normalised = config.flag("norm_topk_prob", false);
    return qwen.planWith([=](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer);
        Block block = qwen.attendingBlock(weights, layer);
        addHeadNorms(qwen, block, weights, at);
        if (sparse[static_cast<std::size_t>(layer)])
            block.feed_forward =
                Experts{.router = {.scores = weights.linear(at + "mlp.gate", qwen.width, counts.experts, false),
                                   .chosen = counts.chosen,
                                   .normalised = normalised},
                        .experts = namedExperts(qwen, weights, at + "mlp.experts.", counts)};
        else
            block.feed_forward = qwen.gatedFeedForward(weights, at + "mlp.", qwen.inner);
        return block;
    });
}

}  // namespace core
