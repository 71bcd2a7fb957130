#include "core/model/family/encoder_decoder/bart_layers.h"
#include "core/model/family/encoder_decoder/encoder_decoders.h"

#include <cmath>

namespace core {
namespace {

/// Vaswani et al., 2017, with all sines before all cosines.
Matrix sinusoids(Index positions, Index width)
{
    Matrix table(positions, width);
    const Index sines = (width + 1) / 2;
    for (Index column = 0; column < width; ++column) {
        const bool sine = column < sines;
        const Index pair = sine ? column : column - sines;
        const double rate = std::pow(10000.0, -2.0 * static_cast<double>(pair) / static_cast<double>(width));
        for (Index position = 0; position < positions; ++position) {
            const double angle = static_cast<double>(position) * rate;
            table(position, column) = static_cast<float>(sine ? std::sin(angle) : std::cos(angle));
        }
    }
    return table;
}

/// The same in both stacks; old files have them beside the weights.
void addPositions(const BartLayers& bart, const FamilyWeights& weights, const std::string& stack,
                  Transformer& transformer)
{
    const std::string name = stack + "embed_positions.weight";
    transformer.position_embedding = weights.contains(name) ? weights.matrix(name, bart.positions, bart.width)
                                                            : Weight::own(sinusoids(bart.positions, bart.width));
}

}  // namespace

ModelPlan planMarian(const ConfigReader& config)
{
    const BartLayers bart = BartLayers::read(config);
    // Its table is made and not read, so that nothing but this bounds it.
    constexpr Index mostSinusoids = 1 << 16;
    if (bart.positions > mostSinusoids)
        throw config.outOfRange("max_position_embeddings", "at most " + std::to_string(mostSinusoids),
                                std::to_string(bart.positions));
    return planOfStacks(bart, addPositions);
}

}  // namespace core
