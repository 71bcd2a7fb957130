#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"

namespace core {
namespace {

struct GptOss {
    LlamaLayers layers;
    ExpertCounts counts;
    ClampedGate gate;
};

/// Gate and up of an expert as tensors of their own: GGUF.
FeedForward expertApart(const GptOss& oss, const FamilyWeights& weights, const std::string& at)
{
    const Index width = oss.layers.width, inner = oss.counts.inner;
    FeedForward expert{weights.linear(at + "up_proj", width, inner, true),
                       weights.linear(at + "down_proj", inner, width, true)};
    expert.gate = weights.linear(at + "gate_proj", width, inner, true);
    return expert;
}

Experts expertsOf(const GptOss& oss, const FamilyWeights& weights, const std::string& at)
{
    const Index width = oss.layers.width;
    const ExpertCounts& counts = oss.counts;
    const std::string name = at + "experts.";
    Experts experts{
        .router = {.scores = weights.linear(at + "router", width, counts.experts, true), .chosen = counts.chosen},
        .experts = {}};
    const bool apart = weights.contains(name + "0.gate_proj.weight");
    Matrix inBias, outBias;
    if (!apart) inBias = weights.matrix(name + "gate_up_proj_bias", counts.experts, 2 * counts.inner).matrix();
    if (!apart) outBias = weights.matrix(name + "down_proj_bias", counts.experts, width).matrix();
    for (Index i = 0; i < counts.experts; ++i) {
        FeedForward expert;
        if (apart)
            expert = expertApart(oss, weights, name + std::to_string(i) + ".");
        else
            expert = {
                {stackedMatrix(weights, name + "gate_up_proj", counts, i, width, 2 * counts.inner), inBias.row(i)},
                {stackedMatrix(weights, name + "down_proj", counts, i, counts.inner, width), outBias.row(i)}};
        expert.clamped = oss.gate;
        experts.experts.push_back(std::move(expert));
    }
    return experts;
}

Block blockOfGptOss(const GptOss& oss, const FamilyWeights& weights, Index layer)
{
    const LlamaLayers& layers = oss.layers;
    const std::string at = LlamaLayers::placeOf(layer);
    Block block = layers.attendingBlock(weights, layer);
    block.sinks = weights.vector(at + "self_attn.sinks", layers.heads);
    block.feed_forward = expertsOf(oss, weights, at + "mlp.");
    return block;
}

}  // namespace

ModelPlan planGptOss(const ConfigReader& config)
{
    GptOss oss{LlamaLayers::read(config, {.key_heads = 8, .head_width = 64, .positions = 131072}),
               ExpertCounts::read(config, {"num_local_experts", "num_experts"}, 128, 4, "intermediate_size"),
               {config.positive("swiglu_limit", 7), config.positive("swiglu_alpha", 1.702F)}};
    LlamaLayers& layers = oss.layers;
    layers.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    layers.query_key_value_bias = layers.output_bias = config.flag("attention_bias", true);
    layers.windows = readWindows(config, layers.layers, config.count("sliding_window", mostPositions, 128),
                                 [](Index layer) { return layer % 2 == 0; });
    return layers.planWith(
        [oss](const FamilyWeights& weights, Index layer) { return blockOfGptOss(oss, weights, layer); });
}

}  // namespace core
