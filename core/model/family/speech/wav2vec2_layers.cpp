#include "core/model/family/speech/wav2vec2_layers.h"

#include "core/error.h"
#include "core/json/json_text.h"

#include <cmath>

namespace core {
namespace {

/// A list of whole numbers, one for each convolution.
std::vector<Index> countsIn(const ConfigReader& config, const char* field, const std::vector<Index>& absent,
                            Index largest)
{
    const Json* list = config.list(field);
    if (list == nullptr) return absent;
    std::vector<Index> counts;
    for (const Json& each : *list) {
        if (!each.is_number_integer() || each < 1 || each > largest)
            throw config.outOfRange(field, Words("%1 cannot be used: expected whole numbers from 1 to %2, found %3",
                                                 std::to_string(largest), each.dump(-1, ' ', true).substr(0, 40)));
        counts.push_back(each.get<Index>());
    }
    constexpr std::size_t most = 64;
    if (counts.empty() || counts.size() > most)
        throw config.outOfRange(field, Words("%1 cannot be used: expected 1 to %2 numbers, found %3",
                                             std::to_string(most), std::to_string(counts.size())));
    return counts;
}

WaveEmbedding waveOfFiles(const Wav2Vec2Layers& of, const FamilyWeights& weights)
{
    WaveEmbedding wave;
    Index in = 1;
    for (std::size_t i = 0; i < of.channels.size(); ++i) {
        const std::string at = "feature_extractor.conv_layers." + std::to_string(i) + ".";
        const Index out = of.channels[i], width = of.widths[i];
        WaveConvolution made{.taps = {weights.folded(at + "conv.weight", {out, in, width}, out).transposed(),
                                      of.convolution_bias ? weights.vector(at + "conv.bias", out) : RowVector()},
                             .width = width,
                             .stride = of.strides[i],
                             .activation = of.convolved};
        constexpr float epsilon = 1e-5F;  // torch's own; no field says it
        if (!of.group_norm || i == 0) {
            made.norm = weights.layerNorm(at + "layer_norm", out, epsilon);
            made.normed = of.group_norm ? WaveConvolution::Normed::EachChannel : WaveConvolution::Normed::EachPlace;
        }
        wave.convolutions.push_back(std::move(made));
        in = out;
    }
    if (of.projection_norm) wave.norm = weights.layerNorm("feature_projection.layer_norm", in, of.epsilon);
    wave.projection = weights.linear("feature_projection.projection", in, of.width, true);
    return wave;
}

/// A weight that is kept as direction and length, of each place in time one (Salimans & Kingma, 2016), under its old
/// names or its new ones.
/// @return [out, in · width], of each channel all places
Matrix weightNormed(const FamilyWeights& weights, const std::string& name, Index out, Index in, Index width)
{
    const bool old = weights.contains(name + ".weight_g");
    const RowVector lengths =
        weights.folded(name + (old ? ".weight_g" : ".parametrizations.weight.original0"), {1, 1, width}, 1).row(0);
    Matrix taps =
        weights.folded(name + (old ? ".weight_v" : ".parametrizations.weight.original1"), {out, in, width}, out)
            .matrix();
    for (Index place = 0; place < width; ++place) {
        double squares = 0;
        for (Index row = 0; row < out; ++row)
            for (Index channel = 0; channel < in; ++channel)
                squares += std::pow(static_cast<double>(taps(row, channel * width + place)), 2);
        const auto factor = static_cast<float>(static_cast<double>(lengths(place)) / std::sqrt(squares));
        for (Index channel = 0; channel < in; ++channel) taps.col(channel * width + place) *= factor;
    }
    return taps;
}

PositionConvolution positionsOfFiles(const Wav2Vec2Layers& of, const FamilyWeights& weights)
{
    const std::string name = "encoder.pos_conv_embed.conv";
    const Index channels = of.width / of.position_groups, width = of.position_width;
    const Matrix taps = weightNormed(weights, name, of.width, channels, width);
    const RowVector bias = weights.vector(name + ".bias", of.width);
    PositionConvolution positions{.groups = {}, .width = width, .activation = of.convolved};
    for (Index group = 0; group < of.position_groups; ++group)
        positions.groups.push_back({Weight::own(Matrix(taps.middleRows(group * channels, channels).transpose())),
                                    bias.segment(group * channels, channels)});
    return positions;
}

Block blockOfWav2Vec2(const Wav2Vec2Layers& of, const FamilyWeights& weights, const std::string& at)
{
    const Index width = of.width;
    const auto projection = [&](const char* name) {
        return weights.linear(at + "attention." + name, width, width, true);
    };
    Block block;
    block.attention = {of.heads, projection("q_proj"), projection("k_proj"), projection("v_proj"),
                       projection("out_proj")};
    block.scores = eagerScores(rootScale(width / of.heads));
    block.feed_forward =
        FeedForward{weights.linear(at + "feed_forward.intermediate_dense", width, of.inner, true),
                    weights.linear(at + "feed_forward.output_dense", of.inner, width, true), of.activation};
    (of.stable ? block.attention_norm : block.attention_sum_norm) =
        weights.layerNorm(at + "layer_norm", width, of.epsilon);
    (of.stable ? block.feed_forward_norm : block.feed_forward_sum_norm) =
        weights.layerNorm(at + "final_layer_norm", width, of.epsilon);
    return block;
}

/// Passes over fields of training, of other heads and of the quantised units of speech.
void passOverOthers(const ConfigReader& config)
{
    config.passOver({"adapter_kernel_size",
                     "adapter_stride",
                     "num_adapter_layers",
                     "output_hidden_size",
                     "codevector_dim",
                     "contrastive_logits_temperature",
                     "ctc_loss_reduction",
                     "ctc_zero_infinity",
                     "diversity_loss_weight",
                     "num_codevector_groups",
                     "num_codevectors_per_group",
                     "num_ctc_classes",
                     "num_negatives",
                     "proj_codevector_dim",
                     "tdnn_dilation",
                     "tdnn_dim",
                     "tdnn_kernel",
                     "xvector_output_dim",
                     "use_weighted_layer_sum",
                     "num_feat_extract_layers",
                     "mask_channel_length",
                     "mask_channel_min_space",
                     "mask_channel_other",
                     "mask_channel_prob",
                     "mask_channel_selection",
                     "mask_time_min_space",
                     "mask_time_other",
                     "mask_time_selection",
                     "replace_prob",
                     "gradient_checkpointing",
                     "feat_quantizer_dropout"});
}

}  // namespace

Wav2Vec2Layers Wav2Vec2Layers::read(const ConfigReader& config)
{
    Wav2Vec2Layers of;
    of.layers = config.count("num_hidden_layers", mostLayers, 12);
    of.heads = config.count("num_attention_heads", largestWidth, 12);
    of.width = config.count("hidden_size", largestWidth, 768);
    config.requireMultiple("hidden_size", of.width, "num_attention_heads", of.heads);
    of.inner = config.count("intermediate_size", largestWidth, 3072);
    of.vocabulary = config.count("vocab_size", mostTokensInVocabulary, 32);
    of.epsilon = config.epsilon("layer_norm_eps", 1e-5F);
    of.activation = config.activation("hidden_act", "gelu");
    of.convolved = config.activation("feat_extract_activation", "gelu");
    constexpr Index mostSteps = 1 << 16;
    of.channels = countsIn(config, "conv_dim", {512, 512, 512, 512, 512, 512, 512}, largestWidth);
    of.widths = countsIn(config, "conv_kernel", {10, 3, 3, 3, 3, 2, 2}, mostSteps);
    of.strides = countsIn(config, "conv_stride", {5, 2, 2, 2, 2, 2, 2}, mostSteps);
    if (of.widths.size() != of.channels.size() || of.strides.size() != of.channels.size())
        throw config.outOfRange("conv_kernel”, “conv_stride",
                                Words("%1 cannot be used: expected as many numbers as conv_dim, found %2 and %3",
                                      std::to_string(of.widths.size()), std::to_string(of.strides.size())));
    double step = 1;
    for (const Index stride : of.strides) step *= static_cast<double>(stride);
    if (step > static_cast<double>(mostPositions))
        throw config.outOfRange("conv_stride",
                                Words("%1 cannot be used: expected numbers whose product is at most %2, found more",
                                      std::to_string(mostPositions)));
    const std::string norm = config.text("feat_extract_norm", "group");
    if (norm != "group" && norm != "layer")
        throw config.outOfRange("feat_extract_norm",
                                Words("%1 cannot be used: expected group or layer, found %2", norm));
    of.group_norm = norm == "group";
    of.convolution_bias = config.flag("conv_bias", false);
    of.projection_norm = config.flag("feat_proj_layer_norm", true);
    of.stable = config.flag("do_stable_layer_norm", false);
    of.position_width = config.count("num_conv_pos_embeddings", mostSteps, 128);
    of.position_groups = config.count("num_conv_pos_embedding_groups", largestWidth, 16);
    config.requireMultiple("hidden_size", of.width, "num_conv_pos_embedding_groups", of.position_groups);
    for (const char* field : {"add_adapter", "conv_pos_batch_norm"}) config.requireFalse(field);
    if (config.has("adapter_attn_dim"))
        throw config.outOfRange(
            "adapter_attn_dim",
            Words("%1 cannot be used: expected none: adapters within the layers are not known here, found one"));
    passOverOthers(config);
    return of;
}

Transformer Wav2Vec2Layers::load(const WeightFiles& files, const char* prefix, const Adapt& adapt) const
{
    const FamilyWeights weights(files, {prefix, ""}, "feature_projection.projection.weight");
    Transformer model;
    model.audio = AudioEmbedding{.frames = {}, .tokens = {}, .wave = waveOfFiles(*this, weights)};
    model.position_convolution = positionsOfFiles(*this, weights);
    model.causal = false;
    for (Index layer = 0; layer < layers; ++layer) {
        const std::string at = "encoder.layers." + std::to_string(layer) + ".";
        model.blocks.push_back(blockOfWav2Vec2(*this, weights, at));
        if (adapt) adapt(model.blocks.back(), weights, at);
    }
    model.ends_before_norm = stable;
    (stable ? model.final_norm : model.embedding_norm) = weights.layerNorm("encoder.layer_norm", width, epsilon);
    if (files.contains("lm_head.weight"))
        model.language_head =
            LanguageHead{files.matrix("lm_head.weight", vocabulary, width), files.vector("lm_head.bias", vocabulary)};
    return model;
}

ModelPlan Wav2Vec2Layers::plan(const char* prefix, Adapt adapt) const
{
    return {layers, heads, mostPositions, "encoder.layers.",
            [of = *this, prefix = std::string(prefix), adapt = std::move(adapt)](const WeightFiles& files) {
                return of.load(files, prefix.c_str(), adapt);
            }};
}

}  // namespace core
