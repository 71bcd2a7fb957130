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

ModelPlan planMinistral3(const ConfigReader& config)
{
    ConfigReader whole = config;
    const Index positions = config.count("max_position_embeddings", mostPositions, 262144);
    if (!config.has("rope_parameters") && !config.has("rope_scaling"))
        whole = config.with("rope_parameters", {{"rope_type", "yarn"},
                                                {"rope_theta", 1e6},
                                                {"factor", 16},
                                                {"original_max_position_embeddings", 16384},
                                                {"llama_4_scaling_beta", 0.1}});
    LlamaLayers mistral = LlamaLayers::read(whole, {.key_heads = 8, .head_width = 128, .positions = positions});
    mistral.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    mistral.windows.assign(static_cast<std::size_t>(mistral.layers), config.count("sliding_window", mostPositions, 0));
    auto scaling = whole.object("rope_parameters");
    if (!scaling) scaling = whole.object("rope_scaling");
    scaling->passOver({"max_position_embeddings"});
    const PlaceTemperature longer{
        .scale = scaling->number("llama_4_scaling_beta", 0),
        .step = static_cast<float>(scaling->count("original_max_position_embeddings", mostPositions, positions)),
        .first = 0};
    return mistral.plan([mistral, longer](const WeightFiles& files) {
        return mistral.load(files, [&](Block& block, const FamilyWeights&, const std::string&) {
            if (longer.scale != 0) block.attention.query_temperature = longer;
        });
    });
}

}  // namespace core
