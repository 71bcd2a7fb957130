#include "core/model/adapter/adapter_config.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/gguf/gguf_unread.h"
#include "core/text/listed_names.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t mostPatterns = 4096;
constexpr Index largestRank = 1 << 16;

/// Fields that change the numbers in ways that are not known here, unless they are null, false or empty.
constexpr const char* changing[] = {"layer_replication",
                                    "lora_bias",
                                    "use_qalora",
                                    "use_bdlora",
                                    "target_parameters",
                                    "megatron_config",
                                    "kasa_config",
                                    "trainable_token_indices",
                                    "arrow_config",
                                    "lora_ga_config",
                                    "loftq_config",
                                    "corda_config",
                                    "monteclora_config",
                                    "velora_config",
                                    "alora_invocation_tokens"};

/// Whether a field says nothing: null, false, or a list or object without anything in it.
bool isSilent(const Json& value) { return value.is_null() || value == false || value.empty(); }

void refuseChanging(const ConfigReader& config)
{
    for (const char* field : changing)
        if (const Json* value = config.value(field); value != nullptr && !isSilent(*value))
            throw Error(Code::Unsupported, config.file(),
                        "“%1” is not supported: expected an adapter of low rank alone, or one that was merged into its "
                        "base (merge_and_unload), found %2",
                        std::string(field), value->dump(-1, ' ', true).substr(0, 40));
}

/// Some ways to begin the training change the base as well, by numbers that are not in the adapter's file.
void refuseOtherBeginnings(const ConfigReader& config)
{
    const Json* value = config.value("init_lora_weights");
    if (value == nullptr || value->is_boolean()) return;
    const std::string name = value->is_string() ? value->get<std::string>() : value->dump(-1, ' ', true);
    constexpr const char* known[] = {"gaussian", "eva", "orthogonal"};
    if (std::ranges::find(known, name) == std::end(known))
        throw Error(Code::Unsupported, config.file(),
                    "“init_lora_weights” is not supported: expected true, false, gaussian, eva or orthogonal: another "
                    "one changes the base, too, found %1",
                    name.substr(0, 40));
}

void refuseOtherKinds(const ConfigReader& config)
{
    const std::string kind = config.text("peft_type", "LORA");
    if (kind != "LORA")
        throw Error(Code::Unsupported, config.file(),
                    "peft_type is not supported: expected LORA, or a model into which the adapter was merged "
                    "(merge_and_unload), found %1",
                    kind);
    const std::string bias = config.text("bias", "none");
    if (bias != "none" && bias != "all" && bias != "lora_only")
        throw config.outOfRange("bias", Words("%1 cannot be used: expected none, all or lora_only, found %2", bias));
}

/// Passes over how an adapter was trained: its tensors tell what it changes.
void passOverTraining(const ConfigReader& config)
{
    config.passOver({"auto_mapping", "revision", "inference_mode", "lora_dropout", "target_modules", "exclude_modules",
                     "layers_to_transform", "layers_pattern", "modules_to_save", "peft_version", "megatron_core",
                     "qalora_group_size", "eva_config", "runtime_config", "unsloth_version", "unsloth_fixed"});
}

/// The base that a GGUF file names, as "ORG/NAME" where it can be; empty where it is silent.
std::string baseIn(const GgufFile& file)
{
    constexpr std::string_view hub = "https://huggingface.co/";
    const std::string url = file.text("general.base_model.0.repo_url").value_or("");
    if (url.starts_with(hub)) return url.substr(hub.size());
    const std::string name = file.text("general.base_model.0.name").value_or("");
    const std::string organization = file.text("general.base_model.0.organization").value_or("");
    return organization.empty() || name.empty() ? name : organization + "/" + name;
}

}  // namespace

AdapterConfig::AdapterConfig(const ConfigReader& config) : m_file(config.file())
{
    refuseOtherKinds(config);
    refuseChanging(config);
    refuseOtherBeginnings(config);
    passOverTraining(config);
    m_base = config.text("base_model_name_or_path", "");
    m_task = config.text("task_type", "");
    m_rank = config.count("r", largestRank, 8);
    m_alpha = static_cast<double>(config.number("lora_alpha", 8));
    m_ranks = readPatterns(config, "rank_pattern");
    m_alphas = readPatterns(config, "alpha_pattern");
    m_turned = config.flag("fan_in_fan_out", false);
    m_keeps_ties = config.flag("ensure_weight_tying", false);
    m_by_root = config.flag("use_rslora", false);
    config.flag("use_dora", false);  // told by the vectors of lengths in the file
    std::vector<std::string> unknown;
    for (const ConfigReader::Field& field : config.unread())
        if (!isSilent(*field.value)) unknown.push_back(field.name);
    if (!unknown.empty())
        m_warnings.push_back(
            m_file + " has fields that are not read here and may change its numbers: " + listedNames(unknown));
}

AdapterConfig::AdapterConfig(const GgufFile& file, bool turned)
    : m_file(file.name()),
      m_base(baseIn(file)),
      m_turned(turned)
{
    const std::string kind = file.text("adapter.type").value_or("lora");
    if (kind != "lora")
        throw Error(Code::Unsupported, m_file, "“adapter.type” is not supported: expected lora, found %1", kind);
    if (file.has("adapter.alora.invocation_tokens"))
        throw Error(Code::Unsupported, m_file,
                    "“adapter.alora.invocation_tokens” is not supported: expected an adapter that works on all tokens, "
                    "found one that waits for some");
    const auto alpha = file.number("adapter.lora.alpha");
    if (!alpha) throw Error(Code::Missing, m_file, "“adapter.lora.alpha” is missing: expected a number");
    m_alpha = *alpha;
    if (const std::vector<std::string> keys = unreadGgufKeys(file); !keys.empty())
        m_warnings.push_back(m_file
                             + " has keys that are not read here and may change its numbers: " + listedNames(keys));
}

AdapterConfig::Patterns AdapterConfig::readPatterns(const ConfigReader& config, const char* field)
{
    Patterns patterns;
    const Json* object = config.value(field);
    if (object == nullptr) return patterns;
    if (!object->is_object() || object->size() > mostPatterns)
        throw config.outOfRange(field, Words("%1 cannot be used: expected an object of at most %2 numbers, found %3",
                                             std::to_string(mostPatterns), object->dump(-1, ' ', true).substr(0, 40)));
    for (const auto& [key, value] : object->items()) {
        if (!value.is_number() || !std::isfinite(value.get<double>()))
            throw config.outOfRange(
                field, Words("%1 cannot be used: expected numbers, found %2", value.dump(-1, ' ', true).substr(0, 40)));
        // PEFT matches a name with the key alone, or with the key behind a dot.
        patterns.emplace_back(TextPattern::regularExpression("^(?:.*\\.)?(?:" + key + ")$", config.file(), field),
                              value.get<double>());
    }
    return patterns;
}

double AdapterConfig::valueOf(const Patterns& patterns, const std::string& module, double otherwise)
{
    const auto found =
        std::ranges::find_if(patterns, [&](const auto& each) { return !each.first.find(module, {}).empty(); });
    return found == patterns.end() ? otherwise : found->second;
}

std::optional<Index> AdapterConfig::rankOf(const std::string& module) const
{
    if (!m_rank) return std::nullopt;
    const double rank = valueOf(m_ranks, module, static_cast<double>(*m_rank));
    if (!(rank >= 1 && rank <= static_cast<double>(largestRank)))
        throw Error(Code::OutOfRange, m_file, "“rank_pattern” cannot be used: expected ranks from 1 to %1, found %2",
                    std::to_string(largestRank), std::to_string(rank));
    return static_cast<Index>(rank);
}

float AdapterConfig::scaleOf(const std::string& module, Index rank) const
{
    const double alpha = valueOf(m_alphas, module, m_alpha);
    if (!m_rank && alpha == 0) return 1;  // like llama.cpp, where the file says neither
    const auto rows = static_cast<double>(rank);
    return static_cast<float>(alpha / (m_by_root ? std::sqrt(rows) : rows));
}

}  // namespace core
