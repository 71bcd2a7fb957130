#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {

ModelPlan planHelium(const ConfigReader& config)
{
    LlamaLayers helium =
        LlamaLayers::read(config, {.key_heads = 20, .head_width = 128, .positions = 4096, .base = 100000});
    helium.epsilon = config.epsilon("rms_norm_eps", 1e-8F);
    helium.output_bias = false;
    helium.rotary.pairing = RotaryEmbedding::Pairing::Interleaved;
    return helium.plan([helium](const WeightFiles& files) { return helium.load(files); });
}

}  // namespace core
