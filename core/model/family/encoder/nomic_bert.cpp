#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"
#include "core/model/family/rotary_config.h"

namespace core {
namespace {

Block blockOfNomic(const BertLayers& nomic, const RotaryEmbedding& rotary, const FamilyWeights& weights, Index layer)
{
    const std::string at = "encoder.layers." + std::to_string(layer) + ".";
    const Index width = nomic.width;
    Block block;
    QueryKeyValue split =
        splitFused(weights.linear(at + "attn.Wqkv", width, 3 * width, false), FusedOrder::Concatenated, nomic.heads);
    block.attention = {nomic.heads, std::move(split.query), std::move(split.key), std::move(split.value),
                       weights.linear(at + "attn.out_proj", width, width, false)};
    block.attention.rotary = rotary;
    block.scores = eagerScores(rootScale(width / nomic.heads));
    block.attention_sum_norm = weights.layerNorm(at + "norm1", width, nomic.epsilon);
    block.feed_forward = FeedForward{weights.linear(at + "mlp.fc11", width, nomic.inner, false),
                                     weights.linear(at + "mlp.fc2", nomic.inner, width, false), nomic.activation,
                                     weights.linear(at + "mlp.fc12", width, nomic.inner, false)};
    block.feed_forward_sum_norm = weights.layerNorm(at + "norm2", width, nomic.epsilon);
    return block;
}

Transformer loadNomicBert(const BertLayers& nomic, const RotaryEmbedding& rotary, const WeightFiles& files)
{
    const FamilyWeights weights(files, {"nomic_bert.", ""}, "embeddings.word_embeddings.weight");
    Transformer model;
    model.causal = false;
    model.token_embedding = weights.matrix("embeddings.word_embeddings.weight", nomic.vocabulary, nomic.width);
    model.segment_embedding = weights.matrix("embeddings.token_type_embeddings.weight", nomic.segments, nomic.width);
    model.embedding_norm = weights.layerNorm("emb_ln", nomic.width, nomic.epsilon);
    for (Index i = 0; i < nomic.layers; ++i) model.blocks.push_back(blockOfNomic(nomic, rotary, weights, i));
    model.language_head = nomic.head(files,
                                     {"cls.predictions.transform.dense", "cls.predictions.transform.layer_norm",
                                      "cls.predictions.decoder.weight", "cls.predictions.bias"},
                                     model.token_embedding);
    return model;
}

}  // namespace

ModelPlan planNomicBert(const ConfigReader& config)
{
    BertLayers nomic = BertLayers::read(config);
    nomic.activation = config.activation("hidden_act", "silu");
    config.passOver({"head_dim"});
    const RotaryEmbedding rotary = readRotary(config, nomic.width / nomic.heads, {}, nomic.positions);
    return {nomic.layers, nomic.heads, longestText(rotary, nomic.positions), "encoder.layers.",
            [=](const WeightFiles& files) { return loadNomicBert(nomic, rotary, files); }};
}

}  // namespace core
