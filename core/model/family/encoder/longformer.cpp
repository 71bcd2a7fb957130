#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {
namespace {

/// How many tokens on each side a layer's tokens see: one number for all layers, or a list.
/// @return [layers]
std::vector<Index> readReach(const ConfigReader& config, Index layers)
{
    const auto half = [&](Index window) {
        if (window % 2 != 0)
            throw config.outOfRange("attention_window", Words("%1 cannot be used: expected even numbers, found %2",
                                                              std::to_string(window)));
        return window / 2;
    };
    const Json* list = config.list("attention_window");
    if (list == nullptr)
        return std::vector<Index>(static_cast<std::size_t>(layers),
                                  half(config.count("attention_window", mostPositions, 512)));
    if (static_cast<Index>(list->size()) != layers)
        throw config.outOfRange("attention_window",
                                Words("%1 cannot be used: expected a number for each of the %2 layers, found %3",
                                      std::to_string(layers), std::to_string(list->size())));
    std::vector<Index> reach;
    for (const Json& each : *list) {
        if (!each.is_number_integer() || each < 2 || each > mostPositions)
            throw config.outOfRange("attention_window",
                                    Words("%1 cannot be used: expected whole numbers from 2 to %2, found %3",
                                          std::to_string(mostPositions), each.dump(-1, ' ', true).substr(0, 40)));
        reach.push_back(half(each.get<Index>()));
    }
    return reach;
}

/// Two projections head by head side by side, as GlobalTokens has them.
Projection inHalves(const Projection& others, const Projection& global, Index heads)
{
    const Matrix one = others.weight.matrix(), other = global.weight.matrix();
    const Index width = one.cols() / heads;
    Matrix both(one.rows(), 2 * one.cols());
    RowVector bias(2 * one.cols());
    for (Index head = 0; head < heads; ++head) {
        const Index from = head * width, to = 2 * from;
        both.middleCols(to, width) = one.middleCols(from, width);
        both.middleCols(to + width, width) = other.middleCols(from, width);
        bias.segment(to, width) = others.bias.segment(from, width);
        bias.segment(to + width, width) = global.bias.segment(from, width);
    }
    return {Weight::own(std::move(both)), std::move(bias)};
}

/// W_O once for each half of a head.
Projection twiceForHeads(const Projection& output, Index heads)
{
    const Matrix one = output.weight.matrix();
    const Index width = one.rows() / heads;
    Matrix both(2 * one.rows(), one.cols());
    for (Index head = 0; head < heads; ++head)
        for (const Index half : {0, 1})
            both.middleRows((2 * head + half) * width, width) = one.middleRows(head * width, width);
    return {Weight::own(std::move(both)), output.bias};
}

void addGlobal(const BertLayers& layers, const FamilyWeights& weights, Index layer, Block& block)
{
    const std::string at = "encoder.layer." + std::to_string(layer) + ".attention.self.";
    const auto own = [&](const char* name) { return weights.linear(at + name, layers.width, layers.width, true); };
    MultiHeadWeights& attention = block.attention;
    attention.query = inHalves(attention.query, own("query_global"), layers.heads);
    attention.key = inHalves(attention.key, own("key_global"), layers.heads);
    attention.value = inHalves(attention.value, own("value_global"), layers.heads);
    attention.output = twiceForHeads(*attention.output, layers.heads);
    attention.global = GlobalTokens{};
}

}  // namespace

ModelPlan planLongformer(const ConfigReader& config)
{
    const std::vector<Index> reach = readReach(config, config.count("num_hidden_layers", mostLayers));
    config.passOver({"onnx_export", "attention_mode", "attention_dilation", "autoregressive", "ignore_attention_mask"});
    return planAsRoberta(config, [reach](const BertLayers& layers, const FamilyWeights& weights) {
        Transformer model = layers.load(weights);
        for (Index layer = 0; layer < layers.layers; ++layer) {
            Block& block = model.blocks[static_cast<std::size_t>(layer)];
            const Index side = reach[static_cast<std::size_t>(layer)];
            block.reach = Mask::window(side, side) | Mask::global({0});
            addGlobal(layers, weights, layer, block);
        }
        return model;
    });
}

}  // namespace core
