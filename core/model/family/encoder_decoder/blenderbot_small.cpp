#include "core/model/family/encoder_decoder/bart_layers.h"
#include "core/model/family/encoder_decoder/encoder_decoders.h"

#include <utility>

namespace core {
namespace {

/// The decoder norms the vocabulary's vectors, unscaled, and adds the places to them; the encoder norms the sum.
void addPlaces(const BartLayers& bart, const FamilyWeights& weights, const std::string& stack, Transformer& transformer)
{
    learnedPositions(0)(bart, weights, stack, transformer);
    if (stack != "decoder.") return;
    transformer.embedding_scale = 1;
    transformer.token_norm = std::exchange(transformer.embedding_norm, {});
}

}  // namespace

ModelPlan planBlenderbotSmall(const ConfigReader& config)
{
    BartLayers bart = BartLayers::read(config, NormPlace::Sums);
    bart.positions = config.count("max_position_embeddings", mostPositions, 512);
    return planOfStacks(bart, addPlaces);
}

}  // namespace core
