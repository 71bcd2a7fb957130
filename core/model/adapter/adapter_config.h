#pragma once

#include "core/model/family/config_reader.h"
#include "core/text/pattern/text_pattern.h"

#include <utility>
#include <vector>

namespace core {

/// The adapter_config.json of a low-rank adapter, as the library PEFT writes it (Hu et al., 2021: LoRA).
class AdapterConfig {
public:
    /// @throws Error{Unsupported} naming the kind of an adapter that is no LoRA, or a field that changes the numbers in
    /// a way that is not known here; Error{OutOfRange, Missing} naming a field
    explicit AdapterConfig(const ConfigReader& config);

    /// For messages.
    const std::string& file() const { return m_file; }
    /// `base_model_name_or_path`: "meta-llama/Llama-3.2-1B", or a folder; empty where it is silent.
    const std::string& base() const { return m_base; }
    /// `task_type`: "CAUSAL_LM", "SEQ_CLS"; empty where it is silent.
    const std::string& task() const { return m_task; }
    /// Whether matrices that are stored [in, out] are adapted, where a square one's shape does not tell.
    bool turned() const { return m_turned; }
    /// Whether a head that shares its weights with the embedding follows it.
    bool keepsTies() const { return m_keeps_ties; }
    /// Fields that nobody knows, one sentence.
    const std::vector<std::string>& warnings() const { return m_warnings; }

    /// How many rows A has for a module: `rank_pattern`, else `r`.
    /// @param module  its name in the base: "model.layers.1.self_attn.q_proj"
    Index rankOf(const std::string& module) const;
    /// What B · A is multiplied by: `alpha_pattern`, else `lora_alpha`, over the rank, or over its root (Kalajdzievski,
    /// 2023: rsLoRA).
    float scaleOf(const std::string& module) const;

private:
    /// Numbers for the modules whose names end as a key says, which may be a regular expression.
    using Patterns = std::vector<std::pair<TextPattern, double>>;

    static Patterns readPatterns(const ConfigReader& config, const char* field);
    static double valueOf(const Patterns& patterns, const std::string& module, double otherwise);

    std::string m_file;
    std::string m_base;
    std::string m_task;
    Index m_rank;
    double m_alpha;
    Patterns m_ranks;
    Patterns m_alphas;
    bool m_turned;
    bool m_keeps_ties;
    bool m_by_root;
    std::vector<std::string> m_warnings;
};

}  // namespace core
