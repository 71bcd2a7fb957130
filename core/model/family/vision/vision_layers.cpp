#include "core/model/family/vision/vision_layers.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/position_grid.h"

namespace core {
namespace {

/// No edge of a picture is longer, in pixels.
constexpr Index longestPictureEdge = Index{1} << 14U;

/// A whole number for both, or a list of two: height and width.
std::array<Index, 2> edgesIn(const ConfigReader& config, const std::string& field, Index absent)
{
    const Json* list = config.list(field);
    if (list == nullptr) {
        const Index both = config.count(field, longestPictureEdge, absent);
        return {both, both};
    }
    const auto isEdge = [](const Json& edge) {
        return edge.is_number_integer() && edge >= 1 && edge <= longestPictureEdge;
    };
    if (list->size() != 2 || !isEdge((*list)[0]) || !isEdge((*list)[1]))
        throw config.outOfRange(field,
                                Words("%1 cannot be used: expected two whole numbers from 1 to %2, found %3",
                                      std::to_string(longestPictureEdge), list->dump(-1, ' ', true).substr(0, 40)));
    return {(*list)[0].get<Index>(), (*list)[1].get<Index>()};
}

}  // namespace

PictureSize PictureSize::read(const ConfigReader& config, Index image, Index side)
{
    PictureSize size;
    size.channels = config.count("num_channels", largestWidth, 3);
    if (size.channels != 3)
        throw config.outOfRange("num_channels",
                                Words("%1 cannot be used: expected 3, found %2", std::to_string(size.channels)));
    size.image = edgesIn(config, "image_size", image);
    const auto [height, width] = edgesIn(config, "patch_size", side);
    size.side = height;
    if (width != height)
        throw config.outOfRange("patch_size", Words("%1 cannot be used: expected squares, found %2 × %3",
                                                    std::to_string(height), std::to_string(width)));
    if (size.side > size.image[0] || size.side > size.image[1])
        throw config.outOfRange("patch_size", Words("%1 cannot be used: expected at most the image_size, found %2",
                                                    std::to_string(size.side)));
    return size;
}

PatchEmbedding PictureSize::embedding(const FamilyWeights& weights, const std::string& name, Index width, bool bias,
                                      std::vector<LearnedToken> learned) const
{
    PatchEmbedding patches;
    patches.projection = {weights.folded(name + ".weight", {width, channels, side, side}, width).transposed(),
                          bias ? weights.vector(name + ".bias", width) : RowVector()};
    patches.learned = std::move(learned);
    patches.channels = channels;
    patches.height = image[0];
    patches.width = image[1];
    patches.side = side;
    return patches;
}

std::vector<LearnedToken> learnedTokens(const FamilyWeights& weights, const std::string& name,
                                        const std::vector<Index>& shape, LearnedToken::Kind kind)
{
    Index rows = 1;
    for (std::size_t axis = 0; axis + 1 < shape.size(); ++axis) rows *= shape[axis];
    const Matrix vectors = weights.folded(name, shape, rows).matrix();
    std::vector<LearnedToken> tokens;
    for (Index row = 0; row < rows; ++row) tokens.push_back({kind, vectors.row(row)});
    return tokens;
}

VitLayers VitLayers::read(const ConfigReader& config, float epsilon, Index side)
{
    VitLayers vit;
    vit.layers = config.count("num_hidden_layers", mostLayers, 12);
    vit.heads = config.count("num_attention_heads", largestWidth, 12);
    vit.width = config.count("hidden_size", largestWidth, 768);
    config.requireMultiple("hidden_size", vit.width, "num_attention_heads", vit.heads);
    vit.inner = config.count("intermediate_size", largestWidth, 3072);
    vit.epsilon = config.epsilon("layer_norm_eps", epsilon);
    vit.activation = config.activation("hidden_act", "gelu");
    vit.query_bias = vit.key_bias = vit.value_bias = config.flag("qkv_bias", true);
    vit.picture = PictureSize::read(config, 224, side);
    return vit;
}

std::string VitLayers::nameOf(Index layer) { return "encoder.layer." + std::to_string(layer) + "."; }

MultiHeadWeights VitLayers::attention(const FamilyWeights& weights, const std::string& layer) const
{
    const auto projection = [&](const char* name, bool bias) {
        return weights.linear(layer + "attention." + name, width, width, bias);
    };
    return {heads, projection("attention.query", query_bias), projection("attention.key", key_bias),
            projection("attention.value", value_bias), projection("output.dense", true)};
}

Block VitLayers::block(const FamilyWeights& weights, Index layer) const
{
    const std::string at = nameOf(layer);
    Block block;
    block.attention_norm = weights.layerNorm(at + "layernorm_before", width, epsilon);
    block.attention = attention(weights, at);
    block.scores = eagerScores(rootScale(width / heads));
    block.feed_forward_norm = weights.layerNorm(at + "layernorm_after", width, epsilon);
    block.feed_forward = FeedForward{weights.linear(at + "intermediate.dense", width, inner, true),
                                     weights.linear(at + "output.dense", inner, width, true), activation};
    return block;
}

Transformer VitLayers::patched(const FamilyWeights& weights) const
{
    Transformer vit;
    vit.patches =
        picture.embedding(weights, "embeddings.patch_embeddings.projection", width, true,
                          learnedTokens(weights, "embeddings.cls_token", {1, 1, width}, LearnedToken::Kind::Class));
    vit.causal = false;
    vit.ends_before_norm = true;
    return vit;
}

Transformer VitLayers::embedded(const FamilyWeights& weights, const std::vector<LearnedToken>& more) const
{
    Transformer vit = patched(weights);
    vit.patches->learned.insert(vit.patches->learned.end(), more.begin(), more.end());
    const Index places = vit.patches->tokens();
    setPositions(vit, weights.folded("embeddings.position_embeddings", {1, places, width}, places));
    return vit;
}

void setPositions(Transformer& vit, Weight positions)
{
    PatchEmbedding& patches = *vit.patches;
    const Matrix table = positions.matrix();
    patches.positions =
        std::make_shared<const PositionGrid>(PositionGrid{.rows = patches.rows(),
                                                          .columns = patches.columns(),
                                                          .patches = table.bottomRows(patches.squares()),
                                                          .learned = table.topRows(patches.firstSquare()),
                                                          .asked = true});
    vit.position_embedding = std::move(positions);
}

}  // namespace core
