#include "core/model/folder/local_models.h"

#include "core/error.h"
#include "core/file/folder_names.h"
#include "core/gguf/gguf_name.h"
#include "core/json/json_text.h"

#include <algorithm>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostFiles = 20'000;  ///< files that are looked at

std::vector<fs::path> foldersThatAreThere(const std::vector<fs::path>& folders)
{
    std::vector<fs::path> there;
    std::error_code none;
    for (const fs::path& folder : folders)
        if (fs::is_directory(folder, none)) there.push_back(folder);
    return there;
}

/// Every file below a folder, at most four folders deep; links to folders are not followed.
std::vector<fs::path> filesBelow(const fs::path& folder)
{
    std::vector<fs::path> files, level{folder};
    std::size_t left = mostFiles;
    for (int depth = 0; depth <= 4; ++depth) {
        std::vector<fs::path> below;
        for (const fs::path& each : level) {
            const std::vector<std::string> names = namesIn(each, left);
            left -= names.size();
            for (const std::string& name : names) {
                std::error_code none;
                const fs::path path = each / name;
                if (fs::is_regular_file(path, none)) files.push_back(path);
                if (fs::is_directory(fs::symlink_status(path, none))) below.push_back(path);
            }
        }
        level = std::move(below);
    }
    std::ranges::sort(files);
    return files;
}

/// "gemma3:270m" of manifests/registry.ollama.ai/library/gemma3/270m; other hosts and libraries are named.
std::string nameOfManifest(const fs::path& manifest, const fs::path& manifests)
{
    std::vector<std::string> parts;
    for (const fs::path& part : manifest.lexically_relative(manifests)) parts.push_back(part.string());
    if (parts.size() < 2) return manifest.filename().string();
    const std::string tag = parts.back();
    parts.pop_back();
    const bool usualHost = parts.front() == "registry.ollama.ai";
    if (usualHost) parts.erase(parts.begin());
    if (usualHost && parts.size() > 1 && parts.front() == "library") parts.erase(parts.begin());
    std::string name;
    for (const std::string& part : parts) name.append(name.empty() ? "" : "/").append(part);
    return name + ":" + tag;
}

/// The blob of the weights.
/// @return empty where the manifest names none, or nothing that is the name of a blob
fs::path blobOf(const fs::path& manifest, const fs::path& blobs)
{
    try {
        const Json json = readJsonObject(manifest.string(), 1U << 20U);
        const auto layers = json.find("layers");
        if (layers == json.end() || !layers->is_array()) return {};
        for (const Json& layer : *layers) {
            if (!layer.is_object() || layer.value("mediaType", Json()) != "application/vnd.ollama.image.model")
                continue;
            std::string digest = layer.value("digest", Json()).is_string() ? layer["digest"].get<std::string>() : "";
            std::ranges::replace(digest, ':', '-');
            const bool plain =
                digest.starts_with("sha256-") && digest.find_first_not_of("0123456789abcdef", 7) == std::string::npos;
            if (plain) return blobs / digest;
        }
    } catch (const Error&) {  // no manifest: other files may lie there
    }
    return {};
}

}  // namespace

std::vector<fs::path> ollamaFolders(const Environment& environment)
{
    if (const std::string own = environment("OLLAMA_MODELS"); !own.empty()) return foldersThatAreThere({own});
    return foldersThatAreThere({fs::path(environment("HOME")) / ".ollama/models", "/usr/share/ollama/.ollama/models"});
}

std::vector<LocalModel> ollamaModels(const fs::path& folder)
{
    std::vector<LocalModel> models;
    for (const fs::path& manifest : filesBelow(folder / "manifests"))
        if (const fs::path blob = blobOf(manifest, folder / "blobs"); !blob.empty())
            models.push_back({nameOfManifest(manifest, folder / "manifests"), blob});
    std::ranges::sort(models, {}, &LocalModel::name);
    return models;
}

std::optional<std::string> ollamaName(const fs::path& blob)
{
    const fs::path blobs = blob.parent_path();
    if (!blob.filename().string().starts_with("sha256-") || blobs.filename() != "blobs") return std::nullopt;
    for (const LocalModel& model : ollamaModels(blobs.parent_path()))
        if (model.file.filename() == blob.filename()) return model.name;
    return std::nullopt;
}

std::vector<fs::path> lmStudioFolders(const Environment& environment)
{
    const fs::path home = environment("HOME");
    return foldersThatAreThere({home / ".lmstudio/models", home / ".cache/lm-studio/models"});
}

std::vector<LocalModel> lmStudioModels(const fs::path& folder)
{
    std::vector<LocalModel> models;
    for (const fs::path& file : filesBelow(folder))
        if (isNamedAsModel(file))
            models.push_back({(file.lexically_relative(folder).parent_path() / ggufStem(file)).string(), file});
    return models;
}

std::vector<LocalModel> modelsBelow(const fs::path& folder)
{
    std::vector<LocalModel> models = lmStudioModels(folder);
    const std::vector<fs::path> files = filesBelow(folder);
    const auto hasWeights = [&files](const fs::path& model) {
        return std::ranges::any_of(files, [&model](const fs::path& file) {
            return file.parent_path() == model && (file.extension() == ".safetensors" || file.extension() == ".bin");
        });
    };
    for (const fs::path& file : files) {
        const fs::path model = file.parent_path();
        const bool adapts = file.filename() == "adapter_config.json";
        if ((file.filename() != "config.json" && !adapts) || !hasWeights(model)) continue;
        if (adapts && std::ranges::binary_search(files, model / "config.json")) continue;
        const fs::path name = model == folder ? model.filename() : model.lexically_relative(folder);
        models.push_back({name.string(), model});
    }
    std::ranges::sort(models, {}, &LocalModel::name);
    return models;
}

}  // namespace core
