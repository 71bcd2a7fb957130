#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

#include <cmath>

namespace core {
namespace {

float softplus(float x) { return x > 20 ? x : std::log1p(std::exp(x)); }

/// The files have the slopes as they were before a softplus.
Xielu xieluOf(const FamilyWeights& weights, const std::string& at)
{
    Xielu xielu;
    xielu.slope = weights.scalar(at + "beta", xielu.slope);
    xielu.cut = weights.scalar(at + "eps", xielu.cut);
    xielu.rise = softplus(weights.vector(at + "alpha_p", 1)(0));
    xielu.fall = xielu.slope + softplus(weights.vector(at + "alpha_n", 1)(0));
    return xielu;
}

/// Where the configuration is silent texts are stretched as Llama 3's are.
ConfigReader withRotation(const ConfigReader& config)
{
    if (config.has("rope_parameters") || config.has("rope_scaling")) return config;
    return config.with("rope_parameters", {{"rope_type", "llama3"},
                                           {"rope_theta", 12e6},
                                           {"factor", 8},
                                           {"original_max_position_embeddings", 8192},
                                           {"low_freq_factor", 1},
                                           {"high_freq_factor", 4}});
}

}  // namespace

ModelPlan planApertus(const ConfigReader& config)
{
    LlamaLayers apertus =
        LlamaLayers::read(withRotation(config), {.positions = 65536, .activation = nullptr, .base = 12e6F});
    apertus.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    apertus.attention_norm = "attention_layernorm";
    apertus.feed_forward_norm = "feedforward_layernorm";
    const bool xielu = config.text("hidden_act", "xielu") == "xielu";
    if (!xielu) apertus.activation = config.activation("hidden_act", "");
    return apertus.planWith([apertus, xielu](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer);
        Block block = apertus.attendingBlock(weights, layer);
        addHeadNorms(apertus, block, weights, at);
        FeedForward feedForward = apertus.plainFeedForward(weights, at + "mlp.");
        if (xielu) feedForward.xielu = xieluOf(weights, at + "mlp.act_fn.");
        block.feed_forward = std::move(feedForward);
        return block;
    });
}

}  // namespace core
