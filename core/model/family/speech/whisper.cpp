#include "core/model/family/encoder_decoder/bart_layers.h"
#include "core/model/family/speech/speech_models.h"

namespace core {
namespace {

struct Whisper {
    BartLayers layers;
    Index mels;
    Index moments;  ///< tokens of the encoder, each of two frames
    Index target_positions;
};

Whisper read(const ConfigReader& config)
{
    Whisper whisper{.layers = BartLayers::read(config, NormPlace::Inputs),
                    .mels = config.count("num_mel_bins", largestWidth, 80),
                    .moments = config.count("max_source_positions", mostPositions, 1500),
                    .target_positions = config.count("max_target_positions", mostPositions, 448)};
    BartLayers& layers = whisper.layers;
    layers.embedding_scale = 1;  // "scale_embedding" stands in configurations and does nothing
    layers.key_bias = false;
    layers.writes = true;
    layers.head = "proj_out.weight";
    return whisper;
}

Projection convolution(const FamilyWeights& weights, const std::string& name, Index in, Index out)
{
    return {weights.folded(name + ".weight", {out, in, AudioEmbedding::taps}, out).transposed(),
            weights.vector(name + ".bias", out)};
}

Transformer loadEncoder(const Whisper& whisper, const WeightFiles& files)
{
    const FamilyWeights weights = bartWeights(files);
    const Index width = whisper.layers.width;
    Transformer encoder;
    encoder.audio = AudioEmbedding{convolution(weights, "encoder.conv1", whisper.mels, width),
                                   convolution(weights, "encoder.conv2", width, width), whisper.mels, whisper.moments};
    encoder.position_embedding = weights.matrix("encoder.embed_positions.weight", whisper.moments, width);
    whisper.layers.addEncoderLayers(weights, encoder);
    return encoder;
}

std::optional<DecoderStacks> loadDecoder(const Whisper& whisper, const WeightFiles& files)
{
    const FamilyWeights weights = bartWeights(files);
    std::optional<DecoderStacks> decoder = whisper.layers.loadDecoder(weights);
    if (decoder)
        decoder->self.position_embedding =
            weights.matrix("decoder.embed_positions.weight", whisper.target_positions, whisper.layers.width);
    return decoder;
}

}  // namespace

ModelPlan planWhisper(const ConfigReader& config)
{
    const Whisper whisper = read(config);
    const BartLayers& layers = whisper.layers;
    return {layers.encoder.layers,
            layers.encoder.heads,
            whisper.moments,
            "encoder.layers.",
            [whisper](const WeightFiles& files) { return loadEncoder(whisper, files); },
            DecoderPlan{layers.decoder.layers, layers.decoder.heads, whisper.target_positions,
                        [whisper](const WeightFiles& files) { return loadDecoder(whisper, files); }}};
}

}  // namespace core
