#include "core/error.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"

namespace core {

namespace {

Experts expertsOfMixtral(const LlamaLayers& mixtral, const ExpertCounts& counts, const Router& router,
                         const FamilyWeights& weights, const std::string& at)
{
    Experts experts{.router = router, .experts = {}};
    experts.router.scores = weights.linear(at + "gate", mixtral.width, counts.experts, false);
    for (Index i = 0; i < counts.experts; ++i) {
        const std::string own = at + "experts." + std::to_string(i) + ".";
        experts.experts.push_back({weights.linear(own + "w3", mixtral.width, counts.inner, false),
                                   weights.linear(own + "w2", counts.inner, mixtral.width, false), mixtral.activation,
                                   weights.linear(own + "w1", mixtral.width, counts.inner, false)});
    }
    return experts;
}

/// @param experts  where the configuration is silent
ModelPlan planExperts(const ConfigReader& config, LlamaLayers mixtral, Index experts, Router router)
{
    mixtral.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    mixtral.windows.assign(static_cast<std::size_t>(mixtral.layers), config.count("sliding_window", mostPositions, 0));
    const ExpertCounts counts =
        ExpertCounts::read(config, {"num_local_experts", "num_experts"}, experts, 2, "intermediate_size");
    router.chosen = counts.chosen;
    return mixtral.planWith([=](const FamilyWeights& weights, Index layer) {
        Block block = mixtral.attendingBlock(weights, layer);
        block.feed_forward =
            expertsOfMixtral(mixtral, counts, router, weights, LlamaLayers::placeOf(layer) + "block_sparse_moe.");
        return block;
    });
}

/// LongRoPE with a factor of sine and cosine that the configuration names, one for short and one for long texts.
void readMscale(const ConfigReader& config, RotaryEmbedding& rotary)
{
    auto scaling = config.object("rope_parameters");
    if (!scaling) scaling = config.object("rope_scaling");
    if (!scaling || rotary.scaling.kind == RotaryScaling::Kind::None) return;
    const float brief = scaling->positive("short_mscale", rotary.scaling.attention_factor.value_or(1));
    const float wide = scaling->positive("long_mscale", brief);
    if (brief != wide)
        throw scaling->outOfRange("long_mscale", Words("%1 cannot be used: expected as much as short_mscale, found %2",
                                                       std::to_string(wide)));
    rotary.scaling.attention_factor = brief;
}

}  // namespace

ModelPlan planMixtral(const ConfigReader& config)
{
    return planExperts(config, LlamaLayers::read(config, {.key_heads = 8, .positions = 131072, .base = 1e6F}), 8, {});
}

ModelPlan planPhiMoe(const ConfigReader& config)
{
    LlamaLayers phi = LlamaLayers::read(config, {.key_heads = 8, .positions = 131072});
    phi.layer_norms = true;
    phi.head_bias = config.flag("lm_head_bias", false);
    readMscale(config, phi.rotary);
    return planExperts(
        config, std::move(phi), 16,
        {.scores = {}, .squash = Router::Squash::Mixer, .jitter = config.number("router_jitter_noise", 0.01F)});
}

}  // namespace core
