#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"
#include "core/model/family/layer_types.h"

#include <algorithm>

namespace core {
namespace {

struct Llama4 {
    LlamaLayers layers;
    ExpertCounts counts;
    Mask chunk;
    std::vector<bool> chunked;  ///< [layers]
    std::vector<bool> turned;   ///< [layers]
    std::vector<bool> sparse;   ///< [layers] which have experts
    bool norms;                 ///< norms of queries and keys that were turned
    std::optional<PlaceTemperature> temperature;
    Index dense;  ///< width of the feed-forward layers without experts
};

std::vector<bool> sparseLayers(const ConfigReader& config, Index layers)
{
    const Index step = config.count("interleave_moe_layer_step", mostLayers, 1);
    std::vector<bool> sparse(static_cast<std::size_t>(layers), false);
    const Json* listed = config.list("moe_layers");
    for (std::size_t layer = 0; layer < sparse.size(); ++layer)
        sparse[layer] = listed != nullptr ? std::find(listed->begin(), listed->end(), Json(layer)) != listed->end()
                                          : (static_cast<Index>(layer) + 1) % step == 0;
    return sparse;
}

Llama4 readLlama4(const ConfigReader& config)
{
    Llama4 llama{};
    llama.layers = LlamaLayers::read(config, {.key_heads = 8, .head_width = 128, .positions = 131072, .base = 500000});
    llama.counts = ExpertCounts::read(config, {"num_local_experts", "num_experts"}, 16, 1, "intermediate_size");
    llama.chunk = Mask::chunk(config.count("attention_chunk_size", mostPositions, 8192));
    llama.layers.epsilon = config.epsilon("rms_norm_eps", 1e-5F);
    llama.layers.rotary.pairing = RotaryEmbedding::Pairing::Interleaved;
    llama.turned = readTurnedLayers(config, llama.layers.layers);
    llama.chunked = readLayerTypes(config, llama.layers.layers, "chunked_attention",
                                   [&](Index layer) { return llama.turned[static_cast<std::size_t>(layer)]; });
    llama.sparse = sparseLayers(config, llama.layers.layers);
    llama.norms = config.flag("use_qk_norm", true);
    if (config.flag("attn_temperature_tuning", true))
        llama.temperature = PlaceTemperature{config.number("attn_scale", 0.1F), config.positive("floor_scale", 8192)};
    llama.dense = config.count("intermediate_size_mlp", largestWidth, 16384);
    return llama;
}

Experts expertsOf(const Llama4& llama, const FamilyWeights& weights, const std::string& at)
{
    const Index width = llama.layers.width;
    const ExpertCounts& counts = llama.counts;
    Experts experts{.router = {.scores = weights.linear(at + "router", width, counts.experts, false),
                               .chosen = counts.chosen,
                               .squash = Router::Squash::Sigmoid,
                               .normalised = false},
                    .experts = {},
                    .weighs_input = true,
                    .shared = llama.layers.gatedFeedForward(weights, at + "shared_expert.", counts.inner)};
    for (Index i = 0; i < counts.experts; ++i) {
        const Projection both{stackedMatrix(weights, at + "experts.gate_up_proj", counts, i, width, 2 * counts.inner),
                              {}};
        experts.experts.push_back(
            {both.columns(counts.inner, counts.inner),
             {stackedMatrix(weights, at + "experts.down_proj", counts, i, counts.inner, width), {}},
             llama.layers.activation,
             both.columns(0, counts.inner)});
    }
    return experts;
}

Block blockOfLlama4(const Llama4& llama, const FamilyWeights& weights, Index layer)
{
    const auto place = static_cast<std::size_t>(layer);
    const LlamaLayers& layers = llama.layers;
    const std::string at = LlamaLayers::placeOf(layer);
    Block block = layers.attendingBlock(weights, layer);
    MultiHeadWeights& attention = block.attention;
    if (!llama.turned[place]) {
        attention.rotary.reset();
        attention.query_temperature = llama.temperature;
    } else if (llama.norms) {
        attention.query_norm = attention.key_norm =
            HeadNorm{.weight = {}, .epsilon = layers.epsilon, .width = layers.head_width};
        attention.norms_behind_turn = true;
    }
    if (llama.chunked[place]) block.reach = llama.chunk;
    if (llama.sparse[place])
        block.feed_forward = expertsOf(llama, weights, at + "feed_forward.");
    else
        block.feed_forward = layers.gatedFeedForward(weights, at + "feed_forward.", llama.dense);
    return block;
}

}  // namespace

ModelPlan planLlama4(const ConfigReader& config)
{
    const Llama4 llama = readLlama4(config);
    return llama.layers.planWith(
        [llama](const FamilyWeights& weights, Index layer) { return blockOfLlama4(llama, weights, layer); });
}

}  // namespace core
