#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {

ModelPlan planSmolLm3(const ConfigReader& config)
{
    LlamaLayers smol = LlamaLayers::read(config, {.key_heads = 4, .positions = 32768, .tied = true, .base = 2e6F});
    if (config.flag("use_sliding_window", false))
        smol.windows = readWindows(config, smol.layers, config.count("sliding_window", mostPositions, 0),
                                   [](Index) { return true; });
    const std::vector<bool> turned = readTurnedLayers(config, smol.layers);
    return smol.planWith([smol, turned](const FamilyWeights& weights, Index layer) {
        Block block = smol.block(weights, layer);
        if (!turned[static_cast<std::size_t>(layer)]) block.attention.rotary.reset();
        return block;
    });
}

}  // namespace core
