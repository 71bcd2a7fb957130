#include "core/model/family/weight_files.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/file/inner_names.h"
#include "core/file/mapped_file.h"
#include "core/gguf/gguf_name.h"
#include "core/json/json_text.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/stored_weight.h"
#include "core/torch/torch_checkpoint.h"

#include <algorithm>
#include <set>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr const char* singleFile = "model.safetensors";
constexpr const char* indexFile = "model.safetensors.index.json";
constexpr const char* torchFile = "pytorch_model.bin";
constexpr const char* torchIndexFile = "pytorch_model.bin.index.json";

/// The index: tensor → shard, checked so that no name leads out of the folder.
std::map<std::string, std::string> readIndex(const fs::path& file)
{
    const Json json = readJsonObject(file.string(), 256U << 20U);
    const auto map = json.find("weight_map");
    if (map == json.end() || !map->is_object() || map->empty())
        throw Error(Code::Missing, file.string(), "“weight_map”", "an object of tensors and their files", "");
    std::map<std::string, std::string> shards;
    for (const auto& [tensor, shard] : map->items()) {
        const std::string name = shard.is_string() ? shard.get<std::string>() : "";
        if (name.empty() || !isInFolder(name))
            throw Error(Code::Malformed, file.string(), "the file of tensor “" + tensor + "”",
                        "the name of a file in the same folder", shard.dump(-1, ' ', true).substr(0, 80));
        shards.emplace(tensor, name);
    }
    return shards;
}

/// Whether a tensor is a mask, which GPT-2's old files keep as [1, 1, T, T].
bool isMask(const std::vector<Index>& shape) { return shape.size() == 4 && shape[0] == 1 && shape[1] == 1; }

/// Adds all tensors of one file.
void addTensors(const fs::path& file, std::map<std::string, WeightFiles::Entry>& tensors)
{
    requireNoPointer(file, sizeOfFile(file));
    if (file.extension() == ".bin") {
        const auto opened = TorchCheckpoint::open(file);
        for (const auto& [name, tensor] : opened.tensors()) tensors[name] = {tensor, opened.name()};
    } else {
        const auto opened = SafetensorsFile::open(file);
        for (const auto& [name, entry] : opened.tensors()) tensors[name] = {opened.stored(name), opened.name()};
    }
}

/// The tensors that an index names, of the shards that it names.
std::map<std::string, WeightFiles::Entry> readShards(const fs::path& index)
{
    std::map<std::string, std::map<std::string, WeightFiles::Entry>> opened;
    std::map<std::string, WeightFiles::Entry> tensors;
    for (const auto& [tensor, shard] : readIndex(index)) {
        const fs::path file = index.parent_path() / shard;
        if (!opened.contains(shard)) {
            if (!isThere(file))
                throw Error(Code::Missing, index.parent_path().string(), shard,
                            "every file that " + index.filename().string() + " names", "");
            addTensors(file, opened[shard]);
        }
        const auto found = opened[shard].find(tensor);
        if (found == opened[shard].end()) throw Error(Code::Missing, file.string(), "tensor “" + tensor + "”", "", "");
        tensors.insert(*found);
    }
    return tensors;
}

}  // namespace

void throwWithoutWeights(const fs::path& folder)
{
    for (const char* other : {"tf_model.h5", "flax_model.msgpack", "model.onnx"})
        if (isThere(folder / other))
            throw Error(Code::Missing, folder.string(), singleFile, "the weights as safetensors",
                        std::string("only ") + other);
    throw Error(Code::Missing, folder.string(), singleFile, "", "");
}

void requireNoPointer(const fs::path& file, std::uint64_t bytes)
{
    constexpr std::uint64_t longestPointer = 1024;
    if (bytes <= longestPointer && readText(file.string(), longestPointer).starts_with("version https://git-lfs"))
        throw Error(Code::CannotRead, file.string(), "", "",
                    "it only stands for the weights, which “git lfs pull” fetches");
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
    std::error_code failed;
    for (fs::directory_iterator each(folder, failed), end; !failed && each != end; each.increment(failed)) {
        if (isNamedAsModel(each->path())) names.push_back(each->path().filename().string());
    }
    if (names.empty()) return {};
    std::ranges::sort(names);
    if (names.size() == 1) return folder / names.front();
    std::string found;
    for (const std::string& name : names) found.append(found.empty() ? "" : ", ").append(name);
    throw Error(Code::Ambiguous, folder.string(), "the model", "the file’s own name instead of the folder’s", found);
}

fs::path ownWeightsIn(const fs::path& folder)
{
    for (const char* name : {singleFile, indexFile, torchFile, torchIndexFile})
        if (isThere(folder / name)) return folder / name;
    return {};
}

fs::path weightsFileOf(const fs::path& folder)
{
    std::error_code none;
    if (fs::is_regular_file(folder, none)) return folder;
    if (fs::path own = ownWeightsIn(folder); !own.empty()) return own;
    for (const char* adapter : adapterWeights)
        if (isThere(folder / adapter)) return folder / adapter;
    if (isThere(folder / "config.json")) return folder / singleFile;
    const fs::path gguf = ggufIn(folder);
    return gguf.empty() ? folder / singleFile : gguf;
}

WeightFiles::WeightFiles(std::string name, std::map<std::string, Entry> tensors, WeightLayout layout)
    : m_name(std::move(name)),
      m_tensors(std::move(tensors)),
      m_layout(std::move(layout))
{
}

WeightFiles WeightFiles::open(const fs::path& folder)
{
    const fs::path file = weightsFileOf(folder);
    if (!isThere(file)) throwWithoutWeights(folder);
    if (file.extension() == ".json") return {file.string(), readShards(file)};
    std::map<std::string, Entry> tensors;
    addTensors(file, tensors);
    return {file.string(), std::move(tensors)};
}

bool WeightFiles::hasLayer(const std::string& prefix, Index layer) const
{
    const std::string wanted = prefix + std::to_string(layer) + ".";
    return std::ranges::any_of(m_tensors, [&](const auto& entry) {
        const std::size_t at = entry.first.find(wanted);
        return at == 0 || (at != std::string::npos && entry.first[at - 1] == '.');
    });
}

Index WeightFiles::parameters() const
{
    Index count = 0;
    for (const auto& [name, entry] : m_tensors)
        if (isFloatType(entry.tensor.type) && !isMask(entry.tensor.shape)) count += entry.tensor.size();
    return count;
}

const WeightFiles::Entry& WeightFiles::entry(const std::string& tensor) const
{
    const std::string name = spelled(tensor);
    const auto found = m_tensors.find(name);
    if (found == m_tensors.end()) throw Error(Code::Missing, m_name, "tensor “" + name + "”", "", "");
    m_read->insert(name);
    return found->second;
}

std::vector<std::string> WeightFiles::unread() const
{
    std::vector<std::string> names;
    for (const auto& [name, entry] : m_tensors)
        if (!m_read->contains(name)) names.push_back(name);
    return names;
}

Weight WeightFiles::matrix(const std::string& tensor, Index rows, Index cols) const
{
    const std::string name = spelled(tensor);
    const Entry& entry = this->entry(tensor);
    // Whole numbers are a quantized model's, whose scales would be left out.
    if (!isFloatType(entry.tensor.type))
        throw Error(Code::Unsupported, entry.file, "tensor “" + name + "”", "float32, float16 or bfloat16",
                    std::string(storedTypeName(entry.tensor.type)));
    const Weight weight = weightOf(entry.tensor, entry.file, name, rows, cols);
    return entry.paired == 0 || rows == 1 ? weight : weight.unpaired(entry.paired);
}

RowVector WeightFiles::vector(const std::string& tensor, Index size) const
{
    RowVector stored = matrix(tensor, 1, size).row(0);
    const Index paired = entry(tensor).paired;
    if (paired == 0) return stored;
    // As the rows of the matrix that it is the bias of.
    const StoredPart order{.rows = size, .cols = 1, .paired = paired};
    RowVector numbers(size);
    for (Index i = 0; i < size; ++i) numbers(i) = stored(order.rowOf(i));
    return numbers;
}

}  // namespace core
