#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"
#include "core/model/family/decoder/hybrid_layers.h"

#include <algorithm>
#include <iterator>

namespace core {
namespace {

enum class NemotronPart { Mixing, Attention, FeedForward, Experts };

/// What a layer is, by the names that configurations have for it: words, or the letters of `hybrid_override_pattern`.
constexpr std::pair<std::string_view, NemotronPart> partNames[] = {
    {"linear_attention", NemotronPart::Mixing},
    {"mamba", NemotronPart::Mixing},
    {"M", NemotronPart::Mixing},
    {"full_attention", NemotronPart::Attention},
    {"attention", NemotronPart::Attention},
    {"*", NemotronPart::Attention},
    {"mlp", NemotronPart::FeedForward},
    {"-", NemotronPart::FeedForward},
    {"moe", NemotronPart::Experts},
    {"E", NemotronPart::Experts},
};

struct NemotronH {
    LlamaLayers common = {};
    std::vector<NemotronPart> parts = {};  ///< [layers]
    StateSpaceLayers mixing = {};
    ExpertCounts counts = {};
    Index shared = 0;  ///< width of the expert that every token goes through
    Router router = {};
};

NemotronPart partNamed(const ConfigReader& config, const char* field, const std::string& name)
{
    const auto* known = std::ranges::find(partNames, name, &std::pair<std::string_view, NemotronPart>::first);
    if (known == std::end(partNames))
        throw config.outOfRange(
            field,
            Words("%1 cannot be used: expected linear_attention, full_attention, mlp or moe for each layer, found %2",
                  name));
    return known->second;
}

std::vector<NemotronPart> readNemotronParts(const ConfigReader& config)
{
    std::vector<NemotronPart> parts;
    const char* field = config.has("layers_block_type") ? "layers_block_type" : "layer_types";
    if (const Json* list = config.list(field)) {
        for (const Json& each : *list)
            parts.push_back(partNamed(config, field, each.is_string() ? each.get<std::string>() : each.dump()));
    } else {
        field = "hybrid_override_pattern";
        for (const char letter : config.text(field, "ME*-")) parts.push_back(partNamed(config, field, {letter}));
    }
    config.passOver({"layer_types", "hybrid_override_pattern", "num_hidden_layers"});
    if (parts.empty() || std::ssize(parts) > mostLayers)
        throw config.outOfRange(field, Words("%1 cannot be used: expected from 1 to %2 layers, found %3",
                                             std::to_string(mostLayers), std::to_string(parts.size())));
    return parts;
}

StateSpaceLayers readNemotronMixing(const ConfigReader& config, const LlamaLayers& nemotron)
{
    StateSpaceLayers mixing{.width = nemotron.width, .epsilon = nemotron.epsilon};
    mixing.heads = config.count("mamba_num_heads", largestWidth, 128);
    mixing.head_width = config.count("mamba_head_dim", largestWidth, 64);
    mixing.groups = config.count("n_groups", largestWidth, 8);
    config.requireMultiple("mamba_num_heads", mixing.heads, "n_groups", mixing.groups);
    mixing.state = config.count("ssm_state_size", largestWidth, 128);
    mixing.kernel = config.count("conv_kernel", largestWidth, 4);
    mixing.convolution_bias = config.flag("use_conv_bias", true);
    mixing.bias = mixing.output_bias = config.flag("use_bias", false);
    requireSilu(config, "mamba_hidden_act");
    mixing.least_time = config.number("time_step_min", 0.001F);  // and not what `time_step_limit` says
    config.passOver({"time_step_limit", "time_step_max", "time_step_floor", "time_step_rank", "chunk_size", "expand",
                     "mamba_proj_bias", "mamba_ssm_cache_dtype", "use_mamba_kernels", "rescale_prenorm_residual",
                     "residual_in_fp32", "num_logits_to_keep", "mtp_layers_block_type", "mtp_hybrid_override_pattern",
                     "sliding_window", "moe_shared_expert_overlap", "n_shared_experts"});
    return mixing;
}

void readNemotronExperts(const ConfigReader& config, NemotronH& nemotron)
{
    if (config.has("moe_latent_size"))
        throw config.outOfRange("moe_latent_size", Words("%1 cannot be used: expected null, found %2",
                                                         std::to_string(config.number("moe_latent_size", 0))));
    nemotron.counts =
        ExpertCounts::read(config.has("moe_intermediate_size") ? config : config.with("moe_intermediate_size", 7688),
                           {"n_routed_experts", "num_local_experts"}, 8, 2, "moe_intermediate_size");
    nemotron.shared = config.count("moe_shared_expert_intermediate_size", largestWidth, 7688);
    Router& router = nemotron.router;
    router.chosen = nemotron.counts.chosen;
    router.squash = Router::Squash::Sigmoid;
    router.normalised = config.flag("norm_topk_prob", true);
    router.factor = config.positive("routed_scaling_factor", 1);
    router.groups = config.count("n_group", largestWidth, 1);
    config.requireMultiple("n_routed_experts", nemotron.counts.experts, "n_group", router.groups);
    router.kept_groups = config.count("topk_group", router.groups, 1);
}

NemotronH readNemotronH(const ConfigReader& config)
{
    NemotronH nemotron{.common = {}, .parts = readNemotronParts(config), .mixing = {}};
    LlamaLayers& common = nemotron.common;
    common = LlamaLayers::read(
        config.with("num_hidden_layers", nemotron.parts.size()),
        {.key_heads = 8, .head_width = 128, .positions = 4096, .activation = nullptr, .turns = false});
    common.activation = config.activation("mlp_hidden_act", "relu2");
    common.epsilon = config.epsilon("layer_norm_epsilon", 1e-5F);
    common.token_embedding = "embeddings.weight";
    common.final_norm = "norm_f";
    nemotron.mixing = readNemotronMixing(config, common);
    readNemotronExperts(config, nemotron);
    return nemotron;
}

/// Two projections without a gate.
FeedForward plainLayer(const LlamaLayers& common, const FamilyWeights& weights, const std::string& at, Index inner,
                       bool bias)
{
    return {weights.linear(at + "up_proj", common.width, inner, bias),
            weights.linear(at + "down_proj", inner, common.width, bias), common.activation};
}

Experts nemotronExperts(const NemotronH& nemotron, const FamilyWeights& weights, const std::string& at)
{
    const LlamaLayers& common = nemotron.common;
    Experts experts{.router = nemotron.router, .experts = {}};
    experts.router.scores = weights.linear(at + "gate", common.width, nemotron.counts.experts, false);
    experts.router.correction = weights.vector(at + "gate.e_score_correction_bias", nemotron.counts.experts);
    for (Index expert = 0; expert < nemotron.counts.experts; ++expert)
        experts.experts.push_back(
            plainLayer(common, weights, at + "experts." + std::to_string(expert) + ".", nemotron.counts.inner, false));
    experts.shared = plainLayer(common, weights, at + "shared_experts.", nemotron.shared, common.feed_forward_bias);
    return experts;
}

/// A layer is one thing alone, behind one norm.
Block blockOfNemotron(const NemotronH& nemotron, const FamilyWeights& weights, Index layer)
{
    const LlamaLayers& common = nemotron.common;
    const std::string at = LlamaLayers::placeOf(layer) + "mixer.";
    const NemotronPart part = nemotron.parts[static_cast<std::size_t>(layer)];
    const bool feeds = part == NemotronPart::FeedForward || part == NemotronPart::Experts;
    Block block;
    block.attention.heads = 0;
    (feeds ? block.feed_forward_norm : block.attention_norm) =
        common.norm(weights, LlamaLayers::placeOf(layer) + "norm");
    if (part == NemotronPart::Mixing) setMixer(block, nemotron.mixing.load(weights, at));
    if (part == NemotronPart::Attention) {
        // NVIDIA's own code has biases here where the configuration says so; transformers never has them.
        LlamaLayers attending = common;
        attending.query_key_value_bias = attending.output_bias = weights.contains(at + "q_proj.bias");
        block.attention = namedAttention(attending, weights, at, "o_proj");
        block.scores = eagerScores(rootScale(common.head_width));
    }
    if (part == NemotronPart::FeedForward)
        block.feed_forward = plainLayer(common, weights, at, common.inner, common.feed_forward_bias);
    if (part == NemotronPart::Experts) block.feed_forward = nemotronExperts(nemotron, weights, at);
    return block;
}

}  // namespace

ModelPlan planNemotronH(const ConfigReader& config)
{
    const NemotronH nemotron = readNemotronH(config);
    std::vector<bool> attends;
    for (const NemotronPart part : nemotron.parts) attends.push_back(part == NemotronPart::Attention);
    ModelPlan plan = nemotron.common.planWith(
        [nemotron](const FamilyWeights& weights, Index layer) { return blockOfNemotron(nemotron, weights, layer); });
    return hybridPlan(config, std::move(plan), attends, "layers_block_type");
}

}  // namespace core
