#include "core/file/folder_names.h"

#include <dirent.h>

#include <algorithm>
#include <memory>

namespace core {

std::vector<std::string> namesIn(const std::filesystem::path& folder, std::size_t most)
{
    // The standard library's iterators end the program where memory is short while they go on.
    struct Close {
        void operator()(DIR* opened) const { closedir(opened); }
    };
    std::vector<std::string> names;
    const std::unique_ptr<DIR, Close> opened(opendir(folder.c_str()));
    if (!opened) return names;
    while (const dirent* entry = readdir(opened.get())) {
        const std::string_view name = entry->d_name;
        if (name == "." || name == "..") continue;
        if (names.size() == most) break;
        names.emplace_back(name);
    }
    std::ranges::sort(names);
    return names;
}

}  // namespace core
