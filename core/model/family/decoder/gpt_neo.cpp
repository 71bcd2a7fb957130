#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_frame.h"

namespace core {
namespace {

struct GptNeo {
    Index layers;
    Index heads;
    Index width;
    Index inner;
    Index positions;
    Index vocabulary;
    float epsilon;
    Activation activation;
    bool tied;
    std::vector<Mask> reaches;  ///< [layers]
};

/// [[["global", "local"], 12]]: what is in the inner list, so many times.
std::vector<Mask> readReaches(const ConfigReader& config, Index layers)
{
    const Mask local = windowMask(config.count("window_size", mostPositions, 256));
    const Json usual = {{{"global", "local"}, (layers + 1) / 2}};
    const Json* found = config.value("attention_types");
    const Json& types = found == nullptr ? usual : *found;
    std::vector<Mask> reaches;
    const auto wrong = [&] {
        return config.outOfRange("attention_types",
                                 "lists of “global” and “local” for " + std::to_string(layers) + " layers",
                                 types.dump(-1, ' ', true).substr(0, 40));
    };
    if (!types.is_array()) throw wrong();
    for (const Json& entry : types) {
        if (!entry.is_array() || entry.size() != 2 || !entry[0].is_array() || !entry[1].is_number_unsigned())
            throw wrong();
        for (Index time = 0; time < std::min<Index>(entry[1].get<Index>(), layers); ++time)
            for (const Json& kind : entry[0]) {
                if (kind != "global" && kind != "local") throw wrong();
                reaches.push_back(kind == "local" ? local : Mask());
            }
    }
    if (found == nullptr) reaches.resize(static_cast<std::size_t>(layers));
    if (static_cast<Index>(reaches.size()) != layers) throw wrong();
    return reaches;
}

GptNeo readGptNeo(const ConfigReader& config)
{
    GptNeo neo{};
    neo.layers = config.count("num_layers", mostLayers);
    neo.heads = config.count("num_heads", largestWidth);
    neo.width = config.count("hidden_size", largestWidth);
    config.requireMultiple("hidden_size", neo.width, "num_heads", neo.heads);
    neo.inner = config.count("intermediate_size", largestWidth, 4 * neo.width);
    neo.positions = config.count("max_position_embeddings", mostPositions, 2048);
    neo.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    neo.epsilon = config.epsilon("layer_norm_epsilon", 1e-5F);
    neo.activation = config.activation("activation_function", "gelu_new");
    neo.tied = config.flag("tie_word_embeddings", true);
    neo.reaches = readReaches(config, neo.layers);
    return neo;
}

Block blockOfGptNeo(const GptNeo& config, const FamilyWeights& weights, Index index)
{
    const std::string h = "h." + std::to_string(index) + ".";
    const Index width = config.width;
    const auto projection = [&](const char* name, bool bias) {
        return weights.linear(h + "attn.attention." + name, width, width, bias);
    };
    Block block;
    block.attention_norm = weights.layerNorm(h + "ln_1", width, config.epsilon);
    block.attention = {config.heads, projection("q_proj", false), projection("k_proj", false),
                       projection("v_proj", false), projection("out_proj", true)};
    block.scores = eagerScores(1);  // not divided by √d_k
    block.reach = config.reaches[static_cast<std::size_t>(index)];
    block.feed_forward_norm = weights.layerNorm(h + "ln_2", width, config.epsilon);
    block.feed_forward = FeedForward{weights.linear(h + "mlp.c_fc", width, config.inner, true),
                                     weights.linear(h + "mlp.c_proj", config.inner, width, true), config.activation};
    return block;
}

Transformer loadGptNeo(const GptNeo& config, const WeightFiles& files)
{
    const GptFrame frame{config.layers, config.width, config.positions, config.vocabulary, config.epsilon, config.tied};
    return frame.load(files, [&](const FamilyWeights& weights, Index i) { return blockOfGptNeo(config, weights, i); });
}

}  // namespace

ModelPlan planGptNeo(const ConfigReader& config)
{
    const GptNeo neo = readGptNeo(config);
    return {neo.layers, neo.heads, neo.positions, "h.",
            [neo](const WeightFiles& files) { return loadGptNeo(neo, files); }};
}

}  // namespace core
