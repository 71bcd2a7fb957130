#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"
#include "core/model/family/rotary_config.h"

namespace core {
namespace {

Block blockOfGte(const BertLayers& gte, const FamilyWeights& weights, Index layer)
{
    const std::string at = "encoder.layer." + std::to_string(layer) + ".";
    const Index width = gte.width;
    Block block;
    QueryKeyValue split = splitFused(weights.linear(at + "attention.qkv_proj", width, 3 * width, true),
                                     FusedOrder::Concatenated, gte.heads);
    block.attention = {gte.heads, std::move(split.query), std::move(split.key), std::move(split.value),
                       weights.linear(at + "attention.o_proj", width, width, true)};
    block.scores = eagerScores(rootScale(width / gte.heads));
    block.attention_sum_norm = weights.layerNorm(at + "attn_ln", width, gte.epsilon);
    const Projection both = weights.linear(at + "mlp.up_gate_proj", width, 2 * gte.inner, false);
    block.feed_forward =
        FeedForward{both.columns(0, gte.inner), weights.linear(at + "mlp.down_proj", gte.inner, width, true),
                    gte.activation, both.columns(gte.inner, gte.inner)};
    block.feed_forward_sum_norm = weights.layerNorm(at + "mlp_ln", width, gte.epsilon);
    return block;
}

}  // namespace

ModelPlan planGte(const ConfigReader& config)
{
    BertLayers gte = BertLayers::read(config, false);
    const Index places = config.count("max_position_embeddings", mostPositions, 8192);
    const RotaryEmbedding rotary = readRotary(config, gte.width / gte.heads, {}, places, nullptr, 160000);
    gte.positions = 0;
    if (!config.has("type_vocab_size")) gte.segments = 1;
    return {gte.layers, gte.heads, longestText(rotary, places), "encoder.layer.", [=](const WeightFiles& files) {
                const FamilyWeights weights(files, {"gte.", "new.", ""}, "embeddings.word_embeddings.weight");
                Transformer model = gte.embedding(weights);
                model.embedding_norm = weights.layerNorm("embeddings.LayerNorm", gte.width, gte.epsilon);
                for (Index layer = 0; layer < gte.layers; ++layer) {
                    model.blocks.push_back(blockOfGte(gte, weights, layer));
                    model.blocks.back().attention.rotary = rotary;
                }
                BertLayers head = gte;
                head.activation = Activation::Gelu;
                model.language_head = head.head(
                    files, {"lm_head.dense", "lm_head.norm", "lm_head.decoder.weight", "lm_head.decoder.bias"},
                    model.token_embedding);
                return model;
            }};
}

}  // namespace core
