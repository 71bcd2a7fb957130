#include "core/error.h"
#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {
namespace {

struct Albert {
    BertLayers common;
    Index groups;  ///< the number of groups; the layers of a group follow one another and share their weights
    Index inner;   ///< layers of a group's own, one after the other
};

constexpr BertLayers::BlockNames albertNames{"attention.query", "attention.key",        "attention.value",
                                             "attention.dense", "attention.LayerNorm",  "ffn",
                                             "ffn_output",      "full_layer_layer_norm"};

Transformer loadAlbert(const Albert& albert, const WeightFiles& files)
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
            model.blocks.push_back(common.block(weights, at + std::to_string(inner) + ".", albertNames));
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
    albert.common.activation = config.activation("hidden_act", "gelu_new");
    albert.common.embedded = config.count("embedding_size", largestWidth, 128);
    config.requireMultiple("num_hidden_layers", albert.common.layers, "num_hidden_groups", albert.groups);
    albert.common.layers *= albert.inner;
    if (albert.common.layers > mostLayers)
        throw config.outOfRange("inner_group_num", Words("%1 cannot be used: expected fewer layers in all, found %2",
                                                         std::to_string(albert.inner)));
    // Layers that share weights have no number of their own in the files.
    return {albert.common.layers, albert.common.heads, albert.common.positions, "encoder.layer.",
            [albert](const WeightFiles& files) { return loadAlbert(albert, files); }};
}

}  // namespace core
