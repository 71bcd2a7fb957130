#include "core/model/gguf/gguf_configuration.h"

#include "core/error.h"
#include "core/json/json_text.h"

#include <cmath>

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

private:
    std::string key(std::string_view behind) const
    {
        return std::string(m_architecture.name).append(".").append(behind);
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
        if (field.kind == GgufField::Kind::Count)
            m_json[std::string(field.field)] = m_file.integer(name).value_or(0);
        else
            // A float32 as it is written shortest, which reads back as the same one.
            m_json[std::string(field.field)] = m_file.number(name).value_or(0);
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

    void takeScaling()
    {
        const std::string kind = m_file.text(key("rope.scaling.type")).value_or("none");
        const auto factor = m_file.number(key("rope.scaling.factor"));
        if (kind == "longrope" && m_file.tensors().contains("rope_factors_short.weight"))
            return;  // its numbers are tensors
        if (kind == "none") return;
        if (kind != "linear" && kind != "yarn")
            throw Error(Code::Unknown, m_file.name(), "kind of rotary scaling", "none, linear, yarn", kind);
        if (!factor)
            throw Error(Code::Missing, m_file.name(), "“" + key("rope.scaling.factor") + "”", "a number above 0", "");
        Json scaling{{"rope_type", kind}, {"factor", *factor}};
        if (const auto trained = m_file.integer(key("rope.scaling.original_context_length")))
            scaling["original_max_position_embeddings"] = *trained;
        for (const auto& [name, field] : {std::pair("beta_fast", "beta_fast"), std::pair("beta_slow", "beta_slow")})
            if (const auto value = m_file.number(key("rope.scaling.yarn_" + std::string(name))))
                scaling[field] = *value;
        m_json["rope_scaling"] = std::move(scaling);
    }

    /// What llama.cpp's graphs have in them and its files do not say.
    void takeFamily()
    {
        const std::string_view type = m_architecture.model_type;
        if (const auto experts = m_file.integer(key("expert_count")); experts && *experts > 0)
            throw Error(Code::Unsupported, m_file.name(), "“" + key("expert_count") + "”",
                        "a feed-forward layer without experts", std::to_string(*experts));
        // Files of such models do not say that they have biases.
        if (m_file.tensors().contains("blk.0.attn_q.bias")) m_json["attention_bias"] = true;
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
            m_json["rope_local_base_freq"] = 10000.0;
            if (!m_json.contains("rope_theta")) m_json["rope_theta"] = 1e6;
        }
        if (type == "starcoder2") m_json["use_bias"] = true;
        if (type == "phi3" && !m_json.contains("sliding_window")) m_json["sliding_window"] = nullptr;
        if (type == "llama" && m_json.contains("sliding_window")) m_json["model_type"] = "mistral";
    }

    const GgufFile& m_file;
    const GgufArchitecture& m_architecture;
    Json m_json;
};

}  // namespace

Json ggufConfiguration(const GgufFile& file, const GgufArchitecture& architecture)
{
    return Configuration(file, architecture).make();
}

}  // namespace core
