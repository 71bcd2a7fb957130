#include "core/model/family/vision/dinov2_layers.h"

#include "core/error.h"
#include "core/model/position_grid.h"

namespace core {
namespace {

/// Registers go in behind [CLS] once the others have their positions: nothing is added to them.
void setPositions(const Dinov2Layers& dino, const std::vector<LearnedToken>& registers, Transformer& model)
{
    PatchEmbedding& patches = *model.patches;
    const Matrix table = model.position_embedding.matrix();
    PositionGrid grid{.rows = patches.rows(),
                      .columns = patches.columns(),
                      .patches = table.bottomRows(patches.squares()),
                      .learned = Matrix::Zero(1 + static_cast<Index>(registers.size()), table.cols()),
                      .smooth = dino.smooth};
    grid.learned.row(0) = table.row(0);
    patches.learned.insert(patches.learned.end(), registers.begin(), registers.end());
    Matrix positions(patches.tokens(), table.cols());
    positions << grid.learned, grid.patches;
    model.position_embedding = Weight::own(std::move(positions));
    patches.positions = std::make_shared<const PositionGrid>(std::move(grid));
}

FeedForward feedForwardOf(const Dinov2Layers& dino, const FamilyWeights& weights, const std::string& at)
{
    const Index width = dino.vit.width, inner = dino.vit.inner;
    if (!dino.swiglu)
        return {weights.linear(at + "fc1", width, inner, true), weights.linear(at + "fc2", inner, width, true),
                dino.vit.activation};
    const Projection both = weights.linear(at + "weights_in", width, 2 * inner, true);
    return {both.columns(inner, inner), weights.linear(at + "weights_out", inner, width, true), Activation::Silu,
            both.columns(0, inner)};
}

Norm layerScale(const FamilyWeights& weights, const std::string& name, Index width)
{
    return {.weight = weights.vector(name + ".lambda1", width), .bias = {}, .kind = Norm::Kind::Scale};
}

Block blockOfDinov2(const Dinov2Layers& dino, const FamilyWeights& weights, Index layer)
{
    const std::string at = VitLayers::nameOf(layer);
    const Index width = dino.vit.width;
    Block block;
    block.attention_norm = weights.layerNorm(at + "norm1", width, dino.vit.epsilon);
    block.attention = dino.vit.attention(weights, at);
    block.scores = eagerScores(rootScale(width / dino.vit.heads));
    block.attention_output_norm = layerScale(weights, at + "layer_scale1", width);
    block.feed_forward_norm = weights.layerNorm(at + "norm2", width, dino.vit.epsilon);
    block.feed_forward = feedForwardOf(dino, weights, at + "mlp.");
    block.feed_forward_output_norm = layerScale(weights, at + "layer_scale2", width);
    return block;
}

}  // namespace

Dinov2Layers Dinov2Layers::read(const ConfigReader& config)
{
    Dinov2Layers dino{VitLayers::read(config, 1e-6F, 14), config.flag("use_swiglu_ffn", false), {}};
    const double inner = static_cast<double>(dino.vit.width) * static_cast<double>(config.positive("mlp_ratio", 4));
    if (!(inner >= 1 && inner <= static_cast<double>(largestWidth)))
        throw config.outOfRange(
            "mlp_ratio", Words("%1 cannot be used: expected a feed-forward layer with a width of 1 to %2, found %3",
                               std::to_string(largestWidth), std::to_string(inner)));
    dino.vit.inner = static_cast<Index>(inner);
    // Two thirds of that, up to a multiple of 8, so that three projections have as many numbers as two.
    if (dino.swiglu) dino.vit.inner = (dino.vit.inner * 2 / 3 + 7) / 8 * 8;
    return dino;
}

Transformer Dinov2Layers::load(const FamilyWeights& weights, const std::vector<LearnedToken>& registers) const
{
    Transformer model = vit.embedded(weights);
    setPositions(*this, registers, model);
    for (Index i = 0; i < vit.layers; ++i) model.blocks.push_back(blockOfDinov2(*this, weights, i));
    model.final_norm = weights.layerNorm("layernorm", vit.width, vit.epsilon);
    return model;
}

}  // namespace core
