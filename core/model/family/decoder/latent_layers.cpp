#include "core/model/family/decoder/latent_layers.h"

#include "core/model/family/rotary_config.h"

namespace core {
namespace {

constexpr float latentEpsilon = 1e-6F;  // of the latents' norms: the configuration has no field for it

/// 1/√d, and of a rotation that was stretched by Yarn its factor twice: once for the query, once for the key.
float scaleOf(const ConfigReader& config, Index headWidth)
{
    auto scaling = config.object("rope_parameters");
    if (!scaling) scaling = config.object("rope_scaling");
    if (!scaling || !scaling->has("mscale_all_dim")) return rootScale(headWidth);
    const float stretch = yarnFactor(scaling->positive("factor", 1), scaling->number("mscale_all_dim", 0));
    return rootScale(headWidth) * stretch * stretch;
}

/// The projections from the latent to each head's key and value.
struct KeyValue {
    Projection key;
    Projection value;
};

/// llama.cpp's newer files have the two apart: values as [H, value, latent], keys turned, [H, latent, plain], which are
/// copied.
KeyValue keyValueApart(const LatentLayers& latent, const FamilyWeights& weights, const std::string& at)
{
    const Index heads = latent.layers.heads, inner = latent.key_latent, plain = latent.plain;
    const Matrix turned = weights.folded(at + "k_b_proj.weight", {heads, inner, plain}, heads * inner).matrix();
    Matrix keys(inner, heads * plain);
    for (Index head = 0; head < heads; ++head)
        keys.middleCols(head * plain, plain) = turned.middleRows(head * inner, inner);
    const Index values = heads * latent.value_width;
    return {{Weight::own(std::move(keys)), {}},
            {weights.folded(at + "v_b_proj.weight", {heads, latent.value_width, inner}, values).transposed(), {}}};
}

KeyValue keyValueOf(const LatentLayers& latent, const FamilyWeights& weights, const std::string& at)
{
    if (weights.contains(at + "k_b_proj.weight")) return keyValueApart(latent, weights, at);
    const Index each = latent.plain + latent.value_width;
    const Projection up = weights.linear(at + "kv_b_proj", latent.key_latent, latent.layers.heads * each, false);
    return {up.columnGroups(0, latent.plain, each), up.columnGroups(latent.plain, latent.value_width, each)};
}

}  // namespace

LatentLayers LatentLayers::read(const ConfigReader& config, const Absent& absent)
{
    LatentLayers latent;
    LlamaLayers& layers = latent.layers = LlamaLayers::read(config, absent.layers);
    layers.epsilon = config.epsilon("rms_norm_eps", absent.epsilon);
    // A missing entry is the usual one, null means that there is no latent.
    const bool direct = config.names("q_lora_rank") && !config.has("q_lora_rank");
    latent.query_latent = direct ? 0 : config.count("q_lora_rank", largestWidth, absent.query_latent);
    latent.key_latent = config.count("kv_lora_rank", largestWidth, absent.key_latent);
    latent.plain = config.count("qk_nope_head_dim", largestWidth, absent.plain);
    latent.turned = config.count("qk_rope_head_dim", largestWidth, absent.turned);
    latent.value_width = config.count("v_head_dim", largestWidth,
                                      absent.value_width == 0 ? layers.width / layers.heads : absent.value_width);
    latent.scale = scaleOf(config, latent.plain + latent.turned);
    layers.rotary = readRotary(config, latent.turned, {}, layers.positions, nullptr, absent.layers.base);
    layers.rotary.first_dimension = latent.plain;
    return latent;
}

MultiHeadWeights LatentLayers::attention(const FamilyWeights& weights, const std::string& at) const
{
    const bool bias = layers.query_key_value_bias;
    const auto normOf = [&](const char* name, Index width) {
        return weights.rootMeanSquareNorm(at + name, width, latentEpsilon);
    };
    // Down: the latent, then the part of the key that all heads share. Up: of each head its key, then its value.
    const Projection down = weights.linear(at + "kv_a_proj_with_mqa", layers.width, key_latent + turned, bias);
    KeyValue up = keyValueOf(*this, weights, at);
    LatentAttention latents{.key_value = {down.columns(0, key_latent), normOf("kv_a_layernorm", key_latent)},
                            .shared_key = down.columns(key_latent, turned)};
    const Index queries = layers.heads * (plain + turned);
    MultiHeadWeights attention{.heads = layers.heads,
                               .query = {},
                               .key = std::move(up.key),
                               .value = std::move(up.value),
                               .output = weights.linear(at + "o_proj", layers.heads * value_width, layers.width, bias)};
    // Files that have no such latent may come with a configuration that is silent.
    if (query_latent > 0 && !weights.contains(at + "q_proj.weight")) {
        latents.query = Latent{weights.linear(at + "q_a_proj", layers.width, query_latent, bias),
                               normOf("q_a_layernorm", query_latent)};
        attention.query = weights.linear(at + "q_b_proj", query_latent, queries, false);
    } else {
        attention.query = weights.linear(at + "q_proj", layers.width, queries, false);
    }
    attention.rotary = layers.rotary;
    attention.latents = std::move(latents);
    return attention;
}

Block LatentLayers::attendingBlock(const FamilyWeights& weights, Index layer) const
{
    const std::string at = LlamaLayers::placeOf(layer);
    Block block;
    block.attention_norm = layers.norm(weights, at + "input_layernorm");
    block.attention = attention(weights, at + "self_attn.");
    block.scores = eagerScores(scale);
    block.feed_forward_norm = layers.norm(weights, at + "post_attention_layernorm");
    return block;
}

}  // namespace core
