#include "app/inspect_model.h"

#include "app/command/command_line.h"
#include "app/inspect_holdings.h"
#include "app/inspect_layers.h"
#include "core/file/mapped_file.h"
#include "core/gguf/gguf_file.h"
#include "core/model/family/weight_files.h"
#include "core/model/folder/model_card.h"
#include "core/model/folder/model_folder.h"
#include "core/model/folder/model_source.h"
#include "core/model/gguf/gguf_model.h"
#include "core/model/pass/whole_answers.h"
#include "core/model/picture_reader.h"
#include "core/model/quantized/quantization.h"
#include "core/torch/torch_checkpoint.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace fs = std::filesystem;

namespace {

/// The tensors of a model's files.
Report tensorsIn(const std::map<std::string, core::StoredTensor>& stored)
{
    Report tensors = Report::array();
    for (const auto& [name, tensor] : stored)
        tensors.push_back({{"name", name}, {"dtype", core::storedTypeName(tensor.type)}, {"shape", tensor.shape}});
    return tensors;
}

/// The number of tensors of each type: "Q4_K" → 42.
Report typesIn(const std::map<std::string, core::StoredTensor>& tensors)
{
    std::map<std::string, int> counts;
    for (const auto& [name, tensor] : tensors) ++counts[std::string(core::storedTypeName(tensor.type))];
    return counts;
}

/// A model's input size for pictures.
Report reportOnPictures(const core::PatchEmbedding& patches, const core::ImageProcessor& images)
{
    Report report{{"width", patches.width}, {"height", patches.height}, {"patch", patches.side}};
    if (images.normalise) {
        report["mean"] = (*images.normalise)[0];
        report["deviation"] = (*images.normalise)[1];
    }
    return report;
}

/// The report about an opened model, from any source.
Report reportOn(const core::Model& model, const char* kind)
{
    const core::ModelInfo& info = model.info;
    Report report{{"kind", kind},
                  {"name", info.name},
                  {"architecture", info.architecture},
                  {"layers", info.layers + std::ssize(info.without_attention)},
                  {"heads", info.heads},
                  {"d_model", model.transformer.width()},
                  {"max_tokens", info.max_tokens}};
    if (model.transformer.patches)
        report["picture"] = reportOnPictures(*model.transformer.patches, *model.images);
    else if (model.sounds)
        report["sound"] = {
            {"mels", model.sounds->mels}, {"rate", model.sounds->rate}, {"seconds", model.sounds->seconds()}};
    else if (model.waves)
        report["sound"] = {{"rate", model.waves->rate}, {"samples", model.transformer.audio->wave->stride()}};
    else
        report["vocabulary"] = model.transformer.token_embedding.rows();
    if (model.picture_reader != nullptr) {
        report["picture"] = reportOnPictures(model.picture_reader->patches(), model.picture_reader->processor.values);
        const core::TileProcessor& processor = model.picture_reader->processor;
        if (model.picture_reader->anySize()) {
            report["picture"].erase("width");
            report["picture"].erase("height");
            report["picture"]["token"] = processor.whole_tokens;
            report["picture"]["pixels"] = {processor.fewest_pixels, processor.most_pixels};
        } else {
            report["picture"]["tokens"] = model.picture_reader->tokens();
        }
    }
    if (!info.without_attention.empty()) report["attention_layers"] = info.layer_numbers;
    addLayers(report, model);
    report["parameters"] = info.parameters;
    if (const auto& head = core::labelHeadOf(model)) report["labels"] = head->names;
    return report;
}

/// Warns of a tensor whose type is not read; the model opened without it, so that no layer needs it.
void warnOfUnreadType(const std::string& file, const std::string& name, const core::StoredTensor& tensor)
{
    const auto* type = std::get_if<core::ElementType>(&tensor.type);
    if (type == nullptr || core::isReadable(*type) || tensor.coded != nullptr) return;
    const std::string_view named = core::elementTypeName(*type);
    warn(QStringLiteral("%1: tensor “%2” is of type %3, which is not read; no layer needs it")
             .arg(QString::fromStdString(file), QString::fromStdString(name),
                  QString::fromLatin1(named.data(), static_cast<qsizetype>(named.size()))));
}

void addAdapter(Report& report, const core::ModelSource& source)
{
    report["kind"] = "adapter";
    report["base"] = source.folder.string();
    report["made_for"] = source.adapter->config().base();
}

/// The weights of an adapter's base include the adapter.
core::WeightFiles weightsOf(const core::ModelSource& source)
{
    if (!source.isGguf()) return source.weights(core::ConfigReader(source.folder / "config.json"));
    const auto file = core::GgufFile::open(source.folder);
    return source.adapter->addedTo(core::readGgufModel(file).weights, core::fitToGguf(*source.adapter, file));
}

/// The number of NaN and infinite numbers in a tensor.
std::ptrdiff_t brokenNumbersIn(const core::StoredTensor& tensor)
{
    if (tensor.coded != nullptr) return tensor.coded->brokenNumbers();
    if (!core::isFloatType(tensor.type)) return 0;
    const auto block = static_cast<std::size_t>(core::numbersPerBlock(tensor.type));
    const std::size_t bytes = core::bytesPerBlock(tensor.type);
    constexpr std::size_t atOnce = 1U << 16U;
    const std::size_t blocks =
        std::clamp<std::size_t>(tensor.data.size() / bytes, 1, std::max<std::size_t>(1, atOnce / block));
    std::vector<float> values(blocks * block);
    std::ptrdiff_t broken = 0;
    for (auto rest = tensor.data; !rest.empty();) {
        const auto part = rest.first(std::min(rest.size(), values.size() / block * bytes));
        core::convertToFloats(tensor.type, part, values.data());
        core::MappedFile::requireWhole(part);
        broken +=
            std::count_if(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(part.size() / bytes * block),
                          [](float value) { return !std::isfinite(value); });
        rest = rest.subspan(part.size());
    }
    return broken;
}

}  // namespace

void warnOfBrokenNumbers(const std::string& file, const std::string& name, const core::StoredTensor& tensor)
{
    if (const std::ptrdiff_t broken = brokenNumbersIn(tensor); broken > 0)
        warn(QStringLiteral("%1: tensor “%2” has %3 of %4 numbers that are NaN or infinite")
                 .arg(QString::fromStdString(file), QString::fromStdString(name))
                 .arg(broken)
                 .arg(tensor.size()));
}

Report inspectModel(const fs::path& folder)
{
    auto model = core::openModel(folder);
    warnAll(model->warnings);
    Report report = reportOn(*model, "model folder");
    const auto source = core::ModelSource::at(model->info.folder);
    model.reset();  // frees the adapted weights, so that they lie in memory once
    if (!source.isGguf())
        if (const auto quantization = core::quantizationOf(core::ConfigReader(source.folder / "config.json")))
            report["quantization"] = quantization->words;
    const core::WeightFiles weights = weightsOf(source);
    std::map<std::string, core::StoredTensor> tensors;
    for (const auto& [name, entry] : weights.tensors()) {
        warnOfBrokenNumbers(entry.file, name, entry.tensor);
        warnOfUnreadType(entry.file, name, entry.tensor);
        tensors.emplace(name, entry.tensor);
    }
    if (source.adapter) addAdapter(report, source);
    if (const std::string summary = core::modelSummary(folder); !summary.empty()) report["summary"] = summary;
    if (const std::string chat = templateIn(source.folder); !chat.empty()) report["template"] = chat;
    report["types"] = typesIn(tensors);
    report["files"] = filesIn(folder);
    report["tensors"] = tensorsIn(tensors);
    return report;
}

Report inspectGguf(const fs::path& path)
{
    const auto file = core::GgufFile::open(path);
    for (const auto& [name, tensor] : file.tensors()) warnOfBrokenNumbers(file.name(), name, tensor);
    const bool measures = file.text("general.type").value_or("model") == "imatrix";
    Report report{{"kind", measures ? "importance matrix" : "GGUF file"}};
    if (file.has("general.architecture")) {
        const auto model = core::openModel(path);
        warnAll(model->warnings);
        report = reportOn(*model, "GGUF model");
        if (core::LoraAdapter::isIn(file)) addAdapter(report, core::ModelSource::at(path));
        if (file.has("tokenizer.chat_template")) report["template"] = "tokenizer.chat_template";
    } else {
        report["opens"] = measures ? "nothing: it says how much each column of a model counts, to quantize it by; open "
                                     "that model"
                                   : "nothing: no architecture is named in it";
    }
    if (file.files().size() > 1) report["files"] = file.files().size();
    report["types"] = typesIn(file.tensors());
    report["tensors"] = tensorsIn(file.tensors());
    return report;
}

bool isTorchFile(const fs::path& path)
{
    constexpr const char* endings[] = {".bin", ".pt", ".pth", ".ckpt"};
    return std::ranges::any_of(endings, [&](const char* ending) { return path.extension() == ending; });
}

Report inspectTorch(const fs::path& path)
{
    const auto file = core::TorchCheckpoint::open(path);
    for (const auto& [name, tensor] : file.tensors()) warnOfBrokenNumbers(file.name(), name, tensor);
    return {{"kind", "PyTorch weights"}, {"types", typesIn(file.tensors())}, {"tensors", tensorsIn(file.tensors())}};
}
