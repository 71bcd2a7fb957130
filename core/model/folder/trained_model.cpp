#include "core/model/folder/trained_model.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/model/family/config_reader.h"
#include "core/model/family/weight_files.h"
#include "core/model/folder/bundled_models.h"
#include "core/model/folder/gguf_model_file.h"
#include "core/model/folder/model_families.h"
#include "core/tensor/safetensors.h"
#include "core/text/folder/tokenizer_file.h"
#include "core/training/trained_folder.h"
#include "core/training/training_data.h"
#include "core/training/training_file.h"

#include <span>
#include <sstream>
#include <variant>

namespace core {
namespace {

/// Tensors in memory as the files that a family reads.
WeightFiles weightsOf(const std::vector<NamedTensor>& tensors, const std::string& name)
{
    std::ostringstream out;
    writeSafetensors(out, tensors, {});
    const auto bytes = std::make_shared<const std::string>(out.str());
    const auto file = SafetensorsFile::parse(bytes, std::as_bytes(std::span(*bytes)), name);
    std::map<std::string, WeightFiles::Entry> entries;
    for (const auto& [tensor, entry] : file.tensors()) entries[tensor] = {file.stored(tensor), name};
    return {name, std::move(entries)};
}

}  // namespace

std::shared_ptr<const Model> trainedModel(const TrainingRecord& record, std::optional<Index> step,
                                          const std::filesystem::path& path)
{
    const std::string name = path.empty() ? record.settings.preset : path.string();
    const TrainedShape& shape = record.settings.shape;
    const TrainedFiles files = trainedFiles(record, step.value_or(record.step));
    const ModelPlan plan = planModel(ConfigReader::parse(files.config, name));
    const WeightFiles weights = weightsOf(files.tensors, name);
    auto model = std::make_shared<Model>();
    model->info.name = path.empty() ? name : trainedName(path);
    model->info.folder = path;
    model->info.architecture = architectureName("gpt2");
    model->info.layers = plan.layers;
    model->info.heads = plan.heads;
    model->info.max_tokens = plan.max_tokens;
    model->info.parameters = weights.parameters();
    model->transformer = plan.load(weights);
    if (!shape.positions) model->transformer.position_embedding = {};
    for (Block& block : model->transformer.blocks) {
        if (shape.feed_forward) break;
        block.feed_forward_norm.reset();
        block.feed_forward = std::monostate();
    }
    std::vector<std::string> passed_over;  // signs that are no symbols are told of where a text has some
    model->tokenizer = parseTokenizer(files.tokenizer, name, passed_over);
    if (readsText(record.settings.task)) model->info.end_ids = {0};
    return model;
}

bool isTrainedPlace(const std::filesystem::path& path) { return isTrainingRun(path) || namedStep(path); }

bool isModelFile(const std::filesystem::path& file)
{
    std::error_code none;
    return !std::filesystem::is_directory(file, none) && (!ggufFileAt(file).empty() || isTrainedPlace(file));
}

std::string trainedName(const std::filesystem::path& path)
{
    const auto named = namedStep(path);
    return named ? named->file.stem().string() + ", step " + std::to_string(named->step) : path.stem().string();
}

std::shared_ptr<const Model> openTrainedModel(const std::filesystem::path& path)
{
    const auto named = namedStep(path);
    const std::filesystem::path& file = named ? named->file : path;
    const std::optional<Index> step = named ? std::optional(named->step) : std::nullopt;
    try {
        return trainedModel(openTrainingRun(file), step, path);
    } catch (const Error& error) {
        if (!error.file.empty()) throw;
        throw Error(error.code, file.string(), error.sentence);
    }
}

std::string bundledTrainingText(const std::string& preset)
{
    return readText(bundledModels().parent_path() / "training" / (preset + ".txt"), TrainingData::longestText);
}

}  // namespace core
