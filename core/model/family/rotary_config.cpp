#include "core/model/family/rotary_config.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

using Kind = RotaryScaling::Kind;

Kind kindIn(const ConfigReader& scaling)
{
    using Row = std::pair<std::string_view, Kind>;
    static constexpr std::array<Row, 5> known = {{{"default", Kind::None},
                                                  {"linear", Kind::Linear},
                                                  {"dynamic", Kind::Dynamic},
                                                  {"yarn", Kind::Yarn},
                                                  {"llama3", Kind::Llama3}}};
    const char* field = scaling.has("rope_type") ? "rope_type" : "type";
    const std::string name = scaling.text(field, "default");
    for (const auto& [spelled, kind] : known)
        if (spelled == name) return kind;
    throw scaling.outOfRange(field, "default, linear, dynamic, yarn or llama3", name);
}

RotaryScaling readScaling(const ConfigReader& from, Index trained_tokens)
{
    RotaryScaling scaling;
    scaling.kind = kindIn(from);
    if (scaling.kind == Kind::None) return scaling;
    if (!from.has("factor")) throw Error(Code::Missing, from.file(), "“factor” of the rotary scaling", "a number", "");
    scaling.factor = from.positive("factor", 1);
    scaling.trained_tokens = scaling.kind == Kind::Dynamic
                                 ? trained_tokens
                                 : from.count("original_max_position_embeddings", mostPositions, trained_tokens);
    scaling.low_frequency_factor = from.positive("low_freq_factor", 1);
    scaling.high_frequency_factor = from.positive("high_freq_factor", 4);
    scaling.beta_fast = from.positive("beta_fast", 32);
    scaling.beta_slow = from.positive("beta_slow", 1);
    if (from.has("attention_factor")) scaling.attention_factor = from.positive("attention_factor", 1);
    for (const char* field : {"low_freq_factor", "high_freq_factor"})
        if (scaling.kind == Kind::Llama3 && !from.has(field))
            throw Error(Code::Missing, from.file(), "“" + std::string(field) + "” of the rotary scaling", "a number",
                        "");
    if (scaling.kind == Kind::Llama3 && scaling.high_frequency_factor <= scaling.low_frequency_factor)
        throw from.outOfRange("high_freq_factor", "more than low_freq_factor",
                              std::to_string(scaling.high_frequency_factor));
    for (const char* other : {"mscale", "mscale_all_dim"})
        if (from.has(other)) throw from.outOfRange(other, "nothing: it is not known how Yarn uses it here", "a value");
    return scaling;
}

}  // namespace

RotaryEmbedding readRotary(const ConfigReader& config, Index head_width, float turned_share, Index trained_tokens)
{
    const auto parameters = config.object("rope_parameters");
    const auto scaling = parameters ? parameters : config.object("rope_scaling");
    if (scaling && (scaling->has("full_attention") || scaling->has("sliding_attention")))
        throw config.outOfRange("rope_parameters", "one set for all layers", "one for each kind of layer");

    RotaryEmbedding rotary;
    rotary.base = config.positive("rotary_emb_base", 10000.0F);
    rotary.base = config.positive("rope_theta", rotary.base);
    // Families that turn all dimensions have no such field.
    const bool partial = turned_share != 1;
    float share = partial ? config.positive("rotary_pct", turned_share) : 1;
    if (partial) share = config.positive("partial_rotary_factor", share);
    if (scaling) {
        rotary.base = scaling->positive("rope_theta", rotary.base);
        if (partial) share = scaling->positive("partial_rotary_factor", share);
        rotary.scaling = readScaling(*scaling, trained_tokens);
    }
    if (share > 1) throw config.outOfRange("partial_rotary_factor", "a number from 0 to 1", std::to_string(share));
    rotary.dimensions = static_cast<Index>(static_cast<float>(head_width) * share);
    if (rotary.dimensions % 2 != 0 || rotary.dimensions == 0)
        throw config.outOfRange("head_dim", "an even number of dimensions to turn in pairs",
                                std::to_string(rotary.dimensions));
    return rotary;
}

Index longestText(const RotaryEmbedding& rotary, Index positions)
{
    if (rotary.scaling.kind != Kind::Dynamic) return positions;
    const float stretched = static_cast<float>(positions) * std::max(1.0F, rotary.scaling.factor);
    return static_cast<Index>(std::min(stretched, static_cast<float>(mostPositions)));
}

}  // namespace core
