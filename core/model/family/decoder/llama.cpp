#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {

ModelPlan planLlama(const ConfigReader& config)
{
    const LlamaLayers llama = LlamaLayers::read(config, {});
    return llama.plan([llama](const WeightFiles& files) { return llama.load(files); });
}

}  // namespace core
