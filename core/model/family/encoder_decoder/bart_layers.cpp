#include "core/model/family/encoder_decoder/bart_layers.h"

#include "core/attention/position_encoding.h"
#include "core/error.h"

#include <cmath>

namespace core {
namespace {

constexpr float bartEpsilon = 1e-5F;  // of every norm: the configuration has no field for it

BartLayers::Stack readStack(const ConfigReader& config, const std::string& name, Index width, Index vocabulary)
{
    BartLayers::Stack stack;
    stack.layers = config.count(name + "_layers", mostLayers);
    stack.heads = config.count(name + "_attention_heads", largestWidth);
    stack.inner = config.count(name + "_ffn_dim", largestWidth);
    stack.vocabulary = vocabulary;
    config.requireMultiple("d_model", width, name + "_attention_heads", stack.heads);
    return stack;
}

std::string layerAt(const std::string& stack, Index index) { return stack + "layers." + std::to_string(index) + "."; }

Block attentionBlock(const BartLayers& bart, Index heads, const FamilyWeights& weights, const std::string& layer,
                     const std::string& name, Index read)
{
    const auto projection = [&](const std::string& part, Index in, bool bias = true) {
        return weights.linear(layer + name + "." + part, in, bart.width, bias);
    };
    Block block;
    block.attention = {heads, projection("q_proj", bart.width), projection("k_proj", read, bart.key_bias),
                       projection("v_proj", read), projection("out_proj", bart.width)};
    block.scores = eagerScores(rootScale(bart.width / heads));
    (bart.norms == NormPlace::Sums ? block.attention_sum_norm : block.attention_norm) =
        weights.layerNorm(layer + name + "_layer_norm", bart.width, bartEpsilon);
    return block;
}

void addFeedForward(const BartLayers& bart, Index inner, const FamilyWeights& weights, const std::string& layer,
                    Block& block)
{
    block.feed_forward = FeedForward{weights.linear(layer + "fc1", bart.width, inner, true),
                                     weights.linear(layer + "fc2", inner, bart.width, true), bart.activation};
    (bart.norms == NormPlace::Sums ? block.feed_forward_sum_norm : block.feed_forward_norm) =
        weights.layerNorm(layer + "final_layer_norm", bart.width, bartEpsilon);
}

/// The embedding that both stacks share, or one of their own.
Weight embeddingOf(const BartLayers& bart, Index vocabulary, const FamilyWeights& weights, const std::string& stack)
{
    const std::string own = stack + "embed_tokens.weight";
    for (const std::string& name : {own, std::string("shared.weight"), std::string("encoder.embed_tokens.weight"),
                                    std::string("decoder.embed_tokens.weight")})
        if (weights.contains(name)) return weights.matrix(name, vocabulary, bart.width);
    return weights.matrix("shared.weight", vocabulary, bart.width);
}

Transformer embedded(const BartLayers& bart, Index vocabulary, const FamilyWeights& weights, const std::string& stack)
{
    Transformer transformer;
    transformer.token_embedding = embeddingOf(bart, vocabulary, weights, stack);
    transformer.embedding_scale = bart.embedding_scale;
    if (weights.contains(stack + "layernorm_embedding.weight"))
        transformer.embedding_norm = weights.layerNorm(stack + "layernorm_embedding", bart.width, bartEpsilon);
    return transformer;
}

/// Sines before cosines (Vaswani et al., 2017, in another order).
Matrix sinusoids(Index positions, Index width)
{
    std::vector<double> rates;
    for (Index pair = 0; 2 * pair < width; ++pair)
        rates.push_back(std::pow(10000.0, -2.0 * static_cast<double>(pair) / static_cast<double>(width)));
    return sinusoidsInHalves(positions, width, [&](Index row, Index pair) {
        return static_cast<double>(row) * rates[static_cast<std::size_t>(pair)];
    });
}

/// All sines before all cosines, with frequencies that go down to 1/10000 itself, where Vaswani et al. (2017) end
/// before it; the products in float32, as in torch.
Matrix evenSinusoids(Index rows, Index width)
{
    const Index half = width / 2;
    const auto step = static_cast<float>(std::log(10000.0) / static_cast<double>(half - 1));
    return sinusoidsInHalves(rows, width, [step](Index row, Index pair) {
        return static_cast<double>(static_cast<float>(row) * std::exp(-step * static_cast<float>(pair)));
    });
}

}  // namespace

FamilyWeights bartWeights(const WeightFiles& files)
{
    return {files, {"model.", ""}, "encoder.layers.0.self_attn.k_proj.weight"};
}

BartLayers BartLayers::read(const ConfigReader& config, NormPlace norms)
{
    BartLayers bart;
    bart.norms = norms;
    bart.width = config.count("d_model", largestWidth);
    const Index vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    bart.encoder = readStack(config, "encoder", bart.width, vocabulary);
    bart.decoder = readStack(config, "decoder", bart.width,
                             config.count("decoder_vocab_size", mostTokensInVocabulary, vocabulary));
    bart.positions = config.count("max_position_embeddings", mostPositions, 1024);
    bart.activation = config.activation("activation_function", "gelu");
    if (config.flag("scale_embedding", false)) bart.embedding_scale = std::sqrt(static_cast<float>(bart.width));
    bart.tied = config.flag("tie_word_embeddings", true);
    // Early files of the one kind under the name of the other.
    if (norms == NormPlace::Sums)
        for (const char* field : {"normalize_before", "add_final_layer_norm"}) config.requireFalse(field);
    return bart;
}

void BartLayers::addEncoderLayers(const FamilyWeights& weights, Transformer& transformer) const
{
    transformer.causal = false;
    for (Index i = 0; i < encoder.layers; ++i) {
        const std::string at = layerAt("encoder.", i);
        transformer.blocks.push_back(attentionBlock(*this, encoder.heads, weights, at, "self_attn", width));
        addFeedForward(*this, encoder.inner, weights, at, transformer.blocks.back());
    }
    if (norms == NormPlace::Inputs)
        transformer.final_norm = weights.layerNorm("encoder.layer_norm", width, bartEpsilon);
}

Transformer BartLayers::loadEncoder(const FamilyWeights& weights) const
{
    Transformer transformer = embedded(*this, encoder.vocabulary, weights, "encoder.");
    addEncoderLayers(weights, transformer);
    return transformer;
}

std::optional<DecoderStacks> BartLayers::loadDecoder(const FamilyWeights& weights) const
{
    if (!weights.contains(layerAt("decoder.", 0) + "self_attn.k_proj.weight")) return std::nullopt;
    DecoderStacks stacks;
    stacks.self = embedded(*this, decoder.vocabulary, weights, "decoder.");
    for (Index i = 0; i < decoder.layers; ++i) {
        const std::string at = layerAt("decoder.", i);
        stacks.self.blocks.push_back(attentionBlock(*this, decoder.heads, weights, at, "self_attn", width));
        stacks.cross.blocks.push_back(
            attentionBlock(*this, decoder.heads, weights, at, "encoder_attn", encoded == 0 ? width : encoded));
        addFeedForward(*this, decoder.inner, weights, at, stacks.cross.blocks.back());
    }
    if (norms == NormPlace::Inputs)
        stacks.self.final_norm = weights.layerNorm("decoder.layer_norm", width, bartEpsilon);
    // Classifiers have neither the one nor the other.
    const WeightFiles& files = weights.files();
    const bool told = files.contains(head) || files.contains("final_logits_bias");
    if (!told && !(writes && !weights.bare())) return stacks;
    const auto matrix = headMatrix(files, head, tied, stacks.self.token_embedding);
    if (matrix) stacks.self.language_head = LanguageHead{*matrix};
    if (matrix && files.contains("final_logits_bias"))
        stacks.self.language_head->bias = files.matrix("final_logits_bias", 1, decoder.vocabulary).row(0);
    return stacks;
}

void requireSinusoids(const ConfigReader& config, Index positions)
{
    // Nothing but this bounds a table that no file holds.
    if (positions > mostSinusoids)
        throw config.outOfRange("max_position_embeddings",
                                Words("%1 cannot be used: expected at most %2, found %3", std::to_string(mostSinusoids),
                                      std::to_string(positions)));
}

void addSinusoids(const BartLayers& bart, const FamilyWeights& weights, const std::string& stack,
                  Transformer& transformer)
{
    const std::string name = stack + "embed_positions.weight";
    transformer.position_embedding = weights.contains(name) ? weights.matrix(name, bart.positions, bart.width)
                                                            : Weight::own(sinusoids(bart.positions, bart.width));
}

AddPositions countedSinusoids(const ConfigReader& config, const BartLayers& of)
{
    if (of.width < 4 || of.width % 2 != 0)
        throw config.outOfRange("d_model", Words("%1 cannot be used: expected an even number from 4 on, found %2",
                                                 std::to_string(of.width)));
    const Index padding = paddingIdIn(config, 1);
    requireSinusoids(config, padding + 1 + of.positions);
    return [padding](const BartLayers& bart, const FamilyWeights&, const std::string&, Transformer& transformer) {
        Matrix table = evenSinusoids(padding + 1 + bart.positions, bart.width);
        table.row(padding).setZero();
        transformer.position_embedding = Weight::own(std::move(table));
        transformer.position_count = {PositionCount::Over::OtherThanId, padding + 1, padding};
    };
}

AddPositions learnedPositions(Index first)
{
    return [first](const BartLayers& bart, const FamilyWeights& weights, const std::string& stack,
                   Transformer& transformer) {
        transformer.position_embedding =
            weights.matrix(stack + "embed_positions.weight", bart.positions + first, bart.width);
        transformer.position_count = {PositionCount::Over::All, first};
    };
}

ModelPlan planOfStacks(const BartLayers& bart, const AddPositions& positions)
{
    const auto loadEncoder = [bart, positions](const WeightFiles& files) {
        const FamilyWeights weights = bartWeights(files);
        Transformer encoder = bart.loadEncoder(weights);
        positions(bart, weights, "encoder.", encoder);
        return encoder;
    };
    const auto loadDecoder = [bart, positions](const WeightFiles& files) {
        const FamilyWeights weights = bartWeights(files);
        std::optional<DecoderStacks> decoder = bart.loadDecoder(weights);
        if (decoder) positions(bart, weights, "decoder.", decoder->self);
        return decoder;
    };
    return {bart.encoder.layers, bart.encoder.heads,
            bart.positions,      "encoder.layers.",
            loadEncoder,         DecoderPlan{bart.decoder.layers, bart.decoder.heads, bart.positions, loadDecoder}};
}

}  // namespace core
