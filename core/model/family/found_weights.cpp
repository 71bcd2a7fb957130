#include "core/model/family/found_weights.h"

#include "core/error.h"
#include "core/file/file_beginning.h"
#include "core/file/file_state.h"
#include "core/file/folder_names.h"
#include "core/tensor/safetensors.h"
#include "core/text/listed_names.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <set>
#include <span>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostNamesLookedAt = 10'000;

/// The names under which transformers saves weights, the usual one first.
constexpr std::array usualNames = {"model.safetensors", "model.safetensors.index.json", "pytorch_model.bin",
                                   "pytorch_model.bin.index.json"};

/// Files that trainings and adapters leave beside weights.
constexpr std::array otherStems = {"training_args", "optimizer", "scheduler", "scaler", "rng_state", "adapter_model"};

bool isDigits(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// "model-00002-of-00004.safetensors".
struct ShardName {
    std::string_view stem;    ///< "model"
    std::string_view number;  ///< "00002"
    std::string_view count;   ///< "00004"
    std::string_view ending;  ///< ".safetensors"
};

std::optional<ShardName> shardNamed(std::string_view name)
{
    const std::size_t of = name.rfind("-of-"), dot = name.find('.', of == std::string_view::npos ? 0 : of);
    if (of == std::string_view::npos || dot == std::string_view::npos) return std::nullopt;
    const std::size_t dash = of == 0 ? std::string_view::npos : name.rfind('-', of - 1);
    if (dash == std::string_view::npos) return std::nullopt;
    const ShardName shard{name.substr(0, dash), name.substr(dash + 1, of - dash - 1), name.substr(of + 4, dot - of - 4),
                          name.substr(dot)};
    const bool weights = shard.ending == ".safetensors" || shard.ending == ".bin";
    return weights && isDigits(shard.number) && isDigits(shard.count) ? std::optional(shard) : std::nullopt;
}

bool isWeightsName(const std::string& name)
{
    const std::string ending = fs::path(name).extension().string();
    const bool known =
        ending == ".safetensors" || ending == ".bin" || ending == ".pt" || ending == ".pth" || ending == ".ckpt";
    return known && std::ranges::none_of(otherStems, [&](const char* stem) { return name.starts_with(stem); });
}

/// Whether a name is that of an index: "model.safetensors.index.fp16.json".
bool isIndexName(const std::string& name)
{
    return name.ends_with(".json") && name.find(".index") != std::string::npos
           && (name.starts_with("model.safetensors.") || name.starts_with("pytorch_model.bin."));
}

/// All shards of the first kind that there is.
/// @throws Error{Missing} naming the first that is not there
std::vector<fs::path> shardsWithoutIndex(const fs::path& folder, const std::vector<std::string>& names)
{
    std::vector<fs::path> shards;
    std::optional<ShardName> first;
    std::set<std::string_view> numbers;
    for (const std::string& name : names) {
        const auto shard = shardNamed(name);
        if (!shard) continue;
        if (!first) first = shard;
        if (shard->stem != first->stem || shard->ending != first->ending || shard->count != first->count) continue;
        shards.push_back(folder / name);
        numbers.insert(shard->number);
    }
    if (!first) return {};
    const std::size_t count = std::strtoull(std::string(first->count).c_str(), nullptr, 10);
    if (shards.size() >= count) return shards;
    for (std::size_t number = 1; number <= count; ++number) {
        std::string digits = std::to_string(number);
        digits.insert(0, first->number.size() - std::min(first->number.size(), digits.size()), '0');
        if (numbers.contains(digits)) continue;
        throw Error(Code::Missing, folder.string(), "%1-%2-of-%3%4 is missing: expected %5 files of weights, found %6",
                    std::string(first->stem), digits, std::string(first->count), std::string(first->ending),
                    std::to_string(count), std::to_string(shards.size()));
    }
    return shards;
}

/// Whether a file's name says that the weights of a model are in it.
bool isModelName(const std::string& name)
{
    constexpr const char* stems[] = {"model.", "pytorch_model", "consolidated", "diffusion_pytorch_model"};
    return std::ranges::any_of(stems, [&](const char* stem) { return name.starts_with(stem); });
}

/// Whether a safetensors file of any name holds a layer's weights, and not what came of them.
bool holdsWeights(const fs::path& file)
{
    try {
        return std::ranges::any_of(SafetensorsFile::open(file).tensors(),
                                   [](const auto& tensor) { return tensor.first.ends_with(".weight"); });
    } catch (const Error&) {
        return false;
    }
}

/// Files that are meant, if one alone is left: an index before what is called a model's weights before any others, each
/// as safetensors before PyTorch's.
std::vector<std::string> likeliest(const fs::path& folder, const std::vector<std::string>& names)
{
    std::array<std::vector<std::string>, 5> ranks;
    for (const std::string& name : names) {
        if (isIndexName(name)) ranks[0].push_back(name);
        if (!isWeightsName(name)) continue;
        const std::size_t rank = (isModelName(name) ? 1 : 3) + (name.ends_with(".safetensors") ? 0 : 1);
        ranks.at(rank).push_back(name);
    }
    const bool named = std::ranges::any_of(std::span(ranks).first(3), [](const auto& rank) { return !rank.empty(); });
    std::erase_if(ranks[3], [&](const std::string& name) { return named || !holdsWeights(folder / name); });
    const auto* first = std::ranges::find_if(ranks, [](const auto& rank) { return !rank.empty(); });
    return first == ranks.end() ? std::vector<std::string>() : *first;
}

/// Weights of other programs, and the way to make them readable.
struct ForeignWeights {
    std::string_view ending;  ///< ending of the file's name
    const char* remedy;
};

constexpr auto askForOriginal = "the weights as safetensors, from where the model comes from";
constexpr ForeignWeights foreignWeights[] = {
    {"tf_model.h5", "the weights as safetensors, which transformers 4 makes of them: "
                    "AutoModel.from_pretrained(FOLDER, from_tf=True).save_pretrained(FOLDER)"},
    {"flax_model.msgpack", "the weights as safetensors, which transformers 4 makes of them: "
                           "AutoModel.from_pretrained(FOLDER, from_flax=True).save_pretrained(FOLDER)"},
    {".ckpt.index", "the weights as safetensors, which transformers 4 makes of them: "
                    "AutoModel.from_pretrained(FILE, from_tf=True, config=CONFIG).save_pretrained(FOLDER)"},
    {".onnx", askForOriginal},
    {"rust_model.ot", askForOriginal},
    {"openvino_model.xml", askForOriginal},
    {".tflite", askForOriginal},
    {".mlpackage", askForOriginal},
};

/// A name, in the folder or in one of those that are usual for such files, and its remedy.
std::optional<std::pair<std::string, const char*>> foreignIn(const fs::path& folder)
{
    for (const char* part : {"", "onnx", "tf", "flax", "openvino"})
        for (const std::string& name : namesIn(folder / part, mostNamesLookedAt))
            for (const ForeignWeights& foreign : foreignWeights)
                if (name.ends_with(foreign.ending)) return std::pair((fs::path(part) / name).string(), foreign.remedy);
    return std::nullopt;
}

}  // namespace

bool isPointer(const fs::path& file)
{
    constexpr std::uintmax_t longestPointer = 1024;
    std::error_code none;
    return fs::is_regular_file(file, none) && fs::file_size(file, none) <= longestPointer
           && beginningOf(file, 32).starts_with("version https://git-lfs");
}

bool isWebPage(const fs::path& file)
{
    std::string beginning = beginningOf(file, 15);
    std::ranges::transform(beginning, beginning.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
    return beginning.starts_with("<!doctype html") || beginning.starts_with("<html");
}

fs::path ownWeightsIn(const fs::path& folder)
{
    fs::path first;
    for (const char* name : usualNames) {
        const fs::path file = folder / name;
        if (!isThere(file)) continue;
        if (!isPointer(file)) return file;
        if (first.empty()) first = file;
    }
    return first;
}

FoundWeights findWeights(const fs::path& folder)
{
    if (fs::path own = ownWeightsIn(folder); !own.empty()) return {.files = {std::move(own)}, .told = {}};
    const std::vector<std::string> names = namesIn(folder, mostNamesLookedAt);
    const std::vector<std::string> others = likeliest(folder, names);
    const bool isIndexed = !others.empty() && isIndexName(others.front());
    if (!isIndexed)
        if (auto shards = shardsWithoutIndex(folder, names); !shards.empty())
            return {.files = std::move(shards),
                    .told = folder.string() + " has no index of its shards; all of them are read"};
    if (others.size() == 1)
        return {.files = {folder / others.front()},
                .told = folder.string() + " has no model.safetensors; its weights are read from " + others.front(),
                .guessed = !isIndexed && !isModelName(others.front())};
    // A file of any other name could be anything.
    if (!others.empty() && (isIndexed || isModelName(others.front())))
        throw Error(Code::Ambiguous, folder.string(),
                    "the weights could be any of %1; choose one with one of them as model.safetensors",
                    listedNames(others));
    return {};
}

fs::path lastCheckpointIn(const fs::path& folder)
{
    constexpr std::string_view prefix = "checkpoint-";
    fs::path last;
    std::uint64_t most = 0;
    for (const std::string& name : namesIn(folder, mostNamesLookedAt)) {
        if (!name.starts_with(prefix) || !isDigits(std::string_view(name).substr(prefix.size()))) continue;
        const std::uint64_t steps = std::strtoull(name.c_str() + prefix.size(), nullptr, 10);
        std::error_code none;
        if (!fs::exists(folder / name / "config.json", none) || (!last.empty() && steps <= most)) continue;
        last = folder / name;
        most = steps;
    }
    return last;
}

void throwWithoutWeights(const fs::path& folder)
{
    if (const auto foreign = foreignIn(folder))
        throw Error(Code::Missing, folder.string(), "%1 is missing: expected %2, found only %3", usualNames.front(),
                    foreign->second, foreign->first);
    const std::vector<std::string> seen = likeliest(folder, namesIn(folder, mostNamesLookedAt));
    throw Error(Code::Missing, folder.string(),
                seen.empty() ? Words("%1 is missing", usualNames.front())
                             : Words("%1 is missing: expected the weights under this name, found %2",
                                     usualNames.front(), listedNames(seen)));
}

}  // namespace core
