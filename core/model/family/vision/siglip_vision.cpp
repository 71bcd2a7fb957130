#include "core/error.h"
#include "core/model/family/clip_layers.h"
#include "core/model/family/vision/vision_layers.h"
#include "core/model/family/vision/vision_models.h"
#include "core/model/position_grid.h"

#include <cmath>

namespace core {
namespace {

constexpr Index largestPatch = 1 << 10;

/// torch.nn.MultiheadAttention of the head behind the last layer; nothing where the files have none.
std::optional<PoolingProbe> poolingProbe(const ClipLayers& siglip, const FamilyWeights& weights)
{
    if (!weights.contains("head.probe")) return std::nullopt;
    const Index width = siglip.width;
    const Projection all{weights.matrix("head.attention.in_proj_weight", 3 * width, width).transposed(),
                         weights.vector("head.attention.in_proj_bias", 3 * width)};
    return PoolingProbe{.vector = weights.folded("head.probe", {1, 1, width}, 1).row(0),
                        .query = all.columns(0, width),
                        .key = all.columns(width, width),
                        .value = all.columns(2 * width, width),
                        .output = weights.linear("head.attention.out_proj", width, width, true),
                        .norm = weights.layerNorm("head.layernorm", width, siglip.epsilon),
                        .feed_forward = {weights.linear("head.mlp.fc1", width, siglip.inner, true),
                                         weights.linear("head.mlp.fc2", siglip.inner, width, true), siglip.activation},
                        .heads = siglip.heads};
}

ClipLayers readSiglip(const ConfigReader& config)
{
    ClipLayers siglip = ClipLayers::read(config, "gelu_pytorch_tanh");
    siglip.epsilon = config.epsilon("layer_norm_eps", 1e-6F);
    return siglip;
}

void addLayers(const ClipLayers& siglip, const FamilyWeights& weights, Transformer& model)
{
    model.causal = false;
    model.blocks = siglip.blocks(weights);
    model.final_norm = weights.layerNorm("post_layernorm", siglip.width, siglip.epsilon);
    model.ends_before_norm = true;
    model.pooling_probe = poolingProbe(siglip, weights);
}

/// An nn.Linear's weight over a square's pixels, row by row and of each all channels, as one over its channels.
Weight channelByChannel(const Weight& stored, const PictureSize& size)
{
    const Matrix pixels = stored.matrix();
    const Index area = size.side * size.side;
    Matrix channels(pixels.cols(), pixels.rows());
    for (Index channel = 0; channel < size.channels; ++channel)
        for (Index pixel = 0; pixel < area; ++pixel)
            channels.row(channel * area + pixel) = pixels.col(pixel * size.channels + channel).transpose();
    return Weight::own(std::move(channels));
}

/// The positions are those of a square of patches, whatever shape pictures have.
PictureSize readSquare(const ConfigReader& config)
{
    const Index patches = config.count("num_patches", mostPositions, 256);
    const auto edge = static_cast<Index>(std::lround(std::sqrt(static_cast<double>(patches))));
    if (edge * edge != patches)
        throw config.outOfRange(
            "num_patches", Words("%1 cannot be used: expected a square number, found %2", std::to_string(patches)));
    PictureSize size{.channels = config.count("num_channels", largestWidth, 3),
                     .side = config.count("patch_size", largestPatch, 16)};
    if (size.channels != 3)
        throw config.outOfRange("num_channels",
                                Words("%1 cannot be used: expected 3, found %2", std::to_string(size.channels)));
    size.image = {edge * size.side, edge * size.side};
    return size;
}

Transformer loadSiglip2(const ClipLayers& siglip, const PictureSize& size, const FamilyWeights& weights)
{
    const std::string patch = "embeddings.patch_embedding.";
    const Index width = siglip.width, places = size.squares();
    const Weight stored = weights.matrix(patch + "weight", width, size.channels * size.side * size.side);
    Transformer model;
    model.position_embedding = weights.matrix("embeddings.position_embedding.weight", places, width);
    model.patches = PatchEmbedding{
        .projection = {channelByChannel(stored, size), weights.vector(patch + "bias", width)},
        .learned = {},
        .channels = size.channels,
        .height = size.image[0],
        .width = size.image[1],
        .side = size.side,
        .positions = std::make_shared<const PositionGrid>(PositionGrid{.rows = size.rows(),
                                                                       .columns = size.columns(),
                                                                       .patches = model.position_embedding.matrix(),
                                                                       .learned = Matrix(0, width),
                                                                       .smooth = Resampling::Bilinear,
                                                                       .mixed = true})};
    addLayers(siglip, weights, model);
    return model;
}

}  // namespace

ModelPlan planSiglipVision(const ConfigReader& config)
{
    const ClipLayers siglip = readSiglip(config);
    const PictureSize picture = PictureSize::read(config, 224, 16);
    const Index places = picture.squares();
    return {siglip.layers, siglip.heads, places, "encoder.layers.", [=](const WeightFiles& files) {
                const FamilyWeights weights(files, {"vision_model.", ""}, "embeddings.patch_embedding.weight");
                Transformer model;
                model.patches = picture.embedding(weights, "embeddings.patch_embedding", siglip.width, true, {});
                setPositions(model, weights.matrix("embeddings.position_embedding.weight", places, siglip.width));
                addLayers(siglip, weights, model);
                return model;
            }};
}

ModelPlan planSiglip2Vision(const ConfigReader& config)
{
    const ClipLayers siglip = readSiglip(config);
    const PictureSize size = readSquare(config);
    return {siglip.layers, siglip.heads, size.squares(), "encoder.layers.", [=](const WeightFiles& files) {
                return loadSiglip2(siglip, size,
                                   FamilyWeights(files, {"vision_model.", ""}, "embeddings.patch_embedding.weight"));
            }};
}

}  // namespace core
