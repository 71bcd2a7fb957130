#include "core/model/family/encoder_decoder/bart_layers.h"
#include "core/model/family/encoder_decoder/encoder_decoders.h"

#include "core/attention/position_encoding.h"

#include <cmath>

namespace core {
namespace {

/// All sines before all cosines, with frequencies that go down to 1/10000 itself, where Vaswani et al. (2017) end
/// before it; the products in float32, as in torch.
Matrix evenSinusoids(Index rows, Index width)
{
    const Index half = width / 2;
    const auto step = static_cast<float>(std::log(10000.0) / static_cast<double>(half - 1));
    return sinusoidsInHalves(rows, width, [step](Index row, Index pair) {
        return static_cast<double>(static_cast<float>(row) * std::exp(-step * static_cast<float>(pair)));
    });
}

/// Places are counted over all tokens but padding, from the one behind padding's id on; padding itself has zeros.
AddPositions countedSinusoids(Index padding)
{
    return [padding](const BartLayers& bart, const FamilyWeights&, const std::string&, Transformer& transformer) {
        Matrix table = evenSinusoids(padding + 1 + bart.positions, bart.width);
        table.row(padding).setZero();
        transformer.position_embedding = Weight::own(std::move(table));
        transformer.position_count = {PositionCount::Over::OtherThanId, padding + 1, padding};
    };
}

}  // namespace

ModelPlan planM2m100(const ConfigReader& config)
{
    BartLayers bart = BartLayers::read(config, NormPlace::Inputs);
    bart.activation = config.activation("activation_function", "relu");
    bart.embedding_scale = config.flag("scale_embedding", true) ? std::sqrt(static_cast<float>(bart.width)) : 1;
    bart.writes = true;
    if (bart.width < 4 || bart.width % 2 != 0)
        throw config.outOfRange("d_model", "an even number from 4 on", std::to_string(bart.width));
    const Index padding = paddingIdIn(config, 1);
    requireSinusoids(config, padding + 1 + bart.positions);
    return planOfStacks(bart, countedSinusoids(padding));
}

}  // namespace core
