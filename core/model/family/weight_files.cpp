#include "core/model/family/weight_files.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"

#include <algorithm>
#include <set>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr const char* singleFile = "model.safetensors";
constexpr const char* indexFile = "model.safetensors.index.json";

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
        if (name.empty() || fs::path(name).filename() != name || name == "." || name == "..")
            throw Error(Code::Malformed, file.string(), "the file of tensor “" + tensor + "”",
                        "the name of a file in the same folder", shard.dump(-1, ' ', true).substr(0, 80));
        shards.emplace(tensor, name);
    }
    return shards;
}

bool isFloat(ElementType type)
{
    return type == ElementType::F32 || type == ElementType::F16 || type == ElementType::BF16
           || type == ElementType::F64;
}

/// Whether a tensor is a mask, which GPT-2's old files keep as [1, 1, T, T].
bool isMask(const std::vector<Index>& shape) { return shape.size() == 4 && shape[0] == 1 && shape[1] == 1; }

}  // namespace

void throwWithoutWeights(const fs::path& folder)
{
    for (const char* other : {"pytorch_model.bin", "pytorch_model.bin.index.json"})
        if (isThere(folder / other))
            throw Error(Code::Missing, folder.string(), singleFile,
                        "a safetensors file, which resources/python/to_safetensors.py makes of pytorch_model.bin",
                        std::string("only ") + other);
    for (const char* other : {"tf_model.h5", "flax_model.msgpack", "model.gguf", "model.onnx"})
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

fs::path weightsFileOf(const fs::path& folder)
{
    const bool sharded = !isThere(folder / singleFile) && isThere(folder / indexFile);
    return folder / (sharded ? indexFile : singleFile);
}

WeightFiles WeightFiles::open(const fs::path& folder)
{
    WeightFiles weights;
    const fs::path file = weightsFileOf(folder);
    weights.m_name = file.string();
    if (!isThere(file)) throwWithoutWeights(folder);
    if (file.filename() == singleFile) {
        requireNoPointer(file, sizeOfFile(file));
        weights.m_files.push_back(SafetensorsFile::open(file));
        for (const auto& [tensor, entry] : weights.m_files.front().tensors()) weights.m_file_of.emplace(tensor, 0);
        return weights;
    }
    std::map<std::string, std::size_t> opened;
    for (const auto& [tensor, shard] : readIndex(file)) {
        if (!opened.contains(shard)) {
            if (!isThere(folder / shard))
                throw Error(Code::Missing, folder.string(), shard,
                            "every file that " + std::string(indexFile) + " names", "");
            opened.emplace(shard, weights.m_files.size());
            requireNoPointer(folder / shard, sizeOfFile(folder / shard));
            weights.m_files.push_back(SafetensorsFile::open(folder / shard));
        }
        const std::size_t place = opened.at(shard);
        weights.m_files[place].entry(tensor);  // throws where the index names a tensor that is not there
        weights.m_file_of.emplace(tensor, place);
    }
    return weights;
}

bool WeightFiles::hasLayer(const std::string& prefix, Index layer) const
{
    const std::string wanted = prefix + std::to_string(layer) + ".";
    return std::ranges::any_of(m_file_of, [&](const auto& entry) {
        const std::size_t at = entry.first.find(wanted);
        return at == 0 || (at != std::string::npos && entry.first[at - 1] == '.');
    });
}

Index WeightFiles::parameters() const
{
    Index count = 0;
    for (const auto& [tensor, place] : m_file_of) {
        const TensorEntry& entry = m_files[place].entry(tensor);
        if (isFloat(entry.type) && !isMask(entry.shape)) count += entry.size();
    }
    return count;
}

const SafetensorsFile& WeightFiles::fileOf(const std::string& tensor) const
{
    const auto found = m_file_of.find(tensor);
    if (found == m_file_of.end()) throw Error(Code::Missing, m_name, "tensor “" + tensor + "”", "", "");
    return m_files[found->second];
}

Weight WeightFiles::matrix(const std::string& tensor, Index rows, Index cols) const
{
    const SafetensorsFile& file = fileOf(tensor);
    // Whole numbers are a quantized model's, whose scales would be left out.
    if (!isFloat(file.entry(tensor).type))
        throw Error(Code::Unsupported, file.name(), "tensor “" + tensor + "”", "float32, float16 or bfloat16",
                    std::string(elementTypeName(file.entry(tensor).type)));
    return file.matrix(tensor, rows, cols);
}

RowVector WeightFiles::vector(const std::string& tensor, Index size) const { return matrix(tensor, 1, size).row(0); }

}  // namespace core
