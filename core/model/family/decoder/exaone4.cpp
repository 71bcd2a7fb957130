#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {
namespace {

/// Which layers have a window: all but every fourth, or as a pattern says, "LLLG" over and over, where the last layer
/// sees everything in any case.
std::function<bool(Index)> slidingLayers(const ConfigReader& config, Index layers)
{
    const Json* pattern = config.value("sliding_window_pattern");
    if (pattern == nullptr || !pattern->is_string()) {
        const Index every = config.count("sliding_window_pattern", mostLayers, 4);
        return [every](Index layer) { return (layer + 1) % every != 0; };
    }
    const auto letters = pattern->get<std::string>();
    if (letters.empty() || letters.find_first_not_of("LG") != std::string::npos)
        throw config.outOfRange(
            "sliding_window_pattern",
            Words("%1 cannot be used: expected a number, or letters L and G, found %2", letters.substr(0, 40)));
    return [letters, layers](Index layer) {
        return layer + 1 < layers && letters[static_cast<std::size_t>(layer) % letters.size()] == 'L';
    };
}

}  // namespace

ModelPlan planExaone4(const ConfigReader& config)
{
    LlamaLayers exaone = LlamaLayers::read(config, {.key_heads = 32});
    exaone.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    // A missing entry means 4096, null that every layer sees everything and turns.
    const bool windowless = config.names("sliding_window") && !config.has("sliding_window");
    const Index window = windowless ? 0 : config.count("sliding_window", mostPositions, 4096);
    if (windowless) config.passOver({"sliding_window_pattern"});
    exaone.windows = readWindows(config, exaone.layers, window,
                                 windowless ? [](Index) { return false; } : slidingLayers(config, exaone.layers));
    return exaone.planWith([exaone, windowless](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer);
        Block block = normedBehind(exaone, weights, layer);
        addHeadNorms(exaone, block, weights, at);
        if (!windowless && block.reach.empty()) block.attention.rotary.reset();
        block.feed_forward = exaone.gatedFeedForward(weights, at + "mlp.", exaone.inner);
        return block;
    });
}

}  // namespace core
