#include "core/error.h"
#include "core/model/family/speech/speech_models.h"
#include "core/model/family/vision/vision_layers.h"

namespace core {
namespace {

/// A spectrum, and the squares that it is cut into.
struct SpectrumSize {
    Index mels;
    Index frames;
    Index side;
    Index bandStride;
    Index frameStride;

    Index squares() const { return ((mels - side) / bandStride + 1) * ((frames - side) / frameStride + 1); }
};

SpectrumSize readSpectrum(const ConfigReader& config, Index side)
{
    constexpr Index longestSpectrum = 1 << 16;
    SpectrumSize size{.mels = config.count("num_mel_bins", longestSpectrum, 128),
                      .frames = config.count("max_length", longestSpectrum, 1024),
                      .side = side,
                      .bandStride = config.count("frequency_stride", longestSpectrum, 10),
                      .frameStride = config.count("time_stride", longestSpectrum, 10)};
    if (side > size.mels || side > size.frames)
        throw config.outOfRange(
            "patch_size",
            Words("%1 cannot be used: expected at most num_mel_bins and max_length, found %2", std::to_string(side)));
    return size;
}

Transformer embeddedSpectrum(const VitLayers& vit, const SpectrumSize& size, const FamilyWeights& weights)
{
    const std::string projection = "embeddings.patch_embeddings.projection";
    SpectrumPatches patches{
        .projection =
            {weights.folded(projection + ".weight", {vit.width, 1, size.side, size.side}, vit.width).transposed(),
             weights.vector(projection + ".bias", vit.width)},
        .learned = learnedTokens(weights, "embeddings.cls_token", {1, 1, vit.width}, LearnedToken::Kind::Class),
        .side = size.side,
        .band_stride = size.bandStride,
        .frame_stride = size.frameStride,
        .frames = size.frames};
    for (LearnedToken& token :
         learnedTokens(weights, "embeddings.distillation_token", {1, 1, vit.width}, LearnedToken::Kind::Distillation))
        patches.learned.push_back(std::move(token));
    const Index places = patches.firstSquare() + size.squares();
    Transformer model;
    model.position_embedding = weights.folded("embeddings.position_embeddings", {1, places, vit.width}, places);
    model.audio =
        AudioEmbedding{.frames = {}, .tokens = {}, .mels = size.mels, .count = places, .patches = std::move(patches)};
    model.causal = false;
    model.ends_before_norm = true;
    return model;
}

}  // namespace

ModelPlan planAudioSpectrogram(const ConfigReader& config)
{
    const VitLayers vit = VitLayers::read(config, 1e-12F);
    const SpectrumSize size = readSpectrum(config, vit.picture.side);
    return {vit.layers, vit.heads, 2 + size.squares(), "encoder.layer.", [=](const WeightFiles& files) {
                const FamilyWeights weights(files, {"audio_spectrogram_transformer.", ""}, "embeddings.cls_token");
                Transformer model = embeddedSpectrum(vit, size, weights);
                for (Index i = 0; i < vit.layers; ++i) model.blocks.push_back(vit.block(weights, i));
                model.final_norm = weights.layerNorm("layernorm", vit.width, vit.epsilon);
                return model;
            }};
}

}  // namespace core
