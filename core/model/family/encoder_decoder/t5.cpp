#include "core/error.h"
#include "core/model/family/encoder_decoder/encoder_decoders.h"
#include "core/model/family/family_weights.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// Distances have no end; this many tokens fit into a machine.
constexpr Index longestT5Text = 1 << 15;

struct T5 {
    Index encoder_layers;
    Index decoder_layers;
    Index heads;
    Index width;
    Index key_width;  ///< width of one head
    Index inner;
    Index vocabulary;
    RelativeBuckets buckets;
    float epsilon;
    Activation activation;
    bool gated;
    bool tied;
    bool scaled_outputs;
    bool positions_of_each_layer;  ///< false: a stack's first layer has them for all layers
    Index experts = 0;             ///< Switch: of some layers' feed-forward
    bool router_bias = false;
    Index encoder_step = 0;  ///< every so many layers have experts, from the second of them on; 0: none
    Index decoder_step = 0;

    bool isSparse(Index layer, Index step) const { return step == 1 || (step > 1 && layer % step == 1); }
};

/// "relu", or "gated-gelu", which stands for the tanh form. What a file says of the two parts goes before that.
void readFeedForward(const ConfigReader& config, T5& t5)
{
    const bool first = config.text("model_type", "t5") == "t5";
    const std::string spelled = config.text("feed_forward_proj", first ? "relu" : "gated-gelu");
    t5.gated = spelled.starts_with("gated-");
    const std::string name = t5.gated ? spelled.substr(6) : spelled;
    const auto known = spelled == "gated-gelu" ? std::optional(Activation::GeluTanh) : activationFromName(name);
    if (!known)
        throw config.outOfRange("feed_forward_proj",
                                Words("%1 cannot be used: expected relu, gated-gelu or gated-silu, found %2", spelled));
    t5.activation = config.has("dense_act_fn") ? config.activation("dense_act_fn", "") : *known;
    t5.gated = config.flag("is_gated_act", t5.gated);
}

T5 read(const ConfigReader& config)
{
    T5 t5{};
    t5.encoder_layers = config.count("num_layers", mostLayers);
    t5.decoder_layers = config.count("num_decoder_layers", mostLayers, t5.encoder_layers);
    t5.heads = config.count("num_heads", largestWidth);
    t5.width = config.count("d_model", largestWidth);
    t5.key_width = config.count("d_kv", largestWidth);
    t5.inner = config.count("d_ff", largestWidth);
    t5.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    t5.buckets.buckets = config.count("relative_attention_num_buckets", 1 << 16, 32);
    t5.buckets.largest_distance = config.count("relative_attention_max_distance", mostPositions, 128);
    // Half of them are for each direction, and of these half for distances one by one.
    if (t5.buckets.buckets < 4)
        throw config.outOfRange(
            "relative_attention_num_buckets",
            Words("%1 cannot be used: expected at least 4, found %2", std::to_string(t5.buckets.buckets)));
    if (t5.buckets.largest_distance <= t5.buckets.buckets / 2)
        throw config.outOfRange("relative_attention_max_distance",
                                Words("%1 cannot be used: expected more than half of the %2 buckets, found %3",
                                      std::to_string(t5.buckets.buckets), std::to_string(t5.buckets.largest_distance)));
    t5.epsilon = config.epsilon("layer_norm_epsilon", 1e-6F);
    readFeedForward(config, t5);
    // Newer files say it; in older ones only models whose head is the embedding are scaled.
    t5.tied = config.flag("tie_word_embeddings", true) && config.text("model_type", "t5") != "mt5";
    t5.scaled_outputs = config.flag("scale_decoder_outputs", t5.tied);
    return t5;
}

MultiHeadWeights attention(const T5& t5, const FamilyWeights& weights, const std::string& at)
{
    const Index inner = t5.heads * t5.key_width;
    return {t5.heads, weights.linear(at + "q", t5.width, inner, false),
            weights.linear(at + "k", t5.width, inner, false), weights.linear(at + "v", t5.width, inner, false),
            weights.linear(at + "o", inner, t5.width, false)};
}

FeedForward feedForward(const T5& t5, const FamilyWeights& weights, const std::string& at)
{
    const auto into = [&](const char* name) { return weights.linear(at + name, t5.width, t5.inner, false); };
    FeedForward feed{into(t5.gated ? "wi_1" : "wi"), weights.linear(at + "wo", t5.inner, t5.width, false),
                     t5.activation};
    if (t5.gated) feed.gate = into("wi_0");
    return feed;
}

/// The blocks' parts: layer.0 is attention to itself, then the decoder's to the encoder, then the feed-forward layer.
std::string partOf(Index block, Index part)
{
    return "block." + std::to_string(block) + ".layer." + std::to_string(part) + ".";
}

/// Numbers of each distance.
RelativePositions positionsOf(const T5& t5, const FamilyWeights& weights, Index layer, bool bidirectional)
{
    RelativeBuckets buckets = t5.buckets;
    buckets.bidirectional = bidirectional;
    const Index owner = t5.positions_of_each_layer ? layer : 0;
    const std::string name = partOf(owner, 0) + "SelfAttention.relative_attention_bias.weight";
    return {buckets, weights.matrix(name, buckets.buckets, t5.heads).matrix()};
}

Block selfAttention(const T5& t5, const FamilyWeights& weights, Index index, bool bidirectional)
{
    const std::string at = partOf(index, 0);
    Block block;
    block.attention_norm = weights.rootMeanSquareNorm(at + "layer_norm", t5.width, t5.epsilon);
    block.attention = attention(t5, weights, at + "SelfAttention.");
    block.scores = eagerScores(1);  // the initial weights make up for 1/√d_k
    block.positions = positionsOf(t5, weights, index, bidirectional);
    return block;
}

/// @param at  "block.1.layer.1.mlp."
Experts expertsOfSwitch(const T5& t5, const FamilyWeights& weights, const std::string& at)
{
    Experts experts{.router = {.scores = weights.linear(at + "router.classifier", t5.width, t5.experts, t5.router_bias),
                               .chosen = 1,
                               .normalised = false},
                    .experts = {}};
    for (Index i = 0; i < t5.experts; ++i)
        experts.experts.push_back(feedForward(t5, weights, at + "experts.expert_" + std::to_string(i) + "."));
    return experts;
}

/// @param step  of the layers that have experts
void addFeedForward(const T5& t5, const FamilyWeights& weights, Index index, Index part, Index step, Block& block)
{
    const std::string at = partOf(index, part);
    block.feed_forward_norm = weights.rootMeanSquareNorm(at + "layer_norm", t5.width, t5.epsilon);
    const std::string own = at + (t5.experts > 0 ? "mlp." : "DenseReluDense.");
    if (t5.isSparse(index, step))
        block.feed_forward = expertsOfSwitch(t5, weights, own);
    else
        block.feed_forward = feedForward(t5, weights, own);
}

Block crossAttention(const T5& t5, const FamilyWeights& weights, Index index)
{
    const std::string at = partOf(index, 1);
    Block block;
    block.attention_norm = weights.rootMeanSquareNorm(at + "layer_norm", t5.width, t5.epsilon);
    block.attention = attention(t5, weights, at + "EncDecAttention.");
    block.scores = eagerScores(1);
    addFeedForward(t5, weights, index, 2, t5.decoder_step, block);
    return block;
}

Weight embeddingOf(const T5& t5, const WeightFiles& files, const std::string& stack)
{
    // All of them are one; files of one stack alone have it under the stack's name, some under the other's.
    for (const std::string& place : {std::string("shared."), stack + "embed_tokens.",
                                     std::string("encoder.embed_tokens."), std::string("decoder.embed_tokens.")})
        if (files.contains(place + "weight")) return files.matrix(place + "weight", t5.vocabulary, t5.width);
    return files.matrix("shared.weight", t5.vocabulary, t5.width);
}

Transformer loadEncoder(const T5& t5, const WeightFiles& files)
{
    const FamilyWeights weights(files, {"encoder."}, "final_layer_norm.weight");
    Transformer encoder;
    encoder.token_embedding = embeddingOf(t5, files, "encoder.");
    encoder.causal = false;
    for (Index i = 0; i < t5.encoder_layers; ++i) {
        encoder.blocks.push_back(selfAttention(t5, weights, i, true));
        addFeedForward(t5, weights, i, 1, t5.encoder_step, encoder.blocks.back());
    }
    encoder.final_norm = weights.rootMeanSquareNorm("final_layer_norm", t5.width, t5.epsilon);
    return encoder;
}

std::optional<DecoderStacks> loadDecoder(const T5& t5, const WeightFiles& files)
{
    if (!files.contains("decoder.final_layer_norm.weight")) return std::nullopt;
    const FamilyWeights weights(files, {"decoder."}, "final_layer_norm.weight");
    DecoderStacks decoder;
    decoder.self.token_embedding = embeddingOf(t5, files, "decoder.");
    for (Index i = 0; i < t5.decoder_layers; ++i) {
        decoder.self.blocks.push_back(selfAttention(t5, weights, i, false));
        decoder.cross.blocks.push_back(crossAttention(t5, weights, i));
    }
    decoder.self.final_norm = weights.rootMeanSquareNorm("final_layer_norm", t5.width, t5.epsilon);
    const auto head = headMatrix(files, "lm_head.weight", t5.tied, decoder.self.token_embedding);
    decoder.self.language_head = LanguageHead{head.value_or(decoder.self.token_embedding)};
    if (t5.scaled_outputs) decoder.self.language_head->scale = rootScale(t5.width);
    return decoder;
}

/// @param longest  tokens of a text
ModelPlan planOf(const T5& t5, Index longest = longestT5Text)
{
    return {t5.encoder_layers,
            t5.heads,
            longest,
            "encoder.block.",
            [t5](const WeightFiles& files) { return loadEncoder(t5, files); },
            DecoderPlan{t5.decoder_layers, t5.heads, longest,
                        [t5](const WeightFiles& files) { return loadDecoder(t5, files); }}};
}

}  // namespace

ModelPlan planT5(const ConfigReader& config) { return planOf(read(config)); }

ModelPlan planSwitch(const ConfigReader& config)
{
    T5 t5 = read(config);
    t5.gated = false;
    t5.activation = config.activation("dense_act_fn", "relu");
    t5.experts = config.count("num_experts", largestWidth, 8);
    t5.router_bias = config.flag("router_bias", false);
    const auto stepOf = [&](const char* field, Index layers) {
        const auto sparse =
            static_cast<Index>(std::clamp(config.number(field, 3), 0.0F, static_cast<float>(mostLayers)));
        if (sparse > layers)
            throw config.outOfRange(field, Words("%1 cannot be used: expected at most %2, found %3",
                                                 std::to_string(layers), std::to_string(sparse)));
        return sparse > 0 ? layers / sparse : layers;
    };
    t5.encoder_step = stepOf("num_sparse_encoder_layers", t5.encoder_layers);
    t5.decoder_step = stepOf("num_sparse_decoder_layers", t5.decoder_layers);
    config.passOver({"encoder_sparse_step", "decoder_sparse_step"});  // follow from these
    // An expert takes so many tokens of a text, and those behind them go without: no text is longer than that here.
    return planOf(t5, config.count("expert_capacity", longestT5Text, 64));
}

ModelPlan planUmt5(const ConfigReader& config)
{
    T5 t5 = read(config);
    t5.positions_of_each_layer = true;
    return planOf(t5);
}

}  // namespace core
