#include "core/model/gguf/gguf_configuration.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/gguf/gguf_keys.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace core {
namespace {

/// One file's header under construction as a configuration.
class Configuration {
public:
    Configuration(const GgufFile& file, const GgufArchitecture& architecture)
        : m_file(file),
          m_architecture(architecture),
          m_keys(file, architecture.name),
          m_json(Json::object())
    {
    }

    Json make()
    {
        m_json["model_type"] = m_architecture.model_type;
        for (const GgufField& field : commonGgufFields()) take(field);
        for (const GgufField& field : m_architecture.fields) take(field);
        takeSizes();
        takeSpecialTokens();
        takePattern();
        dropUnused();
        if (!m_architecture.unturned) takeHeadWidth();
        if (m_architecture.grant != nullptr) m_architecture.grant(m_keys, m_json);
        if (!m_architecture.unturned) takeRotation();
        refuseExperts();
        refuseOtherScales();
        return std::move(m_json);
    }

    /// The architecture's keys that make() neither asked for nor knows to change nothing.
    std::vector<std::string> unread() const
    {
        std::vector<std::string> keys = m_keys.unasked();
        std::erase_if(keys, [&](const std::string& key) {
            return std::ranges::find(harmless, key.substr(m_architecture.name.size() + 1)) != std::end(harmless);
        });
        return keys;
    }

private:
    /// Keys that say what follows from the tensors, what is asked of the model from outside, where pictures are, or
    /// what only a scaling that is not there would read.
    static constexpr std::string_view harmless[] = {"vocab_size",
                                                    "rope.scaling.finetuned",
                                                    "rope.scaling.original_context_length",
                                                    "attention.value_length",
                                                    "attention.value_length_mla",
                                                    "pooling_type",
                                                    "tensor_data_layout",
                                                    "rope.dimension_sections",
                                                    "n_deepstack_layers"};

    void take(const GgufField& field)
    {
        if (!m_keys.has(field.key)) {
            if (field.required)
                throw Error(Code::Missing, m_file.name(), "“%1” is missing: expected a number above 0",
                            m_keys.name(field.key));
            return;
        }
        Json& value = m_json[std::string(field.field)];
        switch (field.kind) {
        case GgufField::Kind::Count: value = countOf(field.key); break;
        case GgufField::Kind::Flag: value = m_keys.flag(field.key).value_or(false); break;
        // A float32 as it is written shortest, which reads back as the same one.
        case GgufField::Kind::Number: value = m_keys.number(field.key).value_or(0); break;
        }
    }

    /// A size; of a model with several kinds of layers that of the layers that have one.
    std::int64_t countOf(std::string_view key) const
    {
        const std::string name = m_keys.name(key);
        const auto found = m_file.values().find(name);
        const bool each =
            found != m_file.values().end() && std::holds_alternative<std::vector<std::int64_t>>(found->second);
        if (!each || !m_architecture.hybrid) return m_keys.integer(key).value_or(0);
        std::vector<std::int64_t> sizes = m_file.integers(name);
        std::erase(sizes, 0);
        if (std::ranges::adjacent_find(sizes, std::ranges::not_equal_to{}) != sizes.end())
            throw Error(Code::Unsupported, m_file.name(),
                        "“%1” is not supported: expected one number for all layers that have one, found several", name);
        return sizes.empty() ? 0 : sizes.front();
    }

    /// Takes sizes from the tensors' shapes.
    void takeSizes()
    {
        const Index rows = m_keys.rowsOf("token_embd.weight");
        if (rows == 0) throw Error(Code::Missing, m_file.name(), "tensor “token_embd.weight” is missing");
        m_json["vocab_size"] = rows;
        m_json["tie_word_embeddings"] = !m_architecture.speechless && !m_keys.holds("output.weight");
        if (const Index places = m_keys.rowsOf("position_embd.weight"); places > 0)
            for (const char* field : {"max_position_embeddings", "n_positions"}) m_json[field] = places;
    }

    void takeSpecialTokens()
    {
        const Index rows = m_keys.rowsOf("token_embd.weight");
        const auto id = [&](const char* which) -> std::optional<std::int64_t> {
            const std::string name = "tokenizer.ggml." + std::string(which) + "_token_id";
            const auto value = m_file.integer(name);
            if (value && (*value < 0 || *value >= rows))
                throw Error(Code::OutOfRange, m_file.name(), "“%1” cannot be used: expected 0 to %2, found %3", name,
                            std::to_string(rows - 1), std::to_string(*value));
            return value;
        };
        id("bos");
        Json ends = Json::array();
        for (const char* which : {"eos", "eot"})
            if (const auto end = id(which)) ends.push_back(static_cast<std::uint64_t>(*end));
        // Encoders end nothing: theirs stands behind every text.
        if (!ends.empty() && !m_architecture.speechless) m_json["eos_token_id"] = ends;
        if (const auto padding = id("padding")) m_json["pad_token_id"] = static_cast<std::uint64_t>(*padding);
    }

    /// No window and no experts may stand there as 0.
    void dropUnused()
    {
        if (m_json.value("sliding_window", std::int64_t{1}) == 0)
            for (const char* field : {"sliding_window", "local_attention"}) m_json.erase(field);
        if (m_json.value("num_experts", std::int64_t{0}) == 0)
            for (const GgufField& field : commonGgufFields())
                if (field.key.starts_with("expert_")) m_json.erase(std::string(field.field));
    }

    /// Which layers have a window: every so many do not, or it is said of each.
    void takePattern()
    {
        const std::string name = m_keys.name("attention.sliding_window_pattern");
        const auto found = m_file.values().find(name);
        if (found == m_file.values().end()) return;
        if (!std::holds_alternative<std::vector<std::int64_t>>(found->second)) {
            for (const char* field : {"sliding_window_pattern", "global_attn_every_n_layers"})
                m_json[field] = m_file.integer(name).value_or(0);
            return;
        }
        Json types = Json::array();
        for (const std::int64_t slides : m_file.integers(name))
            types.push_back(slides != 0 ? "sliding_attention" : "full_attention");
        m_json["layer_types"] = std::move(types);
    }

    /// llama.cpp's files do not say how wide a head is where it follows from the rest.
    void takeHeadWidth()
    {
        if (m_json.contains("head_dim")) return;
        const auto heads = m_json["num_attention_heads"].get<std::int64_t>();
        const auto width = m_json["hidden_size"].get<std::int64_t>();
        const auto turned = m_architecture.partial ? std::nullopt : m_keys.integer("rope.dimension_count");
        if (turned && *turned > 0 && m_architecture.paired_heads)
            m_json["head_dim"] = *turned;
        else if (heads > 0 && width % heads == 0)
            m_json["head_dim"] = width / heads;
    }

    void takeRotation()
    {
        const std::int64_t width = m_json.value("head_dim", std::int64_t{0});
        const auto turned = m_keys.integer("rope.dimension_count");
        const std::string name = "“" + m_keys.name("rope.dimension_count") + "”";
        if (turned && width > 0 && *turned != width && !m_architecture.partial)
            throw Error(Code::Unsupported, m_file.name(),
                        "%1 is not supported: expected all %2 dimensions of a head, found %3", name,
                        std::to_string(width), std::to_string(*turned));
        if (turned && width > 0 && (*turned <= 0 || *turned > width))
            throw Error(Code::OutOfRange, m_file.name(), "%1 cannot be used: expected 1 to %2, found %3", name,
                        std::to_string(width), std::to_string(*turned));
        // config.json gets a share of the head instead of the number; the share is chosen so that it gives the number
        // back.
        if (m_architecture.partial && width > 0)
            m_json["partial_rotary_factor"] =
                turned && *turned < width ? (static_cast<double>(*turned) + 0.5) / static_cast<double>(width) : 1.0;
        takeScaling();
    }

    /// A key that changes numbers and that no family reads must have the value that changes nothing.
    void requireUsual(const char* behind, double usual) const
    {
        const double value = m_keys.number(behind).value_or(usual);
        if (std::abs(value - usual) > 1e-6 * std::abs(usual))
            throw Error(Code::Unsupported, m_file.name(), "“%1” is not supported: expected %2, found %3",
                        m_keys.name(behind), Json(usual).dump(), Json(value).dump());
    }

    /// Refuses a number other than the usual one, where 0 means that it is not used.
    void requireUsualOr0(const char* behind, double usual) const
    {
        if (m_keys.number(behind).value_or(0) != 0) requireUsual(behind, usual);
    }

    /// The divisor of scores, squared.
    double scoreDivisor() const
    {
        if (m_json.contains("query_pre_attn_scalar")) return m_json["query_pre_attn_scalar"].get<double>();
        if (const auto width = m_keys.number("attention.key_length")) return *width;
        return m_json["hidden_size"].get<double>() / m_json["num_attention_heads"].get<double>();
    }

    /// Refuses scales that no family has read before.
    void refuseOtherScales() const
    {
        if (!m_keys.wasAsked("attention.scale")) requireUsualOr0("attention.scale", 1 / std::sqrt(scoreDivisor()));
        for (const char* name : {"attention.max_alibi_bias", "attention.clamp_kqv", "attention.temperature_scale"})
            if (!m_keys.wasAsked(name)) requireUsual(name, 0);
        for (const char* name : {"logit_scale", "residual_scale", "embedding_scale"})
            if (!m_keys.wasAsked(name)) requireUsualOr0(name, 1);
    }

    void refuseExperts() const
    {
        const auto experts = m_keys.integer("expert_count");
        if (experts && *experts > 0 && !m_architecture.experts)
            throw Error(Code::Unsupported, m_file.name(),
                        "“%1” is not supported: expected a feed-forward layer without experts, found %2",
                        m_keys.name("expert_count"), std::to_string(*experts));
    }

    /// Takes llama.cpp's factor of sine and cosine, beside the one that follows from the kind of scaling.
    void takeAttentionFactor(const std::string& kind, double factor, Json& scaling) const
    {
        requireUsual("rope.scaling.yarn_attn_factor", 1);
        if (kind != "yarn") return requireUsual("rope.scaling.attn_factor", 1);
        takeLogMultiplier(scaling);
        if (m_keys.number("rope.scaling.yarn_ext_factor").value_or(-1) >= 0)
            requireUsual("rope.scaling.yarn_ext_factor", 1);
        if (const auto more = m_keys.number("rope.scaling.attn_factor"))
            scaling["attention_factor"] = *more * (factor <= 1 ? 1 : 0.1 * std::log(factor) + 1);
    }

    /// YaRN's `mscale` and `mscale_all_dim`. Files of DeepSeek's have a tenth of the latter, to which the former is
    /// equal in its models; those of Mistral's have it as it is, beside a former of 1.
    void takeLogMultiplier(Json& scaling) const
    {
        const bool deepSeek = m_architecture.name == "deepseek2";
        if (!deepSeek && m_architecture.name != "mistral3") return requireUsual("rope.scaling.yarn_log_multiplier", 0);
        const double multiplier = m_keys.number("rope.scaling.yarn_log_multiplier").value_or(0);
        if (multiplier == 0) return;
        scaling["mscale_all_dim"] = deepSeek ? multiplier / 0.1 : multiplier;
        scaling["mscale"] = deepSeek ? multiplier / 0.1 : 1.0;
    }

    /// How positions are scaled, as llama.cpp reads it: where no kind is named it is linear, and an older key may hold
    /// the factor, of which 0 stands for none.
    void takeScaling()
    {
        const std::string kind = m_keys.text("rope.scaling.type").value_or("linear");
        const char* const newer = "rope.scaling.factor";
        auto factor = m_keys.number("rope.scale_linear");
        if (m_keys.has(newer)) factor = m_keys.number(newer);
        if (factor && *factor == 0) factor = std::nullopt;
        if (kind == "longrope" && m_keys.holds("rope_factors_short.weight")) {
            // Its numbers are tensors: readRotaryDivisors() takes them, and these.
            for (const char* name : {"rope.scaling.original_context_length", "rope.scaling.attn_factor"})
                m_keys.name(name);
            return;
        }
        Json scaling = scaledBy(kind, factor);
        takeTemperature(scaling);
        if (!scaling.empty()) m_json["rope_scaling"] = std::move(scaling);
    }

    /// @return empty where nothing is scaled
    Json scaledBy(const std::string& kind, std::optional<double> factor) const
    {
        Json scaling = Json::object();
        const auto trained = m_keys.integer("rope.scaling.original_context_length");
        if (kind == "none") return scaling;
        if (kind != "linear" && kind != "yarn")
            throw Error(Code::Unknown, m_file.name(),
                        "unknown kind of rotary scaling: %1. The known ones are none, linear, yarn.", kind);
        if (!factor && kind == "yarn")
            throw Error(Code::Missing, m_file.name(), "“%1” is missing: expected a number above 0",
                        m_keys.name("rope.scaling.factor"));
        if (!factor) return scaling;
        scaling = {{"rope_type", kind}, {"factor", *factor}};
        if (trained) scaling["original_max_position_embeddings"] = *trained;
        for (const char* field : {"beta_fast", "beta_slow"})
            if (const auto value = m_keys.number("rope.scaling.yarn_" + std::string(field))) scaling[field] = *value;
        // llama.cpp rounds the pairs between which YaRN passes over; transformers does not where gpt-oss says so.
        if (m_architecture.name == "gpt-oss") scaling["truncate"] = false;
        takeAttentionFactor(kind, *factor, scaling);
        return scaling;
    }

    /// Queries that grow with their place: of Ministral 3, beside the scaling.
    void takeTemperature(Json& scaling) const
    {
        if (m_json["model_type"] != "ministral3") return;
        if (!scaling.contains("rope_type")) scaling["rope_type"] = "default";
        if (!scaling.contains("original_max_position_embeddings"))
            scaling["original_max_position_embeddings"] = m_json["max_position_embeddings"];
        scaling["llama_4_scaling_beta"] = m_keys.number("attention.temperature_scale").value_or(0);
    }

    const GgufFile& m_file;
    const GgufArchitecture& m_architecture;
    GgufKeys m_keys;
    Json m_json;
};

}  // namespace

Json ggufConfiguration(const GgufFile& file, const GgufArchitecture& architecture, std::vector<std::string>& unread)
{
    Configuration configuration(file, architecture);
    Json json = configuration.make();
    unread = configuration.unread();
    return json;
}

}  // namespace core
