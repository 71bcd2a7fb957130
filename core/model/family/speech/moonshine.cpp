#include "core/error.h"
#include "core/model/family/family_weights.h"
#include "core/model/family/rotary_config.h"
#include "core/model/family/speech/speech_models.h"

#include <cmath>

namespace core {
namespace {

constexpr float moonshineEpsilon = 1e-5F;  // of every norm: the configuration has no field for it

struct Moonshine {
    struct Stack {
        Index layers;
        Index heads;
        Activation activation;
        RotaryEmbedding rotary;
    };
    Index width;
    Index inner;
    Index vocabulary;
    Index positions;  ///< positions of the decoder
    bool bias;
    bool tied;
    Stack encoder;
    Stack decoder;

    static Moonshine read(const ConfigReader& config)
    {
        Moonshine moon{.width = config.count("hidden_size", largestWidth, 288),
                       .inner = config.count("intermediate_size", largestWidth, 1152),
                       .vocabulary = config.count("vocab_size", mostTokensInVocabulary, 32768),
                       .positions = config.count("max_position_embeddings", mostPositions, 512),
                       .bias = config.flag("attention_bias", false),
                       .tied = config.flag("tie_word_embeddings", true),
                       .encoder = {},
                       .decoder = {}};
        moon.encoder = moon.stack(config, "encoder", "gelu");
        moon.decoder = moon.stack(config, "decoder", "silu");
        config.passOver({"pad_head_dim_to_multiple_of"});  // zeros that are cut off again
        return moon;
    }

    Stack stack(const ConfigReader& config, const std::string& name, const char* activation) const
    {
        Stack found{config.count(name + "_num_hidden_layers", mostLayers, 6),
                    config.count(name + "_num_attention_heads", largestWidth, 8),
                    config.activation(name + "_hidden_act", activation),
                    {}};
        config.requireMultiple("hidden_size", width, name + "_num_attention_heads", found.heads);
        const Index key_heads = config.count(name + "_num_key_value_heads", largestWidth, found.heads);
        if (key_heads != found.heads)
            throw config.outOfRange(name + "_num_key_value_heads",
                                    Words("%1 cannot be used: expected %2, as many as heads, found %3",
                                          std::to_string(found.heads), std::to_string(key_heads)));
        found.rotary = turned(config, width / found.heads);
        return found;
    }

    /// A share of the dimensions, whose odd number the next even one stands for, at the frequencies of the odd one.
    RotaryEmbedding turned(const ConfigReader& config, Index head_width) const
    {
        RotaryEmbedding rotary = readRotary(config, head_width, {}, positions);
        const auto parameters = config.object("rope_parameters");
        float share = config.positive("partial_rotary_factor", 0.9F);
        if (parameters) share = parameters->positive("partial_rotary_factor", share);
        const auto dimensions = static_cast<Index>(static_cast<float>(head_width) * share);
        if (dimensions < 1 || dimensions > head_width)
            throw config.outOfRange(
                "partial_rotary_factor",
                Words("%1 cannot be used: expected a share of at least one of the head’s dimensions, found %2",
                      std::to_string(share)));
        rotary.pairing = RotaryEmbedding::Pairing::Interleaved;
        rotary.dimensions = dimensions + dimensions % 2;
        if (dimensions == rotary.dimensions) return rotary;
        if (rotary.scaling.kind != RotaryScaling::Kind::None)
            throw config.outOfRange(
                "rope_type",
                Words(
                    "%1 cannot be used: expected default, where an odd number of dimensions is turned, found another"));
        rotary.scaling.kind = RotaryScaling::Kind::Divided;
        for (Index pair = 0; pair < rotary.dimensions / 2; ++pair) {
            const double exponent =
                2.0 * static_cast<double>(pair)
                * (1 / static_cast<double>(dimensions) - 1 / static_cast<double>(rotary.dimensions));
            rotary.scaling.divisors.push_back(static_cast<float>(std::pow(static_cast<double>(rotary.base), exponent)));
        }
        return rotary;
    }

    Norm norm(const FamilyWeights& weights, const std::string& name) const
    {
        return weights.layerNorm(name, width, moonshineEpsilon, false);
    }

    Block block(const Stack& of, const FamilyWeights& weights, const std::string& at, const char* attention,
                const char* before) const
    {
        const auto projection = [&](const char* name, bool has) {
            return weights.linear(at + attention + "." + name, width, width, has);
        };
        Block made;
        made.attention_norm = norm(weights, at + before);
        made.attention = {of.heads, projection("q_proj", bias), projection("k_proj", bias), projection("v_proj", bias),
                          projection("o_proj", false)};
        made.scores = eagerScores(rootScale(width / of.heads));
        return made;
    }

    /// Convolutions 127, 7 and 3 samples or places wide, 384 samples from token to token.
    WaveEmbedding wave(const FamilyWeights& weights) const
    {
        const auto convolution = [&](const std::string& name, Index in, Index out, Index taps, Index stride, bool has) {
            return WaveConvolution{.taps = {weights.folded(name + ".weight", {out, in, taps}, out).transposed(),
                                            has ? weights.vector(name + ".bias", out) : RowVector()},
                                   .width = taps,
                                   .stride = stride};
        };
        WaveEmbedding wave{.convolutions = {convolution("encoder.conv1", 1, width, 127, 64, false),
                                            convolution("encoder.conv2", width, 2 * width, 7, 3, true),
                                            convolution("encoder.conv3", 2 * width, width, 3, 2, true)},
                           .counts_first_samples = true,
                           .normalised = false};
        WaveConvolution& first = wave.convolutions.front();
        first.activation = Activation::Tanh;
        first.normed = WaveConvolution::Normed::All;
        first.norm = weights.layerNorm("encoder.groupnorm", width, moonshineEpsilon);
        first.norm_behind = true;
        return wave;
    }

    Transformer loadEncoder(const FamilyWeights& weights) const
    {
        Transformer model;
        model.audio = AudioEmbedding{.frames = {}, .tokens = {}, .wave = wave(weights)};
        model.causal = false;
        for (Index i = 0; i < encoder.layers; ++i) {
            const std::string at = "encoder.layers." + std::to_string(i) + ".";
            Block made = block(encoder, weights, at, "self_attn", "input_layernorm");
            made.attention.rotary = encoder.rotary;
            made.feed_forward_norm = norm(weights, at + "post_attention_layernorm");
            made.feed_forward = FeedForward{weights.linear(at + "mlp.fc1", width, inner, true),
                                            weights.linear(at + "mlp.fc2", inner, width, true), encoder.activation};
            model.blocks.push_back(std::move(made));
        }
        model.final_norm = norm(weights, "encoder.layer_norm");
        return model;
    }

    std::optional<DecoderStacks> loadDecoder(const FamilyWeights& weights) const
    {
        if (!weights.contains("decoder.embed_tokens.weight")) return std::nullopt;
        DecoderStacks stacks;
        stacks.self.token_embedding = weights.matrix("decoder.embed_tokens.weight", vocabulary, width);
        for (Index i = 0; i < decoder.layers; ++i) {
            const std::string at = "decoder.layers." + std::to_string(i) + ".";
            Block own = block(decoder, weights, at, "self_attn", "input_layernorm");
            own.attention.rotary = decoder.rotary;
            Block across = block(decoder, weights, at, "encoder_attn", "post_attention_layernorm");
            across.feed_forward_norm = norm(weights, at + "final_layernorm");
            const Projection both = weights.linear(at + "mlp.fc1", width, 2 * inner, true);
            across.feed_forward =
                FeedForward{both.columns(0, inner), weights.linear(at + "mlp.fc2", inner, width, true),
                            decoder.activation, both.columns(inner, inner)};
            stacks.self.blocks.push_back(std::move(own));
            stacks.cross.blocks.push_back(std::move(across));
        }
        stacks.self.final_norm = norm(weights, "decoder.norm");
        if (weights.bare() && !weights.files().contains("proj_out.weight")) return stacks;
        if (const auto head = headMatrix(weights.files(), "proj_out.weight", tied, stacks.self.token_embedding))
            stacks.self.language_head = LanguageHead{*head};
        return stacks;
    }
};

FamilyWeights moonshineWeights(const WeightFiles& files) { return {files, {"model.", ""}, "encoder.conv1.weight"}; }

}  // namespace

ModelPlan planMoonshine(const ConfigReader& config)
{
    const Moonshine moon = Moonshine::read(config);
    return {moon.encoder.layers,
            moon.encoder.heads,
            mostPositions,
            "encoder.layers.",
            [moon](const WeightFiles& files) { return moon.loadEncoder(moonshineWeights(files)); },
            DecoderPlan{moon.decoder.layers, moon.decoder.heads, moon.positions,
                        [moon](const WeightFiles& files) { return moon.loadDecoder(moonshineWeights(files)); }}};
}

}  // namespace core
