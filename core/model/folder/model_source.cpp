#include "core/model/folder/model_source.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/file/inner_names.h"
#include "core/model/folder/answering_head.h"
#include "core/model/folder/gguf_model_file.h"
#include "core/model/folder/sentence_modules.h"
#include "core/model/quantized/quantization.h"

namespace core {
namespace {

namespace fs = std::filesystem;

fs::path baseOf(const fs::path& adapter, const AdapterConfig& config, const Environment& environment)
{
    if (isThere(adapter / "base")) return adapter / "base";
    const std::string& named = config.base();
    const std::string missing = named.empty() ? "the base model" : "the base model “" + named + "”";
    const char* const there = "the model in a folder called “base” inside this one, or in the Hugging Face cache";
    if (named.empty()) throw Error(Code::Missing, config.file(), missing, there, "");
    if (leadsOutside(named))
        throw Error(Code::Missing, config.file(), missing, std::string(there) + ": other paths are not followed", "");
    if (isThere(adapter / named / "config.json")) return adapter / named;
    const fs::path repository = hubRepository(named, environment);
    const fs::path snapshot = repository.empty() ? fs::path() : snapshotOf(repository);
    if (snapshot.empty()) throw Error(Code::Missing, config.file(), missing, there, "");
    return snapshot;
}

ModelSource sourceOf(const fs::path& base, LoraAdapter adapter, const fs::path& adapter_folder)
{
    const fs::path folder = transformerFolderOf(modelFolderAt(base));
    const bool another = LoraAdapter::isAt(folder);
    if (another || !isThere(folder / "config.json"))
        throw Error(Code::Unsupported, base.string(), "this base of an adapter",
                    "a model folder with config.json and weights", another ? "another adapter" : "something else");
    return {folder, std::move(adapter), adapter_folder};
}

}  // namespace

ModelSource ModelSource::at(const fs::path& folder, const Environment& environment)
{
    if (!LoraAdapter::isAt(folder)) return {transformerFolderOf(folder)};
    LoraAdapter adapter = LoraAdapter::open(folder);
    const fs::path base = baseOf(folder, adapter.config(), environment);
    return sourceOf(base, std::move(adapter), folder);
}

ModelSource ModelSource::adapted(const fs::path& base, const fs::path& adapter)
{
    return sourceOf(base, LoraAdapter::open(adapter), adapter);
}

WeightFiles ModelSource::weights(const ConfigReader& config, WeightLayout layout) const
{
    WeightFiles base = WeightFiles::open(folder, std::move(layout));
    if (const auto quantization = quantizationOf(config)) base = withMatrices(base, *quantization);
    if (!adapter) return base;
    const bool speaks = headOf(architectureIn(config)) == AnsweringHead::Pieces;
    return adapter->addedTo(base, speaks && config.flag("tie_word_embeddings", false));
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
