#include "core/error.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_layers.h"

namespace core {
namespace {

/// The table's first two places stand for padding.
constexpr Index firstPosition = 2;

struct Opt : GptLayers {
    bool preNorm = true;
};

Opt readOpt(const ConfigReader& config)
{
    Opt opt{GptLayers::read(config,
                            {.layers = "num_hidden_layers",
                             .heads = "num_attention_heads",
                             .width = "hidden_size",
                             .inner = "ffn_dim",
                             .positions = "max_position_embeddings",
                             .epsilon = nullptr},
                            {.inner = false, .activation = "relu"})};
    opt.embedded = config.count("word_embed_proj_dim", largestWidth, opt.width);  // which the smaller sizes project
    opt.bias = config.flag("enable_bias", true);
    opt.preNorm = config.flag("do_layer_norm_before", true);
    const bool finalNorm = opt.preNorm && !config.flag("_remove_final_layer_norm", false);
    opt.names = {.model = "model.decoder.",
                 .decoder = "decoder.",
                 .tokens = "embed_tokens.weight",
                 .layers = "layers.",
                 .up = "fc1",
                 .down = "fc2",
                 .final_norm = finalNorm ? "final_layer_norm" : nullptr};
    if (!config.flag("layer_norm_elementwise_affine", true))
        throw config.outOfRange("layer_norm_elementwise_affine",
                                Words("%1 cannot be used: expected true, found false"));
    return opt;
}

Block blockOfOpt(const Opt& config, const FamilyWeights& weights, Index index)
{
    const std::string at = config.placeOf(index);
    Block block;
    block.attention = config.attention(weights, at + "self_attn.", config.bias, config.bias);
    // 1/√d_k multiplies the queries here and not the scores.
    const float scale = rootScale(config.width / config.heads);
    Projection& query = block.attention.query;
    query.weight = query.weight.times(scale);
    query.bias *= scale;
    block.scores = eagerScores(1);
    block.feed_forward = config.feedForward(weights, at);
    // The one of 350 million parameters norms the sums, all others what enters.
    (config.preNorm ? block.attention_norm : block.attention_sum_norm) =
        weights.layerNorm(at + "self_attn_layer_norm", config.width, config.epsilon);
    (config.preNorm ? block.feed_forward_norm : block.feed_forward_sum_norm) =
        weights.layerNorm(at + "final_layer_norm", config.width, config.epsilon);
    return block;
}

Transformer loadOpt(const Opt& config, const WeightFiles& files)
{
    Transformer opt =
        config.load(files, [&](const FamilyWeights& weights, Index i) { return blockOfOpt(config, weights, i); });
    const FamilyWeights weights = config.weightsIn(files);
    opt.position_embedding = weights.matrix("embed_positions.weight", config.positions + firstPosition, config.width);
    opt.position_count = {PositionCount::Over::Real, firstPosition};
    if (config.embedded != config.width) {
        opt.embedding_projection = weights.linear("project_in", config.embedded, config.width, false);
        if (opt.language_head)
            opt.language_head->transform = weights.linear("project_out", config.width, config.embedded, false);
    }
    return opt;
}

}  // namespace

ModelPlan planOpt(const ConfigReader& config)
{
    const Opt opt = readOpt(config);
    return opt.plan([opt](const WeightFiles& files) { return loadOpt(opt, files); });
}

}  // namespace core
