#include "core/model/family/weight_files.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/file/folder_names.h"
#include "core/file/inner_names.h"
#include "core/file/mapped_file.h"
#include "core/gguf/gguf_file.h"
#include "core/gguf/gguf_name.h"
#include "core/json/json_text.h"
#include "core/model/family/found_weights.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/stored_weight.h"
#include "core/torch/torch_checkpoint.h"

#include <algorithm>
#include <set>

namespace core {
namespace {

namespace fs = std::filesystem;

/// The index: tensor → shard, checked so that no name leads out of the folder.
std::map<std::string, std::string> readIndex(const fs::path& file)
{
    const Json json = readJsonObject(file.string(), 256U << 20U);
    const auto map = json.find("weight_map");
    if (map == json.end() || !map->is_object() || map->empty())
        throw Error(Code::Missing, file.string(),
                    "“weight_map” is missing: expected an object of tensors and their files");
    std::map<std::string, std::string> shards;
    for (const auto& [tensor, shard] : map->items()) {
        const std::string name = shard.is_string() ? shard.get<std::string>() : "";
        if (name.empty() || !isInFolder(name))
            throw Error(Code::Malformed, file.string(),
                        "the file of tensor “%1” cannot be understood: expected the name of a file in the same folder, "
                        "found %2",
                        tensor, shard.dump(-1, ' ', true).substr(0, 80));
        shards.emplace(tensor, name);
    }
    return shards;
}

/// Whether a tensor is a mask, which GPT-2's old files keep as [1, 1, T, T].
bool isMask(const std::vector<Index>& shape) { return shape.size() == 4 && shape[0] == 1 && shape[1] == 1; }

/// Whether a GGUF file holds something else than a model, which stands beside it. One that cannot be read counts as a
/// model: what is wrong with it is said when it is opened.
bool standsBesideAModel(const fs::path& file)
{
    try {
        return kindOfGguf(GgufFile::open(file)) != "model";
    } catch (const Error&) {
        return false;
    }
}

/// Adds all tensors of one file.
void addTensors(const fs::path& file, std::map<std::string, WeightFiles::Entry>& tensors)
{
    requireNoPointer(file);
    if (file.extension() != ".safetensors") {
        const auto opened = TorchCheckpoint::open(file);
        for (const auto& [name, tensor] : opened.tensors()) tensors[name] = {tensor, opened.name()};
    } else {
        const auto opened = SafetensorsFile::open(file);
        for (const auto& [name, entry] : opened.tensors()) tensors[name] = {opened.stored(name), opened.name()};
    }
}

/// The tensors of all shards that an index names. Names that only the index has are passed over: a tensor that is
/// needed is missed where it is asked for.
/// @param absent  receives tensors of shards that are not there, and these
std::map<std::string, WeightFiles::Entry> readShards(const fs::path& index, std::map<std::string, std::string>& absent)
{
    std::map<std::string, std::map<std::string, WeightFiles::Entry>> opened;
    const std::map<std::string, std::string> named = readIndex(index);
    for (const auto& [tensor, shard] : named) {
        const fs::path file = index.parent_path() / shard;
        if (!opened.contains(shard) && isThere(file)) addTensors(file, opened[shard]);
        if (!opened.contains(shard)) absent.emplace(tensor, shard);
    }
    std::map<std::string, WeightFiles::Entry> tensors;
    for (const auto& [tensor, shard] : named)
        if (opened.contains(shard))
            if (const auto found = opened[shard].find(tensor); found != opened[shard].end()) tensors.insert(*found);
    for (auto& [shard, held] : opened) tensors.merge(held);
    std::erase_if(absent, [&](const auto& each) { return tensors.contains(each.first); });
    return tensors;
}

}  // namespace

void requireNoPointer(const fs::path& file)
{
    if (isPointer(file))
        throw Error(Code::CannotRead, file.string(),
                    "%0 cannot be read: it only stands for the weights, which “git lfs pull” fetches");
    if (isWebPage(file))
        throw Error(
            Code::CannotRead, file.string(),
            "%0 cannot be read: it is a web page, as a download that was refused leaves. Fetch the file again.");
}

std::vector<std::string> shardsNamedIn(const fs::path& index)
{
    std::set<std::string> names;
    for (const auto& [tensor, shard] : readIndex(index)) names.insert(shard);
    return {names.begin(), names.end()};
}

fs::path ggufIn(const fs::path& folder)
{
    std::vector<std::string> names;
    constexpr std::size_t mostNames = 100'000;
    for (std::string& name : namesIn(folder, mostNames))
        if (isNamedAsModel(folder / name)) names.push_back(std::move(name));
    if (names.empty()) return {};
    if (names.size() > 1)
        std::erase_if(names, [&](const std::string& name) { return standsBesideAModel(folder / name); });
    if (names.empty()) return {};
    if (names.size() == 1) return folder / names.front();
    std::string found;
    for (const std::string& name : names) found.append(found.empty() ? "" : ", ").append(name);
    throw Error(Code::Ambiguous, folder.string(),
                "the model could be any of %1; choose one with the file’s own name instead of the folder’s", found);
}

fs::path weightsFileOf(const fs::path& folder)
{
    std::error_code none;
    if (fs::is_regular_file(folder, none)) return folder;
    const FoundWeights found = findWeights(folder);
    if (!found.files.empty() && !found.guessed) return found.files.front();
    for (const char* adapter : adapterWeights)
        if (isThere(folder / adapter)) return folder / adapter;
    if (fs::path gguf = ggufIn(folder); !gguf.empty()) return gguf;
    return found.files.empty() ? folder / "model.safetensors" : found.files.front();
}

WeightFiles::WeightFiles(std::string name, std::map<std::string, Entry> tensors, WeightLayout layout)
    : m_name(std::move(name)),
      m_tensors(std::move(tensors)),
      m_layout(std::move(layout))
{
}

WeightFiles WeightFiles::open(const fs::path& folder, WeightLayout layout)
{
    std::error_code none;
    const bool isFile = fs::is_regular_file(folder, none);
    const FoundWeights found = isFile ? FoundWeights{.files = {folder}, .told = {}} : findWeights(folder);
    if (found.files.empty()) throwWithoutWeights(folder);
    const fs::path& first = found.files.front();
    std::map<std::string, Entry> tensors;
    std::map<std::string, std::string> absent;
    if (first.extension() == ".json")
        tensors = readShards(first, absent);
    else
        for (const fs::path& file : found.files) addTensors(file, tensors);
    WeightFiles files(first.string(), std::move(tensors), std::move(layout));
    if (!found.told.empty()) files.tell(found.told);
    if (!absent.empty())
        files.tell(first.string() + " names files that are not there, such as " + absent.begin()->second
                   + "; nothing in them is needed");
    files.m_absent = std::move(absent);
    return files;
}

WeightFiles WeightFiles::renamed(std::map<std::string, std::string> names) const
{
    WeightFiles other = *this;
    other.m_names = std::make_shared<const std::map<std::string, std::string>>(std::move(names));
    return other;
}

WeightFiles WeightFiles::with(std::map<std::string, Entry> tensors,
                              const std::function<std::string(const std::string&)>& absent) const
{
    WeightFiles other = *this;
    other.m_tensors = std::move(tensors);
    other.m_absent.clear();
    for (const auto& [name, shard] : m_absent)
        if (const std::string now = absent(name); !other.m_tensors.contains(now)) other.m_absent.emplace(now, shard);
    return other;
}

WeightFiles WeightFiles::below(const std::string& beginning) const
{
    std::map<std::string, std::string> inside;
    for (const std::string& name : names())
        if (name.starts_with(beginning)) inside.emplace(name.substr(beginning.size()), spelled(name));
    return renamed(std::move(inside));
}

std::string WeightFiles::spelled(const std::string& tensor) const
{
    if (m_layout.spelled) return m_layout.spelled(tensor);
    if (!m_names) return tensor;
    const auto found = m_names->find(tensor);
    // Another name of the file's is not this tensor's.
    return found == m_names->end() ? (m_tensors.contains(tensor) ? std::string() : tensor) : found->second;
}

void WeightFiles::requireShardOf(const std::string& name) const
{
    const auto absent = m_absent.find(name);
    if (absent == m_absent.end()) return;
    const fs::path index = m_name;
    throw Error(Code::Missing, index.parent_path().string(), "%1 is missing: expected every file that %2 names",
                absent->second, index.filename().string());
}

bool WeightFiles::contains(const std::string& tensor) const
{
    const std::string name = spelled(tensor);
    requireShardOf(name);
    return m_tensors.contains(name);
}

std::vector<std::string> WeightFiles::names() const
{
    std::vector<std::string> all;
    if (m_names) {
        for (const auto& [name, unused] : *m_names) all.push_back(name);
        return all;
    }
    for (const auto& [name, unused] : m_tensors) all.push_back(name);
    for (const auto& [name, unused] : m_absent) all.push_back(name);
    return all;
}

bool WeightFiles::hasLayer(const std::string& prefix, Index layer) const
{
    const std::string wanted = prefix + std::to_string(layer) + ".";
    return std::ranges::any_of(m_tensors, [&](const auto& entry) {
        const std::string& name = entry.first;
        const std::size_t at = name.find(wanted);
        if (at == std::string::npos || (at > 0 && name[at - 1] != '.')) return false;
        const std::string first = name.substr(0, at) + prefix + "0.";
        const auto read = m_asked->read.lower_bound(first);
        return read != m_asked->read.end() && read->starts_with(first);
    });
}

Index WeightFiles::parameters() const
{
    Index count = 0;
    for (const auto& [name, entry] : m_tensors)
        if (entry.tensor.isWeight() && !isMask(entry.tensor.shape)) count += entry.tensor.size();
    return count;
}

const WeightFiles::Entry& WeightFiles::entry(const std::string& tensor) const
{
    const std::string name = spelled(tensor);
    const auto found = m_tensors.find(name);
    if (found == m_tensors.end()) {
        requireShardOf(name);
        m_asked->missed = tensor;
        throw Error(Code::Missing, m_name, "tensor “%1” is missing", name.empty() ? tensor : name);
    }
    if (found->second.problem) throw Error(*found->second.problem);
    m_asked->read.insert(name);
    return found->second;
}

std::vector<std::string> WeightFiles::unread() const
{
    std::vector<std::string> names;
    for (const auto& [name, entry] : m_tensors)
        if (!m_asked->read.contains(name)) names.push_back(name);
    return names;
}

Weight WeightFiles::matrix(const std::string& tensor, Index rows, Index cols) const
{
    const std::string name = spelled(tensor);
    const Entry& entry = this->entry(tensor);
    // Whole numbers are a quantized model's, whose scales would be left out.
    if (!entry.tensor.isWeight())
        throw Error(Code::Unsupported, entry.file,
                    "tensor “%1” is not supported: expected float32, float16 or bfloat16, found %2", name,
                    std::string(storedTypeName(entry.tensor.type)));
    const Weight weight = weightOf(entry.tensor, entry.file, name, rows, cols);
    if (entry.tensor.coded && entry.tensor.coded->areScalesZero())
        tell(entry.file + ": all scales of “" + name + "” are 0, and so are its numbers");
    return entry.paired == 0 || rows == 1 ? weight : weight.unpaired(entry.paired);
}

RowVector WeightFiles::vector(const std::string& tensor, Index size) const
{
    RowVector stored = matrix(tensor, 1, size).row(0);
    const Index paired = entry(tensor).paired;
    if (paired == 0) return stored;
    // A bias is stored in the order of its matrix's rows.
    const StoredPart order{.rows = size, .cols = 1, .paired = paired};
    RowVector numbers(size);
    for (Index i = 0; i < size; ++i) numbers(i) = stored(order.rowOf(i));
    return numbers;
}

}  // namespace core
