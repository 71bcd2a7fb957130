#include "core/model/folder/model_source.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/file/inner_names.h"
#include "core/model/folder/answering_head.h"
#include "core/model/folder/gguf_model_file.h"
#include "core/model/folder/model_families.h"
#include "core/model/folder/model_places.h"
#include "core/model/folder/sentence_modules.h"
#include "core/model/quantized/quantization.h"

#include <algorithm>
#include <iterator>

namespace core {
namespace {

namespace fs = std::filesystem;

/// A model of any kind inside another program's folder; empty where there is none.
fs::path baseInside(const fs::path& folder, const std::string& named)
{
    for (const char* own : {"base", "base.gguf"})
        if (isThere(folder / own)) return folder / own;
    if (named.empty() || leadsOutside(named)) return {};
    return isThere(folder / named / "config.json") ? folder / named : fs::path();
}

/// @param told  receives where it was found, if not under the very name
fs::path baseOf(const fs::path& folder, const AdapterConfig& config, const Environment& environment,
                std::vector<std::string>& told)
{
    const std::string& named = config.base();
    if (fs::path inside = baseInside(folder, named); !inside.empty()) return inside;
    fs::path found = named.empty() ? fs::path() : modelCalled(named, environment);
    if (found.empty()) {
        throw Error(
            Code::Missing, config.file(),
            !named.empty() && leadsOutside(named)
                ? Words("the base model “%1” is missing: expected the model in a folder called “base” beside it, in "
                        "the Hugging Face cache or in a folder of your own models, or to be named (--model BASE "
                        "--adapter FOLDER): other paths are not followed",
                        named)
            : !named.empty()
                ? Words("the base model “%1” is missing: expected the model in a folder called “base” beside it, in "
                        "the Hugging Face cache or in a folder of your own models, or to be named (--model BASE "
                        "--adapter FOLDER)",
                        named)
                : Words(
                    "the base model is missing: expected the model in a folder called “base” beside it, in the Hugging "
                    "Face cache or in a folder of your own models, or to be named (--model BASE --adapter FOLDER)"));
    }
    if (!hubModelName(found))
        told.push_back(config.file() + " was made for " + named + ", taken from " + found.string());
    return found;
}

/// @param place  where the adapter lies, to be named
ModelSource sourceOf(const fs::path& base, LoraAdapter adapter, const fs::path& place)
{
    const fs::path there = modelFolderAt(base);
    if (!isThere(there)) throw Error(Code::CannotRead, base.string(), "%0 cannot be read: no such file or folder");
    const bool another = isAdapter(there);
    fs::path file = another ? fs::path() : ggufFileAt(there);
    if (file.empty() && !another) file = transformerFolderOf(fs::is_directory(there) ? there : there.parent_path());
    if (another || (file.extension() != ".gguf" && !fs::is_regular_file(file) && !isThere(file / "config.json")))
        throw Error(Code::Unsupported, base.string(),
                    another ? "this base of an adapter is not supported: expected a model folder with config.json and "
                              "weights, or a GGUF file, found another adapter"
                            : "this base of an adapter is not supported: expected a model folder with config.json and "
                              "weights, or a GGUF file, found something else");
    std::vector<std::string> warnings = adapter.config().warnings();
    return {file, std::move(adapter), place, std::move(warnings)};
}

ModelSource withItsBase(LoraAdapter adapter, const fs::path& folder, const fs::path& place,
                        const Environment& environment)
{
    std::vector<std::string> told;
    const fs::path base = baseOf(folder, adapter.config(), environment, told);
    ModelSource source = sourceOf(base, std::move(adapter), place);
    std::ranges::move(told, std::back_inserter(source.warnings));
    return source;
}

LoraAdapter adapterAt(const fs::path& path)
{
    if (const fs::path file = fs::is_directory(path) ? fs::path() : ggufFileAt(path); !file.empty())
        return LoraAdapter::open(GgufFile::open(file));
    return LoraAdapter::open(fs::is_directory(path) ? path : path.parent_path());
}

}  // namespace

bool isAdapter(const fs::path& path)
{
    if (LoraAdapter::isAt(path)) return true;
    std::error_code none;
    if (!fs::is_regular_file(path, none) || ggufFileAt(path).empty()) return false;
    return LoraAdapter::isIn(GgufFile::open(path));
}

bool asksForBase(const Error& error)
{
    return error.code == Code::Missing && error.sentence.text.starts_with("the base model ");
}

fs::path baseOutside(const fs::path& adapter)
{
    if (!LoraAdapter::isAt(adapter)) return {};
    const fs::path named = AdapterConfig(ConfigReader(adapter / "adapter_config.json")).base();
    if (!leadsOutside(named)) return {};
    fs::path there = (adapter / named).lexically_normal();
    std::error_code none;
    return fs::exists(there, none) ? there : fs::path();
}

ModelSource ModelSource::at(const fs::path& folder, const Environment& environment)
{
    if (!isAdapter(folder)) return {transformerFolderOf(folder)};
    const bool isFile = !fs::is_directory(folder);
    return withItsBase(adapterAt(folder), isFile ? folder.parent_path() : folder, folder, environment);
}

ModelSource ModelSource::of(LoraAdapter adapter, const fs::path& file, const Environment& environment)
{
    return withItsBase(std::move(adapter), file.parent_path(), file, environment);
}

ModelSource ModelSource::adapted(const fs::path& base, const fs::path& adapter)
{
    return sourceOf(base, adapterAt(adapter), adapter);
}

bool ModelSource::isGguf() const
{
    std::error_code none;
    return fs::is_regular_file(folder, none);
}

WeightFiles ModelSource::weights(const ConfigReader& config, WeightLayout layout) const
{
    WeightFiles base = WeightFiles::open(folder, std::move(layout));
    if (const auto quantization = quantizationOf(config)) base = withMatrices(base, *quantization);
    if (!adapter) return base;
    const bool speaks = headOf(architectureIn(config)) == AnsweringHead::Pieces;
    return adapter->addedTo(base, fitToFolder(*adapter, ownConfiguration(config), speaks));
}

std::string ModelSource::architecture(const ConfigReader& config) const
{
    constexpr std::pair<std::string_view, const char*> tasks[] = {{"SEQ_CLS", "ForSequenceClassification"},
                                                                  {"TOKEN_CLS", "ForTokenClassification"},
                                                                  {"QUESTION_ANS", "ForQuestionAnswering"}};
    for (const auto& [task, name] : tasks)
        if (adapter && adapter->config().task() == task) return name;
    return architectureIn(config);
}

}  // namespace core
