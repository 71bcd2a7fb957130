#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_frame.h"

namespace core {
namespace {

struct Bloom {
    Index layers;
    Index heads;
    Index width;
    Index positions;
    Index vocabulary;
    float epsilon;
    bool tied;
};

Bloom readBloom(const ConfigReader& config)
{
    // Old configurations call them otherwise.
    const auto either = [&](const char* name, const char* older) { return config.has(name) ? name : older; };
    Bloom bloom{};
    bloom.layers = config.count(either("n_layer", "num_hidden_layers"), mostLayers);
    bloom.heads = config.count(either("n_head", "num_attention_heads"), largestWidth);
    bloom.width = config.count(either("hidden_size", "n_embed"), largestWidth / 4);
    config.requireMultiple("hidden_size", bloom.width, "n_head", bloom.heads);
    // ALiBi has no table that would end; this is how long the texts were in training.
    bloom.positions = config.count("seq_length", mostPositions, 2048);
    bloom.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    bloom.epsilon = config.epsilon("layer_norm_epsilon", 1e-5F);
    bloom.tied = config.flag("tie_word_embeddings", true);
    config.requireFalse("apply_residual_connection_post_layernorm");
    return bloom;
}

Block blockOfBloom(const Bloom& config, const FamilyWeights& weights, Index index)
{
    const std::string h = "h." + std::to_string(index) + ".";
    const Index width = config.width;
    Block block;
    block.attention_norm = weights.layerNorm(h + "input_layernorm", width, config.epsilon);
    // Rows are ordered [head][q, k, v][d], not q | k | v.
    QueryKeyValue split = splitFused(weights.linear(h + "self_attention.query_key_value", width, 3 * width, true),
                                     weights.orderOf(FusedOrder::HeadThenThree), config.heads);
    block.attention = {config.heads, std::move(split.query), std::move(split.key), std::move(split.value),
                       weights.linear(h + "self_attention.dense", width, width, true)};
    block.positions = AlibiPositions{AlibiForm::FromFirst};
    block.scores = eagerScores(rootScale(width / config.heads));
    block.feed_forward_norm = weights.layerNorm(h + "post_attention_layernorm", width, config.epsilon);
    block.feed_forward =
        FeedForward{weights.linear(h + "mlp.dense_h_to_4h", width, 4 * width, true),
                    weights.linear(h + "mlp.dense_4h_to_h", 4 * width, width, true), Activation::GeluTanh};
    return block;
}

Transformer loadBloom(const Bloom& config, const WeightFiles& files)
{
    const GptFrame frame{.layers = config.layers,
                         .width = config.width,
                         .vocabulary = config.vocabulary,
                         .epsilon = config.epsilon,
                         .tied = config.tied,
                         .tokens = "word_embeddings.weight"};
    Transformer bloom =
        frame.load(files, [&](const FamilyWeights& weights, Index i) { return blockOfBloom(config, weights, i); });
    const FamilyWeights weights(files, {"transformer.", ""}, frame.tokens);
    bloom.embedding_norm = weights.layerNorm("word_embeddings_layernorm", config.width, config.epsilon);
    return bloom;
}

}  // namespace

ModelPlan planBloom(const ConfigReader& config)
{
    const Bloom bloom = readBloom(config);
    return {bloom.layers, bloom.heads, bloom.positions, "h.",
            [bloom](const WeightFiles& files) { return loadBloom(bloom, files); }};
}

}  // namespace core
