#include "core/error.h"
#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

#include <cmath>
#include <optional>

namespace core {
namespace {

/// Nothing where all tokens see each other in texts of any length.
std::optional<BlockPositions> blocksIn(const ConfigReader& config)
{
    const BlockPositions blocks{.size = config.count("block_size", mostPositions, 64),
                                .drawn = config.count("num_random_blocks", mostPositions, 3)};
    const std::string kind = config.text("attention_type", "block_sparse");
    if (kind == "original_full") return std::nullopt;
    if (kind != "block_sparse")
        throw config.outOfRange("attention_type",
                                Words("%1 cannot be used: expected original_full or block_sparse, found %2", kind));
    return blocks;
}

}  // namespace

ModelPlan planBigBird(const ConfigReader& config)
{
    BertLayers bird = BertLayers::read(config);
    bird.positions = config.count("max_position_embeddings", mostPositions, 4096);
    bird.activation = config.activation("hidden_act", "gelu_new");
    bird.read_bias = config.flag("use_bias", true);
    const auto blocks = blocksIn(config);
    const float scale = config.flag("rescale_embeddings", false) ? std::sqrt(static_cast<float>(bird.width)) : 1;
    return {bird.layers, bird.heads, bird.positions, "encoder.layer.", [=](const WeightFiles& files) {
                Transformer model = bird.load({files, {"bert.", ""}, "embeddings.word_embeddings.weight"});
                model.embedding_scale = scale;
                for (Block& block : model.blocks)
                    if (blocks) block.positions = *blocks;
                model.language_head = bird.head(files, bertHeadNames, model.token_embedding);
                return model;
            }};
}

}  // namespace core
