#include "core/model/gguf/gguf_configuration.h"

#include "core/error.h"
#include "core/json/json_text.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace core {
namespace {

/// One file's header under construction as a configuration.
class Configuration {
public:
    Configuration(const GgufFile& file, const GgufArchitecture& architecture)
        : m_file(file),
          m_architecture(architecture),
          m_json(Json::object())
    {
    }

    Json make()
    {
        m_json["model_type"] = m_architecture.model_type;
        for (const GgufField& field : m_architecture.fields) take(field);
        m_json["vocab_size"] = rowsOf("token_embd.weight");
        m_json["tie_word_embeddings"] = !m_file.tensors().contains("output.weight");
        takeSpecialTokens();
        if (m_architecture.model_type == "bert") m_json["type_vocab_size"] = rowsOf("token_types.weight");
        if (m_json.contains("num_key_value_heads") || m_json.contains("rope_theta") || isRotary()) takeRotation();
        takeFamily();
        return std::move(m_json);
    }

    /// The architecture's keys that make() neither asked for nor knows to change nothing.
    std::vector<std::string> unread() const
    {
        const std::string prefix = std::string(m_architecture.name) + ".";
        std::vector<std::string> keys;
        for (const auto& [name, value] : m_file.values()) {
            if (!name.starts_with(prefix) || m_asked.contains(name)) continue;
            if (std::ranges::find(harmless, name.substr(prefix.size())) == std::end(harmless)) keys.push_back(name);
        }
        return keys;
    }

private:
    /// Keys that say what follows from the tensors, or what is asked of the model from outside.
    static constexpr std::string_view harmless[] = {"vocab_size", "rope.scaling.finetuned", "attention.value_length",
                                                    "pooling_type", "tensor_data_layout"};

    std::string key(std::string_view behind) const
    {
        std::string name = std::string(m_architecture.name).append(".").append(behind);
        m_asked.insert(name);
        return name;
    }

    /// Some keys may have a value for each layer, which no family here does.
    void requireOne(const std::string& name) const
    {
        const auto found = m_file.values().find(name);
        if (found != m_file.values().end() && std::holds_alternative<std::vector<std::int64_t>>(found->second))
            throw Error(Code::Unsupported, m_file.name(), "“" + name + "”", "one number for all layers",
                        "one for each layer");
    }

    void take(const GgufField& field)
    {
        const std::string name = key(field.key);
        if (!m_file.has(name)) {
            if (field.required) throw Error(Code::Missing, m_file.name(), "“" + name + "”", "a number above 0", "");
            return;
        }
        requireOne(name);
        Json& value = m_json[std::string(field.field)];
        switch (field.kind) {
        case GgufField::Kind::Count: value = m_file.integer(name).value_or(0); break;
        case GgufField::Kind::Flag: value = m_file.flag(name).value_or(false); break;
        // A float32 as it is written shortest, which reads back as the same one.
        case GgufField::Kind::Number: value = m_file.number(name).value_or(0); break;
        }
    }

    Index rowsOf(const std::string& tensor) const
    {
        const auto found = m_file.tensors().find(tensor);
        if (found == m_file.tensors().end())
            throw Error(Code::Missing, m_file.name(), "tensor “" + tensor + "”", "", "");
        if (found->second.shape.size() != 2)
            throw Error(Code::WrongShape, m_file.name(), "tensor “" + tensor + "”", "rows and columns",
                        std::to_string(found->second.shape.size()) + " dimensions");
        return found->second.shape.front();
    }

    void takeSpecialTokens()
    {
        const Index rows = rowsOf("token_embd.weight");
        const auto id = [&](const char* which) -> std::optional<std::int64_t> {
            const std::string name = "tokenizer.ggml." + std::string(which) + "_token_id";
            const auto value = m_file.integer(name);
            if (value && (*value < 0 || *value >= rows))
                throw Error(Code::OutOfRange, m_file.name(), "“" + name + "”", "0 to " + std::to_string(rows - 1),
                            std::to_string(*value));
            return value;
        };
        id("bos");
        Json ends = Json::array();
        for (const char* which : {"eos", "eot"})
            if (const auto end = id(which)) ends.push_back(static_cast<std::uint64_t>(*end));
        // Encoders end nothing: theirs stands behind every text.
        if (!ends.empty() && m_architecture.model_type != "bert") m_json["eos_token_id"] = ends;
        if (const auto padding = id("padding")) m_json["pad_token_id"] = static_cast<std::uint64_t>(*padding);
    }

    bool isRotary() const { return m_architecture.layers == "layers."; }

    /// llama.cpp's files do not say how wide a head is where it follows from the rest.
    std::int64_t headWidth() const
    {
        if (m_json.contains("head_dim")) return m_json["head_dim"].get<std::int64_t>();
        const auto heads = m_json["num_attention_heads"].get<std::int64_t>();
        const auto width = m_json["hidden_size"].get<std::int64_t>();
        const auto turned = m_file.integer(key("rope.dimension_count"));
        if (m_architecture.name == "llama" && turned && *turned > 0) return *turned;
        return heads > 0 && width % heads == 0 ? width / heads : 0;
    }

    void takeRotation()
    {
        const std::int64_t width = headWidth();
        if (width > 0) m_json["head_dim"] = width;
        const auto turned = m_file.integer(key("rope.dimension_count"));
        if (turned && width > 0 && *turned != width && m_architecture.name != "phi3")
            throw Error(Code::Unsupported, m_file.name(), "“" + key("rope.dimension_count") + "”",
                        "all " + std::to_string(width) + " dimensions of a head", std::to_string(*turned));
        if (turned && width > 0 && *turned != width) {
            if (*turned <= 0 || *turned > width)
                throw Error(Code::OutOfRange, m_file.name(), "“" + key("rope.dimension_count") + "”",
                            "1 to " + std::to_string(width), std::to_string(*turned));
            // As a configuration has it: a share that gives the number back.
            m_json["partial_rotary_factor"] = (static_cast<double>(*turned) + 0.5) / static_cast<double>(width);
        }
        takeScaling();
    }

    /// A key that changes numbers, which no family here reads, has to say what is so anyway.
    void requireUsual(const char* behind, double usual) const
    {
        const std::string name = key(behind);
        const double value = m_file.number(name).value_or(usual);
        if (std::abs(value - usual) > 1e-6 * std::abs(usual))
            throw Error(Code::Unsupported, m_file.name(), "“" + name + "”", Json(usual).dump(), Json(value).dump());
    }

    /// A key that changes numbers, which no family here reads, has to say what is so anyway, or 0: it is not used.
    void requireUsualOr0(const char* behind, double usual) const
    {
        if (m_file.number(key(behind)).value_or(0) != 0) requireUsual(behind, usual);
    }

    /// What scores are divided by, squared.
    double scoreDivisor() const
    {
        if (m_json.contains("query_pre_attn_scalar")) return m_json["query_pre_attn_scalar"].get<double>();
        if (const auto width = m_file.number(key("attention.key_length"))) return *width;
        const double heads = m_file.number(key("attention.head_count")).value_or(1);
        return m_file.number(key("embedding_length")).value_or(1) / heads;
    }

    void refuseOtherScales() const
    {
        requireUsualOr0("attention.scale", 1 / std::sqrt(scoreDivisor()));
        for (const char* name : {"attention.max_alibi_bias", "attention.clamp_kqv"}) requireUsual(name, 0);
        for (const char* name : {"logit_scale", "residual_scale", "embedding_scale"}) requireUsualOr0(name, 1);
    }

    /// What llama.cpp multiplies sine and cosine by, beside what follows from the kind of scaling.
    void takeAttentionFactor(const std::string& kind, double factor, Json& scaling) const
    {
        requireUsual("rope.scaling.yarn_attn_factor", 1);
        if (kind != "yarn") return requireUsual("rope.scaling.attn_factor", 1);
        requireUsual("rope.scaling.yarn_log_multiplier", 0);
        if (m_file.number(key("rope.scaling.yarn_ext_factor")).value_or(-1) >= 0)
            requireUsual("rope.scaling.yarn_ext_factor", 1);
        if (const auto more = m_file.number(key("rope.scaling.attn_factor")))
            scaling["attention_factor"] = *more * (factor <= 1 ? 1 : 0.1 * std::log(factor) + 1);
    }

    /// How positions are scaled, as llama.cpp reads it: where no kind is named it is linear, and an older key may hold
    /// the factor, of which 0 stands for none.
    void takeScaling()
    {
        const std::string kind = m_file.text(key("rope.scaling.type")).value_or("linear");
        const std::string newer = key("rope.scaling.factor"), older = key("rope.scale_linear");
        auto factor = m_file.number(m_file.has(newer) ? newer : older);
        if (factor && *factor == 0) factor = std::nullopt;
        if (kind == "longrope" && m_file.tensors().contains("rope_factors_short.weight")) {
            // Its numbers are tensors: readRotaryDivisors() takes them, and these.
            for (const char* name : {"rope.scaling.original_context_length", "rope.scaling.attn_factor"}) key(name);
            return;
        }
        if (kind == "none") return;
        if (kind != "linear" && kind != "yarn")
            throw Error(Code::Unknown, m_file.name(), "kind of rotary scaling", "none, linear, yarn", kind);
        if (!factor && kind == "yarn")
            throw Error(Code::Missing, m_file.name(), "“" + newer + "”", "a number above 0", "");
        if (!factor) return;
        Json scaling{{"rope_type", kind}, {"factor", *factor}};
        if (const auto trained = m_file.integer(key("rope.scaling.original_context_length")))
            scaling["original_max_position_embeddings"] = *trained;
        for (const char* field : {"beta_fast", "beta_slow"})
            if (const auto value = m_file.number(key("rope.scaling.yarn_" + std::string(field))))
                scaling[field] = *value;
        takeAttentionFactor(kind, *factor, scaling);
        m_json["rope_scaling"] = std::move(scaling);
    }

    /// What llama.cpp's graphs have in them and its files do not say.
    void takeFamily()
    {
        const std::string_view type = m_architecture.model_type;
        if (const auto experts = m_file.integer(key("expert_count")); experts && *experts > 0)
            throw Error(Code::Unsupported, m_file.name(), "“" + key("expert_count") + "”",
                        "a feed-forward layer without experts", std::to_string(*experts));
        if (type == "gemma2" || type == "gemma3_text") {
            const auto heads = m_json["num_attention_heads"].get<std::int64_t>();
            const auto layers = m_json["num_hidden_layers"].get<std::int64_t>();
            const auto width = m_json["hidden_size"].get<std::int64_t>();
            // The models of 27 thousand million parameters alone do not scale by the width of a head.
            const bool large = heads > 0 && layers == (type == "gemma2" ? 46 : 62);
            const std::int64_t scale = large ? width / heads : headWidth();
            if (scale > 0) m_json["query_pre_attn_scalar"] = scale;
            for (const char* cap : {"attn_logit_softcapping", "final_logit_softcapping"})
                if (!m_json.contains(cap)) m_json[cap] = nullptr;
        }
        if (type == "gemma3_text") {
            m_json["sliding_window_pattern"] = 6;
            if (!m_json.contains("rope_local_base_freq")) m_json["rope_local_base_freq"] = 10000.0;
            if (!m_json.contains("rope_theta")) m_json["rope_theta"] = 1e6;
        }
        // An encoder whose queries see nothing behind them is what transformers calls a decoder.
        if (type == "bert" && m_json.value("is_causal", false)) m_json["is_decoder"] = true;
        if (type == "starcoder2") m_json["use_bias"] = true;
        if (type == "phi3" && !m_json.contains("sliding_window")) m_json["sliding_window"] = nullptr;
        if (type == "llama" && m_json.contains("sliding_window")) m_json["model_type"] = "mistral";
        refuseOtherScales();
    }

    const GgufFile& m_file;
    const GgufArchitecture& m_architecture;
    Json m_json;
    mutable std::set<std::string, std::less<>> m_asked;  ///< keys
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
