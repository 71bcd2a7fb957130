#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"

#include <cmath>

namespace core {
namespace {

/// The fixed factor of the rotation's base: alpha^(d/(d - 2)), where its scaling has an `alpha`.
struct StretchedBase {
    ConfigReader config;  ///< the configuration without such a scaling
    std::optional<float> alpha = {};
};

StretchedBase readAlpha(const ConfigReader& config)
{
    const char* field = config.has("rope_parameters") ? "rope_parameters" : "rope_scaling";
    const auto scaling = config.object(field);
    if (!scaling || !scaling->has("alpha") || scaling->number("alpha", 0) == 0) return {config};
    const char* kind = scaling->has("rope_type") ? "rope_type" : "type";
    if (scaling->text(kind, "dynamic") != "dynamic") return {config};
    scaling->passOver({"type", "rope_type", "factor", "beta_fast", "beta_slow", "mscale", "mscale_all_dim",
                       "original_max_position_embeddings"});
    Json plain{{"rope_type", "default"}};
    if (const Json* base = scaling->value("rope_theta")) plain["rope_theta"] = *base;
    return {config.with(field, plain), scaling->positive("alpha", 1)};
}

LlamaLayers readHunyuan(const ConfigReader& config)
{
    const StretchedBase stretched = readAlpha(config);
    LlamaLayers hunyuan = LlamaLayers::read(stretched.config, {});
    hunyuan.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    if (!stretched.alpha) return hunyuan;
    const auto width = static_cast<double>(hunyuan.head_width);
    if (hunyuan.head_width < 4)
        throw config.outOfRange(
            "head_dim", Words("%1 cannot be used: expected at least 4, found %2", std::to_string(hunyuan.head_width)));
    hunyuan.rotary.base = static_cast<float>(static_cast<double>(hunyuan.rotary.base)
                                             * std::pow(static_cast<double>(*stretched.alpha), width / (width - 2)));
    return hunyuan;
}

/// A block without its feed-forward layer.
Block blockOfHunyuan(const LlamaLayers& hunyuan, const FamilyWeights& weights, Index layer)
{
    Block block = hunyuan.attendingBlock(weights, layer);
    addHeadNorms(hunyuan, block, weights, LlamaLayers::placeOf(layer), "query_layernorm", "key_layernorm");
    block.attention.norms_behind_turn = true;
    return block;
}

/// A number that a configuration may say for each layer, where they are all the same.
ConfigReader withOneOf(const ConfigReader& config, const char* field)
{
    const Json* list = config.list(field);
    if (list == nullptr || list->empty()) return config;
    for (const Json& each : *list)
        if (each != list->front())
            throw config.outOfRange(field, Words("%1 cannot be used: expected the same in every layer, found %2",
                                                 each.dump().substr(0, 40)));
    return config.with(field, list->front());
}

}  // namespace

ModelPlan planHunyuan(const ConfigReader& config)
{
    const LlamaLayers hunyuan = readHunyuan(config);
    return hunyuan.planWith([hunyuan](const FamilyWeights& weights, Index layer) {
        Block block = blockOfHunyuan(hunyuan, weights, layer);
        block.feed_forward = hunyuan.gatedFeedForward(weights, LlamaLayers::placeOf(layer) + "mlp.", hunyuan.inner);
        return block;
    });
}

ModelPlan planHunyuanMoe(const ConfigReader& config)
{
    const LlamaLayers hunyuan = readHunyuan(config);
    const ExpertCounts counts = ExpertCounts::read(withOneOf(withOneOf(config, "moe_topk"), "num_experts"),
                                                   {"num_experts"}, 1, 1, "intermediate_size", "moe_topk");
    return hunyuan.planWith([=](const FamilyWeights& weights, Index layer) {
        const std::string at = LlamaLayers::placeOf(layer) + "mlp.";
        Block block = blockOfHunyuan(hunyuan, weights, layer);
        block.feed_forward =
            Experts{.router = {.scores = weights.linear(at + "gate.wg", hunyuan.width, counts.experts, false),
                               .chosen = counts.chosen},
                    .experts = namedExperts(hunyuan, weights, at + "experts.", counts),
                    .shared = hunyuan.gatedFeedForward(weights, at + "shared_mlp.", hunyuan.inner)};
        return block;
    });
}

}  // namespace core
