#include "app/command/command_line.h"
#include "app/inspect_costs.h"
#include "app/inspect_documents.h"
#include "app/inspect_holdings.h"
#include "app/inspect_model.h"
#include "app/inspect_training.h"
#include "core/array/array_folder.h"
#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/image/image_file.h"
#include "core/json/json_text.h"
#include "core/model/folder/foreign_weights.h"
#include "core/model/folder/gguf_model_file.h"
#include "core/model/recorded/given_vectors.h"
#include "core/model/recorded/vector_pairs.h"
#include "core/model/teaching/teaching_module_file.h"
#include "core/model/teaching/teaching_module_json.h"
#include "core/session/run_edits.h"
#include "core/session/session_json.h"
#include "core/session/session_names.h"
#include "core/tensor/safetensors.h"
#include "core/text/folder/tokenizer_file.h"
#include "core/text/sentence_piece/sentence_piece_file.h"
#include "core/text/tokenizer_json/vocabulary_files.h"
#include "core/training/training_file.h"
#include "ui/plot/figure/figure_session.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fs = std::filesystem;

namespace {

void warnOfEachTensor(const core::SafetensorsFile& file)
{
    for (const auto& [name, entry] : file.tensors()) warnOfBrokenNumbers(file.name(), name, file.stored(name));
}

Report tensorsIn(const core::SafetensorsFile& file)
{
    Report tensors = Report::array();
    for (const auto& [name, entry] : file.tensors())
        tensors.push_back({{"name", name}, {"dtype", core::elementTypeName(entry.type)}, {"shape", entry.shape}});
    return tensors;
}

/// Whether a file with queries and keys is opened for these; not if it holds attention too.
bool opensVectors(const core::ArrayFile& file)
{
    try {
        return core::meantPair(file).has_value();
    } catch (const core::Error&) {
        return true;  // for one of several pairs
    }
}

/// The default content of a figure of a file.
std::string openedFrom(const core::ArrayFile& file)
{
    try {
        if (const auto pair = core::meantPair(file))
            return "queries “" + pair->queries.entry.name + "” and keys “" + pair->keys.entry.name + "”";
        return "attention “" + core::chosenArray(file, {}).entry.name + "”";
    } catch (const core::Error& error) {
        return "nothing: " + error.sentence.english();
    }
}

/// Tells of queries and keys, which attention can be computed from.
Report withPairs(Report report, const core::ArrayFile& file)
{
    for (const core::VectorPair& pair : core::vectorCandidates(file))
        core::append(report, "pairs", {{"queries", pair.queries.entry.name}, {"keys", pair.keys.entry.name}});
    if (report.contains("pairs")) report["opens"] = openedFrom(file);
    return report;
}

Report inspectTensors(const fs::path& path)
{
    const auto file = core::SafetensorsFile::open(path);
    warnOfEachTensor(file);
    if (!core::isTeachingModule(path))
        return withPairs({{"kind", "tensor file"}, {"metadata", file.metadata()}, {"tensors", tensorsIn(file)}},
                         *core::ArrayFile::open(path));
    const core::SavedTeachingModule saved = core::openTeachingModule(path);
    return {{"kind", "teaching module"}, {"recipe", core::toJson(saved.module)}, {"tensors", tensorsIn(file)}};
}

/// Attention, or queries and keys, as NumPy, JSON or CSV have it: read to the last number, as rendering would. Tokens
/// alone are usable too.
Report inspectAttention(const fs::path& path)
{
    const auto file = core::ArrayFile::open(path);
    Report arrays = Report::array();
    for (const core::ArrayFile::Entry& entry : file->entries())
        arrays.push_back({{"name", entry.name}, {"dtype", entry.type}, {"shape", entry.shape}});
    std::vector<std::string> warnings = file->warnings();
    const auto notes = [&](const std::vector<std::string>& all) {
        for (const std::string& warning : all)
            if (std::ranges::find(warnings, warning) == warnings.end()) warnings.push_back(warning);
    };
    std::string axes;
    const auto note = [&](const core::RecordedAttention& recorded) {
        axes = core::axisWords(recorded.axes.letters);
        notes(recorded.warnings);
    };
    const auto candidates = core::attentionCandidates(*file);
    if (opensVectors(*file))
        for (const core::VectorPair& pair : core::vectorCandidates(*file))
            notes(core::openVectors({.file = path, .queries = pair.queries.entry.name, .keys = pair.keys.entry.name})
                      .warnings);
    else if (candidates.size() > 1)
        for (const core::ArrayFile::Entry& entry : candidates)
            note(core::openRecorded({.file = path, .tensor = entry.name}));
    else if (path.extension() == ".npy" || !core::holdsOnlyTokens(*file))
        note(core::openRecorded({.file = path}));
    warnAll(warnings);
    Report report{{"kind", file->format()}, {"tensors", std::move(arrays)}};
    if (!axes.empty() && candidates.size() == 1) report["axes"] = axes;
    return withPairs(std::move(report), *file);
}

Report inspectSource(const core::Run& run)
{
    const core::RecordedSource& source = run.recorded;
    if (source.isDump()) return {{"attention", source.file.string()}, {"tensor", source.tensor}};
    return {{"vectors", source.file.string()},
            {"queries", source.queries},
            {"keys", source.keys},
            {"mask", core::maskRecipeOf(run, -1, -1)}};
}

Report inspectSession(const core::Session& session, const char* kind)
{
    Report runs = Report::array();
    for (const core::Run& run : session.runs) {
        std::error_code none;
        if (!run.model.empty() && !fs::exists(run.model, none))
            warn(QStringLiteral("the session's model %1 is not there").arg(QString::fromStdString(run.model.string())));
        if (!run.recorded.empty()) {
            if (!fs::exists(run.recorded.file, none))
                warn(QStringLiteral("the session's file %1 is not there")
                         .arg(QString::fromStdString(run.recorded.file.string())));
            runs.push_back(inspectSource(run));
            continue;
        }
        if (!run.engine.empty()) {
            runs.push_back({{"engine", run.engine.engine}, {"model", run.engine.model}, {"texts", run.texts}});
            continue;
        }
        runs.push_back({{"model", run.module && run.model.empty() ? "teaching module" : run.model.string()},
                        {"texts", run.texts},
                        {"mask", core::maskRecipeOf(run, -1, -1)}});
        if (!run.base.empty()) runs.back()["base"] = run.base.string();
        for (const fs::path& image : run.images) core::append(runs.back(), "images", Report(image.string()));
        for (const fs::path& sound : run.sounds) core::append(runs.back(), "sounds", Report(sound.string()));
    }
    return {{"kind", kind}, {"runs", runs}};
}

Report inspectPicture(const fs::path& path)
{
    const core::Image image = core::readImage(path);
    return {{"kind", "picture"}, {"width", image.width}, {"height", image.height}};
}

Report inspectJson(const fs::path& path)
{
    const core::Json json = core::readJsonObject(path.string(), 256U << 20U);
    if (json.contains("format") && json.contains("runs")) return inspectSession(core::openSession(path), "session");
    if (json.contains("model_type") || path.filename() == "config.json" || json.contains("architectures")) {
        warnAll(core::checkConfiguration(path));
        return {{"kind", "model configuration"}, {"model_type", json["model_type"]}};
    }
    if (!json.contains("model") && !json.contains("added_tokens"))
        throw core::Error(core::Code::NotInside, path.string(),
                          "there is no model_type, model or runs in this file. Open a model's config.json or "
                          "tokenizer.json, or a session.");
    std::vector<std::string> warnings;
    core::readTokenizer(path, warnings);
    warnAll(warnings);
    const core::Json& model = json["model"];
    return {{"kind", "tokenizer"},
            {"model", model.contains("type") ? model["type"] : core::Json("without a type, as in older files")},
            {"vocabulary", model["vocab"].size()}};
}

/// Whether it is one of the vocabulary files from before tokenizer.json rather than numbers; its name says so.
bool isVocabulary(const fs::path& path)
{
    const std::string name = path.filename().string();
    const bool named = name.find("vocab") != std::string::npos || name.find("merges") != std::string::npos;
    return name == "vocab.json" || (named && path.extension() == ".txt");
}

Report inspectVocabulary(const fs::path& path)
{
    if (path.filename().string().find("merges") != std::string::npos)
        return {{"kind", "merges"}, {"merges", core::readMergeLines(path).size()}};
    std::vector<std::string> warnings;
    const core::Vocabulary vocabulary = path.extension() == ".json" ? core::readVocabularyJson(path, warnings)
                                                                    : core::readVocabularyLines(path, warnings);
    warnAll(warnings);
    return {{"kind", "vocabulary"}, {"pieces", vocabulary.size()}};
}

/// A model file of SentencePiece, as spiece.model or source.spm.
Report inspectSentencePieces(const fs::path& path)
{
    const core::SentencePieceFile file = core::readSentencePieces(path);
    const bool unigram = file.algorithm == core::SentencePieceFile::Algorithm::Unigram;
    return {{"kind", "SentencePiece model"},
            {"model", unigram ? "Unigram" : "BPE"},
            {"pieces", file.pieces.size()},
            {"normalization", file.rules}};
}

/// Whether JSON is a model's or a session's rather than numbers; keys that only those have say so.
bool isModelJson(const fs::path& path)
{
    if (path.filename() == "config.json" || path.filename() == "tokenizer.json") return true;
    const auto file = core::MappedFile::open(path);
    const std::string_view text(reinterpret_cast<const char*>(file->bytes().data()), file->bytes().size());
    const auto has = [&](const char* key) { return text.find(key) != std::string_view::npos; };
    return has("\"model_type\"") || has("\"architectures\"") || has("\"added_tokens\"") || has("\"vocab\"")
           || has(core::sessionFormat);
}

/// Content decides first, then the name.
bool looksLikeJson(const fs::path& path)
{
    const auto file = core::MappedFile::open(path);
    for (const std::byte byte : file->bytes()) {
        const auto c = static_cast<unsigned char>(byte);
        if (c == ' ' || c == '\n' || c == '\t' || c == '\r') continue;
        if (c == '{' || c == '[' || c == 0xEF) return true;
        break;
    }
    return path.extension() == ".json";
}

std::string plain(const std::string& text) { return oneLine(QString::fromStdString(text)).toStdString(); }

/// Whole values, as many as a line holds, and how many more there are: nothing is cut within one.
std::string summary(const Report& value)
{
    constexpr std::size_t longest = 400;
    if (value.is_string()) return plain(value.get<std::string>());
    if (!value.is_structured()) return value.dump();
    std::string text;
    std::size_t taken = 0;
    for (const auto& [key, each] : value.items()) {
        const std::string one = value.is_object() ? key + " " + summary(each) : summary(each);
        if (taken > 0 && text.size() + one.size() > longest) break;
        text += (taken++ == 0 ? "" : ", ") + one;
    }
    if (taken < value.size()) text += ", and " + std::to_string(value.size() - taken) + " more";
    return text;
}

void print(const Report& report)
{
    for (const auto& [key, value] : report.items()) {
        if (key == "tensors") {
            for (const Report& tensor : value)
                std::cout << "  " << plain(tensor["name"].get<std::string>()) << "  "
                          << tensor["dtype"].get<std::string>() << ' ' << tensor["shape"].dump() << '\n';
        } else if (key == "pairs") {
            for (const Report& pair : value)
                std::cout << "queries and keys: " << plain(pair["queries"].get<std::string>()) << " and "
                          << plain(pair["keys"].get<std::string>()) << '\n';
        } else if (key == "runs") {
            for (const Report& run : value) std::cout << "run: " << summary(run) << '\n';
        } else if (!value.empty()) {
            std::cout << key << ": " << summary(value) << '\n';
        }
    }
}

/// Whether a file of torch.save is of attention rather than of weights.
bool holdsAttention(const fs::path& path)
{
    try {
        core::chosenArray(*core::ArrayFile::open(path), {});
        return true;
    } catch (const core::Error&) {
        return false;  // its reader names the mistake as weights
    }
}

Report reportOn(const fs::path& path)
{
    if (const fs::path gguf = core::ggufFileAt(path); !gguf.empty()) return inspectGguf(gguf);
    if (core::isTrainingRun(path)) return inspectTraining(path);
    if (const auto document = inspectDocument(path)) return *document;
    if (core::isArrayFolder(path)) return inspectAttention(path);
    if (fs::is_directory(path)) return inspectModel(path);
    if (path.filename() == "adapter_config.json") return inspectModel(path.parent_path());
    if (isTorchFile(path)) return holdsAttention(path) ? inspectAttention(path) : inspectTorch(path);
    if (isVocabulary(path)) return inspectVocabulary(path);
    if (path.extension() == ".spm" || path.extension() == ".model") return inspectSentencePieces(path);
    if (const auto carried = sessionIn(path)) return inspectSession(core::sessionFrom(*carried, path), "figure");
    if (core::looksLikeImage(path)) return inspectPicture(path);
    if (looksLikeJson(path)) return isModelJson(path) ? inspectJson(path) : inspectAttention(path);
    if (path.extension() == ".safetensors") return inspectTensors(path);
    core::refuseForeignWeights(path);
    return core::ArrayFile::open(path)->format() == core::safetensorsFormat ? inspectTensors(path)
                                                                            : inspectAttention(path);
}

/// @param tokens  whose costs are counted; 0: none
int inspect(const fs::path& path, bool json, core::Index tokens)
{
    Report report;
    std::optional<core::Error> problem;
    try {
        report = reportOn(path);
        if (tokens > 0) report["costs"] = costsOf(path, tokens);
    } catch (const core::Error& error) {
        problem = error;
        report = whatIsIn(path);
    }
    // The tensors of a model that opens would hide the other facts about it.
    if (!problem && !json && fs::is_directory(path)) report.erase("tensors");
    if (problem && json && !report.empty()) report["problem"] = typedErrorText(*problem).toStdString();
    if (json && !report.empty())
        std::cout << report.dump(-1, ' ', false, core::Json::error_handler_t::replace) << '\n';
    else
        print(report);
    if (problem) throw core::Error(*problem);
    return 0;
}

}  // namespace

Subcommand addInspect(cli::Command* command)
{
    auto path = std::make_shared<std::string>();
    auto json = std::make_shared<bool>(false);
    auto tokens = std::make_shared<core::Index>(0);
    command->addOption("path", *path, "What to look at, or the name of a model that comes with the program")
        ->required()
        ->transform(bundledByName)
        ->typeName("PATH");
    command->addFlag("--json", *json, "As JSON");
    command
        ->addOption("--length", *tokens,
                    "Of a model: what a text of so many tokens costs, in multiply–adds and in bytes of float32")
        ->check(cli::within(core::Index{1}, core::mostCostedTokens))
        ->typeName("N");
    return {command, [path, json, tokens] { return inspect(*path, *json, *tokens); }};
}
