#include "core/error.h"
#include "core/model/family/encoder_decoder/bart_layers.h"
#include "core/model/family/encoder_decoder/encoder_decoders.h"
#include "core/model/family/vision/vision_models.h"

#include <array>
#include <cmath>

namespace core {
namespace {

ModelPlan planPictures(const ConfigReader& encoder)
{
    const std::string type = encoder.text("model_type", "");
    using Known = std::pair<const char*, ModelPlan (*)(const ConfigReader&)>;
    constexpr std::array<Known, 7> known = {{{"vit", planVit},
                                             {"deit", planDeit},
                                             {"beit", planBeit},
                                             {"vit_msn", planVitMsn},
                                             {"dinov2", planDinov2},
                                             {"dinov2_with_registers", planDinov2WithRegisters},
                                             {"dinov3_vit", planDinov3Vit}}};
    std::string names;
    for (const auto& [name, plan] : known) {
        if (type == name) return plan(encoder);
        names += (names.empty() ? "" : ", ") + std::string(name);
    }
    throw encoder.outOfRange("model_type", Words("%1 cannot be used: expected one of %2, found %3", names, type));
}

BartLayers readDecoder(const ConfigReader& decoder, const ConfigReader& encoder)
{
    if (const std::string type = decoder.text("model_type", ""); type != "trocr")
        throw decoder.outOfRange("model_type", Words("%1 cannot be used: expected trocr, found %2", type));
    BartLayers trocr;
    trocr.width = decoder.count("d_model", largestWidth, 1024);
    trocr.decoder = {decoder.count("decoder_layers", mostLayers, 12),
                     decoder.count("decoder_attention_heads", largestWidth, 16),
                     decoder.count("decoder_ffn_dim", largestWidth, 4096),
                     decoder.count("vocab_size", mostTokensInVocabulary, 50265)};
    decoder.requireMultiple("d_model", trocr.width, "decoder_attention_heads", trocr.decoder.heads);
    trocr.positions = decoder.count("max_position_embeddings", mostPositions, 512);
    trocr.activation = decoder.activation("activation_function", "gelu");
    if (decoder.flag("scale_embedding", false)) trocr.embedding_scale = std::sqrt(static_cast<float>(trocr.width));
    trocr.tied = decoder.flag("tie_word_embeddings", true);
    trocr.writes = true;
    trocr.head = "output_projection.weight";
    const Index made = encoder.count("hidden_size", largestWidth, 768);
    trocr.encoded = decoder.count("cross_attention_hidden_size", largestWidth, trocr.width);
    if (trocr.encoded != made)
        throw decoder.outOfRange("cross_attention_hidden_size",
                                 Words("%1 cannot be used: expected %2, as wide as the encoder, found %3",
                                       std::to_string(made), std::to_string(trocr.encoded)));
    // These fields repeat what the files' tensors show.
    decoder.passOver({"layernorm_embedding", "is_decoder", "add_cross_attention"});
    return trocr;
}

}  // namespace

ModelPlan planTrOcr(const ConfigReader& config)
{
    const ConfigReader encoder = config.part("encoder"), decoder = config.part("decoder");
    config.passOver({"tie_word_embeddings"});  // each half says it of itself
    ModelPlan plan = planPictures(encoder);
    const BartLayers trocr = readDecoder(decoder, encoder);
    const AddPositions positions =
        decoder.flag("use_learned_position_embeddings", true) ? learnedPositions(2) : countedSinusoids(decoder, trocr);
    plan.load = [load = std::move(plan.load)](const WeightFiles& files) { return load(files.below("encoder.")); };
    plan.layers_at = "encoder." + plan.layers_at;
    plan.decoder =
        DecoderPlan{trocr.decoder.layers, trocr.decoder.heads, trocr.positions, [=](const WeightFiles& files) {
                        const WeightFiles half = files.below("decoder.");
                        const FamilyWeights weights(half, {"model.", ""}, "decoder.embed_tokens.weight");
                        std::optional<DecoderStacks> stacks = trocr.loadDecoder(weights);
                        if (stacks) positions(trocr, weights, "decoder.", stacks->self);
                        return stacks;
                    }};
    return plan;
}

}  // namespace core
