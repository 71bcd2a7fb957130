#include "core/model/folder/model_folder.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/json/json_text.h"
#include "core/model/family/config_reader.h"
#include "core/model/folder/foreign_weights.h"
#include "core/model/folder/hub_cache.h"
#include "core/model/folder/model_families.h"
#include "core/model/teaching/attention_module.h"
#include "core/text/folder/tokenizer_file.h"

#include <algorithm>

namespace core {
namespace {

namespace fs = std::filesystem;

bool isModule(const ConfigReader& config) { return config.text("model_type", "") == "attention_module"; }

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

/// One id, or a list of them.
std::vector<Index> idsIn(const Json& json, const char* field)
{
    const auto value = json.find(field);
    if (value == json.end()) return {};
    std::vector<Index> ids;
    for (const Json& id : value->is_array() ? *value : Json::array({*value}))
        if (id.is_number_unsigned()) ids.push_back(id.get<Index>());
    return ids;
}

/// Tokens that must not be generated: "bad_words_ids", as far as they are words of one token, and "suppress_tokens".
std::vector<Index> neverIn(const Json& json)
{
    std::vector<Index> ids = idsIn(json, "suppress_tokens");
    const auto words = json.find("bad_words_ids");
    if (words == json.end() || !words->is_array()) return ids;
    for (const Json& word : *words)
        if (word.is_array() && word.size() == 1 && word.front().is_number_unsigned())
            ids.push_back(word.front().get<Index>());
    return ids;
}

/// What a file says about generation goes before what was known.
void readGeneration(const Json& json, const std::string& file, Model& model)
{
    ModelInfo& info = model.info;
    for (const char* field : {"decoder_start_token_id", "forced_bos_token_id"})
        if (const auto value = json.find(field); value != json.end() && !value->is_null() && !idIn(json, field))
            model.warnings.push_back("“" + std::string(field) + "” in " + file
                                     + " is not a token's id and is not used");
    if (auto ids = idsIn(json, "eos_token_id"); !ids.empty()) info.end_ids = std::move(ids);
    if (auto ids = neverIn(json); !ids.empty()) info.never_ids = std::move(ids);
    if (const auto id = idIn(json, "decoder_start_token_id")) info.start_id = id;
    if (const auto id = idIn(json, "forced_bos_token_id")) info.forced_id = id;
}

void readSpecialIds(const ConfigReader& config, const fs::path& folder, Model& model)
{
    model.info.padding_id = idIn(config.json(), "pad_token_id");
    if (!model.info.padding_id) model.info.padding_id = idIn(config.json(), "eos_token_id");
    readGeneration(config.json(), config.file(), model);
    std::error_code none;
    const std::string generation = (folder / "generation_config.json").string();
    if (fs::is_regular_file(generation, none)) {
        try {
            readGeneration(readJsonObject(generation, 1U << 20U), generation, model);
        } catch (const Error&) {
            model.warnings.push_back(generation + " cannot be read and is not used");
        }
    }
    for (const char* spelled : {"[MASK]", "<mask>"})
        if (model.tokenizer && !model.info.mask_id) model.info.mask_id = model.tokenizer->id(spelled);
}

/// @throws Error{OutOfRange} naming the field for a token that the decoder does not have
void requireInVocabulary(const ModelInfo& info, Index vocabulary)
{
    const auto require = [&](const char* field, Index id) {
        if (id >= vocabulary)
            throw Error(Code::OutOfRange, (info.folder / "config.json").string(),
                        "“" + std::string(field) + "”, there or in generation_config.json,",
                        "0 to " + std::to_string(vocabulary - 1), std::to_string(id));
    };
    if (info.start_id) require("decoder_start_token_id", *info.start_id);
    if (info.forced_id) require("forced_bos_token_id", *info.forced_id);
}

/// The two halves of a decoder's layers as models of their own.
void addDecoder(const DecoderPlan& plan, DecoderStacks stacks, Model& model)
{
    auto decoder = std::make_shared<Model>();
    decoder->info = model.info;
    decoder->info.layers = plan.layers;
    decoder->info.heads = plan.heads;
    decoder->info.max_tokens = plan.max_tokens;
    // Where nothing is said, transformers begins with the token that fills up.
    if (!decoder->info.start_id) decoder->info.start_id = decoder->info.padding_id.value_or(0);
    requireInVocabulary(decoder->info, stacks.self.token_embedding.rows());
    decoder->tokenizer = openTargetTokenizer(model.info.folder, model.warnings);
    if (!decoder->tokenizer) decoder->tokenizer = model.tokenizer;
    auto cross = std::make_shared<Model>(*decoder);
    model.info.block = AttentionBlock::Self;
    decoder->info.block = AttentionBlock::Decoder;
    cross->info.block = AttentionBlock::Cross;
    stacks.cross.token_embedding = stacks.self.token_embedding;
    stacks.cross.final_norm = stacks.self.final_norm;
    stacks.cross.language_head = stacks.self.language_head;
    stacks.cross.causal = false;
    decoder->transformer = std::move(stacks.self);
    cross->transformer = std::move(stacks.cross);
    model.decoder = std::move(decoder);
    model.cross = std::move(cross);
}

/// How pictures become numbers, where the model reads these.
void readPictures(const fs::path& folder, Model& model)
{
    if (!model.transformer.patches) return;
    const PatchEmbedding& patches = *model.transformer.patches;
    model.images = readImageProcessor(folder, patches.width, patches.height, patches.channels);
    if (model.images->assumed)
        model.warnings.push_back(
            folder.string()
            + " has no preprocessor_config.json; mean and deviation of its pictures are taken to be 0.5");
}

void readFamilyFolder(const ConfigReader& config, const fs::path& folder, Model& model)
{
    const ModelPlan plan = planModel(config);
    const WeightFiles weights = WeightFiles::open(folder);
    const std::string type = config.text("model_type", "");
    model.info.architecture = architectureName(type);
    model.info.layers = plan.layers;
    model.info.heads = plan.heads;
    model.info.max_tokens = plan.max_tokens;
    model.info.parameters = weights.parameters();
    if (weights.hasLayer(plan.layers_at, plan.layers))
        model.warnings.push_back(weights.name() + " has more layers than the " + std::to_string(plan.layers)
                                 + " that config.json counts; the others are not used");
    model.transformer = plan.load(weights);
    readPictures(folder, model);
    // Without one, token ids can still be given.
    model.tokenizer = openTokenizer(folder, type, model.warnings);
    readSpecialIds(config, folder, model);
    if (!plan.decoder) return;
    if (auto stacks = plan.decoder->load(weights))
        addDecoder(*plan.decoder, std::move(*stacks), model);
    else
        model.warnings.push_back(weights.name() + " holds the encoder alone, so there is no decoder to show");
}

void readModuleFolder(const ConfigReader& config, const fs::path& folder, Model& model)
{
    const ModuleConfig module = ModuleConfig::read(config);
    const WeightFiles weights = WeightFiles::open(folder);
    model.info.architecture = architectureName("attention_module");
    model.info.layers = 1;
    model.info.heads = module.heads;
    model.info.max_tokens = std::min(module.positions, module.symbols);
    model.info.parameters = weights.parameters();
    model.info.head_names = module.headNames;
    model.info.split = module.split;
    model.info.padding_id = module.symbols - 1;  // no query sees it, so any symbol does
    model.transformer = readModule(module, weights);
}

/// Names that a folder has because a model lies in it, whichever.
bool isGeneric(const std::string& name)
{
    constexpr std::string_view names[] = {"", "/", "model", "models", "checkpoint", "checkpoints", "output", "tmp"};
    return std::ranges::find(names, name) != std::end(names);
}

}  // namespace

std::string modelName(const fs::path& folder)
{
    if (auto name = hubModelName(folder)) return *name;
    const fs::path whole = fs::weakly_canonical(folder);
    const fs::path place = whole.has_filename() ? whole : whole.parent_path();
    std::string own = place.filename().string();
    try {
        const ConfigReader config(folder / "config.json");
        if (!isGeneric(own)) return config.text("name", own);
        const std::string above = place.parent_path().filename().string();
        const std::string type = config.text("model_type", own);
        return config.text("name", isGeneric(above) ? type : above);
    } catch (const Error&) {
        return own;  // what is wrong with it is said when it is opened
    }
}

std::vector<std::string> checkConfiguration(const fs::path& file)
{
    const ConfigReader config(file);
    if (isModule(config))
        ModuleConfig::read(config);
    else
        planModel(config);
    std::vector<std::string> warnings;
    warnOfByteOrderMark(config, warnings);
    return warnings;
}

std::shared_ptr<const Model> openModel(const fs::path& path)
{
    if (!isThere(path)) throw Error(Code::CannotRead, path.string(), "", "", "no such file or folder");
    const fs::path folder = fs::is_directory(path) ? path : path.parent_path();
    refuseForeignWeights(path);
    if (!isThere(folder / "config.json"))
        throw Error(Code::Missing, folder.string(), "config.json", "a model folder in the Hugging Face layout", "");

    const ConfigReader config(folder / "config.json");
    auto model = std::make_shared<Model>();
    model->info.folder = folder;
    model->info.name = modelName(folder);
    warnOfByteOrderMark(config, model->warnings);
    if (isModule(config))
        readModuleFolder(config, folder, *model);
    else
        readFamilyFolder(config, folder, *model);
    return model;
}

std::shared_ptr<const Model> openForTokens(const fs::path& path)
{
    const fs::path folder = isThere(path) && fs::is_directory(path) ? path : path.parent_path();
    auto model = std::make_shared<Model>();
    std::string type;
    if (isThere(folder / "config.json")) type = ConfigReader(folder / "config.json").text("model_type", "");
    model->tokenizer = openTokenizer(folder, type, model->warnings);
    if (model->tokenizer == nullptr) return openModel(path);
    model->info.folder = folder;
    model->info.name = modelName(folder);
    return model;
}

}  // namespace core
