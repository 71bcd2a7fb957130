#include "core/model/family/clip_layers.h"

namespace core {
namespace {

Block blockOfClip(const ClipLayers& clip, const FamilyWeights& weights, Index index)
{
    const std::string at = "encoder.layers." + std::to_string(index) + ".";
    const Index width = clip.width;
    const auto projection = [&](const char* name) {
        return weights.linear(at + "self_attn." + name, width, width, true);
    };
    Block block;
    block.attention_norm = weights.layerNorm(at + "layer_norm1", width, clip.epsilon);
    block.attention = {clip.heads, projection("q_proj"), projection("k_proj"), projection("v_proj"),
                       projection("out_proj")};
    block.scores = eagerScores(rootScale(width / clip.heads));
    block.feed_forward_norm = weights.layerNorm(at + "layer_norm2", width, clip.epsilon);
    block.feed_forward = FeedForward{weights.linear(at + "mlp.fc1", width, clip.inner, true),
                                     weights.linear(at + "mlp.fc2", clip.inner, width, true), clip.activation};
    return block;
}

}  // namespace

ClipLayers ClipLayers::read(const ConfigReader& config, const char* activation, Index width, Index heads)
{
    ClipLayers clip;
    clip.layers = config.count("num_hidden_layers", mostLayers, 12);
    clip.heads = config.count("num_attention_heads", largestWidth, heads);
    clip.width = config.count("hidden_size", largestWidth, width);
    config.requireMultiple("hidden_size", clip.width, "num_attention_heads", clip.heads);
    clip.inner = config.count("intermediate_size", largestWidth, 4 * width);
    clip.epsilon = config.epsilon("layer_norm_eps", 1e-5F);
    clip.activation = config.activation("hidden_act", activation);
    return clip;
}

std::vector<Block> ClipLayers::blocks(const FamilyWeights& weights) const
{
    std::vector<Block> all;
    for (Index index = 0; index < layers; ++index) all.push_back(blockOfClip(*this, weights, index));
    return all;
}

}  // namespace core
