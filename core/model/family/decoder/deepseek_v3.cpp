#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/grouped_experts.h"
#include "core/model/family/decoder/latent_layers.h"

namespace core {
namespace {

/// @param dense  so many first layers have no experts, where the configuration is silent
ModelPlan planGrouped(const ConfigReader& config, const LatentLayers::Absent& absent,
                      const GroupedExperts::Absent& absentExperts, Index dense)
{
    LatentLayers deep = LatentLayers::read(config, absent);
    deep.layers.rotary.pairing = config.flag("rope_interleave", true) ? RotaryEmbedding::Pairing::Separated
                                                                      : RotaryEmbedding::Pairing::HalfSplit;
    const GroupedExperts experts = GroupedExperts::read(config, absentExperts);
    return planBehindDense(config, deep, experts, dense);
}

}  // namespace

ModelPlan planDeepSeekV3(const ConfigReader& config)
{
    return planGrouped(config, {.layers = {.positions = 4096}}, {}, 3);
}

ModelPlan planGlm4MoeLite(const ConfigReader& config)
{
    return planGrouped(
        config,
        {.layers = {.positions = 202752}, .epsilon = 1e-5F, .query_latent = 768, .plain = 192, .value_width = 256},
        {.experts = 64, .chosen = 4, .shared = 1, .groups = 1, .kept_groups = 1, .factor = 1.8F}, 1);
}

}  // namespace core
