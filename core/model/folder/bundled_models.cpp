#include "core/model/folder/bundled_models.h"

#include "core/file/folder_names.h"
#include "core/file/installed_folders.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace core {
namespace {

namespace fs = std::filesystem;

/// The first models of the list; others follow by name.
constexpr std::array<std::string_view, 4> firstModels{"primer-encoder", "primer-decoder", "primer-translator",
                                                      "primer-vision"};

std::pair<std::ptrdiff_t, fs::path> placeOf(const fs::path& folder)
{
    return {std::ranges::find(firstModels, folder.filename().string()) - firstModels.begin(), folder};
}

}  // namespace

fs::path bundledModels()
{
    std::error_code none;
    const fs::path installed = installedInto() / "share/attentionscope/models";
    return fs::exists(installed, none) ? installed : fs::path(ATTENTIONSCOPE_RESOURCES) / "models";
}

std::vector<fs::path> bundledModelFolders()
{
    std::vector<fs::path> folders;
    const fs::path all = bundledModels();
    std::error_code none;
    for (const std::string& name : namesIn(all, mostBundled))
        if (fs::exists(all / name / "config.json", none)) folders.push_back(all / name);
    std::ranges::sort(folders, {}, placeOf);
    return folders;
}

}  // namespace core
