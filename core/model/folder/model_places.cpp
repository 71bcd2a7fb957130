#include "core/model/folder/model_places.h"

#include "core/model/folder/local_models.h"

#include <algorithm>
#include <mutex>

namespace core {
namespace {

namespace fs = std::filesystem;

struct OwnFolders {
    std::mutex mutex;
    FolderList list;
};

OwnFolders& own()
{
    static OwnFolders folders;
    return folders;
}

/// The one model in these folders whose name there is this one, or ends with it.
fs::path onlyOne(const std::vector<LocalModel>& models, const std::string& name)
{
    std::vector<fs::path> found;
    for (const LocalModel& model : models)
        if (model.name == name || model.name.ends_with("/" + name)) found.push_back(model.file);
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found.size() == 1 ? found.front() : fs::path();
}

}  // namespace

void setOwnModelFolders(FolderList list)
{
    const std::scoped_lock lock(own().mutex);
    own().list = std::move(list);
}

std::vector<fs::path> ownModelFolders()
{
    const std::scoped_lock lock(own().mutex);
    return own().list ? own().list() : std::vector<fs::path>();
}

fs::path modelCalled(const std::string& name, const Environment& environment)
{
    if (const fs::path repository = hubRepository(name, environment); !repository.empty())
        if (fs::path snapshot = snapshotOf(repository); !snapshot.empty()) return snapshot;
    std::vector<LocalModel> models;
    for (const fs::path& folder : ownModelFolders())
        for (LocalModel& model : modelsBelow(folder)) models.push_back(std::move(model));
    if (models.empty()) return {};
    if (fs::path found = onlyOne(models, name); !found.empty()) return found;
    const fs::path last =
        fs::path(name).has_filename() ? fs::path(name).filename() : fs::path(name).parent_path().filename();
    return last.empty() ? fs::path() : onlyOne(models, last.string());
}

}  // namespace core
