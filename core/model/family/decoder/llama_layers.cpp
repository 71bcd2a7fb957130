#include "core/model/family/decoder/llama_layers.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/layer_types.h"
#include "core/model/family/rotary_config.h"

#include <algorithm>

namespace core {

LlamaLayers LlamaLayers::read(const ConfigReader& config, const Absent& absent)
{
    LlamaLayers llama;
    llama.layers = config.count("num_hidden_layers", mostLayers);
    llama.width = config.count("hidden_size", largestWidth);
    llama.heads = config.count("num_attention_heads", largestWidth);
    llama.key_heads =
        config.count("num_key_value_heads", largestWidth, absent.key_heads == 0 ? llama.heads : absent.key_heads);
    config.requireMultiple("num_attention_heads", llama.heads, "num_key_value_heads", llama.key_heads);
    if (absent.head_width == 0 && !config.has("head_dim"))
        config.requireMultiple("hidden_size", llama.width, "num_attention_heads", llama.heads);
    llama.head_width =
        config.count("head_dim", largestWidth, absent.head_width == 0 ? llama.width / llama.heads : absent.head_width);
    llama.inner = config.count("intermediate_size", largestWidth);
    llama.positions = config.count("max_position_embeddings", mostPositions, absent.positions);
    llama.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    llama.epsilon = config.epsilon("rms_norm_eps", 1e-6F);
    if (absent.activation != nullptr) llama.activation = config.activation("hidden_act", absent.activation);
    if (absent.turns)
        llama.rotary =
            readRotary(config, llama.head_width, absent.turned_share, llama.positions, absent.layer_kind, absent.base);
    llama.tied = config.flag("tie_word_embeddings", absent.tied);
    llama.causal = config.flag("is_causal", true);
    llama.query_key_value_bias = llama.output_bias = config.flag("attention_bias", false);
    llama.feed_forward_bias = config.flag("mlp_bias", false);
    llama.windows.assign(static_cast<std::size_t>(llama.layers), 0);
    return llama;
}

Norm LlamaLayers::norm(const FamilyWeights& weights, const std::string& name) const
{
    if (!norm_weights)
        return weightlessNorm(layer_norms ? Norm::Kind::Layer : Norm::Kind::RootMeanSquare, width, epsilon);
    if (layer_norms) return weights.layerNorm(name, width, epsilon, norm_biases, norm_offset);
    return weights.rootMeanSquareNorm(name, width, epsilon, norm_offset);
}

MultiHeadWeights LlamaLayers::attention(const FamilyWeights& weights, const std::string& at) const
{
    const Index q = heads * head_width;
    const Index k = key_heads * head_width;
    const bool bias = query_key_value_bias;
    MultiHeadWeights attention{.heads = heads,
                               .query = weights.linear(at + "self_attn.q_proj", width, q, bias),
                               .key = weights.linear(at + "self_attn.k_proj", width, k, bias),
                               .value = weights.linear(at + "self_attn.v_proj", width, k, bias),
                               .output = weights.linear(at + "self_attn.o_proj", q, width, output_bias)};
    attention.rotary = rotary;
    attention.key_heads = key_heads;
    return attention;
}

FeedForward LlamaLayers::gatedFeedForward(const FamilyWeights& weights, const std::string& at, Index inner_width) const
{
    return {weights.linear(at + "up_proj", width, inner_width, feed_forward_bias),
            weights.linear(at + "down_proj", inner_width, width, feed_forward_bias), activation,
            weights.linear(at + "gate_proj", width, inner_width, feed_forward_bias)};
}

FeedForward LlamaLayers::fusedFeedForward(const FamilyWeights& weights, const std::string& at) const
{
    const Projection both = weights.linear(at + "gate_up_proj", width, 2 * inner, feed_forward_bias);
    return {both.columns(inner, inner), weights.linear(at + "down_proj", inner, width, feed_forward_bias), activation,
            both.columns(0, inner)};
}

FeedForward LlamaLayers::plainFeedForward(const FamilyWeights& weights, const std::string& at, const char* up,
                                          const char* down) const
{
    return {weights.linear(at + up, width, inner, feed_forward_bias),
            weights.linear(at + down, inner, width, feed_forward_bias), activation};
}

Mask LlamaLayers::reachOf(Index layer) const
{
    const Index window = windows[static_cast<std::size_t>(layer)];
    return windows_ahead && window > 0 ? Mask::window(window - 1, window - 1) : windowMask(window);
}

Block LlamaLayers::attendingBlock(const FamilyWeights& weights, Index layer) const
{
    const std::string at = placeOf(layer);
    Block block;
    block.attention_norm = norm(weights, at + attention_norm);
    block.attention = attention(weights, at);
    block.scores = eagerScores(rootScale(head_width));
    block.reach = reachOf(layer);
    block.feed_forward_norm = norm(weights, at + feed_forward_norm);
    return block;
}

Block LlamaLayers::block(const FamilyWeights& weights, Index layer) const
{
    Block block = attendingBlock(weights, layer);
    block.feed_forward = gatedFeedForward(weights, placeOf(layer) + "mlp.", inner);
    return block;
}

Transformer LlamaLayers::load(const WeightFiles& files, const Adapt& adapt) const
{
    return loadWith(files, [&](const FamilyWeights& weights, Index layer) {
        Block made = block(weights, layer);
        if (adapt) adapt(made, weights, placeOf(layer));
        return made;
    });
}

Transformer LlamaLayers::loadWith(const WeightFiles& files, const MakeBlock& make) const
{
    const FamilyWeights weights(files, {"model.", "backbone.", "transformer.", ""}, token_embedding);
    if (!causal && !windows_ahead && std::ranges::any_of(windows, [](Index window) { return window > 0; }))
        throw Error(Code::Unsupported, files.name(),
                    "“is_causal” is not supported: expected true where layers have a sliding window, found false");
    Transformer llama;
    llama.causal = causal;
    llama.token_embedding = weights.matrix(token_embedding, vocabulary, width);
    for (Index layer = 0; layer < layers; ++layer) llama.blocks.push_back(make(weights, layer));
    llama.final_norm = norm(weights, final_norm);
    const bool biased = head_bias || (files.layout().biases_as_stored && files.contains("lm_head.bias"));
    if (const auto head = headMatrix(files, "lm_head.weight", tied, llama.token_embedding))
        llama.language_head = LanguageHead{*head, biased ? files.vector("lm_head.bias", vocabulary) : RowVector()};
    else
        weights.requireOtherHead("lm_head.weight");
    return llama;
}

ModelPlan LlamaLayers::plan(std::function<Transformer(const WeightFiles&)> load) const
{
    return {layers, heads, longestText(rotary, positions), "layers.", std::move(load)};
}

ModelPlan LlamaLayers::planWith(MakeBlock make) const
{
    return plan(
        [llama = *this, make = std::move(make)](const WeightFiles& files) { return llama.loadWith(files, make); });
}

void addHeadNorms(const LlamaLayers& llama, Block& block, const FamilyWeights& weights, const std::string& layer,
                  const char* query, const char* key)
{
    const auto norm = [&](const char* which) {
        const Norm read = weights.rootMeanSquareNorm(layer + "self_attn." + which, llama.head_width, llama.epsilon,
                                                     llama.norm_offset);
        return HeadNorm{read.weight, read.epsilon};
    };
    block.attention.query_norm = norm(query);
    block.attention.key_norm = norm(key);
}

void addJointNorms(const LlamaLayers& llama, Block& block, const FamilyWeights& weights, const std::string& layer)
{
    const auto norm = [&](const char* name, Index heads) {
        const Norm all = weights.rootMeanSquareNorm(layer + name, heads * llama.head_width, llama.epsilon);
        return HeadNorm{.weight = all.weight, .epsilon = all.epsilon};
    };
    block.attention.query_norm = norm("self_attn.q_norm", llama.heads);
    block.attention.key_norm = norm("self_attn.k_norm", llama.key_heads);
}

Block normedBehind(const LlamaLayers& llama, const FamilyWeights& weights, Index layer)
{
    const std::string at = LlamaLayers::placeOf(layer);
    Block block;
    block.attention = llama.attention(weights, at);
    block.scores = eagerScores(rootScale(llama.head_width));
    block.reach = llama.reachOf(layer);
    block.attention_output_norm = llama.norm(weights, at + "post_attention_layernorm");
    block.feed_forward_output_norm = llama.norm(weights, at + "post_feedforward_layernorm");
    return block;
}

std::vector<Index> readWindows(const ConfigReader& config, Index layers, Index window,
                               const std::function<bool(Index)>& slides)
{
    std::vector<Index> windows(static_cast<std::size_t>(layers), 0);
    config.passOver({"layer_types"});
    if (window == 0) return windows;
    const std::vector<bool> sliding = readLayerTypes(config, layers, "sliding_attention", slides);
    for (std::size_t layer = 0; layer < windows.size(); ++layer)
        if (sliding[layer]) windows[layer] = window;
    return windows;
}

std::vector<bool> readTurnedLayers(const ConfigReader& config, Index layers)
{
    std::vector<bool> turned;
    const Json* list = config.list("no_rope_layers");
    const bool listed = list != nullptr && !list->empty();
    if (listed && static_cast<Index>(list->size()) != layers)
        throw config.outOfRange("no_rope_layers",
                                Words("%1 cannot be used: expected a number for each of the %2 layers, found %3",
                                      std::to_string(layers), std::to_string(list->size())));
    const Index interval = config.count("no_rope_layer_interval", mostLayers, 4);
    for (Index layer = 0; layer < layers; ++layer)
        turned.push_back(listed ? (*list)[static_cast<std::size_t>(layer)] == 1 : (layer + 1) % interval != 0);
    return turned;
}

}  // namespace core
