#include "core/model/family/encoder_decoder/bart_layers.h"
#include "core/model/family/encoder_decoder/encoder_decoders.h"

namespace core {

ModelPlan planMarian(const ConfigReader& config)
{
    const BartLayers bart = BartLayers::read(config, NormPlace::Sums);
    requireSinusoids(config, bart.positions);
    return planOfStacks(bart, addSinusoids);
}

}  // namespace core
