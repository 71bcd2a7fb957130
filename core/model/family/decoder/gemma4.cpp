#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"
#include "core/model/family/decoder/llama_layers.h"
#include "core/model/family/layer_types.h"
#include "core/model/family/rotary_config.h"

#include <cmath>

namespace core {
namespace {

/// The differences between layers.
struct OwnHeads {
    Index width = 0;
    Index keys = 0;  ///< heads of keys and values
    RotaryEmbedding rotary = {};
};

struct Gemma4 {
    LlamaLayers common = {};
    std::vector<OwnHeads> heads = {};             ///< [layers]
    std::vector<std::optional<Index>> lent = {};  ///< [layers] whose keys and values a layer takes over
    bool doubled = false;                         ///< such a layer's feed-forward layer is twice as wide
    bool values_are_keys = false;                 ///< in layers that see everything
    Index own_width = 0;  ///< width of the vector that each token has for each layer; 0: there is none
    Index own_vocabulary = 0;
    float cap = 0;                             ///< cap of logits; 0: none
    std::optional<ExpertCounts> experts = {};  ///< beside the dense feed-forward layer

    LlamaLayers of(Index layer) const
    {
        const auto place = static_cast<std::size_t>(layer);
        LlamaLayers own = common;
        own.head_width = heads[place].width;
        own.key_heads = heads[place].keys;
        own.rotary = heads[place].rotary;
        if (doubled && lent[place]) own.inner *= 2;
        return own;
    }
};

/// The common part of all layers.
LlamaLayers readCommon(const ConfigReader& config)
{
    LlamaLayers gemma = LlamaLayers::read(
        config.with("rope_parameters", nullptr),
        {.key_heads = 4, .head_width = 256, .positions = 131072, .tied = true, .activation = nullptr});
    gemma.activation = config.activation("hidden_activation", "gelu_pytorch_tanh");
    return gemma;
}

/// Which layers have a window; the last one never.
std::vector<bool> windowedLayers(const ConfigReader& config, Index layers)
{
    std::vector<bool> sliding =
        readLayerTypes(config, layers, "sliding_attention", [](Index layer) { return (layer + 1) % 6 != 0; });
    sliding.back() = false;
    return sliding;
}

/// The rotation of a layer, which has its own kind's: by default the first quarter of the pairs of a whole head where
/// everything is seen.
RotaryEmbedding rotaryOf(const ConfigReader& config, const LlamaLayers& common, Index width, bool sliding)
{
    const char* kind = sliding ? "sliding_attention" : "full_attention";
    const ConfigReader said =
        config.has("rope_parameters")
            ? config
            : config.with(
                "rope_parameters",
                {{"sliding_attention", {{"rope_theta", 10000}}},
                 {"full_attention",
                  {{"rope_type", "proportional"}, {"partial_rotary_factor", 0.25}, {"rope_theta", 1000000}}}});
    return readRotary(said, width, {}, common.positions, kind);
}

/// The heads of a layer that sees everything, or of any that `per_layer_config` has, differ from the others.
OwnHeads readHeads(const ConfigReader& config, const LlamaLayers& common, Index layer, bool sliding)
{
    OwnHeads own{.width = common.head_width, .keys = common.key_heads};
    if (const auto each = config.object("per_layer_config")) {
        if (const auto other = each->object(std::to_string(layer))) {
            own.width = other->count("head_dim", largestWidth, own.width);
            own.keys = other->count("num_key_value_heads", largestWidth, own.keys);
        }
    } else if (!sliding) {
        own.width = config.count("global_head_dim", largestWidth, 512);
        const Index keys = config.count("num_global_key_value_heads", largestWidth, own.keys);
        if (config.flag("attention_k_eq_v", false)) own.keys = keys;
    }
    config.requireMultiple("num_attention_heads", common.heads, "num_key_value_heads", own.keys);
    own.rotary = rotaryOf(config, common, own.width, sliding);
    return own;
}

/// The last `num_kv_shared_layers` take keys and values over from the last layer before them that sees as much.
std::vector<std::optional<Index>> readLenders(const ConfigReader& config, const std::vector<bool>& sliding)
{
    const auto layers = static_cast<Index>(sliding.size());
    const float shared = config.number("num_kv_shared_layers", 0);
    std::vector<std::optional<Index>> lenders(sliding.size());
    if (!(shared >= 0 && shared < static_cast<float>(layers)))
        throw config.outOfRange(
            "num_kv_shared_layers",
            Words("%1 cannot be used: expected fewer than the layers, found %2", std::to_string(shared)));
    const Index first = layers - static_cast<Index>(shared);
    for (Index layer = first; layer < layers; ++layer) {
        Index lender = first - 1;
        while (lender >= 0 && sliding[static_cast<std::size_t>(lender)] != sliding[static_cast<std::size_t>(layer)])
            --lender;
        if (lender < 0)
            throw config.outOfRange(
                "num_kv_shared_layers",
                Words("%1 cannot be used: expected layers of both kinds before those that share, found %2",
                      std::to_string(static_cast<Index>(shared))));
        lenders[static_cast<std::size_t>(layer)] = lender;
    }
    return lenders;
}

/// How far layers with a window see, and whether ahead, too.
Index readReach(const ConfigReader& config, LlamaLayers& common)
{
    const Index window = config.count("sliding_window", mostPositions, 512);
    const std::string both = config.text("use_bidirectional_attention", "");
    if (both.empty() || both == "vision") return window;  // the tokens of a picture alone see each other
    if (both != "all")
        throw config.outOfRange("use_bidirectional_attention",
                                Words("%1 cannot be used: expected null, vision or all, found %2", both));
    common.causal = false;
    common.windows_ahead = true;
    return window / 2 + 2;  // as far to both sides as transformers has it, which counts the farthest in
}

Gemma4 readGemma4(const ConfigReader& config)
{
    Gemma4 gemma{.common = readCommon(config)};
    LlamaLayers& common = gemma.common;
    const Index window = readReach(config, common);
    const std::vector<bool> sliding = windowedLayers(config, common.layers);
    gemma.lent = readLenders(config, sliding);
    gemma.doubled = config.flag("use_double_wide_mlp", false);
    gemma.values_are_keys = config.flag("attention_k_eq_v", false);
    const Json* none = config.value("hidden_size_per_layer_input");
    gemma.own_width =
        none != nullptr && *none == 0 ? 0 : config.count("hidden_size_per_layer_input", largestWidth, 256);
    gemma.own_vocabulary = config.count("vocab_size_per_layer_input", mostTokensInVocabulary, 262144);
    if (config.flag("enable_moe_block", false))
        gemma.experts = ExpertCounts::read(config, {"num_experts"}, 0, 0, "moe_intermediate_size", "top_k_experts");
    else
        config.passOver({"num_experts", "top_k_experts", "moe_intermediate_size"});
    if (config.has("final_logit_softcapping")) gemma.cap = config.positive("final_logit_softcapping", 1);
    for (std::size_t layer = 0; layer < sliding.size(); ++layer) {
        gemma.heads.push_back(readHeads(config, common, static_cast<Index>(layer), sliding[layer]));
        if (sliding[layer]) common.windows[layer] = window;
        if (!gemma.lent[layer]) continue;
        const OwnHeads &own = gemma.heads.back(), &lender = gemma.heads[static_cast<std::size_t>(*gemma.lent[layer])];
        if (lender.width != own.width || lender.keys != own.keys)
            throw config.outOfRange("per_layer_config",
                                    Words("%1 cannot be used: expected the same heads in layers that share keys and "
                                          "values, found another size in layer %2",
                                          std::to_string(layer)));
    }
    return gemma;
}

/// Keys and values by the weights of the layer that they are taken over from.
MultiHeadWeights attentionOf(const Gemma4& gemma, const FamilyWeights& weights, Index layer)
{
    const LlamaLayers own = gemma.of(layer);
    const std::string at = LlamaLayers::placeOf(layer) + "self_attn.";
    const std::string from =
        LlamaLayers::placeOf(gemma.lent[static_cast<std::size_t>(layer)].value_or(layer)) + "self_attn.";
    const bool bias = own.query_key_value_bias;
    const Index q = own.heads * own.head_width;
    const Index k = own.key_heads * own.head_width;
    const bool same = gemma.values_are_keys && own.windows[static_cast<std::size_t>(layer)] == 0;
    const auto headNorm = [&](const std::string& name) {
        const Norm read = weights.rootMeanSquareNorm(name, own.head_width, own.epsilon);
        return HeadNorm{read.weight, read.epsilon};
    };
    MultiHeadWeights attention{.heads = own.heads,
                               .query = weights.linear(at + "q_proj", own.width, q, bias),
                               .key = weights.linear(from + "k_proj", own.width, k, bias),
                               .value = weights.linear(from + (same ? "k_proj" : "v_proj"), own.width, k, bias),
                               .output = weights.linear(at + "o_proj", q, own.width, bias)};
    attention.rotary = own.rotary;
    attention.key_heads = own.key_heads;
    attention.query_norm = headNorm(at + "q_norm");
    attention.key_norm = headNorm(from + "k_norm");
    attention.value_norm = HeadNorm{.weight = {}, .epsilon = own.epsilon, .width = own.head_width};
    return attention;
}

/// A layer's addition for its token.
TokenGate tokenGateOf(const Gemma4& gemma, const FamilyWeights& weights, Index layer, Norm sumNorm)
{
    const LlamaLayers& own = gemma.common;
    const std::string at = LlamaLayers::placeOf(layer);
    const Index width = gemma.own_width;
    const Index all = own.layers * width;
    TokenGate gate;
    gate.table = weights.matrix("embed_tokens_per_layer.weight", gemma.own_vocabulary, all)
                     .columns(layer * width, width)
                     .times(std::sqrt(static_cast<float>(width)));
    gate.projection = weights.linear("per_layer_model_projection", own.width, all, false).columns(layer * width, width);
    gate.projection.weight = gate.projection.weight.times(rootScale(own.width));
    gate.projection_norm = weights.rootMeanSquareNorm("per_layer_projection_norm", width, own.epsilon);
    gate.scale = rootScale(2);
    gate.gate = weights.linear(at + "per_layer_input_gate", own.width, width, false);
    gate.activation = own.activation;
    gate.out = weights.linear(at + "per_layer_projection", width, own.width, false);
    gate.norm = own.norm(weights, at + "post_per_layer_input_norm");
    gate.sum_norm = std::move(sumNorm);
    return gate;
}

/// A dense layer and experts beside it. Both and the router norm the same state, each with weights of its own, so that
/// the block's norm has none.
/// @param dense  reads what its own norm made
Experts expertsOf(const Gemma4& gemma, const FamilyWeights& weights, Index layer, FeedForward dense)
{
    const LlamaLayers& own = gemma.common;
    const std::string at = LlamaLayers::placeOf(layer);
    const ExpertCounts& counts = *gemma.experts;
    const auto norm = [&](const char* name) { return own.norm(weights, at + name); };
    return {.router = {.scores = weights.linear(at + "router.proj", own.width, counts.experts, false),
                       .chosen = counts.chosen,
                       .factors = weights.vector(at + "router.per_expert_scale", counts.experts)},
            .experts = stackedExperts(own, weights, at + "experts.gate_up_proj", at + "experts.down_proj", counts),
            .shared = std::move(dense),
            .norms = ExpertNorms{.router = rootScale(own.width) * weights.vector(at + "router.scale", own.width),
                                 .experts = norm("pre_feedforward_layernorm_2").weight,
                                 .shared = norm("pre_feedforward_layernorm").weight,
                                 .made = norm("post_feedforward_layernorm_2"),
                                 .shared_made = norm("post_feedforward_layernorm_1")}};
}

Block blockOfGemma4(const Gemma4& gemma, const FamilyWeights& weights, Index layer)
{
    const LlamaLayers own = gemma.of(layer);
    const std::string at = LlamaLayers::placeOf(layer);
    Block block;
    block.attention_norm = own.norm(weights, at + "input_layernorm");
    block.attention = attentionOf(gemma, weights, layer);
    block.scores = eagerScores(1);
    block.reach = own.reachOf(layer);
    block.keys_of = gemma.lent[static_cast<std::size_t>(layer)];
    block.attention_output_norm = own.norm(weights, at + "post_attention_layernorm");
    FeedForward dense = own.gatedFeedForward(weights, at + "mlp.", own.inner);
    if (gemma.experts) {
        block.feed_forward_norm = weightlessNorm(Norm::Kind::RootMeanSquare, own.width, own.epsilon);
        block.feed_forward = expertsOf(gemma, weights, layer, std::move(dense));
    } else {
        block.feed_forward_norm = own.norm(weights, at + "pre_feedforward_layernorm");
        block.feed_forward = std::move(dense);
    }
    block.feed_forward_output_norm = own.norm(weights, at + "post_feedforward_layernorm");
    Norm whole = multiplier(own.width, weights.scalar(at + "layer_scalar", 1));
    if (gemma.own_width > 0)
        block.token_gate = tokenGateOf(gemma, weights, layer, std::move(whole));
    else
        block.feed_forward_sum_norm = std::move(whole);
    return block;
}

}  // namespace

ModelPlan planGemma4(const ConfigReader& config)
{
    const Gemma4 gemma = readGemma4(config);
    return gemma.common.plan([gemma](const WeightFiles& files) {
        Transformer transformer = gemma.common.loadWith(
            files, [&](const FamilyWeights& weights, Index layer) { return blockOfGemma4(gemma, weights, layer); });
        transformer.embedding_scale = std::sqrt(static_cast<float>(gemma.common.width));
        if (transformer.language_head) transformer.language_head->soft_cap = gemma.cap;
        return transformer;
    });
}

}  // namespace core
