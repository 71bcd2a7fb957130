#include "core/error.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/grouped_experts.h"
#include "core/model/family/decoder/latent_layers.h"

namespace core {
namespace {

/// Experts that are chosen by their probabilities, perhaps among the groups that hold the best ones.
GroupedExperts readExperts(const ConfigReader& config)
{
    const std::string method = config.text("topk_method", "greedy");
    if (method != "greedy" && method != "group_limited_greedy")
        throw config.outOfRange("topk_method",
                                Words("%1 cannot be used: expected greedy or group_limited_greedy, found %2", method));
    const std::string scoring = config.text("scoring_func", "softmax");
    if (scoring != "softmax")
        throw config.outOfRange("scoring_func", Words("%1 cannot be used: expected softmax, found %2", scoring));
    config.requireFalse("norm_topk_prob");  // DeepSeek's own code and transformers take it for different things
    config.passOver({"n_group", "topk_group"});
    GroupedExperts experts = GroupedExperts::read(
        method == "greedy" ? config.with("n_group", nullptr).with("topk_group", nullptr) : config,
        {.experts = 64, .chosen = 0, .shared = 2, .groups = 1, .kept_groups = 1, .normalised = false, .factor = 1});
    experts.corrected = false;
    experts.router.squash = Router::Squash::Softmax;
    experts.router.judged = 1;
    return experts;
}

}  // namespace

ModelPlan planDeepSeekV2(const ConfigReader& config)
{
    LatentLayers deep = LatentLayers::read(config, {});
    deep.layers.rotary.pairing = RotaryEmbedding::Pairing::Interleaved;
    return planBehindDense(config, deep, readExperts(config), 0);
}

}  // namespace core
