#include "core/model/folder/model_survey.h"

#include "core/model/family/config_reader.h"
#include "core/model/family/found_weights.h"
#include "core/model/family/weight_files.h"
#include "core/model/folder/gguf_model_file.h"
#include "core/model/folder/hub_cache.h"
#include "core/model/folder/model_card.h"
#include "core/model/folder/model_families.h"
#include "core/model/folder/model_folder.h"
#include "core/model/folder/model_source.h"
#include "core/model/gguf/gguf_model.h"

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr const char* weightsNames[] = {"model.safetensors", "pytorch_model.bin"};

/// The size of a file that can be opened, through links.
/// @throws Error{Missing} or Error{CannotRead}
std::uint64_t sizeOf(const fs::path& folder, const std::string& name)
{
    const fs::path file = folder / name;
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (fs::is_regular_file(status)) return fs::file_size(file, error);
    if (fs::exists(status)) throw Error(Code::CannotRead, file.string(), "%0 cannot be read: it is not a regular file");
    std::error_code none;
    if (fs::is_symlink(file, none))
        throw Error(Code::CannotRead, file.string(), "%0 cannot be read: it is a link to a file that is not there");
    if (error && error != std::errc::no_such_file_or_directory)
        throw Error(Code::CannotRead, file.string(), "%0 cannot be read: %1", error.message());
    throw Error(Code::Missing, folder.string(), "%1 is missing", name);
}

bool holdsFile(const fs::path& folder, const std::string& name)
{
    std::error_code none;
    return fs::exists(fs::symlink_status(folder / name, none));
}

/// Adds up the existing shards before it reports missing ones.
void surveyShards(const fs::path& folder, const std::string& index, ModelSurvey& found)
{
    const std::vector<std::string> shards = shardsNamedIn(folder / index);
    std::optional<Error> first;
    std::size_t missing = 0;
    for (const std::string& shard : shards) {
        try {
            found.bytes += sizeOf(folder, shard);
        } catch (const Error& error) {
            if (!first) first = error;
            ++missing;
        }
    }
    if (first && first->code == Code::Missing && shards.size() > 1)
        throw Error(Code::Missing, first->file, "%1 is missing: expected %2 files of weights, found %3",
                    first->sentence.values.front(), std::to_string(shards.size()),
                    std::to_string(shards.size() - missing));
    if (first) throw Error(*first);
}

void surveyWeights(const fs::path& folder, ModelSurvey& found)
{
    for (const std::string name : weightsNames) {
        if (holdsFile(folder, name)) {
            found.bytes = sizeOf(folder, name);
            return requireNoPointer(folder / name);
        }
        const std::string index = name + ".index.json";
        if (holdsFile(folder, index)) return surveyShards(folder, index, found);
    }
    const FoundWeights others = findWeights(folder);
    if (others.files.empty()) throwWithoutWeights(folder);
    for (const fs::path& file : others.files) {
        if (file.extension() == ".json") return surveyShards(folder, file.filename().string(), found);
        found.bytes += sizeOf(folder, file.filename().string());
        requireNoPointer(file);
    }
}

/// Surveys a GGUF file by its header.
void surveyGguf(const fs::path& path, ModelSurvey& found)
{
    const GgufFile file = GgufFile::open(path);
    for (const fs::path& part : file.files()) found.bytes += sizeOf(part.parent_path(), part.filename().string());
    found.architecture = file.text("general.architecture").value_or("");
    if (LoraAdapter::isIn(file)) {
        ModelSource::of(LoraAdapter::open(file), path);
        return;
    }
    const GgufModel model = readGgufModel(file);
    found.architecture = architectureName(model.config.text("model_type", ""));
    planModel(model.config);
}

void surveyConfiguration(const fs::path& folder, ModelSurvey& found)
{
    sizeOf(folder, "config.json");
    const fs::path file = folder / "config.json";
    found.architecture = architectureName(modelTypeOf(ConfigReader(file)));
    checkConfiguration(file);
}

/// Runs one part of the survey; only the first problem counts.
template<typename Part>
void note(ModelSurvey& found, Part part)
{
    std::optional<Error> problem;
    try {
        part();
    } catch (const Error& error) {
        problem = error;
    } catch (const std::exception& error) {
        problem = Error(Code::CannotRead, found.folder.string(), "%0 cannot be read: %1", error.what());
    }
    if (!found.problem) found.problem = std::move(problem);
}

}  // namespace

ModelSurvey survey(const fs::path& folder)
{
    ModelSurvey found;
    found.folder = folder;
    found.name = (folder / "").parent_path().filename().string();
    note(found, [&] {
        std::error_code error;
        if (!fs::exists(folder, error))
            throw Error(Code::CannotRead, folder.string(),
                        error ? Words("%0 cannot be read: %1", error.message())
                              : Words("%0 cannot be read: no such file or folder"));
        if (!ggufFileAt(folder).empty()) return;
        if (!fs::is_directory(folder, error))
            throw Error(Code::CannotRead, folder.string(), "%0 cannot be read: not a folder");
        found.name = hubModelName(folder).value_or(modelName(folder));
    });
    if (found.problem) {
        found.name = hubModelName(folder).value_or(found.name);
        return found;
    }
    if (const fs::path file = ggufFileAt(folder); !file.empty()) {
        found.name = hubModelName(folder).value_or(ggufName(file));
        note(found, [&] { surveyGguf(file, found); });
        return found;
    }
    found.summary = modelSummary(folder);
    fs::path inner = folder;
    note(found, [&] { inner = ModelSource::at(folder).folder; });
    if (!fs::is_directory(inner)) {  // an adapter's base
        note(found, [&] { surveyGguf(inner, found); });
        return found;
    }
    note(found, [&] { surveyConfiguration(inner, found); });
    note(found, [&] { surveyWeights(inner, found); });
    return found;
}

ModelSurvey surveyRepository(const fs::path& repository)
{
    const fs::path snapshot = snapshotOf(repository);
    ModelSurvey found;
    if (snapshot.empty()) {
        found.folder = repository;
        found.name = hubModelName(repository).value_or(repository.filename().string());
        found.problem = Error(Code::Missing, repository.string(), "a downloaded revision is missing");
    } else {
        found = survey(snapshot);
    }
    // A missing file may still have been on its way to the disk.
    if (found.problem && found.problem->code == Code::Missing && found.problem->file == found.folder.string()
        && hasUnfinishedDownload(repository))
        found.problem =
            Error(Code::CannotRead, repository.string(),
                  "%0 cannot be read: its download was broken off, and downloading it again goes on from there");
    return found;
}

}  // namespace core
