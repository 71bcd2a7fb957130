#include "core/model/folder/no_configuration.h"

#include "core/file/folder_names.h"
#include "core/model/folder/foreign_weights.h"
#include "core/model/folder/local_models.h"

#include <algorithm>
#include <string>

namespace core {
namespace {

namespace fs = std::filesystem;

/// The models below a folder, the first few by name.
std::string namesBelow(const fs::path& folder)
{
    constexpr std::size_t most = 4;
    const std::vector<LocalModel> models = modelsBelow(folder);
    std::string names;
    for (std::size_t i = 0; i < std::min(models.size(), most); ++i)
        names.append(names.empty() ? "" : ", ").append(models[i].name);
    return models.size() > most ? names + ", …" : names;
}

std::string archiveIn(const fs::path& folder)
{
    constexpr std::size_t most = 1000;
    const std::vector<std::string> names = namesIn(folder, most);
    const auto found = std::ranges::find_if(names, [](const std::string& name) { return isArchive(name); });
    return found == names.end() ? std::string() : *found;
}

}  // namespace

Error withoutConfiguration(const fs::path& path, const std::vector<fs::path>& weights)
{
    if (std::error_code none; !fs::is_directory(path, none) && std::ranges::find(weights, path) == weights.end())
        return Error(Code::Missing, path.string(),
                     "this is no model: expected a model folder in the Hugging Face layout, a file in one, or a GGUF "
                     "file");
    const fs::path above = fs::is_directory(path) ? path : path.parent_path();
    const fs::path folder = above.empty() ? fs::path(".") : above;
    if (!weights.empty())
        return Error(Code::Missing, folder.string(),
                     "config.json is missing: expected a model folder in the Hugging Face layout, or a GGUF file, "
                     "found only %1",
                     weights.front().filename().string());
    if (const std::string below = namesBelow(folder); !below.empty())
        return Error(Code::Missing, folder.string(),
                     "config.json is missing: expected the folder of one model, found those of %1 in it. Open one of "
                     "them.",
                     below);
    if (const std::string archive = archiveIn(folder); !archive.empty())
        return Error(Code::Missing, folder.string(),
                     "config.json is missing: expected a model folder in the Hugging Face layout, or a GGUF file, "
                     "found %1. Unpack it first.",
                     archive);
    return Error(Code::Missing, folder.string(),
                 "config.json is missing: expected a model folder in the Hugging Face layout, or a GGUF file");
}

}  // namespace core
