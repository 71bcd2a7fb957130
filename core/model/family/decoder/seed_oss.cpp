#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {

ModelPlan planSeedOss(const ConfigReader& config)
{
    LlamaLayers seed = LlamaLayers::read(config, {.key_heads = 8, .head_width = 128, .positions = 524288});
    seed.query_key_value_bias = config.flag("attention_bias", true);
    seed.output_bias = config.flag("attention_out_bias", false);
    return seed.plan([seed](const WeightFiles& files) { return seed.load(files); });
}

}  // namespace core
