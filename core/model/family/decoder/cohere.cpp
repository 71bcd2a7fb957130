#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {
namespace {

struct Cohere {
    LlamaLayers layers;
    float logitScale;
    bool headNorms;
    bool turnsWindowsOnly;  ///< layers that see everything have no positions: Cohere 2
};

Cohere readCohere(const ConfigReader& config, bool second)
{
    Cohere cohere{LlamaLayers::read(config, {.positions = 8192, .tied = true}), config.positive("logit_scale", 0.0625F),
                  config.flag("use_qk_norm", false), second};
    LlamaLayers& layers = cohere.layers;
    layers.layer_norms = true;
    layers.norm_biases = false;
    layers.epsilon = config.epsilon("layer_norm_eps", 1e-5F);
    layers.rotary.pairing = RotaryEmbedding::Pairing::Interleaved;
    if (!second) return cohere;
    const Index pattern = config.count("sliding_window_pattern", mostLayers, 4);
    layers.windows = readWindows(config, layers.layers, config.count("sliding_window", mostPositions, 4096),
                                 [=](Index layer) { return (layer + 1) % pattern != 0; });
    return cohere;
}

/// Each head's norm has weights of its own.
HeadNorm headNormOfCohere(const Cohere& cohere, const FamilyWeights& weights, const std::string& name, Index heads)
{
    const Matrix all = weights.matrix(name, heads, cohere.layers.head_width).matrix();
    return {.weight = Eigen::Map<const RowVector>(all.data(), all.size()),
            .epsilon = cohere.layers.epsilon,
            .kind = Norm::Kind::Layer,
            .width = cohere.layers.head_width};
}

Block blockOfCohere(const Cohere& cohere, const FamilyWeights& weights, Index layer)
{
    const LlamaLayers& layers = cohere.layers;
    const std::string at = LlamaLayers::placeOf(layer);
    Block block;
    block.attention_norm = block.feed_forward_norm = layers.norm(weights, at + "input_layernorm");
    block.attention = layers.attention(weights, at);
    if (cohere.headNorms) {
        block.attention.query_norm = headNormOfCohere(cohere, weights, at + "self_attn.q_norm.weight", layers.heads);
        block.attention.key_norm = headNormOfCohere(cohere, weights, at + "self_attn.k_norm.weight", layers.key_heads);
    }
    block.scores = eagerScores(rootScale(layers.head_width));
    block.reach = layers.reachOf(layer);
    if (cohere.turnsWindowsOnly && block.reach.empty()) block.attention.rotary.reset();
    block.feed_forward = layers.gatedFeedForward(weights, at + "mlp.", layers.inner);
    block.parallel = true;
    return block;
}

ModelPlan planOf(const Cohere& cohere)
{
    return cohere.layers.plan([cohere](const WeightFiles& files) {
        Transformer transformer = cohere.layers.loadWith(
            files, [&](const FamilyWeights& weights, Index layer) { return blockOfCohere(cohere, weights, layer); });
        if (transformer.language_head) transformer.language_head->scale = cohere.logitScale;
        return transformer;
    });
}

}  // namespace

ModelPlan planCohere(const ConfigReader& config) { return planOf(readCohere(config, false)); }

ModelPlan planCohere2(const ConfigReader& config) { return planOf(readCohere(config, true)); }

}  // namespace core
