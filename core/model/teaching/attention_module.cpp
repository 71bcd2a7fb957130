#include "core/model/teaching/attention_module.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/text/cut/text_splitter.h"

#include <algorithm>
#include <cmath>

namespace core {

ModuleConfig ModuleConfig::read(const ConfigReader& config)
{
    ModuleConfig module{};
    module.heads = config.count("n_head", largestWidth);
    module.width = config.count("d_model", largestWidth);
    module.keyDimensions = config.count("d_k", largestWidth);
    module.valueDimensions = config.count("d_v", largestWidth);
    module.positions = config.count("n_positions", mostPositions);
    module.symbols = config.count("n_symbols", mostTokensInVocabulary);

    const std::string split = config.text("text", "words");
    const auto known = splitFromName(split);
    if (!known)
        throw config.outOfRange("text",
                                Words("%1 cannot be used: expected words, characters or bytes, found %2", split));
    module.split = *known;

    const Json* names = config.value("head_names");
    if (names == nullptr) return module;
    const bool texts =
        names->is_array() && std::ranges::all_of(*names, [](const Json& each) { return each.is_string(); });
    if (!texts || static_cast<Index>(names->size()) != module.heads)
        throw config.outOfRange("head_names",
                                Words("%1 cannot be used: expected one text for each of the %2 heads, found %3",
                                      std::to_string(module.heads), names->dump(-1, ' ', true).substr(0, 40)));
    module.headNames = names->get<std::vector<std::string>>();
    return module;
}

Transformer readModule(const ModuleConfig& config, const WeightFiles& weights)
{
    const Index keys = config.heads * config.keyDimensions;
    const Index values = config.heads * config.valueDimensions;
    Transformer module;
    module.token_embedding = weights.matrix("symbol_embedding", config.symbols, config.width);
    module.position_embedding = weights.matrix("position_embedding", config.positions, config.width);

    Block block;
    block.residual = false;
    block.attention = {config.heads,
                       {weights.matrix("W_query", config.width, keys), {}},
                       {weights.matrix("W_key", config.width, keys), {}},
                       {weights.matrix("W_value", config.width, values), {}},
                       Projection{weights.matrix("W_output", values, config.width), {}}};
    block.scores.scale = 1.0F / std::sqrt(static_cast<float>(config.keyDimensions));
    module.blocks.push_back(std::move(block));
    return module;
}

}  // namespace core
