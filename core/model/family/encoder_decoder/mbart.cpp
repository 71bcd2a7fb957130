#include "core/model/family/encoder_decoder/bart_layers.h"
#include "core/model/family/encoder_decoder/encoder_decoders.h"

namespace core {

ModelPlan planMbart(const ConfigReader& config)
{
    return planOfStacks(BartLayers::read(config, NormPlace::Inputs), learnedPositions(2));
}

}  // namespace core
