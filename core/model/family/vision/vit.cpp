#include "core/json/json_text.h"
#include "core/model/family/family_weights.h"
#include "core/model/family/vision/vision_models.h"

#include <array>

namespace core {
namespace {

struct Vit {
    Index layers;
    Index heads;
    Index width;
    Index inner;
    Index channels;
    std::array<Index, 2> image;  ///< height and width, in pixels
    Index side;                  ///< of a square, in pixels
    float epsilon;
    Activation activation;
    bool bias;  ///< of queries, keys and values

    Index squares() const { return (image[0] / side) * (image[1] / side); }
};

/// No edge of a picture is longer, in pixels.
constexpr Index longestEdge = Index{1} << 14U;

/// A whole number for both, or a list of two: height and width.
std::array<Index, 2> edges(const ConfigReader& config, const std::string& field, Index absent)
{
    const auto list = config.json().find(field);
    if (list == config.json().end() || !list->is_array()) {
        const Index both = config.count(field, longestEdge, absent);
        return {both, both};
    }
    const auto isEdge = [](const Json& edge) { return edge.is_number_integer() && edge >= 1 && edge <= longestEdge; };
    if (list->size() != 2 || !isEdge((*list)[0]) || !isEdge((*list)[1]))
        throw config.outOfRange(field, "two whole numbers from 1 to " + std::to_string(longestEdge),
                                list->dump(-1, ' ', true).substr(0, 40));
    return {(*list)[0].get<Index>(), (*list)[1].get<Index>()};
}

Vit read(const ConfigReader& config)
{
    Vit vit{};
    vit.layers = config.count("num_hidden_layers", mostLayers, 12);
    vit.heads = config.count("num_attention_heads", largestWidth, 12);
    vit.width = config.count("hidden_size", largestWidth, 768);
    config.requireMultiple("hidden_size", vit.width, "num_attention_heads", vit.heads);
    vit.inner = config.count("intermediate_size", largestWidth, 3072);
    vit.epsilon = config.epsilon("layer_norm_eps", 1e-12F);
    vit.activation = config.activation("hidden_act", "gelu");
    vit.bias = config.flag("qkv_bias", true);
    vit.channels = config.count("num_channels", largestWidth, 3);
    if (vit.channels != 3) throw config.outOfRange("num_channels", "3", std::to_string(vit.channels));
    vit.image = edges(config, "image_size", 224);
    const auto [height, width] = edges(config, "patch_size", 16);
    vit.side = height;
    if (width != height)
        throw config.outOfRange("patch_size", "squares", std::to_string(height) + " × " + std::to_string(width));
    if (vit.side > vit.image[0] || vit.side > vit.image[1])
        throw config.outOfRange("patch_size", "at most the image_size", std::to_string(vit.side));
    return vit;
}

Block layer(const Vit& config, const FamilyWeights& weights, Index index)
{
    const std::string at = "encoder.layer." + std::to_string(index) + ".";
    const Index width = config.width;
    const auto projection = [&](const char* name) {
        return weights.linear(at + "attention.attention." + name, width, width, config.bias);
    };
    Block block;
    block.attention_norm = weights.layerNorm(at + "layernorm_before", width, config.epsilon);
    block.attention = {config.heads, projection("query"), projection("key"), projection("value"),
                       weights.linear(at + "attention.output.dense", width, width, true)};
    block.scores = eagerScores(rootScale(width / config.heads));
    block.feed_forward_norm = weights.layerNorm(at + "layernorm_after", width, config.epsilon);
    block.feed_forward = FeedForward{weights.linear(at + "intermediate.dense", width, config.inner, true),
                                     weights.linear(at + "output.dense", config.inner, width, true), config.activation};
    return block;
}

Transformer load(const Vit& config, const WeightFiles& files)
{
    // Classifiers, decoders of masked pictures and poolers stand around what attends; none of them is used.
    const FamilyWeights weights(files, {"vit.", ""}, "embeddings.cls_token");
    const Index places = 1 + config.squares();
    PatchEmbedding patches;
    patches.projection = {weights
                              .folded("embeddings.patch_embeddings.projection.weight",
                                      {config.width, config.channels, config.side, config.side}, config.width)
                              .transposed(),
                          weights.vector("embeddings.patch_embeddings.projection.bias", config.width)};
    patches.first = weights.folded("embeddings.cls_token", {1, 1, config.width}, 1).matrix();
    patches.channels = config.channels;
    patches.height = config.image[0];
    patches.width = config.image[1];
    patches.side = config.side;
    Transformer vit;
    vit.patches = std::move(patches);
    vit.position_embedding = weights.folded("embeddings.position_embeddings", {1, places, config.width}, places);
    vit.causal = false;
    vit.ends_before_norm = true;
    for (Index i = 0; i < config.layers; ++i) vit.blocks.push_back(layer(config, weights, i));
    vit.final_norm = weights.layerNorm("layernorm", config.width, config.epsilon);
    return vit;
}

}  // namespace

ModelPlan planVit(const ConfigReader& config)
{
    const Vit vit = read(config);
    return {vit.layers, vit.heads, 1 + vit.squares(), "encoder.layer.",
            [vit](const WeightFiles& files) { return load(vit, files); }};
}

}  // namespace core
