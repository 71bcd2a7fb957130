#include "core/model/gpt2.h"

#include "core/model/weight_file.h"

#include <cmath>
#include <limits>

namespace core {

Gpt2Config Gpt2Config::read(const ConfigReader& config)
{
    Gpt2Config gpt2{};
    gpt2.layers = config.count("n_layer", mostLayers);
    gpt2.heads = config.count("n_head", largestWidth);
    gpt2.width = config.count("n_embd", largestWidth);
    gpt2.inner = config.count("n_inner", largestWidth, 4 * gpt2.width);
    gpt2.positions = config.count("n_positions", mostPositions);
    gpt2.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    gpt2.epsilon = config.number("layer_norm_epsilon", 1e-5F);
    if (!(gpt2.epsilon >= 0 && gpt2.epsilon < 1))
        throw config.outOfRange("layer_norm_epsilon", "a number from 0 to 1", std::to_string(gpt2.epsilon));
    gpt2.scaleByWidth = config.flag("scale_attn_weights", true);
    gpt2.scaleByLayerIndex = config.flag("scale_attn_by_inverse_layer_idx", false);
    gpt2.tiedHead = config.flag("tie_word_embeddings", true);

    if (gpt2.width % gpt2.heads != 0)
        throw config.outOfRange("n_embd", "a multiple of n_head (" + std::to_string(gpt2.heads) + ")",
                                std::to_string(gpt2.width));
    if (config.flag("add_cross_attention", false)) throw config.outOfRange("add_cross_attention", "false", "true");

    const std::string activation = config.text("activation_function", "gelu_new");
    const auto known = activationFromName(activation);
    if (!known) throw config.outOfRange("activation_function", "gelu_new, gelu, relu or silu", activation);
    gpt2.activation = *known;
    return gpt2;
}

Transformer readGpt2(const Gpt2Config& config, SafetensorsFile weights)
{
    // Files saved from the bare model, all old ones among them, leave the prefix out.
    const bool prefixed = weights.contains("transformer.wte.weight");
    const WeightFile file(std::move(weights), prefixed ? "transformer." : "");
    const float headWidth = static_cast<float>(config.width) / static_cast<float>(config.heads);

    Transformer gpt2;
    gpt2.token_embedding = file.matrix("wte.weight", config.vocabulary, config.width);
    gpt2.position_embedding = file.matrix("wpe.weight", config.positions, config.width);
    for (Index layer = 0; layer < config.layers; ++layer) {
        const std::string h = "h." + std::to_string(layer) + ".";
        Block block;
        block.attention_norm = file.layerNorm(h + "ln_1", config.width, config.epsilon);
        QueryKeyValue split = splitFused(file.projection(h + "attn.c_attn", config.width, 3 * config.width),
                                         FusedOrder::Concatenated, config.heads);
        block.attention = {config.heads, std::move(split.query), std::move(split.key), std::move(split.value),
                           file.projection(h + "attn.c_proj", config.width, config.width)};
        block.scores.scale = (config.scaleByWidth ? 1.0F / std::sqrt(headWidth) : 1.0F)
                             / (config.scaleByLayerIndex ? static_cast<float>(layer + 1) : 1.0F);
        // What Hugging Face's eager attention does: a query without any visible key spreads evenly over all keys.
        block.scores.fill = {std::numeric_limits<float>::lowest(), MaskFill::Mode::Add};
        block.feed_forward_norm = file.layerNorm(h + "ln_2", config.width, config.epsilon);
        block.feed_forward =
            FeedForward{file.projection(h + "mlp.c_fc", config.width, config.inner),
                        file.projection(h + "mlp.c_proj", config.inner, config.width), config.activation};
        gpt2.blocks.push_back(std::move(block));
    }
    gpt2.final_norm = file.layerNorm("ln_f", config.width, config.epsilon);
    const bool ownHead = !config.tiedHead && file.file().contains("lm_head.weight");
    gpt2.language_head =
        ownHead ? file.file().matrix("lm_head.weight", config.vocabulary, config.width) : gpt2.token_embedding;
    return gpt2;
}

}  // namespace core
