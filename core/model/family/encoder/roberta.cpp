#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {

ModelPlan planRoberta(const ConfigReader& config)
{
    return planAsRoberta(config,
                         [](const BertLayers& roberta, const FamilyWeights& weights) { return roberta.load(weights); });
}

}  // namespace core
