#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {
namespace {

constexpr BertLayers::BlockNames xlBlockNames{
    "attention.self.query",           "attention.self.key", "attention.self.value", "attention.output.dense",
    "attention.self_attn_layer_norm", "intermediate.dense", "output.dense",         "LayerNorm"};

/// Norms of what enters in place of those of the sums; none of the embedding, one behind the last layer.
Transformer loadXl(const BertLayers& roberta, const FamilyWeights& weights)
{
    Transformer model = roberta.embedding(weights);
    for (Index layer = 0; layer < roberta.layers; ++layer) {
        Block block = roberta.block(weights, "encoder.layer." + std::to_string(layer) + ".", xlBlockNames);
        std::swap(block.attention_norm, block.attention_sum_norm);
        std::swap(block.feed_forward_norm, block.feed_forward_sum_norm);
        model.blocks.push_back(std::move(block));
    }
    model.final_norm = weights.layerNorm("encoder.LayerNorm", roberta.width, roberta.epsilon);
    return model;
}

}  // namespace

ModelPlan planXlmRobertaXl(const ConfigReader& config) { return planAsRoberta(config, loadXl); }

}  // namespace core
