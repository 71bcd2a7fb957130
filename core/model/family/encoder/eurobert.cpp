#include "core/model/family/decoder/llama_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {

ModelPlan planEuroBert(const ConfigReader& config)
{
    LlamaLayers bert = LlamaLayers::read(config, {.positions = 8192});
    bert.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    bert.causal = false;
    bert.head_bias = bert.feed_forward_bias;
    return bert.plan([bert](const WeightFiles& files) { return bert.load(files); });
}

}  // namespace core
