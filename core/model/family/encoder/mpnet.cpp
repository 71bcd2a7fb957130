#include "core/error.h"
#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {
namespace {

/// The configuration's number of buckets is not used by transformers either.
constexpr RelativeBuckets buckets{.buckets = 32, .largest_distance = 128, .bidirectional = true};

constexpr BertLayers::BlockNames mpnetNames{"attention.attn.q", "attention.attn.k",    "attention.attn.v",
                                            "attention.attn.o", "attention.LayerNorm", "intermediate.dense",
                                            "output.dense",     "output.LayerNorm"};

/// Places are counted from here on, whatever `pad_token_id` says: transformers has the number in its source.
constexpr Index padding = 1;

Transformer loadMpNet(const BertLayers& mpnet, const WeightFiles& files)
{
    const FamilyWeights weights(files, {"mpnet.", ""}, "embeddings.word_embeddings.weight");
    BertLayers embedding = mpnet;
    embedding.layers = 0;
    Transformer model = embedding.load(weights);
    model.position_count = {PositionCount::Over::OtherThanId, padding + 1, padding};
    const RelativePositions places{
        buckets, weights.matrix("encoder.relative_attention_bias.weight", buckets.buckets, mpnet.heads).matrix()};
    for (Index i = 0; i < mpnet.layers; ++i) {
        model.blocks.push_back(mpnet.block(weights, "encoder.layer." + std::to_string(i) + ".", mpnetNames));
        model.blocks.back().positions = places;
    }
    BertLayers head = mpnet;
    head.activation = Activation::Gelu;
    model.language_head = head.head(files, robertaHeadNames, model.token_embedding);
    return model;
}

}  // namespace

ModelPlan planMpnet(const ConfigReader& config)
{
    BertLayers mpnet = BertLayers::read(config);
    mpnet.segments = 0;
    if (padding + 1 >= mpnet.positions)
        throw config.outOfRange("max_position_embeddings",
                                Words("%1 cannot be used: expected more than %2, found %3", std::to_string(padding + 1),
                                      std::to_string(mpnet.positions)));
    return {mpnet.layers, mpnet.heads, mpnet.positions - padding - 1, "encoder.layer.",
            [mpnet](const WeightFiles& files) { return loadMpNet(mpnet, files); }};
}

}  // namespace core
