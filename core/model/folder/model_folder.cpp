#include "core/model/folder/model_folder.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/model/family/config_reader.h"
#include "core/model/family/found_weights.h"
#include "core/model/folder/added_decoder.h"
#include "core/model/folder/answering_head.h"
#include "core/model/folder/fitted_names.h"
#include "core/model/folder/foreign_weights.h"
#include "core/model/folder/gguf_model_file.h"
#include "core/model/folder/hub_cache.h"
#include "core/model/folder/label_heads.h"
#include "core/model/folder/model_families.h"
#include "core/model/folder/model_source.h"
#include "core/model/folder/no_configuration.h"
#include "core/model/folder/picture_reading.h"
#include "core/model/folder/sentence_modules.h"
#include "core/model/folder/special_ids.h"
#include "core/model/folder/trained_model.h"
#include "core/model/folder/unread_fields.h"
#include "core/model/pass/mixing_source.h"
#include "core/model/position_grid.h"
#include "core/model/teaching/attention_module.h"
#include "core/text/folder/tokenizer_file.h"

#include <algorithm>
#include <iterator>

namespace core {
namespace {

namespace fs = std::filesystem;

bool isModule(const ConfigReader& config) { return config.text("model_type", "") == "attention_module"; }

void warnOfByteOrderMark(const ConfigReader& config, std::vector<std::string>& warnings)
{
    if (readText(config.file(), 16U << 20U).starts_with("\xEF\xBB\xBF"))
        warnings.push_back(config.file() + " begins with a byte-order mark, which JSON does not have");
}

void readWave(const fs::path& folder, Model& model)
{
    WaveEmbedding& wave = *model.transformer.audio->wave;
    model.waves = readWaveInput(folder, wave.normalised);
    wave.rate = model.waves->rate;
    if (model.waves->assumed)
        model.warnings.push_back(folder.string() + " has no preprocessor_config.json; its sounds are taken to have "
                                 + std::to_string(wave.rate) + " samples a second"
                                 + (model.waves->normalise ? ", of mean 0 and variance 1" : ""));
}

/// How pictures or sounds become numbers, where the model reads these.
void readInputs(const fs::path& folder, Model& model)
{
    if (const auto& audio = model.transformer.audio) {
        model.info.reads = Reads::Sounds;
        if (audio->wave)
            readWave(folder, model);
        else if (!audio->patches)
            model.sounds = readLogMel(folder, audio->mels, audio->frameCount());
    }
    if (!model.transformer.patches) return;
    model.info.reads = Reads::Pictures;
    const PatchEmbedding& patches = *model.transformer.patches;
    model.images = readImageProcessor(folder, patches.width, patches.height,
                                      patches.positions == nullptr ? TakenSizes::One : TakenSizes::Any);
    if (const auto& squares = model.images->squares; squares && squares->side != patches.side)
        throw Error(Code::OutOfRange, (folder / "preprocessor_config.json").string(),
                    "“patch_size” cannot be used: expected %1, as the model has it, found %2",
                    std::to_string(patches.side), std::to_string(squares->side));
    const auto size = fixedSize(*model.images);
    const bool another = !size || (*size)[0] != patches.width || (*size)[1] != patches.height;
    if (patches.positions != nullptr && patches.positions->asked && another)
        model.warnings.push_back(
            (folder / "preprocessor_config.json").string() + " gives pictures another size than "
            + std::to_string(patches.width) + " × " + std::to_string(patches.height)
            + " pixels: positions are interpolated, as transformers does it with interpolate_pos_encoding");
    if (size && patches.positions != nullptr) fitToSize(model, (*size)[1], (*size)[0]);
    if (model.images->assumed)
        model.warnings.push_back(
            folder.string()
            + " has no preprocessor_config.json; mean and deviation of its pictures are taken to be 0.5");
}

/// A model's answer is that of its own head and of no other.
/// @return whether there was one of pieces of the vocabulary
bool loseHead(Transformer& transformer)
{
    const bool had = transformer.language_head.has_value();
    transformer.language_head.reset();
    return had;
}

/// An adapter may have a tokenizer of its own, with more tokens.
std::shared_ptr<const Tokenizer> tokenizerOf(const ModelSource& source, const std::string& type, Model& model)
{
    if (source.adapter && fs::is_directory(source.adapter_folder))
        if (auto own = openTokenizer(source.adapter_folder, type, model.warnings)) return own;
    return openTokenizer(source.folder, type, model.warnings);
}

/// How a decoder that answers in labels reads the text again; files leave out what transformers takes for granted.
void readRepetition(const std::string& type, ModelInfo& info)
{
    const bool isT5 = type.ends_with("t5");
    if (info.end_ids.empty()) info.end_ids = {isT5 ? 1 : 2};
    if (!info.start_id) info.start_id = isT5 ? 0 : 2;
    if (type == "mbart") info.start_id.reset();
}

/// The decoder of an encoder–decoder, with the head of labels that the class has in place of one for tokens.
/// @param silent  why no token is predicted; empty where tokens are
void readDecoder(const DecoderPlan& plan, const std::string& architecture, const ConfigReader& config,
                 const fs::path& folder, const WeightFiles& weights, const std::string& silent, Model& model)
{
    // T5's class for tokens reads what the encoder made of them, and so has no decoder.
    auto stacks = architecture.ends_with("ForTokenClassification") ? std::nullopt : plan.load(weights);
    Transformer& answering = stacks ? stacks->self : model.transformer;
    answering.label_head = readLabelHead(architecture, config, weights, answering);
    if (!stacks) {
        if (!answering.label_head)
            model.warnings.push_back(weights.name() + " holds the encoder alone, so there is no decoder to show");
        return;
    }
    if (!silent.empty() && loseHead(stacks->self) && !stacks->self.label_head) model.warnings.push_back(silent);
    if (stacks->self.label_head) readRepetition(modelTypeOf(config), model.info);
    addDecoder(plan, std::move(*stacks), openTargetTokenizer(folder, model.warnings), model);
}

void readFamilyFolder(const ConfigReader& config, const ModelSource& source, Tower tower, Model& model)
{
    const ModelPlan plan = planModel(config, tower);
    const std::string type = modelTypeOf(config);
    const ConfigReader own = ownConfiguration(config);
    const std::string architecture = source.architecture(config);
    if (plan.decoder && architecture.ends_with("ForCausalLM"))
        throw Error(Code::Unsupported, config.file(),
                    "the architecture %1 is not supported: expected an encoder–decoder whole, such as "
                    "…ForConditionalGeneration, or an engine (--engine), found its decoder alone",
                    architecture);
    const AnsweringHead head = headOf(architecture);
    const WeightLayout layout{.speechless = head != AnsweringHead::Pieces};
    FittedWeights fitted = fitNames(plan, source.weights(config, layout), isWrapper(type));
    const WeightFiles& weights = fitted.weights;
    model.transformer = std::move(fitted.transformer);
    model.info.architecture = architectureName(type);
    model.info.layers = plan.layers;
    model.info.heads = plan.heads;
    model.info.max_tokens = plan.max_tokens;
    model.info.parameters = weights.parameters();
    model.info.layer_numbers = plan.layer_numbers;
    model.info.without_attention = plan.without_attention;
    const Index layers = plan.layers + std::ssize(plan.without_attention);
    if (weights.hasLayer(plan.layers_at, layers))
        model.warnings.push_back(weights.name() + " has more layers than the " + std::to_string(layers)
                                 + " that config.json counts; the others are not used");
    if (!plan.decoder) model.transformer.label_head = readLabelHead(architecture, config, weights, model.transformer);
    const std::string silent = whyNoPieces(architecture, config, weights);
    if (!silent.empty() && loseHead(model.transformer) && !model.transformer.label_head)
        model.warnings.push_back(silent);
    // A tower with a head of its own, or a classifier of pictures, is not compared with the other tower.
    if (plan.shared && head != AnsweringHead::Another && !model.transformer.label_head)
        model.shared = plan.shared(weights);
    if (model.shared) model.info.tower = tower;
    readInputs(source.folder, model);
    // A model without a tokenizer can still be given token ids.
    model.tokenizer = tokenizerOf(source, own.text("model_type", ""), model);
    readSpecialIds(own, source.folder, model);
    model.picture_reader = readPictureReader(config, weights, source.folder, model);
    if (plan.fills_up) {
        model.info.filled_to = plan.max_tokens;
        readFillingId(source.folder, model);
    }
    warnOfUnread(config, model.warnings);
    model.mixing = mixingPart(model);
    if (plan.decoder) readDecoder(*plan.decoder, architecture, config, source.folder, weights, silent, model);
    std::ranges::copy(weights.told(), std::back_inserter(model.warnings));
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

/// A GGUF file with an adapter in it.
std::shared_ptr<const Model> openAdaptedGguf(const fs::path& path, const ModelSource& source)
{
    auto model = std::make_shared<Model>(*openGgufModel(GgufFile::open(source.folder), path, &*source.adapter));
    std::ranges::copy(source.warnings, std::back_inserter(model->warnings));
    if (fs::is_directory(path))
        if (auto own = openTokenizer(path, "", model->warnings)) model->tokenizer = std::move(own);
    return model;
}

/// @param folder  the requested folder
std::shared_ptr<const Model> openFolder(const fs::path& folder, const ModelSource& source, Tower tower)
{
    if (source.isGguf()) return openAdaptedGguf(folder, source);
    const ConfigReader config(source.folder / "config.json");
    auto model = std::make_shared<Model>();
    model->info.folder = folder;
    model->info.name = modelName(folder);
    warnOfByteOrderMark(config, model->warnings);
    std::ranges::copy(source.warnings, std::back_inserter(model->warnings));
    if (isModule(config))
        readModuleFolder(config, source.folder, *model);
    else
        readFamilyFolder(config, source, tower, *model);
    if (!model->transformer.patches && !model->decoder && fs::is_directory(folder))
        model->sentence = readSentenceHead(folder, model->transformer.width(), model->warnings);
    return model;
}

/// The checkpoint that a training left in a folder which has no model of its own.
/// @return empty where the folder has one, or there is no checkpoint
fs::path checkpointInPlaceOf(const fs::path& folder)
{
    if (isThere(folder / "config.json") && !findWeights(folder).files.empty()) return {};
    return lastCheckpointIn(folder);
}

std::shared_ptr<const Model> openCheckpoint(const fs::path& checkpoint, Tower tower)
{
    auto model = std::make_shared<Model>(*openModel(checkpoint, tower));
    model->warnings.push_back(checkpoint.parent_path().string() + " has no weights of its own; "
                              + checkpoint.filename().string() + " in it was opened");
    return model;
}

/// @param path  the requested path
std::shared_ptr<const Model> openGguf(const fs::path& file, const fs::path& path, Tower tower)
{
    const GgufFile gguf = GgufFile::open(file);
    if (!LoraAdapter::isIn(gguf)) return openGgufModel(gguf, path);
    return openFolder(path, ModelSource::of(LoraAdapter::open(gguf), file), tower);
}

/// The GGUF file that lies in a folder without a configuration under another name.
/// @param path  the requested path
/// @throws Error{Missing} saying what there is instead
std::shared_ptr<const Model> openWithoutConfiguration(const fs::path& path, const fs::path& folder, Tower tower)
{
    std::vector<fs::path> files;
    try {
        files = findWeights(folder).files;
    } catch (const Error&) {
        // Several folders, none of which has a configuration.
    }
    if (files.size() == 1 && !ggufFileAt(files.front()).empty()) return openGguf(files.front(), folder, tower);
    throw withoutConfiguration(path, files);
}

}  // namespace

bool isGenericName(std::string_view name)
{
    constexpr std::string_view names[] = {"", "/", "model", "models", "checkpoint", "checkpoints", "output", "tmp"};
    return name.starts_with("checkpoint-") || std::ranges::find(names, name) != std::end(names);
}

std::string modelName(const fs::path& folder)
{
    if (auto name = hubModelName(folder)) return *name;
    if (const fs::path there = modelFolderAt(folder); there != folder) return modelName(there);
    if (const fs::path file = ggufFileAt(folder); !file.empty()) return ggufName(file);
    if (isTrainedPlace(folder)) return trainedName(folder);
    const fs::path whole = fs::weakly_canonical(folder);
    const fs::path place = whole.has_filename() ? whole : whole.parent_path();
    std::string own = place.filename().string();
    try {
        const ConfigReader config(folder / "config.json");
        if (!isGenericName(own)) return config.text("name", own);
        const std::string above = place.parent_path().filename().string();
        const std::string type = config.text("model_type", own);
        return config.text("name", isGenericName(above) ? type : above);
    } catch (const Error&) {
        return own;  // its mistake is reported when it is opened
    }
}

std::vector<std::string> checkConfiguration(const fs::path& file)
{
    const ConfigReader config(file);
    if (isModule(config)) {
        ModuleConfig::read(config);
    } else {
        // Where weights are there, the class alone tells the model.
        if (!config.has("model_type") && !isThere(weightsFileOf(file.parent_path())))
            throw Error(Code::Missing, config.file(),
                        "“model_type” is missing: expected the architecture’s name, such as gpt2");
        planModel(config);
    }
    std::vector<std::string> warnings;
    warnOfByteOrderMark(config, warnings);
    warnOfUnread(config, warnings);
    return warnings;
}

std::shared_ptr<const Model> openModel(const fs::path& named, Tower tower)
{
    const fs::path path = modelFolderAt(named);
    if (isTrainedPlace(path)) return openTrainedModel(path);
    if (!isThere(path)) throw Error(Code::CannotRead, named.string(), "%0 cannot be read: %1", whyNotThere(named));
    const fs::path folder = fs::is_directory(path) ? path : path.parent_path();
    const bool adapts = LoraAdapter::isAt(folder) && path.extension() != ".gguf";
    if (const fs::path file = adapts ? fs::path() : ggufFileAt(path); !file.empty()) return openGguf(file, path, tower);
    if (!adapts) {
        refuseForeignWeights(path);
        if (const fs::path checkpoint = checkpointInPlaceOf(folder); !checkpoint.empty())
            return openCheckpoint(checkpoint, tower);
    }
    const ModelSource source = ModelSource::at(folder);
    if (!source.adapter && !isThere(source.folder / "config.json"))
        return openWithoutConfiguration(path, folder, tower);
    return openFolder(folder, source, tower);
}

std::shared_ptr<const Model> openAdapted(const fs::path& base, const fs::path& adapter, Tower tower)
{
    if (!isThere(adapter)) throw Error(Code::CannotRead, adapter.string(), "%0 cannot be read: no such file or folder");
    const bool isFile = !fs::is_directory(adapter);
    const fs::path place = isFile && ggufFileAt(adapter).empty() ? adapter.parent_path() : adapter;
    return openFolder(place, ModelSource::adapted(base, place), tower);
}

std::shared_ptr<const Model> openForTokens(const fs::path& named, const fs::path& base)
{
    const fs::path path = modelFolderAt(named);
    if (base.empty() && isTrainedPlace(path)) return openTrainedModel(path);
    if (!base.empty() || isAdapter(path)) {
        std::vector<std::string> none;
        if (!fs::is_directory(path) || openTokenizer(path, "", none) == nullptr)
            return openForTokens(base.empty() ? ModelSource::at(path).folder : base);
    } else if (const fs::path file = ggufFileAt(path); !file.empty()) {
        return openGgufForTokens(file, path);
    }
    const fs::path folder = isThere(path) && fs::is_directory(path) ? path : path.parent_path();
    auto model = std::make_shared<Model>();
    std::string type;
    if (isThere(folder / "config.json"))
        type = ownConfiguration(ConfigReader(folder / "config.json")).text("model_type", "");
    model->tokenizer = openTokenizer(folder, type, model->warnings);
    if (model->tokenizer == nullptr) return openModel(path);
    model->info.folder = folder;
    model->info.name = modelName(folder);
    return model;
}

bool readsProteins(const fs::path& folder)
{
    try {
        const std::string type = ConfigReader(folder / "config.json").text("model_type", "");
        return type == "esm" || type == "esmc";
    } catch (const Error&) {
        return false;  // its mistake is reported when it is opened
    }
}

}  // namespace core
