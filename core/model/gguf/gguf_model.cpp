#include "core/model/gguf/gguf_model.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/gguf/gguf_architecture.h"
#include "core/model/gguf/gguf_configuration.h"
#include "core/model/gguf/gguf_unread.h"
#include "core/text/listed_names.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace core {
namespace {

/// Refuses files that are no model though they may name the architecture of one.
void refuseOtherKinds(const GgufFile& file)
{
    const std::string kind = kindOfGguf(file);
    if (kind == "mmproj")
        throw Error(Code::Unsupported, file.name(),
                    "a projector for pictures (mmproj) is not supported: expected the model that it belongs to, whose "
                    "file lies beside it, found it alone");
    if (kind == "adapter")
        throw Error(Code::Unsupported, file.name(),
                    "a LoRA adapter in GGUF is not supported: expected the model that it was merged into "
                    "(llama-export-lora), or the adapter’s folder of PEFT, found it alone");
    if (kind == "imatrix")
        throw Error(
            Code::Unsupported, file.name(),
            "an importance matrix is not supported: expected the model that it was measured for, found it alone");
}

const GgufArchitecture& architectureOf(const GgufFile& file)
{
    refuseOtherKinds(file);
    const auto name = file.text("general.architecture");
    std::string known;
    for (const std::string& each : knownGgufArchitectures()) known.append(known.empty() ? "" : ", ").append(each);
    if (!name)
        throw Error(Code::Missing, file.name(),
                    file.has("split.no")
                        ? Words("“general.architecture” is missing: expected in the first part of a split model")
                        : Words("“general.architecture” is missing: expected %1", known));
    const GgufArchitecture* found = ggufArchitectureNamed(*name);
    if (found == nullptr)
        throw Error(Code::Unknown, file.name(), "unknown architecture: %1. The known ones are %2.", *name, known);
    return *found;
}

/// The sizes that say how rows of queries, keys and values lie.
struct HeadRows {
    Index width;    ///< rows of one head
    Index queries;  ///< queries of all heads
    Index keys;

    /// The family reports sizes that do not fit, because it asks for the same.
    explicit HeadRows(const Json& config)
    {
        const auto sizeIn = [&](const char* field, Index absent) {
            const Index size = config.value(field, absent);
            return size > 0 && size <= largestWidth ? size : 1;
        };
        const Index heads = sizeIn("num_attention_heads", 1);
        width = sizeIn("head_dim", sizeIn("hidden_size", 1) / heads);
        queries = heads * width;
        keys = sizeIn("num_key_value_heads", heads) * width;
    }
};

/// Some of the slowest axis' places; with `count` 0 one of them, without that axis.
StoredTensor partOf(const StoredTensor& tensor, Index first, Index count)
{
    StoredTensor part = tensor;
    const std::size_t each = tensor.data.size() / static_cast<std::size_t>(tensor.shape.front());
    part.data = tensor.data.subspan(static_cast<std::size_t>(first) * each,
                                    static_cast<std::size_t>(std::max<Index>(1, count)) * each);
    if (count > 0)
        part.shape.front() = count;
    else
        part.shape.erase(part.shape.begin());
    return part;
}

/// A file's tensors under names that families may ask for, where it has several in one or one in several.
class TakenApart {
public:
    TakenApart(const GgufFile& file, const GgufArchitecture& architecture, const ConfigReader& config)
        : m_file(file),
          m_architecture(architecture),
          m_rows(config.json())
    {
        constexpr Index most = 4096;  // more are a hostile file's, which would be a tensor each
        if (architecture.experts && config.has("num_experts")) m_experts = config.count("num_experts", most);
    }

    std::map<std::string, WeightFiles::Entry> tensors()
    {
        for (const auto& [name, tensor] : m_file.tensors())
            if (!takeExperts(name, tensor) && !takeFused(name, tensor) && !takeHeadNorms(name, tensor))
                add(name, tensor);
        return std::move(m_tensors);
    }

private:
    void add(const std::string& name, const StoredTensor& tensor)
    {
        WeightFiles::Entry entry{tensor, m_file.name()};
        if (m_architecture.hybrid) giveUsualShape(name, entry.tensor.shape);
        const bool turned = name.find(".attn_q.") != std::string::npos || name.find(".attn_k.") != std::string::npos;
        // A shape that does not fit is said when the tensor is asked for.
        const bool fits = m_rows.width % 2 == 0 && !tensor.shape.empty() && tensor.shape.front() % m_rows.width == 0;
        if (turned && fits && m_architecture.paired_heads) entry.paired = m_rows.width;
        m_tensors.emplace(name, std::move(entry));
    }

    /// Convolutions lose their axis of one there, and vectors get one, or one of groups.
    static void giveUsualShape(const std::string& name, std::vector<Index>& shape)
    {
        const bool taps = name.ends_with(".ssm_conv1d.weight") || name.ends_with(".shortconv.conv.weight");
        const bool row = name.ends_with(".ssm_a") || name.ends_with(".ssm_d") || name.ends_with(".ssm_norm.weight");
        if (shape.size() != 2 || (!taps && !row)) return;
        shape = taps ? std::vector<Index>{shape[0], 1, shape[1]} : std::vector<Index>{shape[0] * shape[1]};
    }

    /// "blk.0.ffn_up_exps.weight" → "blk.0.ffn_up_exps.3.weight"; older files have each as a tensor of its own,
    /// "blk.0.ffn_up.3.weight", some newer ones two in one, the gates' rows first.
    bool takeExperts(const std::string& name, const StoredTensor& tensor)
    {
        if (m_experts == 0) return false;
        const std::size_t dot = name.rfind('.'), before = dot == 0 ? dot : name.rfind('.', dot - 1);
        if (dot == std::string::npos || before == std::string::npos) return false;
        const std::string ending = name.substr(dot), stem = name.substr(0, dot);
        for (const char* old : {".ffn_gate", ".ffn_up", ".ffn_down"})
            if (name.substr(0, before).ends_with(old)) {
                add(name.substr(0, before) + "_exps" + name.substr(before), tensor);
                return true;
            }
        if (!stem.ends_with("_exps") || tensor.shape.size() < 2) return false;
        if (tensor.shape.front() != m_experts)
            throw Error(Code::WrongShape, m_file.name(),
                        "tensor “%1” has the wrong shape: expected %2 experts, found %3", name,
                        std::to_string(m_experts), std::to_string(tensor.shape.front()));
        constexpr Index mostInAll = 1 << 20;  // twenty times those of the largest models
        if ((m_taken += m_experts) > mostInAll)
            throw Error(Code::OutOfRange, m_file.name(),
                        "the number of experts’ tensors cannot be used: expected at most %1, found more",
                        std::to_string(mostInAll));
        for (Index expert = 0; expert < m_experts; ++expert) {
            const StoredTensor own = partOf(tensor, expert, 0);
            const std::string behind = "." + std::to_string(expert) + ending;
            const std::size_t both = stem.rfind("gate_up_exps");
            if (both == std::string::npos || own.shape.front() % 2 != 0) {
                add(stem + behind, own);
                continue;
            }
            const Index half = own.shape.front() / 2;
            add(stem.substr(0, both) + "gate_exps" + behind, partOf(own, 0, half));
            add(stem.substr(0, both) + "up_exps" + behind, partOf(own, half, half));
        }
        return true;
    }

    /// Queries, keys and values in one, for a family that has three.
    bool takeFused(const std::string& name, const StoredTensor& tensor)
    {
        constexpr std::string_view fused = ".attn_qkv.";
        const std::size_t at = name.find(fused);
        const Index rows = m_rows.queries + 2 * m_rows.keys;
        if (m_architecture.fused || m_architecture.hybrid || at == std::string::npos || tensor.shape.empty()
            || tensor.shape.front() != rows)
            return false;
        const auto part = [&](const char* own, Index first, Index count) {
            add(name.substr(0, at) + own + name.substr(at + fused.size()), partOf(tensor, first, count));
        };
        part(".attn_q.", 0, m_rows.queries);
        part(".attn_k.", m_rows.queries, m_rows.keys);
        part(".attn_v.", m_rows.queries + m_rows.keys, m_rows.keys);
        return true;
    }

    /// StableLM's norms are one for each head.
    bool takeHeadNorms(const std::string& name, const StoredTensor& tensor)
    {
        const bool norm = name.ends_with(".attn_q_norm.weight") || name.ends_with(".attn_k_norm.weight");
        if (!norm || m_architecture.name != "stablelm" || tensor.shape.size() != 2) return false;
        if (tensor.shape.front() * m_rows.width > m_rows.queries) return false;
        const std::size_t dot = name.rfind('.');
        for (Index head = 0; head < tensor.shape.front(); ++head)
            add(name.substr(0, dot) + "." + std::to_string(head) + name.substr(dot), partOf(tensor, head, 0));
        return true;
    }

    const GgufFile& m_file;
    const GgufArchitecture& m_architecture;
    HeadRows m_rows;
    Index m_experts = 0;
    Index m_taken = 0;  ///< experts' tensors so far
    std::map<std::string, WeightFiles::Entry> m_tensors = {};
};

WeightFiles weightsOf(const GgufFile& file, const GgufArchitecture& architecture, const ConfigReader& config)
{
    WeightLayout layout;
    layout.spelled = [&architecture](const std::string& tensor) { return ggufTensorName(architecture, tensor); };
    layout.whole_norms = architecture.whole_norms;
    layout.linear_convolutions = true;
    layout.biases_as_stored = true;
    layout.concatenated = architecture.fused;
    layout.speechless = architecture.speechless;
    return {file.name(), TakenApart(file, architecture, config).tensors(), std::move(layout)};
}

/// @return [dimensions / 2], or empty where the file has none
std::vector<float> divisorsIn(const WeightFiles& weights, const char* name, Index dimensions)
{
    if (!weights.contains(name)) return {};
    const RowVector divisors = weights.vector(name, dimensions / 2);
    if (!(divisors.array() > 0).all())
        throw Error(Code::OutOfRange, weights.name(),
                    "tensor “%1” cannot be used: expected numbers above 0, found one that is not", std::string(name));
    return {divisors.data(), divisors.data() + divisors.size()};
}

const GgufArchitecture* knownArchitectureOf(const GgufFile& file)
{
    const auto name = file.text("general.architecture");
    return name ? ggufArchitectureNamed(*name) : nullptr;
}

std::vector<GgufField> fieldsOf(const GgufArchitecture& architecture)
{
    std::vector<GgufField> fields(commonGgufFields().begin(), commonGgufFields().end());
    fields.insert(fields.end(), architecture.fields.begin(), architecture.fields.end());
    // Fields that are made of several keys.
    fields.push_back({"rope.scaling.factor", "rope_scaling", GgufField::Kind::Number});
    fields.push_back({"attention.sliding_window_pattern", "layer_types", GgufField::Kind::Count});
    return fields;
}

/// The key that a field of the configuration was made of; empty for any other field.
std::string keyOf(const GgufFile& file, std::string_view field)
{
    const GgufArchitecture* architecture = knownArchitectureOf(file);
    if (architecture == nullptr) return {};
    const std::vector<GgufField> fields = fieldsOf(*architecture);
    const auto found = std::ranges::find(fields, field, &GgufField::field);
    return found == fields.end() ? "" : std::string(architecture->name) + "." + std::string(found->key);
}

/// The keys of fields that the family has not read.
std::vector<std::string> keysUnread(const GgufFile& file, const ConfigReader& config)
{
    const GgufArchitecture* architecture = knownArchitectureOf(file);
    if (architecture == nullptr) return {};
    // The shapes of tensors say the same, or it changes no number of a text.
    std::set<std::string, std::less<>> unread, keys,
        read{"attention.head_count_kv", "context_length", "decoder_start_token_id", "expert_feed_forward_length",
             "feed_forward_length"};
    for (const auto& [field, value] : config.unread()) unread.insert(field);
    for (const GgufField& field : fieldsOf(*architecture))
        (unread.contains(field.field) ? keys : read).emplace(field.key);
    std::vector<std::string> names;
    for (const std::string& key : keys)
        if (!read.contains(key)) names.push_back(std::string(architecture->name) + "." + key);
    return names;
}

}  // namespace

GgufModel readGgufModel(const GgufFile& file)
{
    const GgufArchitecture& architecture = architectureOf(file);
    std::vector<std::string> unknown;
    ConfigReader config = ConfigReader::parse(ggufConfiguration(file, architecture, unknown).dump(), file.name());
    WeightFiles weights = weightsOf(file, architecture, config);
    return {std::move(config), std::move(weights), std::move(unknown)};
}

std::vector<std::string> warningsOfUnread(const GgufFile& file, const GgufModel& model)
{
    std::vector<std::string> keys = model.unknown_keys, warnings;
    std::ranges::move(unreadGgufKeys(file), std::back_inserter(keys));
    std::ranges::move(keysUnread(file, model.config), std::back_inserter(keys));
    if (!keys.empty())
        warnings.push_back(file.name()
                           + " has keys that are not read here and may change its numbers: " + listedNames(keys));
    if (const std::vector<std::string> tensors = model.weights.unread(); !tensors.empty())
        warnings.push_back(file.name() + " has tensors that are not used here: " + listedNames(tensors));
    return warnings;
}

void readRotaryDivisors(const GgufFile& file, const WeightFiles& weights, Index dimensions, RotaryScaling& scaling)
{
    scaling.divisors = divisorsIn(weights, "rope_freqs.weight", dimensions);
    if (weights.contains("rope_factors_short.weight")) {
        scaling.divisors = divisorsIn(weights, "rope_factors_short.weight", dimensions);
        scaling.long_divisors = divisorsIn(weights, "rope_factors_long.weight", dimensions);
        const std::string at = file.text("general.architecture").value_or("") + ".rope.scaling.";
        scaling.trained_tokens =
            std::max<Index>(1, file.integer(at + "original_context_length").value_or(scaling.trained_tokens));
        if (const auto factor = file.number(at + "attn_factor"); factor && *factor > 0)
            scaling.attention_factor = static_cast<float>(*factor);
    }
    if (!scaling.divisors.empty()) scaling.kind = RotaryScaling::Kind::Divided;
}

std::string ggufKeyOf(const GgufFile& file, const std::string& field)
{
    constexpr std::string_view opening = "“", closing = "”";
    const bool quoted = field.starts_with(opening) && field.ends_with(closing);
    const auto inside =
        quoted ? std::string_view(field).substr(opening.size(), field.size() - opening.size() - closing.size())
               : std::string_view(field);
    const std::string key = keyOf(file, inside);
    if (key.empty()) return field;
    return quoted ? "“" + key + "”" : key;
}

}  // namespace core
