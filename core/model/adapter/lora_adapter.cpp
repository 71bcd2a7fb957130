#include "core/model/adapter/lora_adapter.h"

#include "core/available_memory.h"
#include "core/error.h"
#include "core/file/file_state.h"
#include "core/model/family/found_weights.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/stored_weight.h"
#include "core/text/listed_names.h"
#include "core/torch/torch_checkpoint.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr const char* configFile = "adapter_config.json";

/// A tensor's name in the base: without what PEFT's own modules put before and between.
std::string nameInBase(std::string name)
{
    for (const std::string_view prefix : {"base_model.model.", "base_model."})
        if (name.starts_with(prefix)) {
            name.erase(0, prefix.size());
            break;
        }
    for (const std::string_view between : {"base_layer.", "modules_to_save.default.", "modules_to_save."})
        if (const std::size_t at = name.find(between); at != std::string::npos && (at == 0 || name[at - 1] == '.'))
            name.erase(at, between.size());
    return name;
}

/// The base's name of a tensor: its own, or one that has a prefix less, or more where it is the only one.
/// @return empty where it has none
std::string tensorIn(const WeightFiles& base, const std::string& name)
{
    constexpr int mostPrefixes = 8;
    std::string ending = name;
    for (int i = 0; i < mostPrefixes; ++i, ending.erase(0, ending.find('.') + 1)) {
        if (base.contains(ending)) return ending;
        // "c_attn.weight" alone could be any layer's.
        if (std::ranges::count(ending, '.') < 2) break;
        const auto isLonger = [&](const auto& each) { return each.first.ends_with("." + ending); };
        const auto& tensors = base.tensors();
        const auto found = std::ranges::find_if(tensors, isLonger);
        const bool only =
            found != tensors.end() && std::find_if(std::next(found), tensors.end(), isLonger) == tensors.end();
        if (only) return found->first;
    }
    return {};
}

/// The base's tensors by a GGUF file's names for them.
std::map<std::string, std::string> namesInGguf(const WeightFiles& base, const GgufArchitecture& architecture)
{
    std::map<std::string, std::string> names;
    for (const std::string& name : base.names()) names.emplace(ggufTensorName(architecture, name), name);
    return names;
}

/// The tensor of a head that is tied to an embedding of this name; empty for names that are no embedding.
std::string tiedHeadOf(const std::string& embedding)
{
    constexpr std::pair<std::string_view, const char*> heads[] = {{"embed_tokens.weight", "lm_head.weight"},
                                                                  {"wte.weight", "lm_head.weight"},
                                                                  {"word_embeddings.weight", "lm_head.weight"},
                                                                  {"embed_in.weight", "embed_out.weight"},
                                                                  {"token_embd.weight", "output.weight"}};
    for (const auto& [ending, head] : heads)
        if (embedding.ends_with(ending)) return head;
    return {};
}

/// The embedding that is a model's head at the same time, by the head's name in the base's files; empty where it has
/// none.
std::string embeddingAsHead(const WeightFiles& base, const std::string& head)
{
    const auto found =
        std::ranges::find_if(base.tensors(), [&](const auto& each) { return tiedHeadOf(each.first) == head; });
    return found == base.tensors().end() ? "" : found->first;
}

/// A tensor as a matrix.
/// @param paired  see WeightFiles::Entry
Matrix matrixOf(const StoredTensor& tensor, const std::string& file, const std::string& name, Index paired = 0)
{
    if (tensor.shape.size() != 2)
        throw Error(Code::Unsupported, file, "tensor “%1” is not supported: expected a matrix, found %2", name,
                    shapeText(tensor.shape));
    if (!tensor.isWeight())
        throw Error(Code::Unsupported, file,
                    "tensor “%1” is not supported: expected float32, float16 or bfloat16, found %2", name,
                    std::string(storedTypeName(tensor.type)));
    const Weight weight = weightOf(tensor, file, name, tensor.shape[0], tensor.shape[1]);
    return paired > 0 && tensor.shape[0] % paired == 0 ? weight.unpaired(paired).matrix() : weight.matrix();
}

/// Whether a rotation turns a GGUF file's queries or keys, by the tensor's name without ".weight".
bool isRotated(const std::string& module) { return module.ends_with(".attn_q") || module.ends_with(".attn_k"); }

}  // namespace

bool LoraAdapter::isAt(const fs::path& folder)
{
    std::error_code none;
    return fs::is_directory(folder, none) && isThere(folder / configFile) && ownWeightsIn(folder).empty();
}

LoraAdapter LoraAdapter::open(const fs::path& folder)
{
    AdapterConfig config{ConfigReader(folder / configFile)};
    const auto* const there =
        std::ranges::find_if(adapterWeights, [&](const char* each) { return isThere(folder / each); });
    if (there == std::end(adapterWeights))
        throw Error(Code::Missing, folder.string(), "%1 is missing: expected the adapter’s weights", adapterWeights[0]);
    const fs::path file = folder / *there;
    requireNoPointer(file);
    if (file.extension() == ".bin") return {std::move(config), TorchCheckpoint::open(file).tensors(), file.string()};
    const auto opened = SafetensorsFile::open(file);
    std::map<std::string, StoredTensor> tensors;
    for (const auto& [name, entry] : opened.tensors()) tensors.emplace(name, opened.stored(name));
    return {std::move(config), tensors, file.string()};
}

LoraAdapter::LoraAdapter(AdapterConfig config, const std::map<std::string, StoredTensor>& tensors, std::string file)
    : m_config(std::move(config)),
      m_file(std::move(file))
{
    for (const auto& [name, tensor] : tensors) take(name, tensor);
    requireWhole();
}

bool LoraAdapter::isIn(const GgufFile& file) { return file.text("general.type").value_or("model") == "adapter"; }

LoraAdapter LoraAdapter::open(const GgufFile& file)
{
    const std::string name = file.text("general.architecture").value_or("");
    const GgufArchitecture* architecture = ggufArchitectureNamed(name);
    if (architecture == nullptr)
        throw Error(Code::Unknown, file.name(), "unknown architecture: %1. The known ones are %2.", name,
                    listedNames(knownGgufArchitectures()));
    // GPT-2's folders have its projections [in, out].
    LoraAdapter adapter(AdapterConfig(file, architecture->model_type == "gpt2"), file.name(), *architecture);
    for (const auto& [tensor, stored] : file.tensors()) adapter.takeGguf(tensor, stored);
    adapter.requireWhole();
    return adapter;
}

void LoraAdapter::requireWhole() const
{
    if (m_parts.empty() && m_whole.empty())
        throw Error(Code::Missing, m_file,
                    "what the adapter changes is missing: expected tensors named …lora_A.weight");
    for (const auto& [module, part] : m_parts)
        if (!part.a || !part.b)
            throw Error(Code::Missing, m_file,
                        part.a ? "tensor “%1.lora_B.weight” is missing" : "tensor “%1.lora_A.weight” is missing",
                        module);
}

void LoraAdapter::take(const std::string& name, const StoredTensor& tensor)
{
    const std::string own = nameInBase(name);
    const auto set = [&](std::optional<StoredTensor>& to) {
        if (to)
            throw Error(Code::Ambiguous, m_file,
                        "tensor “%1” could be any of two adapters; choose one with a file of one adapter", name);
        to = tensor;
    };
    const std::size_t at = own.find(".lora_");
    if (at == std::string::npos) {
        // Fields of other kinds of adapters.
        for (const char* other :
             {"ia3_l", "prompt_embeddings", "trainable_tokens", "original_module", "vera_", "hada_"})
            if (own.find(other) != std::string::npos)
                throw Error(Code::Unsupported, m_file,
                            "tensor “%1” is not supported: expected matrices of low rank, or whole tensors, found %2",
                            name, other);
        m_whole.insert_or_assign(own, tensor);
        return;
    }
    // "lora_A.weight", or with the adapter's name between; an embedding's have no ".weight".
    const std::string kind = own.substr(at + 1, own.find('.', at + 1) - at - 1);
    Part& part = partOf(own, at);
    const bool isBias = own.ends_with(".bias");
    if (kind == "lora_A" && !isBias) return set(part.a);
    if (kind == "lora_B" && !isBias) return set(part.b);
    if (kind == "lora_magnitude_vector") return set(part.lengths);
    part.embedding = true;
    if (kind == "lora_embedding_A") return set(part.a);
    if (kind == "lora_embedding_B") return set(part.b);
    throw Error(Code::Unsupported, m_file,
                isBias
                    ? "tensor “%1” is not supported: expected lora_A, lora_B and lora_magnitude_vector, found %2.bias"
                    : "tensor “%1” is not supported: expected lora_A, lora_B and lora_magnitude_vector, found %2",
                name, kind);
}

void LoraAdapter::takeGguf(const std::string& name, StoredTensor tensor)
{
    constexpr std::string_view weight = ".weight";
    const std::size_t dot = name.rfind('.');
    const std::string kind = dot == std::string::npos ? name : name.substr(dot + 1);
    std::string module = name.substr(0, dot);
    if ((kind != "lora_a" && kind != "lora_b") || !module.ends_with(weight))
        throw Error(Code::Unsupported, m_file,
                    "tensor “%1” is not supported: expected matrices NAME.weight.lora_a and NAME.weight.lora_b, found "
                    "another one",
                    name);
    module.erase(module.size() - weight.size());
    Part& part = m_parts[module];
    // An embedding's first matrix has a row for each token, as the embedding itself.
    part.embedding = module == "token_embd";
    (kind == "lora_a" ? part.a : part.b) = std::move(tensor);
}

WeightFiles::Entry LoraAdapter::adapted(const WeightFiles& files, const std::string& name, const std::string& module,
                                        const AdapterFit& fit) const
{
    const Part& part = m_parts.at(module);
    const WeightFiles::Entry& base = files.entry(name);
    Matrix a = matrixOf(*part.a, m_file, module + ".lora_A.weight");
    if (part.embedding && m_architecture != nullptr) a.transposeInPlace();
    const Matrix b = matrixOf(*part.b, m_file, module + ".lora_B.weight", isRotated(module) ? fit.paired : 0);
    const Index rank = m_config.rankOf(module).value_or(b.cols()), out = b.rows(), in = a.cols();
    if (a.rows() != rank || b.cols() != rank)
        throw Error(Code::WrongShape, m_file,
                    "the adapter of “%1” has the wrong shape: expected rank %2, found %3 and %4", module,
                    std::to_string(rank), std::to_string(a.rows()), std::to_string(b.cols()));
    const std::vector<Index> straight{out, in}, turned{in, out};
    const bool mayTurn = in != out || (m_config.turned() && !files.layout().linear_convolutions);
    const bool isTurned = part.embedding || (base.tensor.shape == turned && mayTurn);
    if (base.tensor.shape != (isTurned ? turned : straight))
        throw Error(Code::WrongShape, base.file,
                    "tensor “%1” has the wrong shape: expected %2, which %3 adapts, found %4", name,
                    shapeText(part.embedding ? turned : straight), m_file, shapeText(base.tensor.shape));
    // [out, in] throughout, as B · A is.
    Matrix sum = matrixOf(base.tensor, base.file, name, fit.unpairs ? base.paired : 0);
    if (isTurned) sum.transposeInPlace();
    sum += m_config.scaleOf(module, rank) * Weight::own(a).multipliedBy(b);
    if (part.lengths) {
        if (part.embedding)
            throw Error(Code::Unsupported, m_file,
                        "an embedding’s lora_magnitude_vector is not supported: expected one of a projection, found %1",
                        module);
        const Weight lengths = weightOf(*part.lengths, m_file, module + ".lora_magnitude_vector", 1, out);
        const Eigen::VectorXf factors = lengths.row(0).transpose().array() / sum.rowwise().norm().array();
        sum.array().colwise() *= factors.array();
    }
    if (isTurned) sum.transposeInPlace();
    const auto kept = std::make_shared<const Matrix>(std::move(sum));
    const std::span<const float> numbers(kept->data(), static_cast<std::size_t>(kept->size()));
    WeightFiles::Entry changed = base;
    changed.tensor = {
        .type = ElementType::F32, .shape = base.tensor.shape, .data = std::as_bytes(numbers), .owner = kept};
    if (fit.unpairs) changed.paired = 0;
    return changed;
}

void LoraAdapter::requireMemory(const WeightFiles& base, const std::map<std::string, std::string>& adapted) const
{
    std::size_t bytes = 0;
    for (const auto& [module, name] : adapted)
        bytes += static_cast<std::size_t>(base.entry(name).tensor.size()) * sizeof(float);
    const std::size_t free = memoryForTraces();
    if (bytes > free)
        throw Error(Code::NoMemory, m_file,
                    "not enough memory for its base’s weights with the adapter in them: %1 needed, %2 free",
                    memoryText(bytes), memoryText(free));
}

WeightFiles LoraAdapter::addedTo(const WeightFiles& base, const AdapterFit& fit) const
{
    const std::map<std::string, std::string> in_gguf =
        fit.names == nullptr ? std::map<std::string, std::string>() : namesInGguf(base, *fit.names);
    // By the name in the base's files; empty where it has none.
    const auto nameOf = [&](const std::string& tensor) -> std::string {
        if (fit.names != nullptr) return in_gguf.contains(tensor) ? in_gguf.at(tensor) : std::string();
        const std::string known = tensorIn(base, tensor);
        return known.empty() || !base.layout().spelled ? known : base.layout().spelled(known);
    };
    std::map<std::string, std::string> adapted_names, tied_heads;
    for (const auto& [module, part] : m_parts) {
        std::string& name = adapted_names[module] = nameOf(module + ".weight");
        if (name.empty() && fit.tied) {
            const std::string weight = module + ".weight";
            const std::string& head = tied_heads[module] =
                base.layout().spelled ? base.layout().spelled(weight) : weight;
            name = embeddingAsHead(base, head);
        }
        if (name.empty())
            throw Error(Code::Missing, base.name(),
                        "tensor “%1.weight” is missing: expected the model that %2 was made for: %3", module, m_file,
                        m_config.base());
    }
    requireMemory(base, adapted_names);
    std::map<std::string, WeightFiles::Entry> tensors = base.tensors();
    const auto put = [&](const std::string& name, WeightFiles::Entry entry) {
        const std::string head = fit.tied && !m_config.keepsTies() && base.contains(name) ? tiedHeadOf(name) : "";
        if (!head.empty()) tensors.try_emplace(head, base.entry(name));
        tensors[name] = std::move(entry);
    };
    for (const auto& [name, tensor] : m_whole) {
        const std::string known = nameOf(name);
        if (fit.unpairs && tiedHeadOf(known).empty() && known != "output.weight")
            throw Error(Code::Unsupported, m_file,
                        "tensor “%1” is not supported: expected the model’s folder with config.json as its base, found "
                        "a GGUF file",
                        name);
        put(known.empty() ? name : known, {tensor, m_file});
    }
    for (const auto& [module, name] : adapted_names) {
        const auto head = tied_heads.find(module);
        put(head == tied_heads.end() ? name : head->second, adapted(base, name, module, fit));
    }
    WeightFiles sum(base.name(), std::move(tensors), base.layout());
    for (const std::string& oddity : base.told()) sum.tell(oddity);
    return sum;
}

}  // namespace core
