#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"
#include "core/model/family/rotary_config.h"

namespace core {
namespace {

Block blockOfJina(const BertLayers& jina, const FamilyWeights& weights, Index layer)
{
    const std::string at = "encoder.layers." + std::to_string(layer) + ".";
    const Index width = jina.width;
    Block block;
    QueryKeyValue split =
        splitFused(weights.linear(at + "mixer.Wqkv", width, 3 * width, true), FusedOrder::Concatenated, jina.heads);
    block.attention = {jina.heads, std::move(split.query), std::move(split.key), std::move(split.value),
                       weights.linear(at + "mixer.out_proj", width, width, true)};
    block.scores = eagerScores(rootScale(width / jina.heads));
    block.attention_sum_norm = weights.layerNorm(at + "norm1", width, jina.epsilon);
    block.feed_forward = FeedForward{weights.linear(at + "mlp.fc1", width, jina.inner, true),
                                     weights.linear(at + "mlp.fc2", jina.inner, width, true), jina.activation};
    block.feed_forward_sum_norm = weights.layerNorm(at + "norm2", width, jina.epsilon);
    return block;
}

}  // namespace

ModelPlan planJinaEmbeddingsV3(const ConfigReader& config)
{
    BertLayers jina = BertLayers::read(config, false);
    jina.epsilon = config.epsilon("layer_norm_eps", 1e-5F);
    const Index places = config.count("max_position_embeddings", mostPositions, 8194);
    const RotaryEmbedding rotary = readRotary(config, jina.width / jina.heads, {}, places, nullptr, 20000);
    jina.positions = 0;
    if (!config.has("type_vocab_size")) jina.segments = 1;
    return {jina.layers, jina.heads, longestText(rotary, places), "encoder.layers.", [=](const WeightFiles& files) {
                const FamilyWeights weights(files, {"roberta.", ""}, "embeddings.word_embeddings.weight");
                Transformer model = jina.embedding(weights);
                model.embedding_norm = weights.layerNorm("emb_ln", jina.width, jina.epsilon);
                for (Index layer = 0; layer < jina.layers; ++layer) {
                    model.blocks.push_back(blockOfJina(jina, weights, layer));
                    model.blocks.back().attention.rotary = rotary;
                }
                BertLayers head = jina;
                head.activation = Activation::Gelu;
                model.language_head = head.head(files, robertaHeadNames, model.token_embedding);
                return model;
            }};
}

}  // namespace core
