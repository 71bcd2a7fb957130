#include "app/inspect_layers.h"

#include "core/analysis/weight_difference.h"
#include "core/attention/mask/mask_rule.h"
#include "core/json/json_text.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/mixing_map.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace {

using core::Block;
using core::Index;

/// "1–3, 5" for layers 0, 1, 2 and 4.
std::string layerNumbers(const std::vector<Index>& layers)
{
    std::string text;
    for (std::size_t first = 0, last = 0; first < layers.size(); first = last + 1) {
        for (last = first; last + 1 < layers.size() && layers[last + 1] == layers[last] + 1;) ++last;
        text += (text.empty() ? "" : ", ") + std::to_string(layers[first] + 1);
        if (last > first) text += "–" + std::to_string(layers[last] + 1);
    }
    return text;
}

/// One value where all layers have it, else each with its layers.
template<typename Value, typename Of>
Report ofLayers(const core::Model& model, const Of& of)
{
    const std::vector<Block>& blocks = model.transformer.blocks;
    std::vector<std::pair<Value, std::vector<Index>>> values;
    for (std::size_t layer = 0; layer < blocks.size(); ++layer) {
        const Value value = of(blocks[layer]);
        auto known = std::ranges::find(values, value, &std::pair<Value, std::vector<Index>>::first);
        if (known == values.end()) known = values.insert(known, {value, {}});
        known->second.push_back(core::layerNumber(model.info, static_cast<Index>(layer), 0));
    }
    if (values.size() == 1) return values.front().first;
    Report report = Report::array();
    for (const auto& [value, layers] : values) report.push_back({{"layers", layerNumbers(layers)}, {"value", value}});
    return report;
}

std::string scalingName(core::RotaryScaling::Kind kind)
{
    switch (kind) {
    case core::RotaryScaling::Kind::None: return {};
    case core::RotaryScaling::Kind::Linear: return "linear";
    case core::RotaryScaling::Kind::Dynamic: return "dynamic";
    case core::RotaryScaling::Kind::Yarn: return "yarn";
    case core::RotaryScaling::Kind::Llama3: return "llama3";
    case core::RotaryScaling::Kind::Divided: return "longrope";
    }
    return {};
}

std::string rotationText(const core::RotaryEmbedding& rotary, Index head_size)
{
    std::string text = "rotary, base " + Report(rotary.base).dump();
    if (rotary.dimensions != head_size)
        text += ", " + std::to_string(rotary.dimensions) + " of " + std::to_string(head_size) + " dimensions";
    if (rotary.pairing != core::RotaryEmbedding::Pairing::HalfSplit) text += ", pairs side by side";
    if (const std::string scaling = scalingName(rotary.scaling.kind); !scaling.empty())
        text += ", " + scaling + " by " + Report(rotary.scaling.factor).dump();
    return text;
}

std::string biasText(const core::PositionBias& positions)
{
    struct Names {
        std::string operator()(const std::monostate&) const { return {}; }
        std::string operator()(const core::AlibiPositions&) const { return "ALiBi"; }
        std::string operator()(const core::KeyPositions&) const { return "ALiBi"; }
        std::string operator()(const core::RelativePositions&) const { return "relative, in buckets"; }
        std::string operator()(const core::PairPositions&) const { return "a number for each pair of places"; }
        std::string operator()(const core::GridPositions&) const { return "relative, of patches"; }
        std::string operator()(const core::DisentangledPositions&) const { return "relative, disentangled"; }
        std::string operator()(const core::BoxPositions&) const { return "relative, of places and boxes"; }
        std::string operator()(const core::BlockPositions&) const { return {}; }
        std::string operator()(const core::SinusoidPositions&) const { return "relative, of sines and cosines"; }
    };
    return std::visit(Names(), positions);
}

std::string positionsText(const core::Transformer& transformer, const Block& block)
{
    if (block.attention.rotary) return rotationText(*block.attention.rotary, block.attention.keyDimensions());
    const std::string bias = biasText(block.positions);
    if (!bias.empty()) return bias;
    return transformer.position_embedding.rows() > 0 ? "learned" : "none";
}

/// The reason why a token does not see one that is far before it, or behind.
std::string windowText(const Block& block)
{
    constexpr Index far = Index{1} << 24U;
    if (const auto* blocks = std::get_if<core::BlockPositions>(&block.positions))
        return "blocks of " + std::to_string(blocks->size) + " tokens in long texts";
    for (const auto& [query, key] : {std::pair(far, Index{0}), std::pair(Index{0}, far)})
        for (const std::string& rule : block.reach.hiddenBy(query, key))
            if (rule != core::ruleName(core::RuleKind::Causal)) return rule;
    return "none";
}

/// The mixers without a softmax, and their layers.
void addMixing(Report& report, const core::Model& model)
{
    std::vector<std::pair<std::string, std::vector<Index>>> kinds;
    for (const core::MixingPlace& place : core::mixingPlaces(model.transformer, model.info)) {
        const std::string name = core::mixerName(*place.mixer);
        if (kinds.empty() || kinds.back().first != name) kinds.emplace_back(name, std::vector<Index>());
        kinds.back().second.push_back(place.number - 1);
    }
    for (const auto& [name, layers] : kinds)
        core::append(report, "mixing", {{"layers", layerNumbers(layers)}, {"kind", name}});
}

}  // namespace

void addLayers(Report& report, const core::Model& model)
{
    const core::Transformer& transformer = model.transformer;
    const std::vector<Block>& blocks = transformer.blocks;
    if (blocks.empty()) return;
    report["groups"] = ofLayers<Index>(model, [](const Block& block) { return block.attention.keyHeads(); });
    if (report["groups"] == report["heads"]) report.erase("groups");
    report["head_size"] = ofLayers<Index>(model, [](const Block& block) { return block.attention.keyDimensions(); });
    report["positions"] =
        ofLayers<std::string>(model, [&](const Block& block) { return positionsText(transformer, block); });
    report["windows"] = ofLayers<std::string>(model, windowText);
    if (report["windows"] == "none") report.erase("windows");
    if (transformer.language_head && transformer.token_embedding.rows() > 0)
        report["tied_head"] = core::isHeadTied(transformer);
    addMixing(report, model);
}
