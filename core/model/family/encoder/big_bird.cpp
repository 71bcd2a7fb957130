#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// How long a text may be before its attention gets holes: from there on transformers lets most blocks see their
/// neighbours, the first and the last block, and blocks that are drawn.
Index longestWholeText(const ConfigReader& config, Index positions)
{
    const Index size = config.count("block_size", mostPositions, 64);
    const Index drawn = config.count("num_random_blocks", mostPositions, 3);
    const std::string kind = config.text("attention_type", "block_sparse");
    if (kind == "original_full") return positions;
    if (kind != "block_sparse") throw config.outOfRange("attention_type", "original_full or block_sparse", kind);
    return std::min(positions, (5 + 2 * drawn) * size);
}

}  // namespace

ModelPlan planBigBird(const ConfigReader& config)
{
    BertLayers bird = BertLayers::read(config);
    bird.positions = config.count("max_position_embeddings", mostPositions, 4096);
    bird.activation = config.activation("hidden_act", "gelu_new");
    bird.read_bias = config.flag("use_bias", true);
    const float scale = config.flag("rescale_embeddings", false) ? std::sqrt(static_cast<float>(bird.width)) : 1;
    return {bird.layers, bird.heads, longestWholeText(config, bird.positions), "encoder.layer.",
            [=](const WeightFiles& files) {
                Transformer model = bird.load({files, {"bert.", ""}, "embeddings.word_embeddings.weight"});
                model.embedding_scale = scale;
                model.language_head = bird.head(files, bertHeadNames, model.token_embedding);
                return model;
            }};
}

}  // namespace core
