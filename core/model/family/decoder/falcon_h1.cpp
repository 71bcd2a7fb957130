#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/hybrid_layers.h"

namespace core {
namespace {

/// A list of multipliers, or ones.
std::vector<float> multipliersIn(const ConfigReader& config, const char* field, std::size_t count)
{
    const Json* list = config.list(field);
    if (list == nullptr) return std::vector<float>(count, 1);
    std::vector<float> numbers;
    for (const Json& each : *list)
        if (each.is_number()) numbers.push_back(each.get<float>());
    if (numbers.size() != count || list->size() != count)
        throw config.outOfRange(field, Words("%1 cannot be used: expected %2 numbers, found %3", std::to_string(count),
                                             std::to_string(list->size())));
    return numbers;
}

Projection falconTimes(Projection projection, float factor, float entry = 1)
{
    projection.weight = projection.weight.times(factor * entry);
    projection.bias *= factor;
    return projection;
}

/// What multiplies the parts of a layer with attention and a state space side by side.
struct FalconFactors {
    float entry = 1;  ///< the factor of attention's input
    float key = 1;
    float output = 1;
    std::vector<float> feed_forward = {};  ///< the gate's, and of what is made

    static FalconFactors read(const ConfigReader& config)
    {
        return {.entry = config.number("attention_in_multiplier", 1),
                .key = config.number("key_multiplier", 1),
                .output = config.number("attention_out_multiplier", 1),
                .feed_forward = multipliersIn(config, "mlp_multipliers", 2)};
    }
};

StateSpaceLayers readFalconMixing(const ConfigReader& config, const LlamaLayers& falcon)
{
    const Index inner =
        config.names("mamba_d_ssm") && !config.has("mamba_d_ssm") ? 0 : config.count("mamba_d_ssm", largestWidth, 1024);
    StateSpaceLayers mixing = StateSpaceLayers::read(config, falcon, inner);
    mixing.normed = config.flag("mamba_rms_norm", false);
    const bool normFirst = config.flag("mamba_norm_before_gate", true);
    mixing.gate_first = !mixing.normed || !normFirst;
    mixing.output_bias = config.flag("projectors_bias", false);
    mixing.entry = config.number("ssm_in_multiplier", 1);
    mixing.parts = multipliersIn(config, "ssm_multipliers", 5);
    mixing.output = config.number("ssm_out_multiplier", 1);
    config.passOver({"num_logits_to_keep", "mamba_use_mlp", "attn_layer_indices", "z_loss_coefficient"});
    return mixing;
}

Block blockOfFalcon(const LlamaLayers& falcon, const StateSpaceLayers& mixing, const FalconFactors& factors,
                    const FamilyWeights& weights, Index layer)
{
    const std::string at = LlamaLayers::placeOf(layer);
    Block block = falcon.attendingBlock(weights, layer);
    MultiHeadWeights& attention = block.attention;
    attention.query = falconTimes(std::move(attention.query), 1, factors.entry);
    attention.key = falconTimes(std::move(attention.key), factors.key, factors.entry);
    attention.value = falconTimes(std::move(attention.value), 1, factors.entry);
    attention.output = falconTimes(std::move(*attention.output), factors.output);
    setMixer(block, mixing.load(weights, at + "mamba."));
    FeedForward inner = falcon.gatedFeedForward(weights, at + "feed_forward.", falcon.inner);
    inner.gate = falconTimes(std::move(*inner.gate), factors.feed_forward[0]);
    inner.out = falconTimes(std::move(inner.out), factors.feed_forward[1]);
    block.feed_forward = std::move(inner);
    return block;
}

}  // namespace

ModelPlan planFalconH1(const ConfigReader& config)
{
    LlamaLayers falcon = LlamaLayers::read(config, {.key_heads = 8, .positions = 8192});
    falcon.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    falcon.feed_forward_norm = "pre_ff_layernorm";
    falcon.final_norm = "final_layernorm";
    const StateSpaceLayers mixing = readFalconMixing(config, falcon);
    const FalconFactors factors = FalconFactors::read(config);
    const float embedding = config.number("embedding_multiplier", 1);
    const float head = config.number("lm_head_multiplier", 1);
    return falcon.plan([=](const WeightFiles& files) {
        Transformer transformer = falcon.loadWith(files, [&](const FamilyWeights& weights, Index layer) {
            return blockOfFalcon(falcon, mixing, factors, weights, layer);
        });
        transformer.embedding_scale = embedding;
        if (transformer.language_head) transformer.language_head->scale = head;
        return transformer;
    });
}

}  // namespace core
