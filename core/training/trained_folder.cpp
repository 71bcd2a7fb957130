#include "core/training/trained_folder.h"

#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/json/json_text.h"
#include "core/training/trained_parameters.h"
#include "core/training/training_data.h"

#include <sstream>
#include <system_error>

namespace core {
namespace {

NamedTensor zeros(const std::string& name, const std::vector<Index>& shape)
{
    std::size_t count = 1;
    for (const Index side : shape) count *= static_cast<std::size_t>(side);
    return {name, shape, std::vector<float>(count, 0.0F)};
}

/// What GPT-2 has and this model has not, as zeros: a feed-forward layer of one number between its projections.
void addAbsent(const TrainedShape& shape, std::vector<NamedTensor>& tensors)
{
    const Index d = shape.width;
    if (!shape.positions) tensors.push_back(zeros("transformer.wpe.weight", {shape.context, d}));
    for (Index layer = 0; !shape.feed_forward && layer < shape.layers; ++layer) {
        const std::string h = "transformer.h." + std::to_string(layer) + ".";
        tensors.push_back({h + "ln_2.weight", {d}, std::vector<float>(static_cast<std::size_t>(d), 1.0F)});
        tensors.push_back(zeros(h + "ln_2.bias", {d}));
        tensors.push_back(zeros(h + "mlp.c_fc.weight", {d, 1}));
        tensors.push_back(zeros(h + "mlp.c_fc.bias", {1}));
        tensors.push_back(zeros(h + "mlp.c_proj.weight", {1, d}));
        tensors.push_back(zeros(h + "mlp.c_proj.bias", {d}));
    }
}

Json configOf(const TrainingRecord& record, Index vocabulary)
{
    const TrainedShape& shape = record.settings.shape;
    return {{"model_type", "gpt2"},
            {"architectures", {"GPT2LMHeadModel"}},
            {"vocab_size", vocabulary},
            {"n_positions", shape.context},
            {"n_embd", shape.width},
            {"n_layer", shape.layers},
            {"n_head", shape.heads},
            {"n_inner", shape.feed_forward ? shape.inner() : Index{1}},
            {"activation_function", "gelu_new"},
            {"layer_norm_epsilon", 1e-5},
            {"tie_word_embeddings", shape.tied},
            {"attn_pdrop", 0.0},
            {"embd_pdrop", 0.0},
            {"resid_pdrop", 0.0}};
}

Json tokenizerOf(const TrainingRecord& record, const TrainingData& data)
{
    Json vocabulary = Json::object();
    for (Index id = 0; id < data.vocabulary(); ++id) vocabulary[data.symbols()[id]] = id;
    const bool words = record.settings.task == TrainingTask::Words;
    const Json split =
        words ? Json{{"type", "WhitespaceSplit"}}
              : Json{
                  {"type", "Split"}, {"pattern", {{"Regex", "[\\s\\S]"}}}, {"behavior", "Isolated"}, {"invert", false}};
    // Characters stand beside each other, words have spaces between them: what no decoder at all does.
    return {{"version", "1.0"},
            {"truncation", nullptr},
            {"padding", nullptr},
            {"added_tokens", Json::array()},
            {"normalizer", nullptr},
            {"pre_tokenizer", split},
            {"post_processor", nullptr},
            {"decoder", words ? Json() : Json{{"type", "Fuse"}}},
            {"model", {{"type", "WordLevel"}, {"vocab", vocabulary}, {"unk_token", "<unk>"}}}};
}

}  // namespace

TrainedFiles trainedFiles(const TrainingRecord& record, Index step)
{
    const TrainingData data(record.settings, record.text, "the run");
    const TrainedParameters parameters(record.settings.shape, data.vocabulary());
    const std::vector<float>& numbers = record.numbersAt(step);
    TrainedFiles files{configOf(record, data.vocabulary()).dump(1), tokenizerOf(record, data).dump(), {}};
    files.tensors.reserve(parameters.all.size() + 1);
    for (const TrainedParameter& each : parameters.all)
        files.tensors.push_back(
            {each.name, each.shape(),
             std::vector<float>(numbers.begin() + each.begin, numbers.begin() + each.begin + each.size())});
    addAbsent(record.settings.shape, files.tensors);
    return files;
}

void writeTrainedFolder(const TrainedFiles& files, const std::filesystem::path& folder)
{
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) throw Error(Code::CannotWrite, folder.string(), "%0 cannot be written: %1", problem.message());
    std::ostringstream tensors;
    writeSafetensors(tensors, files.tensors, {{"format", "pt"}});
    const std::string weights = tensors.str();
    writeTogether({{folder / "tokenizer.json", files.tokenizer},
                   {folder / "model.safetensors", weights},
                   {folder / "config.json", files.config}});
}

}  // namespace core
