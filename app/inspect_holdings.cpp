#include "app/inspect_holdings.h"

#include "core/array/array_file.h"
#include "core/error.h"
#include "core/file/folder_names.h"
#include "core/gguf/gguf_file.h"
#include "core/json/json_text.h"
#include "core/model/adapter/lora_adapter.h"
#include "core/model/family/found_weights.h"
#include "core/model/folder/gguf_model_file.h"
#include "core/model/folder/model_chat.h"
#include "core/text/folder/tokenizer_file.h"
#include "core/torch/torch_checkpoint.h"

#include <algorithm>
#include <vector>

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostFiles = 500, mostTensors = 100'000, largestJson = 64U << 20U;

std::vector<fs::path> sortedFiles(const fs::path& folder)
{
    std::vector<fs::path> files;
    for (const std::string& name : core::namesIn(folder, mostFiles)) files.push_back(folder / name);
    return files;
}

/// Adds the tensors of one file; a folder may have several.
void addTensors(Report& report, const fs::path& file)
{
    Report& tensors = report["tensors"];
    const auto add = [&](const std::string& name, const std::string& type, const std::vector<core::Index>& shape) {
        if (tensors.size() < mostTensors) tensors.push_back({{"name", name}, {"dtype", type}, {"shape", shape}});
    };
    try {
        if (isTorchFile(file)) {
            const auto opened = core::TorchCheckpoint::open(file);
            for (const auto& [name, tensor] : opened.tensors())
                add(name, std::string(core::storedTypeName(tensor.type)), tensor.shape);
        } else if (!core::ggufFileAt(file).empty()) {
            const auto opened = core::GgufFile::open(file);
            for (const auto& [name, tensor] : opened.tensors())
                add(name, std::string(core::storedTypeName(tensor.type)), tensor.shape);
        } else {
            const auto opened = core::ArrayFile::open(file);
            for (const core::ArrayFile::Entry& entry : opened->entries()) add(entry.name, entry.type, entry.shape);
        }
    } catch (const core::Error&) {
        if (tensors.empty()) report.erase("tensors");
    }
}

/// Adds a configuration's fields, whether or not they can be used here.
void addConfiguration(Report& report, const fs::path& file)
{
    constexpr const char* told[] = {"model_type", "architectures", "num_hidden_layers", "n_layer", "num_layers",
                                    "hidden_size", "n_embd", "d_model", "num_attention_heads", "n_head", "num_heads",
                                    "num_key_value_heads", "head_dim", "vocab_size", "max_position_embeddings",
                                    "sliding_window", "layer_types", "rope_theta", "rope_scaling", "rope_parameters",
                                    "tie_word_embeddings", "torch_dtype", "dtype", "quantization_config",
                                    // of an adapter
                                    "peft_type", "base_model_name_or_path", "task_type", "r", "lora_alpha",
                                    "target_modules", "modules_to_save", "use_dora", "use_rslora"};
    try {
        const core::Json json = core::readJsonObject(file.string(), largestJson);
        for (const char* field : told)
            if (const auto found = json.find(field); found != json.end() && !found->is_null())
                report[field] = Report::parse(found->dump(-1, ' ', false, core::Json::error_handler_t::replace));
        if (const auto text = json.find("text_config"); text != json.end() && text->is_object())
            report["text_config"] = Report::parse(text->dump(-1, ' ', false, core::Json::error_handler_t::replace));
    } catch (const core::Error&) {  // its mistake is the reason why it was not opened
    }
}

void addTokenizer(Report& report, const fs::path& folder)
{
    try {
        std::vector<std::string> none;
        const auto tokenizer = core::openTokenizer(folder, "", none);
        if (tokenizer == nullptr) return;
        core::Index pieces = 0;
        while (tokenizer->token(pieces)) ++pieces;
        report["tokenizer"] = {{"pieces", pieces}};
    } catch (const core::Error&) {  // the cause is told where a text is cut
    }
}

bool holdsTensors(const fs::path& file)
{
    constexpr const char* endings[] = {".safetensors", ".gguf", ".npz", ".npy", ".bin", ".pt", ".pth", ".ckpt"};
    std::error_code none;
    return fs::is_regular_file(file, none)
           && std::ranges::any_of(endings, [&](const char* ending) { return file.extension() == ending; });
}

/// A folder's kind, by the files in it.
std::string kindOfFolder(const fs::path& folder, const Report& report)
{
    std::error_code none;
    const auto has = [&](const char* name) { return fs::exists(folder / name, none); };
    if (core::LoraAdapter::isAt(folder)) return "adapter";
    if (has("config.json")) return report.contains("tensors") ? "model folder" : "model folder without weights";
    if (report.contains("tokenizer")) return report.contains("tensors") ? "tokenizer and tensors" : "tokenizer alone";
    return report.contains("tensors") ? "folder of tensors" : "folder";
}

Report whatIsInFolder(const fs::path& folder)
{
    Report report;
    report["kind"] = "";
    for (const char* name : {"config.json", "adapter_config.json"}) addConfiguration(report, folder / name);
    addTokenizer(report, folder);
    if (const std::string chat = templateIn(folder); !chat.empty()) report["template"] = chat;
    report["files"] = filesIn(folder);
    for (const fs::path& file : sortedFiles(folder))
        if (holdsTensors(file)) addTensors(report, file);
    report["kind"] = kindOfFolder(folder, report);
    return report;
}

/// The keys of a header with one value each.
void addHeader(Report& report, const fs::path& path)
{
    const auto file = core::GgufFile::open(path);
    const std::string type = core::kindOfGguf(file);
    report["kind"] = type == "adapter" ? "adapter in GGUF" : type == "imatrix" ? "importance matrix" : "GGUF file";
    Report& keys = report["keys"];
    for (const auto& [key, value] : file.values()) {
        if (const auto* whole = std::get_if<std::int64_t>(&value)) keys[key] = *whole;
        if (const auto* number = std::get_if<double>(&value)) keys[key] = *number;
        if (const auto* flag = std::get_if<bool>(&value)) keys[key] = *flag;
        if (const auto* text = std::get_if<std::string_view>(&value)) keys[key] = std::string(text->substr(0, 200));
    }
}

Report whatIsInFile(const fs::path& path)
{
    Report report;
    report["kind"] = "file of tensors";
    if (!core::ggufFileAt(path).empty()) addHeader(report, path);
    if (path.filename() == "config.json" || path.filename() == "adapter_config.json") {
        report["kind"] = "configuration";
        addConfiguration(report, path);
    } else {
        addTensors(report, path);
    }
    return report.size() > 1 ? report : Report();
}

}  // namespace

Report filesIn(const fs::path& folder)
{
    Report files = Report::array();
    std::error_code none;
    for (const fs::path& file : sortedFiles(folder))
        files.push_back(file.filename().string() + (fs::is_directory(file, none) ? "/" : ""));
    return files;
}

std::string templateIn(const fs::path& folder)
{
    try {
        const core::ModelChat chat = core::ModelChat::at(folder);
        if (!chat.templates.empty()) return fs::path(chat.templates.front().file).filename().string();
    } catch (const core::Error&) {  // the tokenizer names the mistake
    }
    return {};
}

Report whatIsIn(const fs::path& path)
{
    std::error_code none;
    try {
        if (fs::is_directory(path, none)) return whatIsInFolder(path);
        if (fs::is_regular_file(path, none)) return whatIsInFile(path);
    } catch (const core::Error&) {  // it was not opened because of that
    }
    return {};
}
