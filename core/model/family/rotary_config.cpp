#include "core/model/family/rotary_config.h"

#include "core/error.h"
#include "core/json/json_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

using Kind = RotaryScaling::Kind;

/// The field that names the kind.
const char* kindField(const ConfigReader& scaling) { return scaling.has("rope_type") ? "rope_type" : "type"; }

std::string kindName(const ConfigReader& scaling) { return scaling.text(kindField(scaling), "default"); }

Kind kindIn(const ConfigReader& scaling)
{
    using Row = std::pair<std::string_view, Kind>;
    // Places of pictures in three directions (Qwen2-VL): a text's own are the same in all of them.
    static constexpr std::array<Row, 9> known = {{{"default", Kind::None},
                                                  {"mrope", Kind::None},
                                                  {"proportional", Kind::None},
                                                  {"linear", Kind::Linear},
                                                  {"dynamic", Kind::Dynamic},
                                                  {"yarn", Kind::Yarn},
                                                  {"llama3", Kind::Llama3},
                                                  {"longrope", Kind::Divided},
                                                  {"su", Kind::Divided}}};
    const std::string name = kindName(scaling);
    for (const auto& [spelled, kind] : known)
        if (spelled == name) return kind;
    throw scaling.outOfRange(
        kindField(scaling),
        Words("%1 cannot be used: expected default, linear, dynamic, yarn, llama3 or longrope, found %2", name));
}

/// A number above 0 for each pair of dimensions.
std::vector<float> divisorsIn(const ConfigReader& from, const char* field)
{
    const Json* list = from.list(field);
    if (list == nullptr)
        throw Error(Code::Missing, from.file(),
                    "“%1” of the rotary scaling is missing: expected a number for each pair of dimensions",
                    std::string(field));
    std::vector<float> divisors;
    for (const Json& each : *list) {
        const float divisor = each.is_number() ? each.get<float>() : 0;
        if (!(divisor > 0) || !std::isfinite(divisor))
            throw from.outOfRange(field, Words("%1 cannot be used: expected numbers above 0, found %2",
                                               each.dump(-1, ' ', true).substr(0, 40)));
        divisors.push_back(divisor);
    }
    return divisors;
}

/// LongRoPE, which transformers stretches by how much longer the texts may be than those of the training.
RotaryScaling readLongRope(const ConfigReader& config, const ConfigReader& from, Index positions)
{
    RotaryScaling scaling{.kind = Kind::Divided};
    const Index trained = config.count("original_max_position_embeddings", mostPositions, positions);
    scaling.trained_tokens = from.count("original_max_position_embeddings", mostPositions, trained);
    scaling.divisors = divisorsIn(from, "short_factor");
    scaling.long_divisors = divisorsIn(from, "long_factor");
    const bool told = config.has("original_max_position_embeddings") || from.has("original_max_position_embeddings");
    scaling.factor =
        told ? static_cast<float>(positions) / static_cast<float>(scaling.trained_tokens) : from.positive("factor", 1);
    const float stretched =
        scaling.factor <= 1 || scaling.trained_tokens < 2
            ? 1.0F
            : std::sqrt(1 + std::log(scaling.factor) / std::log(static_cast<float>(scaling.trained_tokens)));
    scaling.attention_factor = from.positive("attention_factor", stretched);
    return scaling;
}

RotaryScaling readScaling(const ConfigReader& config, const ConfigReader& from, Index trained_tokens)
{
    RotaryScaling scaling;
    scaling.kind = kindIn(from);
    from.passOver({"type", "mrope_section", "mrope_interleaved"});
    if (scaling.kind == Kind::None) return scaling;
    if (scaling.kind == Kind::Divided) return readLongRope(config, from, trained_tokens);
    if (!from.has("factor"))
        throw Error(Code::Missing, from.file(), "“factor” of the rotary scaling is missing: expected a number");
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
            throw Error(Code::Missing, from.file(), "“%1” of the rotary scaling is missing: expected a number",
                        std::string(field));
    if (scaling.kind == Kind::Llama3 && scaling.high_frequency_factor <= scaling.low_frequency_factor)
        throw from.outOfRange("high_freq_factor",
                              Words("%1 cannot be used: expected more than low_freq_factor, found %2",
                                    std::to_string(scaling.high_frequency_factor)));
    scaling.whole_pairs = from.flag("truncate", true);
    // DeepSeek names two factors; their quotient acts on sine and cosine.
    if (!scaling.attention_factor && from.has("mscale") && from.has("mscale_all_dim"))
        scaling.attention_factor = yarnFactor(scaling.factor, from.positive("mscale", 1))
                                   / yarnFactor(scaling.factor, from.positive("mscale_all_dim", 1));
    return scaling;
}

/// "proportional": the first pairs of a whole head are turned, as if all of them were; the others not at all.
void turnFirstPairs(const ConfigReader& from, Index head_width, RotaryEmbedding& rotary)
{
    const float share = from.positive("partial_rotary_factor", 1);
    rotary.turned_pairs = static_cast<Index>(share * static_cast<float>(head_width) / 2);
    if (share > 1 || rotary.turned_pairs == 0)
        throw from.outOfRange("partial_rotary_factor",
                              Words("%1 cannot be used: expected a number up to 1 that leaves a pair to turn, found %2",
                                    std::to_string(share)));
    const float factor = from.positive("factor", 1);
    if (factor != 1) rotary.scaling = {.kind = Kind::Linear, .factor = factor};
}

}  // namespace

RotaryEmbedding readRotary(const ConfigReader& config, Index head_width, std::optional<float> turned_share,
                           Index trained_tokens, const char* layer_kind, float base)
{
    const auto parameters = config.object("rope_parameters");
    auto scaling = parameters ? parameters : config.object("rope_scaling");
    if (scaling && (scaling->has("full_attention") || scaling->has("sliding_attention"))) {
        if (layer_kind == nullptr)
            throw config.outOfRange(
                "rope_parameters",
                Words("%1 cannot be used: expected one set for all layers, found one for each kind of layer"));
        scaling = scaling->object(layer_kind);
    }

    RotaryEmbedding rotary;
    rotary.base = config.positive("rotary_emb_base", base);
    rotary.base = config.positive("rope_theta", rotary.base);
    // Families that turn all dimensions have no such field.
    const bool partial = turned_share.has_value();
    float share = partial ? config.positive("rotary_pct", *turned_share) : 1;
    if (partial) share = config.positive("partial_rotary_factor", share);
    if (scaling) {
        rotary.base = scaling->positive("rope_theta", rotary.base);
        if (partial) share = scaling->positive("partial_rotary_factor", share);
        rotary.scaling = readScaling(config, *scaling, trained_tokens);
        if (kindName(*scaling) == "proportional") {
            turnFirstPairs(*scaling, head_width, rotary);
            share = 1;
        }
    }
    if (share > 1)
        throw config.outOfRange(
            "partial_rotary_factor",
            Words("%1 cannot be used: expected a number from 0 to 1, found %2", std::to_string(share)));
    rotary.dimensions = static_cast<Index>(static_cast<float>(head_width) * share);
    if (partial && rotary.scaling.kind == Kind::None && rotary.dimensions % 2 != 0) {
        // The last pair has one dimension more; the angles go on as if there were an odd number: b^(-2i/n).
        const auto odd = static_cast<double>(rotary.dimensions++);
        rotary.base = static_cast<float>(std::pow(static_cast<double>(rotary.base), (odd + 1) / odd));
    }
    if (rotary.dimensions % 2 != 0 || rotary.dimensions == 0 || rotary.dimensions > head_width)
        throw config.outOfRange(
            "head_dim", Words("%1 cannot be used: expected an even number of dimensions to turn in pairs, found %2",
                              std::to_string(rotary.dimensions)));
    const auto pairs = static_cast<std::size_t>(rotary.dimensions / 2);
    for (const auto* divisors : {&rotary.scaling.divisors, &rotary.scaling.long_divisors})
        if (!divisors->empty() && divisors->size() != pairs)
            throw config.outOfRange("short_factor”, “long_factor",
                                    Words("%1 cannot be used: expected %2 numbers, found %3", std::to_string(pairs),
                                          std::to_string(divisors->size())));
    return rotary;
}

Index longestText(const RotaryEmbedding& rotary, Index positions)
{
    if (rotary.scaling.kind != Kind::Dynamic) return positions;
    const float stretched = static_cast<float>(positions) * std::max(1.0F, rotary.scaling.factor);
    return static_cast<Index>(std::min(stretched, static_cast<float>(mostPositions)));
}

}  // namespace core
