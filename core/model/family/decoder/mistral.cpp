#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {

ModelPlan planMistral(const ConfigReader& config)
{
    LlamaLayers mistral = LlamaLayers::read(config, {.key_heads = 8, .positions = 131072});
    // A missing entry means 4096, null means that every token sees all before it.
    const bool windowless = config.names("sliding_window") && !config.has("sliding_window");
    const Index window = windowless ? 0 : config.count("sliding_window", mostPositions, 4096);
    mistral.windows = readWindows(config, mistral.layers, window, [](Index) { return true; });
    return mistral.plan([mistral](const WeightFiles& files) { return mistral.load(files); });
}

}  // namespace core
