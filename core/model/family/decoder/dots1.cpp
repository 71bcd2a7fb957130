#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/grouped_experts.h"

#include <algorithm>

namespace core {

ModelPlan planDots1(const ConfigReader& config)
{
    LlamaLayers dots = LlamaLayers::read(config, {.key_heads = 32});
    const GroupedExperts experts =
        GroupedExperts::read(config, {.groups = 1, .kept_groups = 1, .normalised = false, .factor = 1});
    const float dense = std::clamp(config.number("first_k_dense_replace", 0), 0.0F, static_cast<float>(mostLayers));
    const float full = std::clamp(config.number("max_window_layers", 62), 0.0F, static_cast<float>(mostLayers));
    // A missing entry means 4096, null that no layer has one.
    const bool windowless = config.names("sliding_window") && !config.has("sliding_window");
    const Index window = windowless ? 0 : config.count("sliding_window", mostPositions, 4096);
    dots.windows =
        readWindows(config, dots.layers, window, [=](Index layer) { return static_cast<float>(layer) >= full; });
    return dots.planWith([=](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer);
        Block block = dots.attendingBlock(weights, layer);
        addHeadNorms(dots, block, weights, at);
        if (static_cast<float>(layer) < dense)
            block.feed_forward = dots.gatedFeedForward(weights, at + "mlp.", dots.inner);
        else
            block.feed_forward = experts.load(dots, weights, at + "mlp.");
        return block;
    });
}

}  // namespace core
