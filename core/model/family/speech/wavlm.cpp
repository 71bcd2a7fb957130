#include "core/error.h"
#include "core/model/family/speech/speech_models.h"
#include "core/model/family/speech/wav2vec2_layers.h"

namespace core {
namespace {

struct WavLm {
    Wav2Vec2Layers layers;
    RelativeBuckets buckets;

    static WavLm read(const ConfigReader& config)
    {
        WavLm wavlm{Wav2Vec2Layers::read(config),
                    {.buckets = config.count("num_buckets", largestWidth, 320),
                     .largest_distance = config.count("max_bucket_distance", mostPositions, 800)}};
        // Half of them are of keys behind the query, and half of those one distance each.
        if (wavlm.buckets.buckets < 4 || wavlm.buckets.largest_distance <= wavlm.buckets.buckets / 4)
            throw config.outOfRange("num_buckets", Words("%1 cannot be used: expected at least 4, with "
                                                         "max_bucket_distance above a quarter of them, found %2",
                                                         std::to_string(wavlm.buckets.buckets)));
        return wavlm;
    }

    /// Eight numbers are projected of each head's share; the first four and the last four are only ever summed.
    BiasGate gate(const FamilyWeights& weights, const std::string& at) const
    {
        const Index width = layers.width / layers.heads;
        const Projection eight = weights.linear(at + "gru_rel_pos_linear", width, 8, true);
        const Matrix all = eight.weight.matrix();
        Matrix sums(width, 2);
        sums << all.leftCols(4).rowwise().sum(), all.rightCols(4).rowwise().sum();
        RowVector bias(2);
        bias << eight.bias.head(4).sum(), eight.bias.tail(4).sum();
        const Weight scales = weights.folded(at + "gru_rel_pos_const", {1, layers.heads, 1, 1}, 1);
        return {{Weight::own(std::move(sums)), std::move(bias)}, scales.row(0)};
    }

    void adapt(Block& block, const FamilyWeights& weights, const std::string& layer) const
    {
        // The first layer's table is that of all.
        const std::string table = "encoder.layers.0.attention.rel_attn_embed.weight";
        block.positions = RelativePositions{buckets, weights.matrix(table, buckets.buckets, layers.heads).matrix()};
        block.bias_gate = gate(weights, layer + "attention.");
    }
};

}  // namespace

ModelPlan planWavLm(const ConfigReader& config)
{
    const WavLm wavlm = WavLm::read(config);
    return wavlm.layers.plan("wavlm.", [wavlm](Block& block, const FamilyWeights& weights, const std::string& layer) {
        wavlm.adapt(block, weights, layer);
    });
}

}  // namespace core
