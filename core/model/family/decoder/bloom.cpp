#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_layers.h"

namespace core {
namespace {

GptLayers readBloom(const ConfigReader& config)
{
    // Old configurations call them otherwise. ALiBi has no table that would end; `seq_length` is how long the texts
    // were in training.
    const auto either = [&](const char* name, const char* older) { return config.has(name) ? name : older; };
    GptLayers bloom = GptLayers::read(config,
                                      {.layers = either("n_layer", "num_hidden_layers"),
                                       .heads = either("n_head", "num_attention_heads"),
                                       .width = either("hidden_size", "n_embed"),
                                       .inner = nullptr,
                                       .positions = "seq_length",
                                       .activation = nullptr},
                                      {});
    bloom.activation = Activation::GeluTanh;
    bloom.names = {.tokens = "word_embeddings.weight",
                   .attention_norm = "input_layernorm",
                   .feed_forward_norm = "post_attention_layernorm",
                   .up = "mlp.dense_h_to_4h",
                   .down = "mlp.dense_4h_to_h"};
    config.requireFalse("apply_residual_connection_post_layernorm");
    return bloom;
}

Block blockOfBloom(const GptLayers& config, const FamilyWeights& weights, Index index)
{
    const std::string h = config.placeOf(index);
    const Index width = config.width;
    Block block = config.block(weights, index);
    // Rows are ordered [head][q, k, v][d], not q | k | v.
    QueryKeyValue split = splitFused(weights.linear(h + "self_attention.query_key_value", width, 3 * width, true),
                                     weights.orderOf(FusedOrder::HeadThenThree), config.heads);
    block.attention = {config.heads, std::move(split.query), std::move(split.key), std::move(split.value),
                       weights.linear(h + "self_attention.dense", width, width, true)};
    block.positions = AlibiPositions{AlibiForm::FromFirst};
    return block;
}

Transformer loadBloom(const GptLayers& config, const WeightFiles& files)
{
    Transformer bloom =
        config.load(files, [&](const FamilyWeights& weights, Index i) { return blockOfBloom(config, weights, i); });
    bloom.embedding_norm = config.weightsIn(files).layerNorm("word_embeddings_layernorm", config.width, config.epsilon);
    return bloom;
}

}  // namespace

ModelPlan planBloom(const ConfigReader& config)
{
    const GptLayers bloom = readBloom(config);
    return bloom.plan([bloom](const WeightFiles& files) { return loadBloom(bloom, files); });
}

}  // namespace core
