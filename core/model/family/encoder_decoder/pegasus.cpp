#include "core/model/family/encoder_decoder/bart_layers.h"
#include "core/model/family/encoder_decoder/encoder_decoders.h"

namespace core {

ModelPlan planPegasus(const ConfigReader& config)
{
    const BartLayers bart = BartLayers::read(config, NormPlace::Inputs);
    requireSinusoids(config, bart.positions);
    return planOfStacks(bart, addSinusoids);
}

}  // namespace core
