#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

#include <algorithm>

namespace core {
namespace {

/// The window that both have, in the upper layers and only where it is switched on.
std::vector<Index> windowsIn(const ConfigReader& config, Index layers)
{
    if (!config.flag("use_sliding_window", false)) return std::vector<Index>(static_cast<std::size_t>(layers), 0);
    const Index window = config.count("sliding_window", mostPositions, 4096);
    const auto fullLayers =
        static_cast<Index>(std::clamp(config.number("max_window_layers", 28), 0.0F, static_cast<float>(layers)));
    return readWindows(config, layers, window, [=](Index layer) { return layer >= fullLayers; });
}

}  // namespace

ModelPlan planQwen2(const ConfigReader& config)
{
    LlamaLayers qwen = LlamaLayers::read(config, {.key_heads = 32, .positions = 32768});
    qwen.query_key_value_bias = true;  // the configuration does not say so
    qwen.output_bias = false;
    qwen.windows = windowsIn(config, qwen.layers);
    return qwen.plan([qwen](const WeightFiles& files) { return qwen.load(files); });
}

ModelPlan planQwen3(const ConfigReader& config)
{
    LlamaLayers qwen = LlamaLayers::read(config, {.key_heads = 32, .head_width = 128, .positions = 32768});
    qwen.windows = windowsIn(config, qwen.layers);
    const auto addNorms = [qwen](Block& block, const FamilyWeights& weights, const std::string& layer) {
        addHeadNorms(qwen, block, weights, layer);
    };
    return qwen.plan([qwen, addNorms](const WeightFiles& files) { return qwen.load(files, addNorms); });
}

}  // namespace core
