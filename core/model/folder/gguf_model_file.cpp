#include "core/model/folder/gguf_model_file.h"

#include "core/error.h"
#include "core/file/file_beginning.h"
#include "core/file/file_state.h"
#include "core/gguf/gguf_name.h"
#include "core/gguf/tokenizer/gguf_tokenizer.h"
#include "core/model/adapter/lora_adapter.h"
#include "core/model/family/found_weights.h"
#include "core/model/folder/added_decoder.h"
#include "core/model/folder/local_models.h"
#include "core/model/folder/model_families.h"
#include "core/model/folder/model_folder.h"
#include "core/model/folder/picture_reading.h"
#include "core/model/folder/special_ids.h"
#include "core/model/gguf/gguf_model.h"
#include "core/model/pass/mixing_source.h"

#include <algorithm>
#include <iterator>

namespace core {
namespace {

namespace fs = std::filesystem;

/// Each layer's rotation by the numbers that the file has for it.
void divideRotation(const GgufFile& file, const WeightFiles& weights, Transformer& transformer)
{
    for (Block& block : transformer.blocks)
        if (auto& rotary = block.attention.rotary)
            readRotaryDivisors(file, weights, rotary->dimensions, rotary->scaling);
}

/// A token of the vocabulary without a row would be looked up beyond the table.
void requireRows(const GgufFile& file, const Transformer& transformer)
{
    const auto tokens = static_cast<Index>(file.texts("tokenizer.ggml.tokens").size());
    const Index rows = transformer.token_embedding.rows();
    if (tokens > rows)
        throw Error(
            Code::WrongShape, file.name(),
            "“tokenizer.ggml.tokens” has the wrong shape: expected at most the %1 rows of token_embd.weight, found %2",
            std::to_string(rows), std::to_string(tokens));
}

void readModel(const GgufFile& file, const LoraAdapter* adapter, Model& model)
{
    GgufModel read = readGgufModel(file);
    if (adapter != nullptr) read.weights = adapter->addedTo(read.weights, fitToGguf(*adapter, file));
    const ModelPlan plan = planModel(read.config);
    model.info.architecture = architectureName(read.config.text("model_type", ""));
    model.info.layers = plan.layers;
    model.info.heads = plan.heads;
    model.info.max_tokens = plan.max_tokens;
    model.info.parameters = read.weights.parameters();
    model.info.layer_numbers = plan.layer_numbers;
    model.info.without_attention = plan.without_attention;
    model.transformer = plan.load(read.weights);
    divideRotation(file, read.weights, model.transformer);
    requireRows(file, model.transformer);
    model.tokenizer = readGgufTokenizer(file, model.warnings);
    readSpecialIds(read.config, {}, model);
    model.picture_reader = readPictureReader(file, model);
    model.mixing = mixingPart(model);
    if (plan.decoder)
        if (auto stacks = plan.decoder->load(read.weights))
            addDecoder(*plan.decoder, std::move(*stacks), nullptr, model);
    std::ranges::move(warningsOfUnread(file, read), std::back_inserter(model.warnings));
    std::ranges::copy(read.weights.told(), std::back_inserter(model.warnings));
}

/// The name that a file's own name, or Ollama, gives it.
/// @return nothing where these say nothing
std::optional<std::string> nameOutside(const fs::path& file)
{
    if (auto name = ollamaName(file)) return name;
    std::string own = ggufStem(file);
    const bool says = !isGenericName(own) && !own.starts_with("ggml-model") && !own.starts_with("sha256-");
    return says ? std::optional(std::move(own)) : std::nullopt;
}

/// The one in the header.
std::string nameInside(const fs::path& file, const GgufFile& gguf)
{
    try {
        return gguf.text("general.name").value_or(ggufStem(file));
    } catch (const Error&) {
        return ggufStem(file);  // a name is no reason to refuse a file
    }
}

/// The model's name, from a file that is open already.
std::string nameOf(const fs::path& file, const GgufFile& gguf)
{
    auto name = nameOutside(file);
    return name ? *std::move(name) : nameInside(file, gguf);
}

}  // namespace

fs::path ggufFileAt(const fs::path& path)
{
    std::error_code none;
    if (fs::is_directory(path, none)) {
        // A file that was made of a model lies beside the configuration of that model.
        const FoundWeights found = isThere(path / "config.json") ? findWeights(path) : FoundWeights();
        return found.files.empty() || found.guessed ? ggufIn(path) : fs::path();
    }
    if (!fs::is_regular_file(path, none)) return {};
    const std::string beginning = beginningOf(path, 8);
    return path.extension() == ".gguf" || isGguf(std::as_bytes(std::span(beginning))) ? path : fs::path();
}

std::shared_ptr<const Model> openGgufModel(const GgufFile& file, const fs::path& path, const LoraAdapter* adapter)
{
    auto model = std::make_shared<Model>();
    model->info.folder = path;
    model->info.name = adapter == nullptr ? nameOf(file.name(), file) : modelName(path);
    try {
        readModel(file, adapter, *model);
    } catch (Error& error) {
        std::vector<Words>& values = error.sentence.values;  // an error of a configuration names the field first
        if (!values.empty()) values.front().text = ggufKeyOf(file, values.front().text);
        throw;
    }
    return model;
}

std::shared_ptr<const Model> openGgufForTokens(const fs::path& file, const fs::path& path)
{
    const GgufFile gguf = GgufFile::open(file);
    auto model = std::make_shared<Model>();
    model->tokenizer = readGgufTokenizer(gguf, model->warnings);
    if (model->tokenizer == nullptr) return openGgufModel(gguf, path);
    model->info.folder = path;
    model->info.name = nameOf(file, gguf);
    return model;
}

std::string ggufName(const fs::path& file)
{
    if (auto name = nameOutside(file)) return *std::move(name);
    try {
        return nameInside(file, GgufFile::open(file));
    } catch (const Error&) {
        return ggufStem(file);  // its mistake is reported when it is opened
    }
}

}  // namespace core
