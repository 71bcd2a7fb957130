#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_layers.h"

#include <cmath>

namespace core {
namespace {

/// The table's first two places stand for padding.
constexpr Index firstBioGptPosition = 2;

struct BioGpt : GptLayers {
    bool scaled = true;
};

BioGpt readBioGpt(const ConfigReader& config)
{
    GptLayers::Fields fields = GptLayers::newerFields;
    fields.epsilon = nullptr;
    BioGpt bio{GptLayers::read(config, fields, {.positions = 1024, .inner = false, .activation = "gelu"})};
    bio.names = {.model = "biogpt.",
                 .tokens = "embed_tokens.weight",
                 .layers = "layers.",
                 .attention_norm = "self_attn_layer_norm",
                 .feed_forward_norm = "final_layer_norm",
                 .up = "fc1",
                 .down = "fc2",
                 .final_norm = "layer_norm",
                 .head = "output_projection.weight"};
    bio.scaled = config.flag("scale_embedding", true);
    config.passOver({"layer_norm_eps"});  // which transformers leaves unread
    return bio;
}

Block blockOfBioGpt(const BioGpt& config, const FamilyWeights& weights, Index index)
{
    Block block = config.block(weights, index);
    block.attention = config.attention(weights, config.placeOf(index) + "self_attn.", true, true);
    return block;
}

Transformer loadBioGpt(const BioGpt& config, const WeightFiles& files)
{
    Transformer bio =
        config.load(files, [&](const FamilyWeights& weights, Index i) { return blockOfBioGpt(config, weights, i); });
    const FamilyWeights weights = config.weightsIn(files);
    if (config.scaled) bio.embedding_scale = std::sqrt(static_cast<float>(config.width));
    bio.position_embedding =
        weights.matrix("embed_positions.weight", config.positions + firstBioGptPosition, config.width);
    // Padding has places of its own, as transformers 5 counts them; transformers 4 left it out.
    bio.position_count = {PositionCount::Over::All, firstBioGptPosition};
    return bio;
}

}  // namespace

ModelPlan planBioGpt(const ConfigReader& config)
{
    const BioGpt bio = readBioGpt(config);
    return bio.plan([bio](const WeightFiles& files) { return loadBioGpt(bio, files); });
}

}  // namespace core
