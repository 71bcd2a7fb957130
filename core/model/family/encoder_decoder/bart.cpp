#include "core/model/family/encoder_decoder/bart_layers.h"
#include "core/model/family/encoder_decoder/encoder_decoders.h"

namespace core {
namespace {

/// The tables' first two places stand for padding.
constexpr Index firstPosition = 2;

void addPositions(const BartLayers& bart, const FamilyWeights& weights, const std::string& stack,
                  Transformer& transformer)
{
    transformer.position_embedding =
        weights.matrix(stack + "embed_positions.weight", bart.positions + firstPosition, bart.width);
    transformer.position_count = {PositionCount::Over::All, firstPosition};
}

}  // namespace

ModelPlan planBart(const ConfigReader& config) { return planOfStacks(BartLayers::read(config), addPositions); }

}  // namespace core
