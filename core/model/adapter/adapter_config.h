#pragma once

#include "core/gguf/gguf_file.h"
#include "core/model/family/config_reader.h"
#include "core/text/pattern/text_pattern.h"

#include <utility>
#include <vector>

namespace core {

/// The configuration of a low-rank adapter (Hu et al., 2021: LoRA): its adapter_config.json, in the form of the library
/// PEFT, or the header of a GGUF file.
class AdapterConfig {
public:
    /// @throws Error{Unsupported} naming the kind of an adapter that is no LoRA, or a field that changes the numbers in
    /// a way that is not known here; Error{OutOfRange, Missing} naming a field
    explicit AdapterConfig(const ConfigReader& config);
    /// The keys `adapter.…` of a GGUF file, as llama.cpp writes it.
    /// @param turned  as turned()
    /// @throws Error{Unsupported, Missing, Malformed} naming a key
    AdapterConfig(const GgufFile& file, bool turned);

    /// The file's name, for messages.
    const std::string& file() const { return m_file; }
    /// The name of its base: "meta-llama/Llama-3.2-1B", or a folder; empty where it is silent.
    const std::string& base() const { return m_base; }
    /// `task_type`: "CAUSAL_LM", "SEQ_CLS"; empty where it is silent.
    const std::string& task() const { return m_task; }
    /// Whether matrices that are stored [in, out] are adapted, where a square one's shape does not tell.
    bool turned() const { return m_turned; }
    /// Whether a head that shares its weights with the embedding follows it.
    bool keepsTies() const { return m_keeps_ties; }
    /// Unknown fields, one sentence.
    const std::vector<std::string>& warnings() const { return m_warnings; }

    /// How many rows A has for a module: `rank_pattern`, else `r`; nothing where its matrices alone say it.
    /// @param module  its name in the base: "model.layers.1.self_attn.q_proj"
    std::optional<Index> rankOf(const std::string& module) const;
    /// The factor of B · A: `alpha_pattern`, else `lora_alpha`, over the rank, or over its root (Kalajdzievski, 2023:
    /// rsLoRA).
    float scaleOf(const std::string& module, Index rank) const;

private:
    /// Numbers for the modules whose names end as a key says, which may be a regular expression.
    using Patterns = std::vector<std::pair<TextPattern, double>>;

    static Patterns readPatterns(const ConfigReader& config, const char* field);
    static double valueOf(const Patterns& patterns, const std::string& module, double otherwise);

    std::string m_file;
    std::string m_base;
    std::string m_task;
    std::optional<Index> m_rank = {};
    double m_alpha = 0;
    Patterns m_ranks;
    Patterns m_alphas;
    bool m_turned = false;
    bool m_keeps_ties = false;
    bool m_by_root = false;
    std::vector<std::string> m_warnings;
};

}  // namespace core
