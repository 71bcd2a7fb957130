#include "core/model/family/encoder_decoder/bart_layers.h"
#include "core/model/family/encoder_decoder/encoder_decoders.h"

#include <cmath>

namespace core {
ModelPlan planM2m100(const ConfigReader& config)
{
    BartLayers bart = BartLayers::read(config, NormPlace::Inputs);
    bart.activation = config.activation("activation_function", "relu");
    bart.embedding_scale = config.flag("scale_embedding", true) ? std::sqrt(static_cast<float>(bart.width)) : 1;
    bart.writes = true;
    return planOfStacks(bart, countedSinusoids(config, bart));
}

}  // namespace core
