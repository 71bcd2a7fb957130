#include "core/model/model.h"

#include "core/error.h"
#include "core/model/attention_module.h"
#include "core/model/config_reader.h"
#include "core/model/gpt2.h"
#include "core/text/text_splitter.h"
#include "core/text/tokenizer_file.h"

#include <algorithm>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr const char* gpt2Type = "gpt2";
constexpr const char* moduleType = "attention_module";

std::string modelType(const ConfigReader& config)
{
    std::string type = config.text("model_type", "");
    std::string known;
    for (const std::string& name : knownModelTypes()) known += (known.empty() ? "" : ", ") + name;
    if (type.empty()) throw Error(Code::Missing, config.file(), "“model_type”", known, "");
    if (type != gpt2Type && type != moduleType)
        throw Error(Code::Unknown, config.file(), "the model_type", known, type);
    return type;
}

/// The folder's model.safetensors; where it is missing, the message says what is there instead.
fs::path weightsIn(const fs::path& folder)
{
    fs::path file = folder / "model.safetensors";
    if (fs::exists(file)) return file;
    for (const char* other : {"pytorch_model.bin", "model.safetensors.index.json"})
        if (fs::exists(folder / other))
            throw Error(Code::Missing, folder.string(), "model.safetensors", "the weights in one safetensors file",
                        std::string("only ") + other);
    throw Error(Code::Missing, folder.string(), "model.safetensors", "", "");
}

Index parametersIn(const SafetensorsFile& file)
{
    Index count = 0;
    for (const auto& [name, entry] : file.tensors()) count += entry.size();
    return count;
}

std::optional<Index> idIn(const Json& json, const char* field)
{
    const auto value = json.find(field);
    if (value == json.end() || !value->is_number_unsigned()) return std::nullopt;
    return value->get<Index>();
}

void warnOfByteOrderMark(const ConfigReader& config, std::vector<std::string>& warnings)
{
    if (readText(config.file(), 16U << 20U).starts_with("\xEF\xBB\xBF"))
        warnings.push_back(config.file() + " begins with a byte-order mark, which JSON does not have");
}

void readGpt2Folder(const ConfigReader& config, const fs::path& folder, Model& model)
{
    const Gpt2Config gpt2 = Gpt2Config::read(config);
    SafetensorsFile weights = SafetensorsFile::open(weightsIn(folder));
    model.info.architecture = "GPT-2";
    model.info.layers = gpt2.layers;
    model.info.heads = gpt2.heads;
    model.info.max_tokens = gpt2.positions;
    model.info.parameters = parametersIn(weights);
    model.info.padding_id = idIn(config.json(), "pad_token_id");
    if (!model.info.padding_id) model.info.padding_id = idIn(config.json(), "eos_token_id");
    for (const char* prefix : {"transformer.h.", "h."})
        if (weights.contains(prefix + std::to_string(gpt2.layers) + ".ln_1.weight"))
            model.warnings.push_back(weights.name() + " has more layers than the " + std::to_string(gpt2.layers)
                                     + " that config.json counts; the others are not used");
    model.transformer = readGpt2(gpt2, std::move(weights));
    // Without one, token ids can still be given.
    if (fs::exists(folder / "tokenizer.json"))
        model.tokenizer = readTokenizer(folder / "tokenizer.json", model.warnings);
}

void readModuleFolder(const ConfigReader& config, const fs::path& folder, Model& model)
{
    const ModuleConfig module = ModuleConfig::read(config);
    const SafetensorsFile weights = SafetensorsFile::open(weightsIn(folder));
    model.info.architecture = "attention module";
    model.info.layers = 1;
    model.info.heads = module.heads;
    model.info.max_tokens = std::min(module.positions, module.symbols);
    model.info.parameters = parametersIn(weights);
    model.info.head_names = module.headNames;
    model.info.split = module.split;
    model.info.padding_id = module.symbols - 1;  // no query sees it, so any symbol does
    model.transformer = readModule(module, weights);
}

}  // namespace

std::string modelName(const fs::path& folder)
{
    const fs::path whole = fs::weakly_canonical(folder);
    std::string own = (whole.has_filename() ? whole : whole.parent_path()).filename().string();
    try {
        return ConfigReader(folder / "config.json").text("name", own);
    } catch (const Error&) {
        return own;  // what is wrong with it is said when it is opened
    }
}

std::vector<std::string> knownModelTypes() { return {gpt2Type, moduleType}; }

std::vector<std::string> checkConfiguration(const fs::path& file)
{
    const ConfigReader config(file);
    if (modelType(config) == gpt2Type)
        Gpt2Config::read(config);
    else
        ModuleConfig::read(config);
    std::vector<std::string> warnings;
    warnOfByteOrderMark(config, warnings);
    return warnings;
}

std::shared_ptr<const Model> openModel(const fs::path& path)
{
    if (!fs::exists(path)) throw Error(Code::CannotRead, path.string(), "", "", "no such file or folder");
    const fs::path folder = fs::is_directory(path) ? path : path.parent_path();
    if (!fs::exists(folder / "config.json"))
        throw Error(Code::Missing, folder.string(), "config.json", "a model folder in the Hugging Face layout", "");

    const ConfigReader config(folder / "config.json");
    auto model = std::make_shared<Model>();
    model->info.folder = folder;
    model->info.name = modelName(folder);
    warnOfByteOrderMark(config, model->warnings);
    if (modelType(config) == gpt2Type)
        readGpt2Folder(config, folder, *model);
    else
        readModuleFolder(config, folder, *model);
    return model;
}

Encoding Model::encode(std::string_view text, std::optional<TextSplit> split, std::stop_token stop) const
{
    if (info.split) return SymbolTokenizer(split.value_or(*info.split)).encode(text, stop);
    if (!tokenizer) throw Error(Code::Missing, info.folder.string(), "tokenizer.json", "token ids instead of text", "");
    return tokenizer->encode(text, stop);
}

void Model::requireUsable(const std::vector<Index>& ids) const
{
    if (static_cast<Index>(ids.size()) > info.max_tokens)
        throw Error(Code::TooLong, info.name, "the text", "at most " + std::to_string(info.max_tokens) + " tokens",
                    std::to_string(ids.size()));
    const Index vocabulary = transformer.token_embedding.rows();
    for (const Index id : ids)
        if (id < 0 || id >= vocabulary)
            throw Error(Code::OutOfRange, info.name, "a token id", "0 to " + std::to_string(vocabulary - 1),
                        std::to_string(id));
}

}  // namespace core
