#include "core/model/bart_layers.h"
#include "core/model/families.h"

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

Transformer loadEncoder(const BartLayers& bart, const WeightFiles& files)
{
    const FamilyWeights weights = bartWeights(files);
    Transformer encoder = bart.loadEncoder(weights);
    addPositions(bart, weights, "encoder.", encoder);
    return encoder;
}

std::optional<DecoderStacks> loadDecoder(const BartLayers& bart, const WeightFiles& files)
{
    const FamilyWeights weights = bartWeights(files);
    auto decoder = bart.loadDecoder(weights);
    if (decoder) addPositions(bart, weights, "decoder.", decoder->self);
    return decoder;
}

}  // namespace

ModelPlan planBart(const ConfigReader& config)
{
    const BartLayers bart = BartLayers::read(config);
    return {bart.encoder.layers,
            bart.encoder.heads,
            bart.positions,
            "encoder.layers.",
            [bart](const WeightFiles& files) { return loadEncoder(bart, files); },
            DecoderPlan{bart.decoder.layers, bart.decoder.heads, bart.positions,
                        [bart](const WeightFiles& files) { return loadDecoder(bart, files); }}};
}

}  // namespace core
