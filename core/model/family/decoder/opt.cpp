#include "core/model/family/decoder/decoders.h"
#include "core/model/family/family_weights.h"

namespace core {
namespace {

/// The table's first two places stand for padding.
constexpr Index firstPosition = 2;

struct Opt {
    Index layers;
    Index heads;
    Index width;
    Index embedded;  ///< width of the token embedding, which the smaller sizes project
    Index inner;
    Index positions;
    Index vocabulary;
    Activation activation;
    bool bias;
    bool preNorm;
    bool finalNorm;
    bool tied;
};

Opt readOpt(const ConfigReader& config)
{
    Opt opt{};
    opt.layers = config.count("num_hidden_layers", mostLayers);
    opt.heads = config.count("num_attention_heads", largestWidth);
    opt.width = config.count("hidden_size", largestWidth);
    config.requireMultiple("hidden_size", opt.width, "num_attention_heads", opt.heads);
    opt.embedded = config.count("word_embed_proj_dim", largestWidth, opt.width);
    opt.inner = config.count("ffn_dim", largestWidth);
    opt.positions = config.count("max_position_embeddings", mostPositions, 2048);
    opt.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    opt.activation = config.activation("activation_function", "relu");
    opt.bias = config.flag("enable_bias", true);
    opt.preNorm = config.flag("do_layer_norm_before", true);
    opt.finalNorm = opt.preNorm && !config.flag("_remove_final_layer_norm", false);
    opt.tied = config.flag("tie_word_embeddings", true);
    if (!config.flag("layer_norm_elementwise_affine", true))
        throw config.outOfRange("layer_norm_elementwise_affine", "true", "false");
    return opt;
}

Block blockOfOpt(const Opt& config, const FamilyWeights& weights, Index index)
{
    const std::string at = "layers." + std::to_string(index) + ".";
    const Index width = config.width;
    const auto projection = [&](const char* name) {
        return weights.linear(at + "self_attn." + name, width, width, config.bias);
    };
    Block block;
    block.attention = {config.heads, projection("q_proj"), projection("k_proj"), projection("v_proj"),
                       projection("out_proj")};
    // 1/√d_k multiplies the queries here and not the scores.
    const float scale = rootScale(width / config.heads);
    Projection& query = block.attention.query;
    query.weight = query.weight.times(scale);
    query.bias *= scale;
    block.scores = eagerScores(1);
    block.feed_forward = FeedForward{weights.linear(at + "fc1", width, config.inner, config.bias),
                                     weights.linear(at + "fc2", config.inner, width, config.bias), config.activation};
    // The one of 350 million parameters norms the sums, all others what enters.
    (config.preNorm ? block.attention_norm : block.attention_sum_norm) =
        weights.layerNorm(at + "self_attn_layer_norm", width, 1e-5F);
    (config.preNorm ? block.feed_forward_norm : block.feed_forward_sum_norm) =
        weights.layerNorm(at + "final_layer_norm", width, 1e-5F);
    return block;
}

Transformer loadOpt(const Opt& config, const WeightFiles& files)
{
    const FamilyWeights weights(files, {"model.decoder.", "decoder.", ""}, "embed_tokens.weight");
    Transformer opt;
    opt.token_embedding = weights.matrix("embed_tokens.weight", config.vocabulary, config.embedded);
    opt.position_embedding = weights.matrix("embed_positions.weight", config.positions + firstPosition, config.width);
    opt.position_count = {PositionCount::Over::Real, firstPosition};
    for (Index i = 0; i < config.layers; ++i) opt.blocks.push_back(blockOfOpt(config, weights, i));
    if (config.finalNorm) opt.final_norm = weights.layerNorm("final_layer_norm", config.width, 1e-5F);
    if (const auto head = headMatrix(files, "lm_head.weight", config.tied, opt.token_embedding))
        opt.language_head = LanguageHead{*head};
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
    return {opt.layers, opt.heads, opt.positions, "layers.",
            [opt](const WeightFiles& files) { return loadOpt(opt, files); }};
}

}  // namespace core
