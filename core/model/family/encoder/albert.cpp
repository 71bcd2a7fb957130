#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {
namespace {

struct Albert {
    BertLayers common;
    Index groups;  ///< so many groups of layers that follow one another share their weights
    Index inner;   ///< layers of a group's own, one after the other
};

Block blockOfAlbert(const Albert& albert, const FamilyWeights& weights, const std::string& at)
{
    const BertLayers& common = albert.common;
    const Index width = common.width;
    const auto projection = [&](const char* name) {
        return weights.linear(at + "attention." + name, width, width, true);
    };
    Block block;
    block.attention = {common.heads, projection("query"), projection("key"), projection("value"), projection("dense")};
    block.scores = eagerScores(rootScale(width / common.heads));
    block.attention_sum_norm = weights.layerNorm(at + "attention.LayerNorm", width, common.epsilon);
    block.feed_forward = FeedForward{weights.linear(at + "ffn", width, common.inner, true),
                                     weights.linear(at + "ffn_output", common.inner, width, true), common.activation};
    block.feed_forward_sum_norm = weights.layerNorm(at + "full_layer_layer_norm", width, common.epsilon);
    return block;
}

Transformer load(const Albert& albert, const WeightFiles& files)
{
    const BertLayers& common = albert.common;
    const FamilyWeights weights(files, {"albert.", ""}, "embeddings.word_embeddings.weight");
    BertLayers embedding = common;
    embedding.layers = 0;
    embedding.width = common.embedded;  // the projection has another name
    Transformer model = embedding.load(weights);
    model.entry_projection = weights.linear("encoder.embedding_hidden_mapping_in", common.embedded, common.width, true);
    for (Index layer = 0; layer < common.layers / albert.inner; ++layer) {
        const Index group = layer * albert.groups * albert.inner / common.layers;
        const std::string at = "encoder.albert_layer_groups." + std::to_string(group) + ".albert_layers.";
        for (Index inner = 0; inner < albert.inner; ++inner)
            model.blocks.push_back(blockOfAlbert(albert, weights, at + std::to_string(inner) + "."));
    }
    model.language_head = common.head(
        files, {"predictions.dense", "predictions.LayerNorm", "predictions.decoder.weight", "predictions.bias"},
        model.token_embedding);
    return model;
}

}  // namespace

ModelPlan planAlbert(const ConfigReader& config)
{
    Albert albert{BertLayers::read(config), config.count("num_hidden_groups", mostLayers, 1),
                  config.count("inner_group_num", mostLayers, 1)};
    albert.common.embedded = config.count("embedding_size", largestWidth, 128);
    config.requireMultiple("num_hidden_layers", albert.common.layers, "num_hidden_groups", albert.groups);
    albert.common.layers *= albert.inner;
    if (albert.common.layers > mostLayers)
        throw config.outOfRange("inner_group_num", "fewer layers in all", std::to_string(albert.inner));
    // Layers that share weights have no number of their own in the files.
    return {albert.common.layers, albert.common.heads, albert.common.positions, "encoder.layer.",
            [albert](const WeightFiles& files) { return load(albert, files); }};
}

}  // namespace core
