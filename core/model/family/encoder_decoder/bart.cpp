#include "core/model/family/encoder_decoder/bart_layers.h"
#include "core/model/family/encoder_decoder/encoder_decoders.h"

namespace core {

ModelPlan planBart(const ConfigReader& config)
{
    return planOfStacks(BartLayers::read(config, NormPlace::Sums), learnedPositions(2));
}

}  // namespace core
