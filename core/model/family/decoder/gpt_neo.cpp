#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_layers.h"

namespace core {
namespace {

struct GptNeo : GptLayers {
    std::vector<Mask> reaches = {};  ///< [layers]
};

/// [[["global", "local"], 12]]: the inner list, repeated 12 times.
std::vector<Mask> readReaches(const ConfigReader& config, Index layers)
{
    const Mask local = windowMask(config.count("window_size", mostPositions, 256));
    const Json usual = {{{"global", "local"}, (layers + 1) / 2}};
    const Json* found = config.value("attention_types");
    const Json& types = found == nullptr ? usual : *found;
    std::vector<Mask> reaches;
    const auto wrong = [&] {
        return config.outOfRange(
            "attention_types",
            Words("%1 cannot be used: expected lists of “global” and “local” for %2 layers, found %3",
                  std::to_string(layers), types.dump(-1, ' ', true).substr(0, 40)));
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
    GptNeo neo{GptLayers::read(config,
                               {.layers = "num_layers",
                                .heads = "num_heads",
                                .width = "hidden_size",
                                .inner = "intermediate_size",
                                .positions = "max_position_embeddings"},
                               {})};
    neo.names.positions = "wpe.weight";
    neo.reaches = readReaches(config, neo.layers);
    return neo;
}

Block blockOfGptNeo(const GptNeo& config, const FamilyWeights& weights, Index index)
{
    Block block = config.block(weights, index);
    block.attention = config.attention(weights, config.placeOf(index) + "attn.attention.", false, true);
    block.scores = eagerScores(1);  // not divided by √d_k
    block.reach = config.reaches[static_cast<std::size_t>(index)];
    return block;
}

}  // namespace

ModelPlan planGptNeo(const ConfigReader& config)
{
    const GptNeo neo = readGptNeo(config);
    return neo.planWith([neo](const FamilyWeights& weights, Index i) { return blockOfGptNeo(neo, weights, i); });
}

}  // namespace core
