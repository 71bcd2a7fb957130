#include "core/model/family/decoder/decoders.h"
#include "core/model/family/family_weights.h"

#include <cmath>

namespace core {
namespace {

/// The table's first two places stand for padding.
constexpr Index firstBioGptPosition = 2;

constexpr float bioGptEpsilon = 1e-5F;  // whatever the configuration says

struct BioGpt {
    Index layers;
    Index heads;
    Index width;
    Index inner;
    Index positions;
    Index vocabulary;
    Activation activation;
    bool scaled;
    bool tied;
};

BioGpt readBioGpt(const ConfigReader& config)
{
    BioGpt bio{};
    bio.layers = config.count("num_hidden_layers", mostLayers);
    bio.heads = config.count("num_attention_heads", largestWidth);
    bio.width = config.count("hidden_size", largestWidth);
    config.requireMultiple("hidden_size", bio.width, "num_attention_heads", bio.heads);
    bio.inner = config.count("intermediate_size", largestWidth);
    bio.positions = config.count("max_position_embeddings", mostPositions, 1024);
    bio.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    bio.activation = config.activation("hidden_act", "gelu");
    bio.scaled = config.flag("scale_embedding", true);
    bio.tied = config.flag("tie_word_embeddings", true);
    config.passOver({"layer_norm_eps"});  // which transformers leaves unread
    return bio;
}

Block blockOfBioGpt(const BioGpt& config, const FamilyWeights& weights, Index index)
{
    const std::string at = "layers." + std::to_string(index) + ".";
    const Index width = config.width;
    const auto projection = [&](const char* name) {
        return weights.linear(at + "self_attn." + name, width, width, true);
    };
    Block block;
    block.attention_norm = weights.layerNorm(at + "self_attn_layer_norm", width, bioGptEpsilon);
    block.attention = {config.heads, projection("q_proj"), projection("k_proj"), projection("v_proj"),
                       projection("out_proj")};
    block.scores = eagerScores(rootScale(width / config.heads));
    block.feed_forward_norm = weights.layerNorm(at + "final_layer_norm", width, bioGptEpsilon);
    block.feed_forward = FeedForward{weights.linear(at + "fc1", width, config.inner, true),
                                     weights.linear(at + "fc2", config.inner, width, true), config.activation};
    return block;
}

Transformer loadBioGpt(const BioGpt& config, const WeightFiles& files)
{
    const FamilyWeights weights(files, {"biogpt.", ""}, "embed_tokens.weight");
    Transformer bio;
    bio.token_embedding = weights.matrix("embed_tokens.weight", config.vocabulary, config.width);
    if (config.scaled) bio.embedding_scale = std::sqrt(static_cast<float>(config.width));
    bio.position_embedding =
        weights.matrix("embed_positions.weight", config.positions + firstBioGptPosition, config.width);
    // Padding has places of its own, as transformers 5 counts them; transformers 4 left it out.
    bio.position_count = {PositionCount::Over::All, firstBioGptPosition};
    for (Index i = 0; i < config.layers; ++i) bio.blocks.push_back(blockOfBioGpt(config, weights, i));
    bio.final_norm = weights.layerNorm("layer_norm", config.width, bioGptEpsilon);
    if (const auto head = headMatrix(files, "output_projection.weight", config.tied, bio.token_embedding))
        bio.language_head = LanguageHead{*head};
    return bio;
}

}  // namespace

ModelPlan planBioGpt(const ConfigReader& config)
{
    const BioGpt bio = readBioGpt(config);
    return {bio.layers, bio.heads, bio.positions, "layers.",
            [bio](const WeightFiles& files) { return loadBioGpt(bio, files); }};
}

}  // namespace core
